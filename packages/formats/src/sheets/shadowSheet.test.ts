// The sheet of shadows: six drawings, each with its day, its time and where the sun stands.
import type { Mark } from '@homeplot/plan/recordingPen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';
import { sheetPresets } from './presets.ts';
import { shadowBlocks, solstices } from './shadowBlocks.ts';

/** The minutes by which the device's clock is behind UTC. */
const deviceBehind = (minutes: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
beforeEach(() => void deviceBehind(0));
afterEach(() => void vi.restoreAllMocks());

const objects = [
  { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 },
  {
    id: 'house',
    type: 'house',
    x: 100,
    y: 80,
    width: 70,
    height: 50,
    tall: 22,
    eaveHeight: 10,
    roof: 'gable',
    status: 'proposed',
  },
  { id: 'old', type: 'shed', x: 20, y: 20, width: 20, height: 20, status: 'removed' },
  { id: 'oak', type: 'tree', x: 160, y: 120, radius: 20 },
];
const sydney = { latitude: -33.8688, longitude: 151.2093, at: { x: 0, y: 0 }, source: 'typed' };

function shadowSheet(settings: object = { ground: sydney }, paper = 'Tabloid (ANSI B)') {
  const plan = planOf(objects, { ...settings });
  const preset = sheetPresets.find(({ id }) => id === 'shadows');
  const sheet: Sheet = {
    id: 'shadows',
    title: 'Shadows',
    paper,
    orientation: 'landscape',
    style: 'color',
    blocks: preset?.blocks(plan, false) ?? [],
  };
  return { plan, sheet, ...marksOf(plan, sheet) };
}

const outlinesIn = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((mark) => mark.mark === 'path' && mark.path.closed && mark.style.stroke === '#4b5563');

test('has a drawing for each hour, in two rows, at one scale', () => {
  const { sheet, drawing } = shadowSheet();
  const blocks = sheet.blocks.filter(({ type }) => type === 'viewport') as ViewportBlock[];
  expect(blocks).toHaveLength(6);
  const boxes = blocks.map(({ id }) => drawing.boxes.get(id));
  expect(new Set(boxes.map((box) => Math.round(box?.minY ?? 0))).size).toBe(2);
  expect(new Set(blocks.map((block) => drawing.scaleOf(block)?.name)).size).toBe(1);
  expect(drawing.missing).toEqual([]);
});

test('says the day, the time, the clock and the sun of each', () => {
  const words = wordsIn(shadowSheet().marks);
  // Sydney's standard time is UTC+10. By NOAA's formulas the sun is 18.97° high at 42.56° at 9:00 on June 21.
  expect(words).toContain('Shadows, Jun 21, 9:00 AM (UTC+10)');
  expect(words.some((line) => /Sun 19° high, 43° from true north/.test(line))).toBe(true);
  expect(words).toContain('Shadows, Dec 21, 3:00 PM (UTC+10)');
  const onLetter = wordsIn(shadowSheet({ ground: sydney }, 'Letter').marks);
  expect(onLetter).toContain('Shadows, Dec 21, 12:00 PM (UTC+10)');
});

test('throws the shadows of what stands after the project, and says what was assumed', () => {
  const { plan, sheet, marks } = shadowSheet();
  const outlines = outlinesIn(marks);
  expect(outlines.length).toBeGreaterThanOrEqual(6);
  const before = marksOf(plan, {
    ...sheet,
    blocks: sheet.blocks.map((block) => ({ ...block, statuses: ['existing', 'removed'] })),
  });
  expect(outlinesIn(before.marks).length).not.toBe(outlines.length);
  expect(wordsIn(marks).join(' ')).toMatch(/Heights assumed: Tree 24'\./);
});

test.each(['Tabloid (ANSI B)', 'Letter'])(
  'a plan without a location says so, and where to set it, on %s',
  (paper) => {
    const words = wordsIn(shadowSheet({}, paper).marks);
    expect(words).toContain('Shadows, Jun 21, 9:00 AM: no location');
    expect(words.filter((line) => line.endsWith('Set the location in Sun and shade'))).toHaveLength(6);
    expect(words.join(' ')).toContain('the plan has no location. Set the location in Sun and shade.');
  },
);

test('a sheet that is added before the location is known follows it afterwards', () => {
  const { sheet } = shadowSheet({});
  const boston = { latitude: 42.36, longitude: -71.06, at: { x: 0, y: 0 }, source: 'typed' };
  const { settings } = planOf(objects, { ground: boston, sheets: [sheet] });
  const words = wordsIn(marksOf(planOf(objects, { ...settings }), settings.sheets?.[0] ?? sheet).marks);
  expect(words).toContain('Shadows, Jun 21, 9:00 AM (UTC−5)');
  expect(words.join(' ')).not.toContain('below the horizon');
  expect(words.join(' ')).toContain('Time zone assumed from the longitude.');
});

test('a new shadow sheet keeps the standard time of a device near its site, and is the same on every device', () => {
  deviceBehind(300);
  const { plan, sheet, marks } = shadowSheet({ ground: atlanta });
  expect(sheet.blocks[0]).toMatchObject({ sun: { day: '06-21', minutes: 540, offset: -300 } });
  const words = wordsIn(marks);
  expect(words).toContain('Shadows, Jun 21, 9:00 AM (UTC−5)');
  expect(words.join(' ')).not.toContain('Time zone assumed');
  deviceBehind(-540);
  expect(wordsIn(marksOf(plan, sheet).marks)).toEqual(words);
});

test('far from the device a new shadow sheet follows the longitude, and says so', () => {
  const { sheet, marks } = shadowSheet({ ground: atlanta });
  expect(sheet.blocks[0]).not.toHaveProperty('sun.offset');
  expect(wordsIn(marks)).toContain('Shadows, Jun 21, 9:00 AM (UTC−5)');
  expect(wordsIn(marks).join(' ')).toContain('Time zone assumed from the longitude.');
});

test('a drawing with a clock of its own says nothing of the longitude', () => {
  const own = solstices.flatMap(() => [9, 12, 15]).map((hour) => hour * 60);
  const suns = own.map((minutes) => ({ sun: { day: '06-21', minutes, offset: -300 } }));
  const { words } = shadowsOf([smallLot, besideLine], { ground: atlanta }, suns);
  expect(words.join(' ')).not.toContain('Time zone assumed');
});

const atlanta = { latitude: 33.75, longitude: -84.39, at: { x: 0, y: 0 }, source: 'typed' };
const smallLot = { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 120, height: 80 };
const besideLine = { id: 'house', type: 'house', x: 60, y: 30, width: 60, height: 40 };
const cutWords = 'Shadows continue beyond this drawing';

function shadowsOf(
  contents: readonly object[],
  settings: object,
  drawings: readonly Partial<ViewportBlock>[] = [],
) {
  const plan = planOf(contents, { ...settings });
  const blocks = shadowBlocks(solstices).map((block, i) => ({ ...block, ...drawings[i] }));
  const sheet: Sheet = { ...shadowSheet().sheet, paper: 'Letter', blocks };
  const { marks, drawing } = marksOf(plan, sheet);
  const widthOf = (mark: Mark | undefined): number => {
    const xs = mark?.mark === 'path' ? mark.path.vertices.map(({ x }) => x) : [];
    return Math.max(...xs) - Math.min(...xs);
  };
  return { marks, drawing, words: wordsIn(marks), outlines: outlinesIn(marks), widthOf };
}

test.each([
  ['beyond the lot line', [smallLot, besideLine]],
  ['without a lot', [besideLine]],
])('the drawings have room for the shadows %s, all at one scale', (_, contents) => {
  const { outlines, words, drawing } = shadowsOf(contents, { ground: atlanta });
  // A clipped outline is open.
  expect(outlines).toHaveLength(6);
  expect(words).not.toContain(cutWords);
  const blocks = drawing.viewports;
  expect(new Set(blocks.map((block) => drawing.scaleOf(block)?.name)).size).toBe(1);
  expect(drawing.missing).toEqual([]);
});

test('a shadow near sunrise is cut, the drawing says so, and the plan is still seen', () => {
  const early = { sun: { day: '12-21', minutes: 7 * 60 + 52, offset: -300 } };
  const { words, drawing } = shadowsOf([smallLot, besideLine], { ground: atlanta }, [early]);
  expect(words.filter((line) => line === cutWords)).toHaveLength(1);
  const [first] = drawing.viewports;
  expect(first && drawing.scaleOf(first)?.feetPerInch).toBeLessThanOrEqual(100);
});

test('at a scale that is chosen the drawing keeps it, shows the whole plan, and says that shadows are cut', () => {
  const large = Array.from({ length: 6 }, () => ({ feetPerInch: 20 }));
  const { words, marks, drawing, widthOf } = shadowsOf([smallLot, besideLine], { ground: atlanta }, large);
  expect(drawing.viewports.map((block) => drawing.scaleOf(block)?.feetPerInch)).toEqual(Array(6).fill(20));
  expect(words).toContain(cutWords);
  const houses = marks.filter((mark) => Math.abs(widthOf(mark) - 30 * (25.4 / 20)) < 0.1);
  expect(houses.length).toBeGreaterThanOrEqual(6);
  const boxes = drawing.viewports.map(({ id }) => drawing.boxes.get(id));
  for (const mark of houses) {
    const xs = mark.mark === 'path' ? mark.path.vertices.map(({ x }) => x) : [];
    expect(boxes.some((box) => box && Math.min(...xs) >= box.minX && Math.max(...xs) <= box.maxX)).toBe(true);
  }
});

test('in a detail no shadow is drawn beyond its frame', () => {
  const crop = { minX: 5, minY: 0, maxX: 25, maxY: 15 };
  const { marks, drawing } = shadowsOf([smallLot, besideLine], { ground: atlanta }, [
    {},
    {},
    {},
    {},
    { crop },
  ]);
  const shadows = marks.flatMap((mark) =>
    mark.mark === 'path' && mark.style.stroke === '#4b5563' ? mark.path.vertices : [],
  );
  const frame = marks.find((mark) => mark.mark === 'path' && mark.style.dash?.[0] === 1.5);
  const [detail] = drawing.viewports.filter((block) => block.crop);
  const box = detail && drawing.boxes.get(detail.id);
  const edges = frame?.mark === 'path' ? frame.path.vertices : [];
  const inBox = shadows.filter(
    ({ x, y }) => box && x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY,
  );
  expect(inBox.length).toBeGreaterThan(4);
  expect(Math.min(...inBox.map(({ x }) => x))).toBeGreaterThanOrEqual(
    Math.min(...edges.map(({ x }) => x)) - 1e-6,
  );
  expect(Math.max(...inBox.map(({ y }) => y))).toBeLessThanOrEqual(
    Math.max(...edges.map(({ y }) => y)) + 1e-6,
  );
});

test('a stored drawing keeps its time; a wrong one is left out with a note', () => {
  const sheets = (sun: unknown) => [
    { id: 's', title: 'S', paper: 'Letter', blocks: [{ id: 'v', type: 'viewport', sun }] },
  ];
  const sun = { day: '06-21', minutes: 540, offset: 600 };
  const read = (value: unknown) => planOf([], { sheets: sheets(value) }).settings.sheets?.[0]?.blocks[0];
  expect(read(sun)).toMatchObject({ sun });
  for (const wrong of [{ ...sun, day: '02-30' }, { ...sun, minutes: 2000 }, { ...sun, offset: 5000 }, 9])
    expect(read(wrong)).not.toHaveProperty('sun');
});

test('views before and after the project stand side by side, and print in grays', () => {
  const plan = planOf(objects, { ground: sydney });
  const blocks = sheetPresets.find(({ id }) => id === 'massing')?.blocks(plan, false) ?? [];
  const sheet: Sheet = {
    id: 'views',
    title: 'Before and after',
    paper: 'Letter',
    orientation: 'landscape',
    style: 'blackAndWhite',
    blocks,
  };
  const { marks } = marksOf(plan, sheet);
  const words = wordsIn(marks);
  expect(words).toContain('View from the southeast, before the project');
  expect(words).toContain('View from the southeast, after the project');
  expect(words.join(' ')).toMatch(/Heights assumed: (Shed 9'|Tree 24'), (Shed 9'|Tree 24')\./);
  const fills = marks.flatMap(({ style }) => (style.layer === 'massing' && style.fill ? [style.fill] : []));
  expect(fills.length).toBeGreaterThan(30);
  expect(fills.filter((fill) => !/^#(..)\1\1$/.test(fill))).toEqual([]);
});

test('on a turned sheet the shadows turn with the plan', () => {
  const { plan, sheet, marks } = shadowSheet();
  const [first] = sheet.blocks;
  const alone: Sheet = { ...sheet, blocks: first ? [{ ...first, feetPerInch: 40 } as ViewportBlock] : [] };
  const spread = (all: readonly Mark[]): readonly [number, number] => {
    const points = outlinesIn(all).flatMap((mark) => (mark.mark === 'path' ? mark.path.vertices : []));
    const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
    return [span(points.map(({ x }) => x)), span(points.map(({ y }) => y))];
  };
  expect(marks.length).toBeGreaterThan(0);
  const [width, height] = spread(marksOf(plan, alone).marks);
  const [turnedWidth, turnedHeight] = spread(marksOf(plan, { ...alone, turn: 90 }).marks);
  expect(Math.abs(width - height)).toBeGreaterThan(2);
  // Leaves and trunks are polygons, which don't turn with them.
  expect(turnedWidth).toBeCloseTo(height, 0);
  expect(turnedHeight).toBeCloseTo(width, 0);
});
