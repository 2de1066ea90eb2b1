// Undo and Redo in a field of the panel: for the field's text while something unapplied is typed there, else for the plan.
import { type KeyPress, keyNames } from './keys.ts';

const undoKeys: ReadonlySet<string> = new Set(['Mod+Z', 'Mod+Shift+Z', 'Mod+Y']);

/** The attribute of a field that shows what is applied to the plan. */
export const appliedAttribute = 'data-applied';

type FieldKeyPress = KeyPress & Pick<KeyboardEvent, 'target'>;

export const undoesPlan = (event: FieldKeyPress): boolean =>
  event.target instanceof HTMLElement &&
  event.target.hasAttribute(appliedAttribute) &&
  keyNames(event).some((name) => undoKeys.has(name));
