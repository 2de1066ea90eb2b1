import { Editor } from '@homeplot/editor/editor';
import type { Status } from '@homeplot/plan/kind';
import { describe, expect, test } from 'vitest';
import { outlineOfSize } from './lotOutline.ts';
import { purposeIds } from './purposes.ts';
import { startedLot } from './startedLot.ts';
import { stepsOf } from './steps.ts';

function planFor(purpose: string, isMeasured = true): Editor {
  let count = 0;
  const editor = new Editor({ newId: () => `object ${(count += 1)}` });
  const put = startedLot(editor, outlineOfSize({ width: 50, depth: 120 }), isMeasured);
  if (!put) throw new Error('The lot was not made.');
  editor.edit([{ settings: { project: { purpose } } }, { put }], 'Start the plan');
  return editor;
}

function draw(editor: Editor, type: string, status?: Status): void {
  const put = editor.scene.create(type, { x: 20, y: 20 });
  if (put) editor.edit([{ put: status ? { ...put, status } : put }], 'Draw');
}

const sentences = (editor: Editor): readonly string[] => stepsOf(editor.plan).map(({ sentence }) => sentence);

describe('the next steps', () => {
  test('begin with the lot, whatever the purpose', () => {
    const empty = new Editor({ newId: () => 'id' });
    expect(sentences(empty)).toEqual(['Draw the lot.']);
    for (const purpose of purposeIds) {
      empty.edit([{ settings: { project: { purpose } } }], 'Purpose');
      expect(sentences(empty)).toEqual(['Draw the lot.']);
    }
  });

  test('of a shed: draw it, say that it is new, draw the house if there is one', () => {
    const editor = planFor('shed');
    expect(sentences(editor)).toEqual(['Draw the shed.', 'If there is a house on the lot, draw it too.']);
    draw(editor, 'shed');
    expect(sentences(editor)).toEqual([
      'If there is a house on the lot, draw it too.',
      'Shed: is it new, or is it there already?',
    ]);
    const [, asked] = stepsOf(editor.plan);
    const isNew = asked?.ways.find(({ title }) => title === 'New');
    if (isNew && 'run' in isNew) isNew.run(editor);
    draw(editor, 'building', 'existing');
    expect(sentences(editor)).toEqual([]);
    editor.undo();
    editor.undo();
    expect(sentences(editor)).toHaveLength(2);
  });

  test('of an accessory dwelling: a building that is there already is the house, and the new one is still to be drawn', () => {
    const editor = planFor('adu');
    draw(editor, 'building', 'existing');
    expect(sentences(editor)).toEqual(['Draw the accessory dwelling.']);
    draw(editor, 'building', 'proposed');
    expect(sentences(editor)).toEqual([]);
  });

  test('of a septic system: the tank and the field', () => {
    const editor = planFor('septic');
    draw(editor, 'septicTank', 'proposed');
    expect(sentences(editor)[0]).toBe('Draw the septic field.');
  });

  test('say that a sketched lot has no real size, until an edge has one', () => {
    const editor = planFor('other', false);
    expect(stepsOf(editor.plan).map(({ id }) => id)).toEqual(['lotSize']);
    expect(stepsOf(planFor('other').plan)).toEqual([]);
  });

  test('take a plan without a purpose, or with one of a later version, as it is', () => {
    const editor = planFor('treehouse');
    draw(editor, 'shed');
    expect(sentences(editor)).toEqual([]);
  });
});
