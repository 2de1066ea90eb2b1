// The registry of transforms: what is done to the selection by typed values. Fetched when the first is asked for.
import { compareOrder } from '@homeplot/plan/order';
import type { Editor } from '../editor.ts';
import { selectedObjects } from '../scene/selection.ts';
import { array } from './array.ts';
import { extentOf } from './extent.ts';
import { mirror } from './mirror.ts';
import { moveBy } from './moveBy.ts';
import { offset } from './offset.ts';
import { rotateBy } from './rotateBy.ts';
import { setback } from './setback.ts';
import { setLength } from './setLength.ts';
import type { Outcome, Subject, Transform, Values } from './transform.ts';

const transforms: readonly Transform[] = [moveBy, rotateBy, mirror, offset, setback, array, setLength];

export function transformNamed(name: string): Transform {
  const found = transforms.find((transform) => transform.name === name);
  if (!found)
    throw new Error(
      `No transform is named '${name}'; there are ${transforms.map((one) => one.name).join(', ')}.`,
    );
  return found;
}

/** What is selected; undefined where nothing is. newId: for what is only shown, ids that nothing keeps. */
export function subjectOf(editor: Editor, newId: () => string = editor.scene.newId): Subject | undefined {
  const { plan, selection } = editor;
  const { tiedTo } = editor.scene;
  const objects = selectedObjects(selection, plan).toSorted(compareOrder);
  if (objects.length === 0) return undefined;
  return { plan, objects, box: extentOf(objects), newId, tiedTo };
}

/** The answers to all questions: what was given, else what the question proposes. */
export function answered(transform: Transform, subject: Subject, given: Values): Values {
  const asked = transform.questions(subject, given).map(({ name, value }) => [name, value] as const);
  return { ...Object.fromEntries(asked), ...given };
}

const needsSelection = 'Select something first.';

/** What would come of it; ids of new objects are not to be kept. */
export function proposal(editor: Editor, transform: Transform, given: Values): Outcome {
  let count = 0;
  const subject = subjectOf(editor, () => {
    count += 1;
    return `preview ${count}`;
  });
  return subject
    ? transform.outcome(subject, answered(transform, subject, given))
    : { problem: needsSelection };
}

/** Does it, as one step of the history; the reason where it cannot be done. */
export function perform(editor: Editor, transform: Transform, given: Values): string | undefined {
  const subject = subjectOf(editor);
  const outcome = subject
    ? transform.outcome(subject, answered(transform, subject, given))
    : { problem: needsSelection };
  if ('problem' in outcome) return outcome.problem;
  editor.hand.propose([]);
  if (editor.edit(outcome.changes, transform.title)) editor.select({ ids: new Set(outcome.select) });
  return undefined;
}
