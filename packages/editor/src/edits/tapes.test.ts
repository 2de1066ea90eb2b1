import { distance, type Point } from '@homeplot/plan/point';
import { nearestOf } from '@homeplot/plan/nearest';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import { describe, expect, test } from 'vitest';
import { selectObjects } from '../view/selection.ts';
import {
  applyPlacement,
  solveTapes,
  placementsOf,
  placingOf,
  removeTape,
  residualsOf,
  setCornerTape,
  setTape,
  showPlacement,
  acceptPoint,
  tapesOf,
} from './tapes.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { selectedBuilding } from '../tools/tapedBuilding.ts';

/** Within a millionth of a foot. */
const about = (feet: number): unknown => expect.closeTo(feet, 6);

const pins = (driver: TestDriver): unknown[] =>
  driver.objects.filter((object) => kindOf(object) === findKind('point'));

/** Two known points and the distances from them. */
function taped(first: number, second: number): TestDriver {
  const driver = new TestDriver().pick('tape').click(10, 20).click(15, 20);
  setTape(driver.editor, 0, first);
  setTape(driver.editor, 1, second);
  return driver;
}

const solved = ({ editor }: TestDriver) => solveTapes(tapesOf(editor), editor.plan);

/** With a new object selected. */
function selectedNew(driver: TestDriver, type: string, more: object = {}): TestDriver {
  const object = driver.editor.scene.create(type, { x: 5, y: 5 }, { x: 15, y: 15 });
  if (!object) throw new Error(`No ${type} was made.`);
  driver.editor.edit([{ put: { ...object, ...more } }], 'Add');
  driver.editor.select(selectObjects([object.id]));
  return driver;
}

/** The texts among the tool's marks. */
function wordsOf(driver: TestDriver): readonly { readonly content: string; readonly at: Point }[] {
  const pen = new RecordingPen();
  driver.editor.hand.drawMarks(pen);
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
}

describe('a point from tapes', () => {
  test('two tapes give two candidates, and a click on one adds a point, which is no survey pin', () => {
    const driver = taped(3, 4);
    expect(solved(driver).points).toHaveLength(2);
    driver.click(11.8, 22.4);
    expect(pins(driver)).toMatchObject([{ x: about(11.8), y: about(22.4) }]);
    expect(driver.toasts.at(-1)).toBe('Point placed from tapes');
    expect(tapesOf(driver.editor)).toEqual([]);
    driver.editor.undo();
    expect(pins(driver)).toEqual([]);
  });

  test('a candidate can be accepted without the canvas', () => {
    const driver = taped(3, 4);
    const [above] = solved(driver).points;
    if (above) acceptPoint(driver.editor, above);
    expect(pins(driver)).toMatchObject([{ x: about(11.8), y: about(17.6) }]);
  });

  test('tapes that cannot meet have no candidate, but a gap', () => {
    const driver = taped(1, 1.5);
    expect(solved(driver)).toEqual({ points: [], misses: { by: 2.5, are: 'short' } });
    driver.editor.hand.cancel();
    expect(tapesOf(driver.editor)).toEqual([]);
  });

  test('a third tape selects one candidate and gives residuals', () => {
    const driver = taped(3, 4).click(11, 30);
    expect(solved(driver).points).toHaveLength(2);
    setTape(driver.editor, 2, distance({ x: 11, y: 30 }, { x: 11.8, y: 22.4 }) + 0.1);
    const { points, residuals, misfit } = solved(driver);
    expect(points).toHaveLength(1);
    expect(points[0]?.y).toBeCloseTo(22.4, 0);
    expect(residuals).toHaveLength(3);
    expect(misfit).toBeGreaterThan(0.01);
    expect(misfit).toBeLessThan(0.1);
    removeTape(driver.editor, 2);
    expect(solved(driver).points).toHaveLength(2);
  });

  test('a known point can be used only once', () => {
    const driver = taped(3, 4).click(10, 20);
    expect(tapesOf(driver.editor)).toHaveLength(2);
    expect(driver.toasts.at(-1)).toBe('That point is already in the list');
  });
});

describe('a building from tapes to its corners', () => {
  /** Known points around a rectangle drawn about 2 ft from its true place at (22, 21). */
  const known = [
    [10, 10],
    [50, 8],
  ] as const;
  const place = [
    { x: 22, y: 21 },
    { x: 42, y: 21 },
    { x: 42, y: 31 },
  ];
  function placed(): TestDriver {
    const driver = new TestDriver().rectangle([20, 20], [40, 30]).pick('placeByTapes');
    const drawn = [
      [20, 20],
      [40, 20],
      [40, 30],
    ] as const;
    let count = 0;
    for (const [i, [x, y]] of drawn.entries()) {
      for (const [kx, ky] of known) {
        driver.click(x, y).click(kx, ky);
        setCornerTape(driver.editor, count, distance(place[i] ?? { x, y }, { x: kx, y: ky }));
        count += 1;
      }
    }
    return driver;
  }

  test('is previewed at its place, and Apply moves it in one undo step', () => {
    const driver = placed();
    expect(driver.editor.hand.preview).toMatchObject([
      { put: { x: about(22), y: about(21), width: 20, height: 10 } },
    ]);
    expect(driver.top).toMatchObject({ x: 20, y: 20 });
    applyPlacement(driver.editor);
    expect(driver.top).toMatchObject({
      x: about(22),
      y: about(21),
      width: 20,
      height: 10,
    });
    expect(driver.toasts.at(-1)).toBe('Rectangle placed by 6 tapes');
    driver.editor.undo();
    expect(driver.top).toMatchObject({ x: 20, y: 20 });
  });

  test('has clickable corners where it is previewed', () => {
    const driver = placed().click(22, 31).click(10, 50);
    expect(placingOf(driver.editor)?.tapes.at(-1)).toEqual({ corner: 3, from: { x: 10, y: 50 } });
    const pen = new RecordingPen();
    driver.editor.hand.drawMarks(pen);
    const circles = pen.marks.flatMap((mark) => (mark.mark === 'circle' ? mark.center : []));
    expect(circles).toContainEqual({ x: about(22), y: about(31) });
    expect(circles).not.toContainEqual({ x: about(20), y: about(30) });
  });

  test('has the largest residual at a wrong tape', () => {
    const driver = placed();
    const [fit] = setCornerTape(
      driver.editor,
      4,
      distance(place[2] ?? { x: 0, y: 0 }, { x: 10, y: 10 }) + 0.8,
    );
    const state = placingOf(driver.editor);
    const sizes = state && fit ? residualsOf(state, fit).map((residual) => Math.abs(residual ?? 0)) : [];
    expect(sizes.indexOf(Math.max(...sizes))).toBe(4);
    expect(fit?.misfit).toBeGreaterThan(0.1);
  });

  test('needs at least three tapes', () => {
    const driver = new TestDriver().rectangle([20, 20], [40, 30]).pick('placeByTapes');
    driver.click(20, 20).click(10, 10);
    setCornerTape(driver.editor, 0, 15);
    const state = placingOf(driver.editor);
    expect(state && placementsOf(state, driver.editor)).toEqual([]);
    expect(driver.editor.hand.preview).toEqual([]);
    applyPlacement(driver.editor);
    expect(driver.top).toMatchObject({ x: 20, y: 20 });
  });

  test('can be shown at another solution, which a pointer move keeps', () => {
    const driver = placed();
    const other = {
      residuals: [],
      misfit: 0,
      about: { x: 30, y: 25 },
      turn: 90,
      by: { x: 5, y: 0 },
      accuracy: 0.1,
    };
    showPlacement(driver.editor, other);
    driver.point('move', 60, 40);
    expect(driver.editor.hand.preview).toMatchObject([{ put: { rotation: 90 } }]);
  });

  test('has corners that are not known points: a click selects the corner to tape', () => {
    const driver = new TestDriver().rectangle([20, 20], [40, 30]).pick('placeByTapes');
    driver.click(20, 20).click(40, 30);
    expect(placingOf(driver.editor)).toMatchObject({ corner: 2, tapes: [] });
    driver.click(10, 40);
    expect(placingOf(driver.editor)?.tapes).toEqual([{ corner: 2, from: { x: 10, y: 40 } }]);
  });

  test('shows the numbers of all tapes from a known point', () => {
    const driver = new TestDriver().rectangle([20, 20], [40, 30]).pick('placeByTapes');
    driver.click(20, 20).click(10, 40).click(40, 20).click(60, 45).click(40, 30).click(10, 40);
    const words = wordsOf(driver).map(({ content }) => content);
    expect(words).toEqual(expect.arrayContaining(['Tape 1, 3', 'Tape 2']));
    expect(words).not.toContain('Tape 3');
  });

  const housed = (from: [number, number], to: [number, number], driver = new TestDriver()): TestDriver =>
    driver.pick('house').drag(from, to).pick('select');

  test('is the selected building, whose corners are numbered', () => {
    const driver = housed([20, 20], [40, 30]).click(30, 25).pick('placeByTapes');
    expect(placingOf(driver.editor)).toEqual({ building: driver.top?.id, tapes: [] });
    const numbers = wordsOf(driver);
    expect(numbers.map(({ content }) => content)).toEqual(['1', '2', '3', '4']);
    const corners = [
      { x: 20, y: 20 },
      { x: 40, y: 20 },
      { x: 40, y: 30 },
      { x: 20, y: 30 },
    ];
    for (const [i, { at }] of numbers.entries())
      expect(nearestOf(corners.entries(), ([, corner]) => distance(corner, at))?.[0]).toBe(i);
    driver.editor.hand.cancel();
    expect(wordsOf(driver)).toEqual([]);
  });

  test('can be changed by a click while it has no tapes', () => {
    const driver = housed([20, 20], [40, 30], housed([60, 20], [80, 30])).click(30, 25);
    const [other] = driver.objects;
    driver.pick('placeByTapes').click(70, 25);
    expect(placingOf(driver.editor)?.building).toBe(other?.id);
    expect([...driver.editor.selection.ids]).toEqual([other?.id]);
    driver.click(60, 20).click(10, 10).click(30, 25);
    expect(placingOf(driver.editor)?.building).toBe(other?.id);
  });

  test('can be a rectangle', () => {
    const driver = new TestDriver().rectangle([20, 20], [40, 30]);
    expect(selectedBuilding(driver.editor.scene)).toEqual(driver.top);
    driver.pick('placeByTapes').click(20, 20).click(10, 10);
    expect(placingOf(driver.editor)).toMatchObject({ building: driver.top['id'], tapes: [{ corner: 0 }] });
  });

  test('cannot be a lot, a setback line, a road or two buildings', () => {
    const driver = housed([20, 20], [40, 30]).click(30, 25);
    expect(selectedBuilding(driver.editor.scene)).toEqual(driver.top);
    housed([60, 20], [80, 30], driver);
    driver.editor.select(selectObjects(driver.objects.map(({ id }) => id)));
    expect(selectedBuilding(driver.editor.scene)).toBeUndefined();
    for (const type of ['road', 'lot'])
      expect(selectedBuilding(selectedNew(driver, type).editor.scene)).toBeUndefined();
    const onLot = { of: driver.first('lot').id };
    expect(selectedBuilding(selectedNew(driver, 'setback', onLot).editor.scene)).toBeUndefined();
  });

  test('can be a setback line that is tied to no lot', () => {
    const driver = selectedNew(new TestDriver(), 'setback');
    expect(selectedBuilding(driver.editor.scene)).toEqual(driver.top);
  });

  test('the hint changes with each step, and watchers are notified', () => {
    const driver = housed([20, 20], [40, 30]);
    const { hand } = driver.editor;
    driver.editor.select(selectObjects([]));
    driver.pick('placeByTapes');
    const hints = [hand.hint.hint];
    driver.editor.watch({ changed: () => hints.at(-1) !== hand.hint.hint && hints.push(hand.hint.hint) });
    driver.click(30, 25).click(20, 20).click(10, 10);
    const corner = 'Click a numbered corner that was taped';
    const point = 'Click the known point that this corner was taped from';
    expect(hints).toEqual([expect.stringMatching(/^Click a building/), corner, point, corner]);
  });

  test('is asked for by a message after a click on empty ground', () => {
    const driver = new TestDriver().pick('placeByTapes').click(5, 5);
    expect(driver.toasts.at(-1)).toBe('Pick a building, or anything else with corners');
  });
});
