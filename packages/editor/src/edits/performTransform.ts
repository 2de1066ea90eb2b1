// Applies a transform to the selection, or shows what it would make.
import { compareOrder } from '@homeplot/plan/order';
import type { Editor } from '../editor/editor.ts';
import { selectedObjects } from '../view/selection.ts';
import { extentOf } from '../transforms/extent.ts';
import type { Outcome, Subject, Transform, Values } from '../transforms/transform.ts';

/** The selection as a subject; undefined if nothing is selected. newId: temporary ids for previews. */
export function subjectOf(editor: Editor, newId: () => string = editor.scene.newId): Subject | undefined {
  const { plan, selection } = editor;
  const { tiedTo } = editor.scene;
  const objects = selectedObjects(selection, plan).toSorted(compareOrder);
  if (objects.length === 0) return undefined;
  return { plan, objects, box: extentOf(objects), newId, tiedTo };
}

/** The values of all questions: as given, else the defaults. */
export function withDefaults(transform: Transform, subject: Subject, given: Values): Values {
  const asked = transform.questions(subject, given).map(({ name, value }) => [name, value] as const);
  return { ...Object.fromEntries(asked), ...given };
}

const needsSelection = 'Select something first.';

/** The outcome for a preview; new objects have temporary ids. */
export function proposal(editor: Editor, transform: Transform, given: Values): Outcome {
  let count = 0;
  const subject = subjectOf(editor, () => {
    count += 1;
    return `preview ${count}`;
  });
  return subject
    ? transform.outcome(subject, withDefaults(transform, subject, given))
    : { problem: needsSelection };
}

interface Performed {
  readonly isDone: boolean;
  /** Why it isn't; undefined if the editor has said so itself. */
  readonly problem?: string;
}

/** Applies a transform as one undo step. */
export function perform(editor: Editor, transform: Transform, given: Values): Performed {
  const subject = subjectOf(editor);
  const outcome = subject
    ? transform.outcome(subject, withDefaults(transform, subject, given))
    : { problem: needsSelection };
  if ('problem' in outcome) return { isDone: false, problem: outcome.problem };
  if (!editor.edit(outcome.changes, transform.title)) return { isDone: false };
  editor.hand.propose([]);
  editor.select({ ids: new Set(outcome.select) });
  if (outcome.done) editor.say({ text: outcome.done, tone: 'success' });
  return { isDone: true };
}
