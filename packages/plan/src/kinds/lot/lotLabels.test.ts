import { expect, test } from 'vitest';
import { Placing } from '../../labels/placing.ts';
import { layersOf } from '../../drawing/layerTable.ts';
import { keysAbove } from '../../measure/order.ts';
import { createPlan } from '../../plan/plan.ts';
import { defaultSettings } from '../../settings/settings.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { findKind } from '../index.ts';
import { lotFromOutline } from './lot.ts';
import { lotLabels } from './lotDrawing.ts';
import type { LotEdge } from './lotEdge.ts';
import { lotOf } from '../../../testing/testLots.ts';
import { rectangle, traced } from '../../../testing/testSite.ts';
import type { Units } from '../../measure/units.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 50, y: 120 },
  { x: 0, y: 120 },
];
const surveyed = (direction: number, length: number) =>
  ({ source: 'surveyed', recorded: { direction, length } }) as const;
const edges = [surveyed(90, 50), surveyed(180, 120), surveyed(270, 50), surveyed(0, 120)];

/** The texts of the lot's edges among these objects, how many have leaders, and how many bearings are left out. */
function edgeTexts(others: readonly PlanObject[], labelHeight: number, lot = lotFromOutline(corners, edges)) {
  const object = { id: 'lot', type: 'lot', order: 'a0', ...lot } as PlanObject;
  const objects = [object, ...others];
  const plan = createPlan({ objects, settings: defaultSettings });
  const surface = { plan, layers: layersOf(plan.settings), near: () => objects, tiedTo: () => [] };
  const placing = new Placing(surface, { labelHeight, units: 'feet-inches', north: 0 });
  const placed = placing.of(object).filter(({ label }) => label.rank === 'bearing');
  return {
    leftOut: placing.leftOutOf([object]).filter(({ rank }) => rank === 'bearing').length,
    texts: placed.map(({ place }) => place.texts.map(({ content }) => content).join(' ')),
    led: placed.filter(({ place }) => place.lines !== undefined).length,
  };
}

/** Two notes on each side of the front edge, with less room between them than its bearing needs. */
const notes = keysAbove('a1', 4).map((order, i): PlanObject => {
  const at = { x: 8 + 26 * (i % 2), y: 4 * Math.floor(i / 2) - 2 };
  const fields = findKind('text')?.create({ from: at, to: at, scale: 1, siteExtent: 100 });
  return { ...fields, id: `note-${i}`, type: 'text', order, text: 'A note' } as PlanObject;
});

test('a bearing without room beside its edge is at the end of a leader, and is not left out', () => {
  const open = edgeTexts([], 2);
  expect(open.texts[0]).toBe(`N 90°00'00" E  50.00'`);
  expect(open.led).toBe(0);
  const crowded = edgeTexts(notes, 2);
  expect(crowded.texts).toEqual(open.texts);
  expect(crowded.led).toBe(1);
});

test('an edge that is shorter than its bearing has its length alone, and its bearing counts as left out', () => {
  const { texts, led, leftOut } = edgeTexts([], 6);
  expect(texts[0]).toBe(`50.00'`);
  expect(led).toBe(0);
  expect(leftOut).toBe(2);
  expect(edgeTexts([], 2).leftOut).toBe(0);
  expect(edgeTexts(notes, 2).leftOut).toBe(0);
});

test('an edge that was traced from a picture is approximate until its length is typed, and so is the area', () => {
  const textsOf = (units: Units, source?: 'traced', edge: LotEdge = { source: 'traced', recorded: {} }) => {
    const lot = lotOf(rectangle(0, 0, 100.43, 150.06), [edge, edge, edge, edge], source ? { source } : {});
    const texts = lotLabels(lot, { labelHeight: 2, units, north: 0 }).flatMap((label) => [
      ...([...label.places()][0]?.texts ?? []),
    ]);
    return texts.map(({ content }) => content).join(' ');
  };
  expect(textsOf('feet-inches', 'traced')).toContain("100'±");
  expect(textsOf('feet-inches', 'traced')).toContain("150'±");
  expect(textsOf('metres', 'traced')).toContain('30.6 m±');
  expect(textsOf('feet-inches', 'traced')).toContain('15,071 sq ft± (0.346 ac±)');
  expect(textsOf('metres', 'traced')).toContain('1,400.1 m²±');
  expect(textsOf('feet-inches')).toContain(`100' 5 3/16"`);
  expect(textsOf('feet-inches', 'traced', { source: 'measured', recorded: {} })).not.toContain('±');
});

test('a surveyed edge that is too short for any label counts as left out', () => {
  expect(edgeTexts([], 30)).toMatchObject({ leftOut: 4 });
});

test('a jog of a survey has its numbers at the end of a leader, a drawn one has none', () => {
  const jogged = [{ x: 0, y: 0 }, { x: 25, y: 0 }, { x: 25, y: 1 }, { x: 50, y: 1 }, ...corners.slice(2)];
  const along = [surveyed(90, 25), surveyed(180, 1), surveyed(90, 25)];
  const survey = edgeTexts([], 1, lotFromOutline(jogged, along));
  expect(survey).toMatchObject({ led: 1, leftOut: 0 });
  expect(survey.texts[1]).toBe(`S 0°00'00" W  1.00'`);
  expect(edgeTexts([], 1, lotFromOutline(jogged)).texts).not.toContain("1.00'");
});

test('a curve without room for its name and its numbers has both at the end of a leader', () => {
  const bent = [
    { x: 0, y: 0 },
    { x: 92, y: 0 },
    { x: 92, y: 135, bulge: -0.077 },
    { x: 0, y: 135 },
  ];
  const named = ['rear', 'side', 'front', 'side'].map((name): LotEdge => ({ name, recorded: {} }));
  /** Lines across the curve, with less room between them than its words need. */
  const across = [0, 31, 62, 93].map((x) =>
    traced('utility', `line ${x}`, [
      { x, y: 125 },
      { x, y: 160 },
    ]),
  );
  const front = (others: readonly PlanObject[]) => {
    const { texts, led } = edgeTexts(others, 2, lotFromOutline(bent, named));
    return [texts.find((words) => words.includes('R=')), led];
  };
  const [words] = front([]);
  expect(words).toMatch(/^Front {2}R=/);
  expect(front(across)).toEqual([words, 1]);
});
