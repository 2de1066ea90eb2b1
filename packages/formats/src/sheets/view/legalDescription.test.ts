import { type Lot, lotFromOutline } from '@homeplot/plan/lot';
import { closingEdge, drawnEdge, type LotEdge } from '@homeplot/plan/lotEdge';
import { withEdgeLength } from '@homeplot/plan/lotEdges';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { marksOf } from '../../../testing/testSheets.ts';
import { plainSheet } from '../presets.ts';
import { sheetItem } from '../sheetItems.ts';
import { isOutdated, legalDescription, legalText, printedFacts } from './legalDescription.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];
const edges = [90, 180, 270, 0].map(
  (direction, i): LotEdge => ({ source: 'deed', recorded: { direction, length: i % 2 === 0 ? 100 : 150 } }),
);
const lotWith = (known: readonly LotEdge[]): Lot => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(corners, known),
});
const deeded = lotWith(edges);
const planOf = (lot: Lot, project?: Project): Plan =>
  createPlan({ objects: [lot], settings: { ...defaultSettings, ...(project ? { project } : {}) } });

test('the description of a lot follows an edge that gets another length, and its last course leads to the beginning', () => {
  const all = `Beginning at a corner; thence N 90°00'00" E 100.00'; thence S 0°00'00" W 150.00'; thence N 90°00'00" W 100.00'; thence N 0°00'00" E 150.00', to the point of beginning.`;
  expect(legalDescription(planOf(deeded))).toBe(all);
  const shorter = withEdgeLength(deeded, 2, 90) ?? deeded;
  expect(legalDescription(planOf(shorter))).toBe(
    `Beginning at a corner; thence N 90°00'00" E 100.00'; thence S 0°00'00" W 150.00'; thence N 90°00'00" W 90.00'; thence to the point of beginning.`,
  );
});

test("a change of the plan's north leaves the description as its deed has it", () => {
  const given = edges.map(({ recorded, ...edge }): LotEdge => {
    const bearing = recorded?.direction ?? 0;
    return { ...edge, recorded: { ...recorded, bearing } };
  });
  const plan = planOf(lotWith(given), { legal: legalDescription(planOf(deeded)) ?? '' });
  const turned = { ...plan, settings: { ...plan.settings, north: 30 } };
  expect(legalDescription(turned)).toBe(legalDescription(planOf(deeded)));
  expect(isOutdated(turned)).toBe(false);
});

test('a lot with a gap, or with a course that nobody gave before the last, has none', () => {
  const gap = lotWith([...edges.slice(0, 3), { name: 'closing', recorded: {} }]);
  expect(legalDescription(planOf(gap))).toBeUndefined();
  const drawn = lotWith(edges.map((edge, i) => (i === 1 ? { source: 'traced', recorded: {} } : edge)));
  expect(legalDescription(planOf(drawn))).toBeUndefined();
});

test('a lot that no deed or survey describes has none if its last course is only what remains', () => {
  const others = edges.slice(0, 3);
  const taped = others.map((edge): LotEdge => ({ ...edge, source: 'measured' }));
  expect(legalDescription(planOf(lotWith([...taped, closingEdge(taped)])))).toBeUndefined();
  const turned = others.map(
    ({ recorded }): LotEdge => ({ source: 'traced', recorded: { direction: recorded?.direction ?? 0 } }),
  );
  expect(legalDescription(planOf(lotWith([...turned, drawnEdge])))).toBeUndefined();
  expect(legalDescription(planOf(lotWith([...others, closingEdge(others)])))).toMatch(
    /; thence to the point/,
  );
});

test('the facts of a project have it only if they say so or it was typed', () => {
  const courses = legalDescription(planOf(deeded));
  expect(printedFacts(planOf(deeded)).legal).toBeUndefined();
  expect(legalText(planOf(deeded))).toBe(courses);
  expect(printedFacts(planOf(deeded, { legalFrom: 'lot' })).legal).toBe(courses);
  for (const legal of ['Lot 4', '']) {
    expect(printedFacts(planOf(deeded, { legalFrom: 'lot', legal })).legal).toBe(legal);
    expect(legalText(planOf(deeded, { legal }))).toBe(legal);
  }
});

test('a stored description by the courses that the lot had before says so beside its sheet', () => {
  const legal = legalDescription(planOf(deeded)) ?? '';
  const plain = plainSheet({ paper: 'Letter', orientation: 'landscape' });
  const lacksOf = (plan: Plan, types: readonly string[] = ['legal']): readonly string[] =>
    marksOf(plan, { ...plain, blocks: types.map((type) => ({ id: type, type })) }).drawing.lacks;
  const shorter = withEdgeLength(deeded, 2, 90) ?? deeded;
  expect(lacksOf(planOf(shorter, { legal }))).toEqual([
    expect.stringMatching(/no longer matches the lot lines/),
  ]);
  expect(lacksOf(planOf(deeded, { legal }))).toEqual([]);
  expect(lacksOf(planOf(shorter, { legal: 'Lot 4' }))).toEqual([]);
  expect(lacksOf(planOf(shorter, { legalFrom: 'lot' }))).toEqual([]);
  for (const type of ['titleBlock', 'facts', 'moreFacts']) {
    expect(lacksOf(planOf(shorter, { legal }), [type])).toHaveLength(1);
    expect(lacksOf(planOf(deeded, { legal }), [type])).toEqual([]);
  }
  expect(lacksOf(planOf(shorter, { legal }), ['titleBlock', 'facts', 'legal'])).toHaveLength(1);
  expect(lacksOf(planOf(shorter, { legal }), ['titleBlock', 'moreFacts'])).toHaveLength(1);
  expect(lacksOf(planOf(shorter, { legal }), ['scaleBar'])).toEqual([]);
});

test('a list that asks for the description says that it is outdated, on a title block and on a block of its own', () => {
  const legal = legalDescription(planOf(deeded)) ?? '';
  const shorter = withEdgeLength(deeded, 2, 90) ?? deeded;
  const sheet = plainSheet({ paper: 'Letter', orientation: 'landscape' });
  const onBlock = { ...sheet, blocks: [{ id: 'legal', type: 'legal' }] };
  for (const sheets of [[], [onBlock]]) {
    expect(sheetItem('legal', planOf(deeded, { legal }), sheets)?.state).toBe('shown');
    const { state, sentence } = sheetItem('legal', planOf(shorter, { legal }), sheets) ?? {};
    expect(state).toBe('incomplete');
    expect(sentence).toMatch(/no longer matches/);
  }
});

test('words that were added to a description, and other units, leave it as it was', () => {
  const legal = legalDescription(planOf(deeded)) ?? '';
  const inMeters: Plan = createPlan({
    objects: [deeded],
    settings: { ...defaultSettings, units: 'metres', project: { legal } },
  });
  expect(isOutdated(inMeters)).toBe(false);
  const shorter = withEdgeLength(deeded, 2, 90) ?? deeded;
  const longer = withEdgeLength(shorter, 2, 91) ?? shorter;
  for (const [lot, changed] of [
    [deeded, shorter],
    [shorter, longer],
  ] as const) {
    const own = legalDescription(planOf(lot)) ?? '';
    const withWords = [
      own.replace(/\.$/, ', containing 15,000 square feet.'),
      own.replace('corner; ', 'corner; marked by an iron pin; '),
      own.replace("100.00'", "100.00' to an iron pin"),
      own.replaceAll('; ', ';\n'),
    ];
    for (const words of [own, ...withWords]) {
      expect(isOutdated(planOf(lot, { legal: words }))).toBe(false);
      expect(isOutdated(planOf(changed, { legal: words }))).toBe(true);
    }
  }
});
