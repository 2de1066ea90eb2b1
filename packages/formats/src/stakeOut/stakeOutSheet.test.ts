// The stake-out sheet shows every length that the crew needs, in large letters, on as many pages as that takes.
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { textFrame } from '@homeplot/plan/textFrame';
import { formatLength } from '@homeplot/plan/units';
import { writePlanFile } from '@homeplot/plan/writePlanFile';
import { expect, test } from 'vitest';
import { a4, orientedSize, letter } from '../paper/papers.ts';
import { stakeOut } from './stakeOut.ts';
import { stakeOutPages } from './stakeOutSheet.ts';

const corners = (x: number, y: number, size: number) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

/** A lot of 100 x 120 ft with a few decks in a row. */
function planOf(decks: number, units = 'feet-inches'): Plan {
  const lot = {
    type: 'lot',
    vertices: [
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 200, y: 240 },
      { x: 0, y: 240 },
    ],
  }; // prettier-ignore
  const objects = Array.from({ length: decks }, (_, i) => ({
    type: 'deck',
    name: 'A deck with quite a long name',
    status: 'proposed',
    vertices: corners(20 + 40 * (i % 4), 30 + 40 * Math.floor(i / 4), 24),
  }));
  const reading = readPlanFile({ objects: [lot, ...objects], settings: { scale: 2, units } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

/** A lot, a deck, a circle, a driveway and a retaining wall. */
function mixedPlan(): Plan {
  const driveway = { type: 'driveway', width: 24, vertices: corners(130, 30, 60).slice(0, 3) };
  const circle = { type: 'circle', x: 60, y: 160, radius: 12 };
  const wall = { type: 'retainingWall', thickness: 4, vertices: corners(20, 200, 60).slice(0, 3) };
  const objects = [driveway, circle, wall].map((object) => ({ ...object, status: 'proposed' }));
  const reading = readPlanFile({
    objects: [...writePlanFile(planOf(1), '').objects, ...objects],
    settings: { scale: 2 },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

function drawn(plan: Plan, size = orientedSize(letter, 'portrait')) {
  const made = stakeOut(plan);
  if (!made.ok) throw new Error(made.problem);
  const pages = stakeOutPages(plan, made, size, 'Nov 23, 2026').map(({ draw }) => {
    const { marks } = draw((_corner, _scale, units, north) => new RecordingPen(2.5, 0, units, north));
    return marks.flatMap((mark) => (mark.mark === 'text' ? mark.text : []));
  });
  return { made, pages };
}

test('each length and each check is on it once, in letters of at least 1/8 in', () => {
  const { made, pages } = drawn(planOf(9));
  expect(pages.length).toBeGreaterThan(2);
  const rows = pages.flat().filter(({ height }) => height >= 5);
  const lengths = made.staked.flatMap(({ stakes, checks }) => [
    ...stakes.flatMap((stake) => stake.lengths),
    ...checks.map(({ length }) => length),
  ]);
  expect(lengths).toHaveLength(9 * (4 * 2 + 2));
  const words = rows.map(({ content }) => content);
  for (const text of new Set(lengths.map((length) => formatLength(length, 'feet-inches'))))
    expect(words.filter((word) => word === text).length).toBe(
      lengths.filter((length) => formatLength(length, 'feet-inches') === text).length,
    );
  for (const { height } of pages.flat()) expect(height).toBeGreaterThanOrEqual(3.175);
});

test('nothing is off the paper, and no two words cover each other', () => {
  for (const paper of [letter, a4]) {
    const size = orientedSize(paper, 'portrait');
    for (const page of drawn(planOf(5), size).pages) {
      const boxes = page.map((text) => {
        const [corner, , opposite] = textFrame(text);
        return { minX: corner.x, minY: corner.y, maxX: opposite.x, maxY: opposite.y, content: text.content };
      });
      for (const { minX, minY, maxX, maxY } of boxes) {
        expect(Math.min(minX, minY, size.width - maxX, size.height - maxY)).toBeGreaterThan(8);
      }
      const covered = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter((b) => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY)
          .map((b) => `${a.content} / ${b.content}`),
      );
      expect(covered).toEqual([]);
    }
  }
});

test('a page that continues an object repeats its heading', () => {
  const { pages } = drawn(planOf(9));
  for (const page of pages) expect(page.some(({ content }) => content === 'From A')).toBe(true);
});

test('metric plans have lengths to the millimeter', () => {
  const words = drawn(planOf(1, 'metres'))
    .pages.flat()
    .map(({ content }) => content);
  expect(words.filter((word) => /^\d+\.\d{3} m$/.test(word)).length).toBeGreaterThanOrEqual(8);
});

test('stakes that are not at corners say where they are', () => {
  const { made, pages } = drawn(mixedPlan());
  expect(made.staked.map(({ on }) => on)).toEqual(['corners', 'center line', 'center', 'center line']);
  const words = pages.flat().map(({ content }) => content);
  expect(words).toContain('center line');
  expect(words).toContain('center');
  expect(words).not.toContain('corners');
});
