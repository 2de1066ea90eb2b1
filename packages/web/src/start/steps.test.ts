import { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import type { Status } from '@homeplot/plan/kind';
import { describe, expect, test } from 'vitest';
import { outlineOfSize } from './lotOutline.ts';
import { purposeIds } from './purposes.ts';
import { startedLot } from './startedLot.ts';
import { stepsOf } from './steps.ts';

function planFor(purpose: string, isMeasured = true, north: 'set' | 'unset' = 'set'): Editor {
  let count = 0;
  const editor = new Editor({ newId: () => `object ${(count += 1)}` });
  const put = startedLot(editor, outlineOfSize({ width: 50, depth: 120 }), isMeasured);
  if (!put) throw new Error('The lot was not made.');
  editor.edit(
    [{ settings: { project: { purpose }, isNorthSet: north === 'set' ? true : undefined } }, { put }],
    'Start the plan',
  );
  return editor;
}

function draw(editor: Editor, type: string, status?: Status): void {
  const put = editor.scene.create(type, { x: 20, y: 20 });
  if (put) editor.edit([{ put: status ? { ...put, status } : put }], 'Draw');
}

function drag(editor: Editor, from: readonly [number, number], to: readonly [number, number]): void {
  const send = (phase: 'down' | 'move' | 'up', [x, y]: readonly [number, number]): void => {
    const at = { x, y };
    const screen = toScreen(editor.viewport, at);
    editor.hand.pointer({ phase, at, screen, shift: false, coarse: false, free: true });
  };
  send('down', from);
  send('move', to);
  send('up', to);
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

  test('ask which way north is until somebody says so, even that it is straight up', () => {
    const question = 'Which way is north? Until you say so, the sheets mark it as assumed.';
    const asked = (): Editor => planFor('shed', true, 'unset');
    for (const settings of [{ isNorthSet: true } as const, { north: 12.5 }]) {
      const editor = asked();
      expect(sentences(editor)).toContain(question);
      editor.edit([{ settings }], 'Plan properties');
      expect(sentences(editor)).not.toContain(question);
      editor.undo();
      expect(sentences(editor)).toContain(question);
    }
  });

  test('of an accessory dwelling: one building is not the house too', () => {
    const editor = planFor('adu');
    draw(editor, 'building');
    expect(sentences(editor)[0]).toBe('If there is a house on the lot, draw it too.');
    draw(editor, 'building', 'existing');
    expect(sentences(editor)).not.toContain('If there is a house on the lot, draw it too.');
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
    expect(sentences(editor)).toHaveLength(1);
    editor.undo();
    expect(sentences(editor)).toHaveLength(2);
  });

  test('of a shed: a house that nothing is said of is not the shed, but the house that is there', () => {
    const editor = planFor('shed');
    draw(editor, 'house');
    expect(sentences(editor)).toEqual(['Draw the shed.', 'House: is it new, or is it there already?']);
  });

  test('of an accessory dwelling: a building that is there already is the house, and the new one is still to be drawn', () => {
    const editor = planFor('adu');
    draw(editor, 'building', 'existing');
    expect(sentences(editor)).toEqual(['Draw the accessory dwelling.']);
    draw(editor, 'building', 'proposed');
    expect(sentences(editor)).not.toContain('Draw the accessory dwelling.');
  });

  test('draw the house by its name as existing, and what the project builds as proposed', () => {
    const editor = planFor('adu');
    const run = (id: string, at: number): void => {
      const [way] = stepsOf(editor.plan).find((step) => step.id === id)?.ways ?? [];
      if (!way || !('tool' in way)) throw new Error(`There is no tool for ${id}.`);
      editor.hand.pick(way.tool, way.given);
      drag(editor, [at, at], [at + 10, at + 10]);
    };
    run('house', 30);
    run('build the accessory dwelling', 5);
    const [, house, dwelling] = [...editor.plan.objects.values()];
    expect(house).toMatchObject({ name: 'House', use: 'House', status: 'existing' });
    expect(dwelling).toMatchObject({
      name: 'Accessory dwelling',
      use: 'Accessory dwelling',
      status: 'proposed',
    });
    expect(stepsOf(editor.plan)).toEqual([]);
    editor.hand.pick('building');
    drag(editor, [40, 60], [45, 65]);
    expect([...editor.plan.objects.values()].at(-1)?.status).toBeUndefined();
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
