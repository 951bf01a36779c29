// The dialog in which a person changes the name of their account.

import * as api from "../shared/api.js";
import { field, formDialog } from "../shared/dialog.js";
import { loadWorld, me } from "../shared/state.js";

/** Opens the dialog for changing the name of the tab's person. */
export function changeName() {
  const mine = me();
  const name = field("Name", { required: true, maxlength: 32, value: mine.name, "data-testid": "own-name" });
  formDialog({
    title: "What are you called?",
    fields: [name.node],
    action: "Save",
    testid: "name-dialog",
    submit: async () => {
      await api.changePerson(mine.id, { name: name.input.value.trim() });
      await loadWorld();
    },
  });
  name.input.select();
}
