// Contours as they are drawn: which lines, how heavy, and where their elevations are.
import { describe, expect, test } from 'vitest';
import { planOf, thing, traced } from '../../testing/testSite.ts';
import { type Box, contains, grow } from '../geometry/box.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { type Mark, RecordingPen } from '../pen/recordingPen.ts';
import type { ElevationSettings } from '../settings/elevationSettings.ts';
import { rectsOverlap, type TextRect, textRect } from '../lettering/textRect.ts';
import { contourDrawingOf } from './contourDrawing.ts';
import { groundOf } from './ground.ts';
import { pointOf } from './groundPoint.ts';
import { type Texts, textsIn } from './textRoom.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined });
/** Falls 6 ft to the right. */
const falling = [
  spot('a', 0, 0, 106),
  spot('b', 300, 0, 100),
  spot('c', 300, 200, 100),
  spot('d', 0, 200, 106),
];

function marksOf(
  objects: readonly PlanObject[],
  elevations: ElevationSettings,
  labelHeight = 2,
): readonly Mark[] {
  const plan = planOf(objects);
  plan.settings = { ...plan.settings, elevations };
  const pen = new RecordingPen(labelHeight, 0.1, 'feet-inches', 0);
  contourDrawingOf(plan)?.draw(pen);
  return pen.marks;
}

/** What is written on a drawing, wherever one asks. */
const writes = (rects: readonly TextRect[]): Texts =>
  function* () {
    yield;
    return rects;
  };
const level = { angle: 0, align: 'middle', baseline: 'middle' } as const;
const shown = { contours: true, interval: 1 } as const;
const linesIn = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.mark === 'path' ? [mark] : []));
const wordsIn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));

describe('contours', () => {
  test('are drawn only where the settings ask for them', () => {
    expect(marksOf(falling, {})).toEqual([]);
    expect(linesIn(marksOf(falling, shown)).length).toBeGreaterThan(0);
  });

  test('end at a row of spots, and no grade is read beyond it, where a benchmark is a little outside', () => {
    const row = [50, 90, 130, 170].map((y) => spot(`row ${y}`, 0, y, 106));
    const objects = [...falling, ...row, spot('outside', -4, 203, 104)];
    const lines = linesIn(marksOf(objects, shown)).flatMap(({ path }) => path.vertices);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter(({ x, y }) => x < -0.01 && y < 160)).toEqual([]);
    const ground = groundOf(planOf(objects));
    expect(pointOf(ground, { x: -1, y: 100 }).existing).toBeUndefined();
    expect(pointOf(ground, { x: 0, y: 100 }).existing?.elevation).toBeCloseTo(106, 6);
  });

  test('of the existing ground are dashed, every fifth heavier, with their elevations in gaps', () => {
    const marks = marksOf(falling, shown);
    expect(new Set(wordsIn(marks))).toEqual(new Set(['101', '102', '103', '104', '105', '106']));
    for (const { path, style } of linesIn(marks)) {
      expect(style.dash).toBeDefined();
      const elevation = 106 - (path.vertices[0]?.x ?? 0) / 50;
      expect(style.weight).toBe(Math.round(elevation) % 5 === 0 ? 0.25 : 0.13);
      // The line ends where its elevation is, at 50 and at 150 ft.
      const [top, bottom] = [path.vertices[0], path.vertices.at(-1)]
        .map((at) => at?.y ?? 0)
        .toSorted((a, b) => a - b);
      for (const at of [50, 150]) expect((top ?? 0) > at || (bottom ?? 0) < at).toBe(true);
    }
  });

  test('of what is proposed are solid, and only where it changes the ground', () => {
    const berm = traced(
      'berm',
      'h',
      [
        { x: 150, y: 40 },
        { x: 150, y: 160 },
      ],
      {
        tall: 2,
        width: 20,
        status: 'proposed',
      },
    );
    const solid = linesIn(marksOf([...falling, berm], shown)).filter(({ style }) => !style.dash);
    expect(solid.length).toBeGreaterThan(0);
    for (const { path } of solid)
      for (const { x, y } of path.vertices) {
        expect(Math.abs(x - 150)).toBeLessThan(10.2);
        expect(Math.abs(y - 100)).toBeLessThan(60.2);
      }
  });

  test('have elevations clear of other text and of one another, moved along the line or left out', () => {
    const plan = planOf(falling);
    plan.settings = { ...plan.settings, elevations: shown };
    const texts = (from: number, to: number): Texts => {
      const at = { x: 150, y: (from + to) / 2 };
      const rect = textRect({ at, content: 'W'.repeat(300), height: to - from, ...level });
      return writes([rect]);
    };
    const lettersWith = (taken: Texts) => {
      const pen = new RecordingPen(2, 0.1, 'feet-inches', 0);
      contourDrawingOf(plan)?.draw(pen, ['existing'], taken);
      return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
    };
    const usual = new Set(lettersWith(writes([])).map(({ at }) => at.y));
    expect(usual).toEqual(new Set([50, 150]));
    // What is written across the plan at one of the usual places.
    const moved = lettersWith(texts(45, 55));
    expect(moved.map(({ content }) => content)).toEqual(
      lettersWith(writes([])).map(({ content }) => content),
    );
    for (const { at } of moved) expect(Math.abs(at.y - 50)).toBeGreaterThan(5);
    const rects = moved.map((text) => textRect(text));
    for (const [i, a] of rects.entries())
      for (const b of rects.slice(i + 1)) expect(rectsOverlap(a, b)).toBe(false);
    expect(lettersWith(texts(-100, 300))).toEqual([]);
  });

  test('ask only what is written near what is drawn, however large the plan is', () => {
    const wide = [
      spot('a', 0, 0, 106),
      spot('b', 12_000, 0, 100),
      spot('c', 12_000, 8000, 100),
      spot('d', 0, 8000, 106),
    ];
    const plan = planOf(wide);
    plan.settings = { ...plan.settings, elevations: shown };
    const asked: Box[] = [];
    const texts: Texts = function* (_, box) {
      asked.push(box);
      yield;
      return [];
    };
    const pen = new RecordingPen(2, 0.1, 'feet-inches', 0);
    const view = { minX: 2000, minY: 2000, maxX: 2200, maxY: 2200 };
    Object.defineProperty(pen, 'view', { value: view });
    const drawing = contourDrawingOf(plan);
    drawing?.draw(pen, ['existing'], texts);
    expect(wordsIn(pen.marks)).toContain('105');
    const near = grow(view, 150);
    expect(asked.filter((box) => !contains(near, box))).toEqual([]);
    // What is known isn't asked again.
    const before = asked.length;
    drawing?.draw(pen, ['existing'], texts);
    expect([before > 0, asked.length]).toEqual([true, before]);
  });

  test('have no elevation in the bed of a swale', () => {
    const middle = [
      { x: 150, y: 0 },
      { x: 150, y: 200 },
    ];
    const swale = traced('swale', 'swale', middle, { depth: 1, status: 'proposed' });
    const objects = [...falling, swale];
    const plan = planOf(objects);
    plan.settings = { ...plan.settings, elevations: shown };
    const lettered = (texts?: Texts): readonly string[] => {
      const pen = new RecordingPen(2, 0.1, 'feet-inches', 0);
      contourDrawingOf(plan)?.draw(pen, ['existing'], texts);
      return wordsIn(pen.marks);
    };
    expect(lettered()).toContain('103');
    const texts: Texts = (lettering, box) =>
      textsIn(box, lettering, { objects, placing: undefined, onGround: undefined });
    expect(new Set(lettered(texts))).toEqual(new Set(['101', '102', '104', '105', '106']));
  });

  test("aren't drawn over contours that somebody drew", () => {
    const drawn = traced(
      'contour',
      'e',
      [
        { x: 150, y: 0 },
        { x: 150, y: 200 },
      ],
      {
        elevation: 103,
        assumed: undefined,
      },
    );
    expect(new Set(wordsIn(marksOf([...falling, drawn], shown)))).toEqual(
      new Set(['101', '102', '104', '105', '106']),
    );
  });

  test('have a coarser interval at a smaller scale, and a finer one on flat ground', () => {
    const auto = { contours: true } as const;
    const counted = (objects: readonly PlanObject[], labelHeight: number) =>
      new Set(wordsIn(marksOf(objects, auto, labelHeight)));
    expect(counted(falling, 2)).toEqual(
      new Set([
        '100.5',
        '101',
        '101.5',
        '102',
        '102.5',
        '103',
        '103.5',
        '104',
        '104.5',
        '105',
        '105.5',
        '106',
      ]),
    );
    expect(counted(falling, 20)).toEqual(new Set(['101', '102', '103', '104', '105', '106']));
    const flat = falling.map((object, i) => ({ ...object, elevation: i === 0 || i === 3 ? 101 : 100 }));
    expect(counted(flat, 2).has('100.2')).toBe(true);
  });
});
