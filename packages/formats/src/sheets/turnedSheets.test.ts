// Drawings that are turned on their sheet, with what follows from it.
import { boxBetween, type Box, contains, union } from '@homeplot/plan/box';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Plan } from '@homeplot/plan/plan';
import { distance, type Point, radians, rotate } from '@homeplot/plan/point';
import { readMapAddress } from '@homeplot/plan/printedMap';
import type { Mark } from '@homeplot/plan/recordingPen';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import type { Sheet, SheetBlock, SheetTurn } from '@homeplot/plan/sheet';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';
import { writeDxf } from '../../testing/writeDxf.ts';
import { plainSheet } from './presets.ts';

registerLateKinds();

const corners = [
  { x: 0, y: 0 },
  { x: 120, y: 10 },
  { x: 100, y: 170 },
  { x: -10, y: 160 },
];
const lot = { id: 'lot', type: 'lot', vertices: corners.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })) };
/** West of the lot. */
const road = {
  type: 'road',
  startX: -50,
  startY: -60,
  endX: -70,
  endY: 400,
  roadWidth: 40,
  name: 'Oak Street',
};
const label = { type: 'text', x: 60, y: 100, text: 'Keep clear', height: 8 };
const along = { type: 'text', x: 60, y: 200, text: 'Along the side', height: 8, rotation: 170 };

const planWith = (settings: Record<string, unknown> = {}, ...more: readonly unknown[]): Plan =>
  planOf([lot, road, label, along, ...more], settings);
const sheetWith = (turn: SheetTurn | undefined, ...more: readonly SheetBlock[]): Sheet => {
  const plain = plainSheet({ paper: 'Arch C', orientation: 'landscape' });
  return { ...plain, blocks: [...plain.blocks, ...more], ...(turn === undefined ? {} : { turn }) };
};

/** The corners of the lot on the paper, in its order. */
const lotIn = (marks: readonly Mark[]): readonly Point[] =>
  marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.layer === 'property' && mark.path.vertices.length === corners.length
      ? [mark.path.vertices]
      : [],
  )[0] ?? [];
const boxOf = (points: readonly Point[]): Box => points.map((at) => boxBetween(at, at)).reduce(union);
const angleOf = (from: Point | undefined, to: Point | undefined): number =>
  from && to ? (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI : NaN;
const textOf = (marks: readonly Mark[], content: string) => {
  for (const mark of marks) if (mark.mark === 'text' && mark.text.content === content) return mark.text;
  throw new Error(`No text says ${content}.`);
};

test('with north up, the arrow points up and the lot keeps its shape and its bearings', () => {
  const plan = planWith({ north: 33.5 });
  const [asDrawn, turned] = [sheetWith(undefined), sheetWith('north')].map((sheet) => marksOf(plan, sheet));
  if (!asDrawn || !turned) throw new Error('Nothing was drawn.');
  expect(turned.drawing.turn).toBeCloseTo(326.5, 9);
  const [before, after] = [asDrawn, turned].map(({ marks, drawing }) => ({
    corners: lotIn(marks),
    perFoot: 25.4 / (drawing.scale?.feetPerInch ?? 0),
  }));
  for (const i of corners.keys()) {
    const next = (i + 1) % corners.length;
    const [a, b] = [after?.corners[i], after?.corners[next]];
    const [from, to] = [corners[i], corners[next]];
    if (!a || !b || !from || !to) throw new Error('The lot is missing.');
    expect(distance(a, b) / (after?.perFoot ?? 0)).toBeCloseTo(distance(from, to), 6);
  }
  const turn =
    angleOf(after?.corners[0], after?.corners[1]) - angleOf(before?.corners[0], before?.corners[1]);
  expect(turn).toBeCloseTo(-33.5, 6);
  const letter = textOf(turned.marks, 'N');
  const shaft = turned.marks.findIndex((mark) => mark.mark === 'text' && mark.text.content === 'N');
  const arrow = turned.marks
    .slice(shaft - 3, shaft)
    .flatMap((mark) => (mark.mark === 'path' ? mark.path.vertices : []));
  expect(letter.at.x).toBeCloseTo(arrow[0]?.x ?? NaN, 6);
  expect(letter.at.y).toBeLessThan(Math.min(...arrow.map(({ y }) => y)));
  const bearings = (marks: readonly Mark[]): readonly string[] =>
    wordsIn(marks)
      .filter((words) => /^[NS] \d/.test(words))
      .toSorted();
  expect(bearings(turned.marks)).toEqual(bearings(asDrawn.marks));
});

test('with the street at the bottom, the front of the lot is its lowest edge, in the vicinity sketch too', () => {
  const plan = planWith();
  const around = { id: 'around', type: 'vicinity' };
  const { marks } = marksOf(plan, sheetWith('street', around));
  const [a, b, c, d] = lotIn(marks);
  // The west edge, from the last corner to the first.
  expect(Math.abs(angleOf(d, a)) % 180).toBeCloseTo(0, 6);
  for (const other of [b, c]) expect(other?.y).toBeLessThan(d?.y ?? 0);
  const name = marks.filter((mark) => mark.mark === 'text' && mark.text.content === 'Oak Street').at(-1);
  const site = textOf(marks, 'Site');
  if (name?.mark !== 'text') throw new Error('The sketch names no street.');
  expect(name.text.angle).toBe(0);
  expect(name.text.at.y).toBeGreaterThan(site.at.y);
});

test('names of streets that somebody typed turn with the sketch', () => {
  const around = { id: 'around', type: 'vicinity', streets: { left: 'Elm Road' } };
  const nameOn = (turn: SheetTurn | undefined) => {
    const { marks } = marksOf(planWith(), sheetWith(turn, around));
    const [name, site] = [textOf(marks, 'Elm Road'), textOf(marks, 'Site')];
    return { right: Math.sign(Math.round(name.at.x - site.at.x)), angle: name.angle };
  };
  expect(nameOn(undefined)).toEqual({ right: -1, angle: -Math.PI / 2 });
  expect(nameOn(90)).toEqual({ right: 0, angle: 0 });
  expect(nameOn(178)).toEqual({ right: 1, angle: -Math.PI / 2 });
  expect(nameOn(-90)).toEqual({ right: 0, angle: 0 });
});

test('at every angle level text stays level about its middle, and no text of the drawing is upside down', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 35_999 }), (hundredths) => {
      const { marks, drawing } = marksOf(planWith({ north: 12.25 }), sheetWith(hundredths / 100));
      const { at, height, angle } = textOf(marks, 'Keep clear');
      expect(angle).toBe(0);
      const middle = {
        x: at.x + textWidth('Keep clear', height) / 2,
        y: at.y - (capHeight * height) / 2,
      };
      const [corner = { x: 0, y: 0 }] = lotIn(marks);
      const feet = (distance(middle, corner) * (drawing.scale?.feetPerInch ?? 0)) / 25.4;
      expect(feet).toBeCloseTo(Math.hypot(30 + textWidth('Keep clear', 4) / 2, 50 - 2 * capHeight), 6);
      // Lengths on nearly vertical lines are read from the right.
      const upright = Math.cos(radians(100.01));
      const all = marks.flatMap((mark) => (mark.mark === 'text' ? Math.cos(mark.text.angle) : []));
      expect(Math.min(...all)).toBeGreaterThan(upright);
    }),
    { numRuns: 25 },
  );
});

test('the name along a level street turns with it, and is read from the right or the bottom', () => {
  const level = { type: 'road', startX: -200, startY: 380, endX: 500, endY: 380, roadWidth: 40 };
  const name = { type: 'text', x: 60, y: 440, text: 'Mill Lane', height: 8 };
  const plan = planOf([lot, level, name, label]);
  const angles = [37, 90, 180, 225].map((turn) => {
    const { angle } = textOf(marksOf(plan, sheetWith(turn)).marks, 'Mill Lane');
    return Math.round((angle * 180) / Math.PI);
  });
  expect(angles).toEqual([37, -90, 0, 45]);
});

test('a part of the plan that is turned shows at least what was chosen', () => {
  const crop = { minX: 20, minY: 20, maxX: 60, maxY: 90 };
  const shed = { id: 's', type: 'shed', x: 80, y: 120, width: 20, height: 16 };
  const plain = sheetWith(30);
  const blocks = plain.blocks.map((block) => (block.type === 'viewport' ? { ...block, crop } : block));
  const { drawing } = marksOf(planWith({}, shed), { ...plain, blocks });
  const [block] = drawing.viewports;
  expect(block && drawing.scaleOf(block)).toBeDefined();
  expect(drawing.unfit).toEqual([]);
});

test('the map under a turned drawing is turned with it, and reaches as far as its paper', () => {
  const ground = { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'map' };
  const map = { tiles: 'aerial', fade: 40, printed: true, attribution: '© Mappers' };
  const plan = planWith({ ground, map, north: 20 });
  const { marks, drawing } = marksOf(plan, sheetWith('north'));
  const image = marks.flatMap((mark) => (mark.mark === 'image' ? [mark.image] : []))[0];
  const extent = readMapAddress(image?.href ?? '')?.extent;
  if (!image?.clip || !extent) throw new Error('There is no map.');
  expect(drawing.maps).toEqual([image.href]);
  // A corner of the lot is on the map where the drawing has it.
  const perFoot = 25.4 / (drawing.scale?.feetPerInch ?? 0);
  const off = { x: (0 - extent.minX) * perFoot, y: (0 - extent.minY) * perFoot };
  const onMap = rotate({ x: image.at.x + off.x, y: image.at.y + off.y }, image.angle, image.at);
  const [onDrawing] = lotIn(marks);
  expect(distance(onMap, onDrawing ?? { x: 0, y: 0 })).toBeLessThan(0.01);
  const whole = boxOf(
    [
      [0, 0],
      [image.width, 0],
      [image.width, image.height],
      [0, image.height],
    ].map(([x = 0, y = 0]) => rotate({ x: image.at.x + x, y: image.at.y + y }, image.angle, image.at)),
  );
  expect(contains(whole, image.clip)).toBe(true);
});

test('the window of a DXF layout shows a turned drawing where the sheet has it', () => {
  const plan = planWith({ north: 28 });
  const sheet = sheetWith('north');
  const { text } = writeDxf(plan, { sheets: [sheet], date: '' });
  const lines = text.split(/\r?\n/);
  // The first window of a layout is the paper itself.
  const [, start = NaN] = lines.flatMap((line, i) =>
    line === 'VIEWPORT' && lines[i - 1]?.trim() === '0' ? i : [],
  );
  const codes = new Map<number, number>();
  for (let i = start + 1; lines[i]?.trim() !== '0'; i += 2) codes.set(Number(lines[i]), Number(lines[i + 1]));
  const code = (number: number): number => codes.get(number) ?? NaN;
  const { marks, drawing } = marksOf(plan, sheet);
  const drawn = lotIn(marks);
  for (const [i, { x, y }] of corners.entries()) {
    const seen = rotate({ x, y: -y }, radians(code(51)), { x: 0, y: 0 });
    const perUnit = code(41) / code(45);
    const paper = {
      x: (code(10) + (seen.x - code(12)) * perUnit) * 25.4,
      y: drawing.size.height - (code(20) + (seen.y - code(22)) * perUnit) * 25.4,
    };
    expect(distance(paper, drawn[i] ?? { x: NaN, y: NaN })).toBeLessThan(0.05);
  }
});

test('which north it is stands under the arrow, and in the notes with the declination and its date', () => {
  const words = (northReference: unknown) =>
    wordsIn(marksOf(planWith({ northReference }), sheetWith('north')).marks);
  expect(words({ kind: 'true' })).toContain('true');
  const magnetic = words({ kind: 'magnetic', declination: -7.5, date: 'May 2026' });
  expect(magnetic).toEqual(expect.arrayContaining(['magnetic', '7.5° W']));
  expect(magnetic.join(' ')).toContain('The arrow shows magnetic north, 7.5° W of true north (May 2026).');
  expect(magnetic).not.toContain('assumed');
  expect(words(undefined)).toContain('assumed');
});
