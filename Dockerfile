# The server image: the bot alone, without the sandbox.
FROM rust:1.95-bookworm AS build
WORKDIR /build
COPY Cargo.toml Cargo.lock ./
COPY crates crates
COPY src src
COPY fonts fonts
COPY locales locales
COPY migrations migrations
# The caches keep downloaded and compiled dependencies from one build of the image to the next.
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo build --profile dist --locked --no-default-features --bin triominos \
    && cp target/dist/triominos /usr/local/bin/triominos

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libssl3 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 10001 --home-dir /data --create-home triominos
COPY --from=build /usr/local/bin/triominos /usr/local/bin/triominos
USER triominos
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/triominos.db
ENTRYPOINT ["triominos"]
CMD ["run"]
