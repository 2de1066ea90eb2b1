import { pathBox } from '@homeplot/plan/boundsPen';
import { overlaps } from '@homeplot/plan/box';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { describe, expect, test } from 'vitest';
import { beginSize } from '../edits/cursor.ts';
import { selectObjects } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { drawHouseOnLot } from '../../testing/testHouseOnLot.ts';
import { LiveDistances } from './liveDistances.ts';

function planned(): TestDriver {
  const driver = new TestDriver();
  driver.editor.scene.aid = new LiveDistances(driver.editor);
  return drawHouseOnLot(driver);
}
const shown = ({ editor }: TestDriver) =>
  editor.scene.aid?.clearances.map(({ to, feet }) => `${feet} to ${to}`);
const target = (driver: TestDriver, type: string): string => driver.first(type).id;
const dragged = (driver: TestDriver): TestDriver =>
  driver.point('move', 20, 15).point('down', 20, 15).point('move', 22, 17);

describe('while an object is dragged, its distances', () => {
  test('are those to the lot lines and the buildings around it, and end with the drag', () => {
    const driver = dragged(planned().pick('shed').drag([40, 10], [50, 20]).click(55, 35));
    expect(shown(driver)).toEqual([
      '12 to the top edge',
      '28 to the right edge',
      '18 to the bottom edge',
      '12 to the left edge',
      '8 to the shed',
    ]);
    driver.point('up', 22, 17);
    expect(shown(driver)).toEqual([]);
  });

  test('are drawn at it, and what is over the line in red', () => {
    const driver = dragged(planned()).point('move', 8, 15);
    const pen = new RecordingPen(0.1, 0.1);
    driver.editor.hand.drawMarks(pen);
    const words = pen.marks.flatMap((one) => (one.mark === 'text' ? [one.text.content] : []));
    expect(words).toContain("2' over");
  });

  test('can be typed, one after the other, and a release puts it there', () => {
    const driver = dragged(planned());
    const { typing } = driver.editor.hand;
    const lot = target(driver, 'lot');
    typing.typeDistances([{ target: lot, edge: 3, feet: 25.5, of: 'wall' }]);
    expect(shown(driver)).toContain('25.5 to the left edge');
    expect(shown(driver)).toContain('12 to the top edge');
    typing.typeDistances([
      { target: lot, edge: 3, feet: 25.5, of: 'wall' },
      { target: lot, edge: 0, feet: 4, of: 'wall' },
    ]);
    typing.enter();
    expect(driver.first('house')).toMatchObject({ x: 35.5, y: 9 });
    driver.run('undo');
    expect(driver.first('house')).toMatchObject({ x: 20, y: 15 });
  });

  test('move the object as a whole when they are typed, so that the text of a leader comes along', () => {
    registerLateKinds();
    const driver = planned();
    const house = driver.first('house');
    const vertices = [
      { x: 25, y: 20 },
      { x: 45, y: 5 },
    ];
    const created = kindOf({ id: '', order: '', type: 'leader' }).create({
      from: vertices[0] ?? { x: 0, y: 0 },
      scale: 2,
      siteExtent: 100,
    });
    const tie = { of: house.id, along: 0, beside: 0 };
    const leader = { ...created, ...tie, id: 'leader', type: 'leader', order: 'b0', vertices } as PlanObject;
    driver.editor.edit([{ put: leader }], 'Leader');
    driver.editor.select(selectObjects([house.id]));
    const before = driver.first('leader') as PlanObject & { readonly vertices: readonly { x: number }[] };
    dragged(driver);
    const { typing } = driver.editor.hand;
    typing.typeDistances([{ target: target(driver, 'lot'), edge: 3, feet: 25.5, of: 'wall' }]);
    typing.enter();
    const by = (driver.first('house') as unknown as { x: number }).x - (house as unknown as { x: number }).x;
    const text = (object: PlanObject): number =>
      (object as unknown as typeof before).vertices.at(-1)?.x ?? Number.NaN;
    expect(text(driver.first('leader'))).toBeCloseTo(text(before) + by);
  });

  test('stay those to the lot of which one is typed, though it comes onto another', () => {
    const driver = planned();
    const lot = target(driver, 'lot');
    driver.pick('lot');
    for (const [x, y] of [
      [60, 0],
      [120, 0],
      [120, 40],
      [60, 40],
      [60, 0],
    ] as const)
      driver.click(x, y);
    dragged(driver);
    const { typing } = driver.editor.hand;
    typing.typeDistances([{ target: lot, edge: 0, feet: 4, of: 'wall' }]);
    driver.point('move', 62, 15);
    expect(shown(driver)).toContain('4 to the top edge');
    expect(driver.editor.scene.aid?.clearances.map(({ target: of }) => of)).toEqual([lot, lot, lot, lot]);
    typing.typeDistances([]);
    expect(driver.editor.scene.aid?.clearances.map(({ target: of }) => of)).not.toContain(lot);
  });

  test('can be typed before it has moved by a square', () => {
    const driver = planned().point('down', 20, 15).point('move', 20.2, 15.2, { free: true });
    driver.editor.hand.typing.typeDistances([
      { target: target(driver, 'lot'), edge: 3, feet: 5, of: 'wall' },
    ]);
    driver.editor.hand.typing.enter();
    expect(driver.first('house')).toMatchObject({ x: 15, y: 15 });
  });
});

test('a setback line has distances while it is dragged only if it is tied to no lot', () => {
  const driver = planned();
  const line = driver.editor.scene.create('setback', { x: 5, y: 5 }, { x: 55, y: 35 });
  if (!line) throw new Error('No setback line was made.');
  const dragLine = (more: object): unknown => {
    driver.editor.edit([{ put: { ...line, ...more } }], 'Add');
    driver.editor.select(selectObjects([line.id]));
    driver.point('down', 5, 25).point('move', 7, 25);
    expect(driver.editor.hand.isBusy).toBe(true);
    const distances = shown(driver);
    driver.editor.hand.cancel();
    return distances;
  };
  expect(dragLine({})).toContain('7 to the left edge');
  expect(dragLine({ of: target(driver, 'lot'), distances: [{ edges: '', feet: 5 }] })).toEqual([]);
});

test('what lies under the pointer before the press shows its distances, and its conflicts', () => {
  const driver = planned();
  const asked: number[] = [];
  const { aid } = driver.editor.scene;
  if (aid) aid.findConflicts = (moved) => (asked.push(moved.length), []);
  driver.pick('shed').point('move', 50, 20);
  expect(shown(driver)).toEqual([
    '15 to the top edge',
    '4 to the right edge',
    '15 to the bottom edge',
    '44 to the left edge',
    '14 to the house',
  ]);
  driver.editor.hand.drawMarks(new RecordingPen(0.1, 0.1));
  expect(asked).toEqual([1]);
});

test('a distance typed before the press places it there', () => {
  const driver = planned().pick('shed').point('move', 50, 20);
  beginSize(driver.editor);
  driver.editor.hand.typing.typeDistances([
    { target: target(driver, 'lot'), edge: 1, feet: 2.5, of: 'wall' },
  ]);
  driver.editor.hand.typing.enter();
  expect(driver.top).toMatchObject({ type: 'shed', x: 51.5, y: 20, width: 12, height: 10 });
});

test('a size and distances that are typed place a new object', () => {
  const driver = planned().pick('shed').point('down', 40, 20).point('move', 45, 25);
  const { typing } = driver.editor.hand;
  typing.type({ width: 10, height: 8 });
  typing.typeDistances([
    { target: target(driver, 'lot'), edge: 1, feet: 5, of: 'wall' },
    { target: target(driver, 'lot'), edge: 2, feet: 5, of: 'wall' },
  ]);
  typing.enter();
  expect(driver.top).toMatchObject({ type: 'shed', x: 50, y: 31, width: 10, height: 8 });
});

test('a conflict is drawn in red in place of its distance, with what is required', () => {
  const driver = planned();
  const { aid } = driver.editor.scene;
  if (!aid) throw new Error('There is no aid.');
  const place = { from: { x: 3, y: 10 }, to: { x: 0, y: 10 } };
  aid.findConflicts = ([moved]) => (moved ? [{ place, measured: 3, required: 5 }] : []);
  driver.point('move', 20, 15).point('down', 20, 15).point('move', 13, 15);
  const pen = new RecordingPen(0.1, 0.1);
  driver.editor.hand.drawMarks(pen);
  const words = pen.marks.flatMap((one) => (one.mark === 'text' ? [[one.text.content, one.style.fill]] : []));
  expect(words).toContainEqual(["3' of 5'", '#8f1d17']);
  expect(words.map(([content]) => content)).not.toContain("3'");
});

test('the words of distances are not over each other, and shorter where there is little room', () => {
  const driver = planned();
  const { editor } = driver;
  const house = driver.first('house');
  const put = { ...house, eave: 2 };
  editor.edit([{ put }], 'Eave');
  editor.resize(640, 300);
  editor.fit({ minX: -100, minY: -80, maxX: 160, maxY: 120 });
  driver.point('move', 20, 15).point('down', 20, 15).point('move', 30, 20);
  const pen = new RecordingPen(0.1, 0.1);
  editor.hand.drawMarks(pen);
  const plates = pen.marks.flatMap((one) =>
    one.mark === 'path' && one.style.fill === '#ffffff' ? [pathBox(one.path)] : [],
  );
  expect(plates).toHaveLength(4);
  for (const [i, plate] of plates.entries())
    for (const other of plates.slice(i + 1)) expect(overlaps(plate, other)).toBe(false);
});
