// A random walk of plans: made, edited, undone and printed, each distance has one value in the drawing, the table of
// setbacks, the panel, at the pointer, for screen readers, in checks, on a sheet (as it is drawn in a PDF) and in DXF.
import { moveCursor, pressCursor } from '@homeplot/editor/cursor';
import { Editor } from '@homeplot/editor/editor';
import { LiveDistances } from '@homeplot/editor/liveDistances';
import { drawSheet } from '@homeplot/formats/drawSheet';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { writeDxfInSteps } from '@homeplot/formats/writeDxf';
import { buildingDistances } from '@homeplot/plan/buildingDistances';
import { Checks } from '@homeplot/plan/checks';
import { dimensionOf } from '@homeplot/plan/dimension';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { distancesToLot } from '@homeplot/plan/lotDistances';
import { turning } from '@homeplot/plan/motion';
import { clearanceText } from '@homeplot/plan/overLine';
import type { Vertex } from '@homeplot/plan/pen';
import { moveOf } from '@homeplot/plan/plan';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { defaultSettings } from '@homeplot/plan/settings';
import { setbackRows } from '@homeplot/plan/setbackRows';
import { tiesOf } from '@homeplot/plan/ties';
import { formatLength, unitSystems, type Units } from '@homeplot/plan/units';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { spokenCursor } from '../../canvas/SpokenStatus.tsx';
import { distancesOf, spokenDistance } from '../../workspace/distancesOf.ts';

const date = 'Nov 28, 2026';
const pack = {
  id: 'test',
  name: 'Test City',
  date: '2026-11-01',
  sources: [],
  items: [],
  setbacks: { front: 500, side: 500, rear: 500, streetSide: 500 },
  separations: { buildings: 500 },
};

const lots: readonly (readonly Vertex[])[] = [
  [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 110, y: 150 },
    { x: 0, y: 140 },
  ],
  [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 120 },
    { x: 80, y: 140, bulge: 0.6 },
    { x: 20, y: 140 },
    { x: 0, y: 120 },
  ],
  [
    { x: 0, y: 0 },
    { x: 120, y: 0, bulge: -0.2 },
    { x: 105, y: 150 },
    { x: 15, y: 150 },
  ],
];
/** A house, a shed, and an L with a round end. */
const things = ['house', 'shed', 'round'] as const;
type Thing = (typeof things)[number];
const round: readonly Vertex[] = [
  { x: 60, y: 90 },
  { x: 84, y: 90, bulge: 1 },
  { x: 84, y: 100 },
  { x: 70, y: 100 },
  { x: 70, y: 112 },
  { x: 60, y: 112 },
];

const step = fc.double({ min: -12, max: 12, noNaN: true });
const thing = fc.constantFrom<Thing>(...things);
const actions = fc.oneof(
  fc.record({ do: fc.constant('move' as const), thing, x: step, y: step }),
  fc.record({ do: fc.constant('turn' as const), thing, by: fc.constantFrom(7, 30, 90) }),
  fc.record({ do: fc.constant('corner' as const), index: fc.nat(3), x: step, y: step }),
  fc.record({ do: fc.constant('status' as const), thing, is: fc.constantFrom('existing', 'proposed') }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('redo' as const) }),
);
type Action = typeof actions extends fc.Arbitrary<infer A> ? A : never;
const walks = fc.record({
  lot: fc.nat(lots.length - 1),
  units: fc.constantFrom(...unitSystems),
  all: fc.array(actions, { minLength: 1, maxLength: 5 }),
});

const created = (type: string, more: object): PlanObject => {
  const kind = kindOf({ type, id: '', order: '' });
  const from = { x: 20, y: 20 };
  return {
    type,
    ...kind.create({ from, to: { x: 50, y: 44 }, scale: 2, siteExtent: 100 }),
    ...more,
  } as PlanObject;
};

/** A plan with a dimension from each thing to each lot line, and between each two things. */
function begun({ lot, units }: { readonly lot: number; readonly units: Units }): Editor {
  const vertices = lots[lot] ?? [];
  const objects = [
    created('lot', { id: 'lot', order: 'a0', vertices, edges: vertices.map(() => ({})) }),
    created('house', { id: 'house', order: 'a1', status: 'proposed' }),
    created('shed', { id: 'shed', order: 'a2', x: 75, y: 30, width: 10, height: 12, status: 'proposed' }),
    created('building', { id: 'round', order: 'a3', vertices: round, eave: 0, status: 'proposed' }),
  ];
  const settings = { ...defaultSettings, units, pack };
  const pairs = things.flatMap((one, i) => things.slice(i + 1).map((other) => [one, other, 'n'] as const));
  const toLines = things.flatMap((one) => vertices.map((_, i) => [one, 'lot', `n${i}`] as const));
  const dimensions = [...pairs, ...toLines].map(([object, other, anchor], i) => {
    const places = [
      { x: 0, y: 0, tie: { object, anchor: 'n' } },
      { x: 1, y: 0, tie: { object: other, anchor } },
    ];
    return { put: { ...dimensionOf({ form: 'aligned', places, offset: 0 }), id: `d${i}`, order: `b${i}` } };
  });
  const drafted = new Editor({ contents: { objects, settings }, newId: () => 'new' });
  drafted.edit(dimensions, 'Dimensions');
  // Opened anew, so that undo ends before the dimensions go.
  const contents = { objects: [...drafted.plan.objects.values()], settings };
  const editor = new Editor({ contents, newId: () => 'new' });
  editor.resize(1000, 800);
  editor.scene.aid = new LiveDistances(editor);
  return editor;
}

function act(editor: Editor, action: Action): void {
  if (action.do === 'undo') return void editor.undo();
  if (action.do === 'redo') return void editor.redo();
  const object = editor.plan.objects.get(action.do === 'corner' ? 'lot' : action.thing);
  if (!object) return;
  if (action.do === 'move') editor.edit([moveOf(object, action)], 'Move');
  else if (action.do === 'status') editor.edit([{ put: { ...object, status: action.is } }], 'Status');
  else if (action.do === 'turn') {
    const kind = kindOf(object);
    const turned = kind.transform?.(object, turning(kind.position(object), action.by));
    if (turned) editor.edit([{ put: turned }], 'Turn');
  } else {
    const { vertices } = object as PlanObject & { readonly vertices: readonly Vertex[] };
    const moved = vertices.map((at, i) =>
      i === action.index ? { ...at, x: at.x + action.x, y: at.y + action.y } : at,
    );
    editor.edit([{ put: { ...object, vertices: moved } as PlanObject }], 'Move corner');
  }
}

/** The words of dimensions, by what they measure between. */
function dimensionWords({ plan }: Editor): ReadonlyMap<string, string> {
  const all = [...plan.objects.values()].filter((one) => kindOf(one).ties?.measures !== undefined);
  return new Map(
    all.map((one) => {
      const [from, to] = tiesOf(one);
      const summary = kindOf(one).summary?.(one, plan.settings.units) ?? '';
      return [`${from?.object} ${to?.object} ${to?.anchor}`, summary];
    }),
  );
}

/** What the dimensions of a DXF file show: the length that they measure, or words around it. */
const inDxf = (text: string, units: Units): readonly string[] =>
  text
    .split('\n0\nDIMENSION\n')
    .slice(1)
    .map((one) => {
      const lines = one.split('\n');
      const valueOf = (code: number): string =>
        lines[lines.findIndex((line, i) => i % 2 === 0 && line === String(code)) + 1] ?? '';
      const [words, measured] = [valueOf(1), valueOf(42)];
      const feet = Number(measured);
      return (words || '<>').replace('<>', formatLength(feet, units));
    });

const dxfOf = (editor: Editor): string => {
  const steps = writeDxfInSteps(editor.plan, { sheets: [], date: '2026-11-28' });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value.text;
  }
};

/** What is written on a sheet of the plan, as PDF, SVG and paper have it. */
function onSheet({ plan }: Editor): readonly string[] {
  const pen = new RecordingPen(0, 0);
  drawSheet(plan, plainSheet({ paper: 'Arch D', orientation: 'landscape' }), pen, { date });
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
}

function objectOf({ plan }: Editor, id: string): PlanObject {
  const object = plan.objects.get(id);
  if (!object) throw new Error(`There is no ${id}.`);
  return object;
}

/** The two values of a distance, where both are known. */
type Pair = readonly [what: string, one: unknown, other: unknown];

const isSame = ([, one, other]: Pair): boolean =>
  typeof one === 'number' && typeof other === 'number' ? Math.abs(one - other) < 1e-7 : one === other;

/** From a thing to the lines of its lot: dimension, check, table and panel. */
function* lineDistances(editor: Editor, id: string): Generator<Pair> {
  const { plan } = editor;
  const { units } = plan.settings;
  const drawn = dimensionWords(editor);
  const rows = setbackRows(plan);
  const measured = measuredByChecks(editor);
  const object = objectOf(editor, id);
  const distances = distancesToLot(object, objectOf(editor, 'lot'));
  for (const { edge, feet } of distances) {
    yield [`dimension of ${id} to line ${edge}`, drawn.get(`${id} lot n${edge}`), clearanceText(feet, units)];
    const found = measured.get(`setback ${id} ${edge}`);
    if (found !== undefined) yield [`check of ${id} at line ${edge}`, found, Math.max(0, feet)];
    const row = rows.find(({ line, nearest }) => line.edge.index === edge && nearest?.object.id === id);
    if (row?.nearest) yield [`table of ${id} at line ${edge}`, row.nearest.feet, feet];
  }
  for (const panel of distancesOf(editor, object)) {
    const same = distances.find(({ edge }) => edge === panel.edge);
    yield [`panel of ${id} at line ${panel.edge}`, panel.feet, same?.feet];
  }
}

/** From a thing to another one, asked from both. */
function* toOther(editor: Editor, id: string, other: string): Generator<Pair> {
  const { plan } = editor;
  const words = dimensionWords(editor).get(`${id} ${other} n`);
  const target = plan.objects.get(other);
  if (words === undefined || !target) return;
  const object = objectOf(editor, id);
  const [there] = buildingDistances(object, [target]);
  const [back] = buildingDistances(target, [object]);
  yield [`${id} to ${other} and back`, there?.feet, back?.feet];
  yield [`dimension of ${id} to ${other}`, words, clearanceText(there?.feet ?? 0, plan.settings.units)];
  const measured = measuredByChecks(editor);
  for (const name of [`buildings ${id} ${other} buildings`, `buildings ${other} ${id} buildings`]) {
    const feet = measured.get(name);
    if (feet !== undefined) yield [`check of ${id} and ${other}`, feet, there?.feet];
  }
}

const measuredByChecks = ({ plan }: Editor): ReadonlyMap<string, number | undefined> =>
  new Map(Checks.of(plan).findings.map((one) => [one.id, one.measured]));

function expectOneValue(editor: Editor): void {
  const pairs = things.flatMap((id) => [
    ...lineDistances(editor, id),
    ...things.flatMap((other) => [...toOther(editor, id, other)]),
  ]);
  expect(pairs.filter((pair) => !isSame(pair))).toEqual([]);
}

/** What the pointer and a screen reader say of a thing that is dragged is what the panel says where it is dropped. */
function expectSameAtPointer(editor: Editor, id: string): void {
  const object = editor.plan.objects.get(id);
  if (!object) return;
  const { units } = editor.plan.settings;
  editor.hand.pick('select');
  editor.hand.cursor = { at: kindOf(object).position(object), isPressed: false };
  pressCursor(editor);
  moveCursor(editor, 3, 2);
  const at = editor.scene.aid?.clearances ?? [];
  const spoken = editor.hand.cursor ? spokenCursor(editor, editor.hand.cursor) : '';
  pressCursor(editor);
  const dropped = editor.plan.objects.get(id);
  const lot = editor.plan.objects.get('lot');
  if (!dropped || !lot || dropped === object) return;
  for (const one of at.filter(({ target }) => target === 'lot')) {
    const now = distancesToLot(dropped, lot).find(({ edge }) => edge === one.edge);
    expect(now?.feet).toBe(one.feet);
  }
  for (const first of at.slice(0, 1)) expect(spoken).toContain(spokenDistance(first, units));
  expectOneValue(editor);
}

test('every distance has one value, wherever it is read', { timeout: 1_200_000 }, () => {
  const printed = { sheets: 0, numbers: 0 };
  fc.assert(
    fc.property(walks, thing, ({ all, ...start }, dragged) => {
      const editor = begun(start);
      for (const action of all) {
        act(editor, action);
        expectOneValue(editor);
      }
      expectSameAtPointer(editor, dragged);
      const words = [...dimensionWords(editor).values()];
      expect(inDxf(dxfOf(editor), editor.plan.settings.units).toSorted()).toEqual(words.toSorted());
      const texts = onSheet(editor);
      printed.sheets += 1;
      printed.numbers += words.filter((one) => texts.includes(one)).length / words.length;
    }),
    { numRuns: inject('thoroughness') > 1 ? 2000 : 25 },
  );
  // Some of twenty dimensions to all lines have no room at one place.
  expect(printed.numbers / printed.sheets).toBeGreaterThan(0.6);
});
