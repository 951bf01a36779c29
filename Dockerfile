# The server image: the bot alone, without the sandbox.
FROM rust:1.95-bookworm AS build
WORKDIR /build
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY src src
COPY fonts fonts
COPY locales locales
COPY migrations migrations
COPY .ci/licences .ci/licences
# The caches keep downloaded and compiled dependencies from one build of the image to the next.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo build --profile dist --locked --no-default-features --bin triominos \
    && cp target/dist/triominos /usr/local/bin/triominos \
    && .ci/licences /usr/share/doc/triominos

FROM debian:bookworm-slim
ARG VERSION=unknown
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Triominos" \
      org.opencontainers.image.description="Play Triominos with friends on Discord: an unofficial bot" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION" \
      org.opencontainers.image.revision="$REVISION"
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --create-home triominos
COPY --from=build /usr/local/bin/triominos /usr/local/bin/triominos
COPY --from=build /usr/share/doc/triominos /usr/share/doc/triominos
COPY LICENSE /usr/share/doc/triominos/
USER triominos
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/triominos.db METRICS=9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["triominos", "health"]
ENTRYPOINT ["triominos"]
CMD ["run"]
