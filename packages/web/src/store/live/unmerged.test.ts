// Whether the cloud has all edits of a plan.
import { Editor } from '@homeplot/editor/editor';
import type { PlanContents } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { PlanObject } from '@homeplot/plan/kind';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { expect, test } from 'vitest';
import { newId } from '../../kit/newId.ts';
import { editsSince, isUnedited } from './unmerged.ts';

/** The plan as the cloud has it. */
function inCloud({ plan }: Editor): PlanContents {
  const { objects, settings } = writePlanFile(plan, new Date(0).toISOString());
  const reading = readPlanFile({ objects, settings });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.contents;
}

function tree({ scene }: Editor, x: number): PlanObject {
  const made = scene.create('tree', { x, y: 10 });
  if (!made) throw new Error('There are no trees.');
  return made;
}

test('a plan that the cloud has as it is leaves nothing to merge, and an edit since does', () => {
  const editor = new Editor({ newId });
  const [elm, ash, oak] = [tree(editor, 10), tree(editor, 40), tree(editor, 70)];
  editor.edit([{ put: elm }, { put: ash }], 'Plant');
  const before = inCloud(editor);
  expect(isUnedited(editsSince(before, editor))).toBe(true);
  for (const edit of [{ put: oak }, { remove: elm.id }, { settings: { title: 'Mine' } }]) {
    editor.edit([edit], 'Edit');
    expect(isUnedited(editsSince(before, editor))).toBe(false);
    editor.undo();
    expect(isUnedited(editsSince(before, editor))).toBe(true);
  }
});
