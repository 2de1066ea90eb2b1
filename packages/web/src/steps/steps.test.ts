import { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { assuming, withoutAssumptions } from '@homeplot/plan/assumed';
import type { PlanObject, Status } from '@homeplot/plan/kind';
import { describe, expect, test } from 'vitest';
import { outlineOfSize } from '../features/start/lotOutline.ts';
import { purposeIds } from './purposes.ts';
import { startedLot } from '../features/start/startedLot.ts';
import { stepsOf } from './steps.ts';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

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

const stepsIn = (editor: Editor) => stepsOf(editor.plan).filter(({ isConfirmation }) => !isConfirmation);
const sentences = (editor: Editor): readonly string[] => stepsIn(editor).map(({ sentence }) => sentence);
const assumed = (editor: Editor): readonly string[] =>
  stepsOf(editor.plan).flatMap(({ isConfirmation, sentence }) => (isConfirmation ? [sentence] : []));
const press = (editor: Editor, id: string, title: string): void => {
  const way = stepsOf(editor.plan)
    .find((step) => step.id === id)
    ?.ways.find((one) => one.title === title);
  if (!way || !('run' in way)) throw new Error(`"${title}" is not offered for ${id}.`);
  way.run(editor);
};

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

  test('offer the street that the address or the deed names, along the edge that is chosen', () => {
    const editor = planFor('shed');
    expect(stepsIn(editor).map(({ id }) => id)).not.toContain('street');
    editor.edit([{ settings: { address: '12 Oak Street, Springfield' } }], 'Address');
    const [step] = stepsIn(editor).filter(({ id }) => id === 'street');
    expect(step?.sentence).toBe('Draw Oak Street, which the address names.');
    press(editor, 'street', 'Draw it');
    const [lot, road, note] = [...editor.plan.objects.values()];
    expect(road).toMatchObject({ name: 'Oak Street', startY: 142, endY: 142, roadWidth: 24 });
    expect(note).toMatchObject({ text: 'OAK STREET', rotation: 0 });
    expect(assumed(editor)).toEqual([
      "Oak Street: 24' wide (assumed). Is that right?",
      'Oak Street: placed at a typical distance from the lot (assumed). Is that right?',
    ]);
    // Whoever drags it has said where it is.
    if (road) editor.edit([{ put: { ...road, startY: 150, endY: 150 } as PlanObject }], 'Move');
    expect(assumed(editor)).toEqual(["Oak Street: 24' wide (assumed). Is that right?"]);
    if (!lot || !road || !note) throw new Error('The street was not drawn.');

    // A lot of a deed, whose edges have no names.
    const edges = Array.from({ length: 4 }, () => ({ source: 'surveyed', recorded: {} }));
    const nameless = { ...lot, edges } as PlanObject;
    const settings = { address: '', project: { purpose: 'shed', street: 'Mill Road' } };
    editor.edit([{ settings }, { put: nameless }, { remove: road.id }, { remove: note.id }], 'Deed');
    expect(stepsIn(editor).find(({ id }) => id === 'street')).toMatchObject({
      sentence: 'Draw Mill Road, which the deed names. Which edge of the lot is along it?',
    });
    press(editor, 'street', "Edge 2, 120'");
    const [, street, name] = [...editor.plan.objects.values()];
    expect(street).toMatchObject({ startX: 72, endX: 72, startY: -20, endY: 140 });
    expect(name).toMatchObject({ text: 'MILL ROAD', rotation: 90 });
    expect(editor.plan.objects.get(lot.id)).toMatchObject({ edges: [{}, { name: 'front' }, {}, {}] });
  });

  test('of an accessory dwelling: one building is not the house too', () => {
    const editor = planFor('adu');
    draw(editor, 'building');
    expect(sentences(editor)[0]).toBe('If there is a house on the lot, draw it too.');
    draw(editor, 'building', 'existing');
    expect(sentences(editor)).not.toContain('If there is a house on the lot, draw it too.');
  });

  test('of a shed: draw it, confirm that it is new, draw the house if there is one', () => {
    const editor = planFor('shed');
    expect(sentences(editor)).toEqual(['Draw the shed.', 'If there is a house on the lot, draw it too.']);
    draw(editor, 'shed');
    expect(sentences(editor)).toEqual(['If there is a house on the lot, draw it too.']);
    expect(assumed(editor)).toEqual(['Shed: proposed (assumed). Is that right?']);
    press(editor, 'confirm status proposed', "It's right");
    expect(assumed(editor)).toEqual([]);
    expect([...editor.plan.objects.values()].at(-1)).toMatchObject({ status: 'proposed' });
    editor.undo();
    expect(assumed(editor)).toHaveLength(1);
    press(editor, 'confirm status proposed', 'Existing');
    expect(assumed(editor)).toEqual([]);
    expect([...editor.plan.objects.values()].at(-1)?.status).toBe('existing');
  });

  test('of a shed: a building may be the shed or the house, so all three statuses are offered', () => {
    const editor = planFor('shed');
    draw(editor, 'building');
    const [asked] = stepsIn(editor).filter(({ id }) => id.startsWith('status'));
    expect(asked?.sentence).toBe('Building: is it new, or is it there already?');
    expect(asked?.ways.map(({ title }) => title)).toEqual(['New', 'There already', 'To be removed', 'Show']);
  });

  test('of a shed: a house is not the shed, but the house that is there', () => {
    const editor = planFor('shed');
    draw(editor, 'house');
    expect(sentences(editor)).toEqual(['Draw the shed.']);
    expect(assumed(editor)).toEqual(['House: existing (assumed). Is that right?']);
  });

  test('of a new house: what is drawn is proposed, and a tree or a street is there already', () => {
    const editor = planFor('house');
    for (const type of ['driveway', 'deck', 'well', 'tree']) draw(editor, type);
    const statuses = [...editor.plan.objects.values()].map(({ type, status }) => [type, status]);
    expect(statuses.slice(1)).toEqual([
      ['driveway', 'proposed'],
      ['deck', 'proposed'],
      ['well', 'proposed'],
      ['tree', 'existing'],
    ]);
    expect(assumed(editor)).toContain('Driveway, Deck and 1 more: proposed (assumed). Is that right?');
  });

  test('count all the objects that they ask about, also those of the same name', () => {
    const editor = planFor('house');
    for (const type of ['driveway', 'deck', 'well', 'well', 'well']) draw(editor, type);
    expect(assumed(editor)).toContain('Driveway, Deck and 3 more: proposed (assumed). Is that right?');
  });

  test('ask about the slope of an arrow only where no ground says it', () => {
    const editor = planFor('addition');
    draw(editor, 'drainageArrow');
    const [arrow] = [...editor.plan.objects.values()].slice(-1);
    // As plans have it that were drawn while a new arrow had a slope.
    if (arrow) editor.edit([{ put: assuming({ ...arrow, slope: '2%' } as PlanObject, ['slope']) }], 'Guess');
    expect(assumed(editor)).toEqual(['Drainage arrow: slope 2% (assumed). Is that right?']);
    const spots = [
      { x: -50, y: -50, elevation: 104 },
      { x: 200, y: -50, elevation: 99 },
      { x: 75, y: 200, elevation: 101 },
    ].flatMap((at, i) => {
      const made = editor.scene.create('spotElevation', at);
      return made ? [{ put: { ...withoutAssumptions(made), ...at, id: `spot ${i}` } }] : [];
    });
    editor.edit(spots, 'Level the ground');
    expect(assumed(editor)).toEqual([]);
  });

  test('ask about each value that nobody has given, with one press for all that have it', () => {
    const editor = planFor('addition');
    draw(editor, 'building');
    draw(editor, 'building');
    draw(editor, 'easement');
    expect(assumed(editor)).toEqual([
      'Building (2): 1 story (assumed). Is that right?',
      "Building (2): 1' eaves (assumed). Is that right?",
      "Easement: 10' wide (assumed). Is that right?",
      'Easement: for the purpose “Utility easement” (assumed). Is that right?',
    ]);
    press(editor, "confirm eave 1' eaves", "It's right");
    expect(assumed(editor)).toHaveLength(3);
    // Whoever types another value has said it.
    const [, first] = [...editor.plan.objects.values()];
    if (first) editor.edit([{ put: { ...first, storeys: 2 } as PlanObject }], 'Stories');
    expect(assumed(editor)[0]).toBe('Building: 1 story (assumed). Is that right?');
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
    expect(sentences(editor)).toEqual([]);
    expect(assumed(editor)).toContain('House: existing (assumed). Is that right?');
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
