// 1,000 randomly damaged files (12,000 with `npm run fuzz`): each opens as a plan that can be drawn, edited, written and
// read again, or is refused with a message. Nothing throws, and no prototype is changed.
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import type { Box } from '../geometry/box.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { HitPen } from '../geometry/hitPen.ts';
import { createPlan, objectBox, planBox } from '../plan/plan.ts';
import { readPlanFile, readPlanText } from './planFile.ts';
import type { Reading } from './readPlan.ts';
import { writePlanFile } from './writePlanFile.ts';

const times = inject('thoroughness');

const gate = (edge: string, x: number, y: number) => ({ id: edge, type: 'entrance', x, y, width: 6, edge });
/** A valid file with all the specified types. */
const whole = JSON.stringify({
  objects: [
    {
      id: 'lot',
      type: 'rectangle',
      x: 20,
      y: 40,
      width: 200,
      height: 160,
      rotation: 30,
      color: '#e5e7eb',
      fillColor: 'transparent',
      borderColor: '#ef4444',
      dimensions: { width: 100, height: 80 },
      entrances: [gate('top', 60, 40), gate('right', 220, 60), gate('bottom', 60, 200), gate('left', 20, 90)],
    },
    {
      id: 'c',
      type: 'circle',
      x: 300,
      y: 40,
      radius: 50,
      color: '#ddd6fe',
      dimensions: { width: 50, height: 50 },
    },
    { id: 'h', type: 'house', x: 100, y: 100, width: 30, height: 40, rotation: 15, color: '#fbbf24' },
    { id: 't', type: 'tree', x: 150, y: 60, radius: 15, color: '#22c55e', planted: 1987 },
    {
      id: 'n',
      type: 'text',
      x: 30,
      y: 50,
      text: 'Patio',
      height: 2,
      rotation: 10,
      color: '#1f2937',
      name: 'Note',
    },
    {
      id: 'r1',
      type: 'road',
      x: 0,
      y: 300,
      startX: 0,
      startY: 300,
      endX: 200,
      endY: 300,
      roadWidth: 24,
      endTrim: 20,
    },
    { id: 'r2', type: 'road', startX: 200, startY: 300, endX: 200, endY: 500, curveRadius: 20, startSkew: 1 },
    {
      id: 'k',
      type: 'corner',
      x: 200,
      y: 300,
      cornerRadius: 20,
      roadWidth: 24,
      color: '#374151',
      startX: 180,
      startY: 300,
      endX: 200,
      endY: 320,
    },
  ],
  timestamp: '2025-06-01T12:00:00.000Z',
  version: '1.0',
  settings: { scale: 2, siteExtent: 100, title: 'Home', paper: 'A3' },
});

const oddNumbers = [
  0,
  -0,
  -1,
  0.5,
  1,
  3,
  10,
  100,
  1e-6,
  1e-7,
  5e-324,
  0.1 + 0.2,
  1234.56789012345,
  9_999_999.999999,
];
const hugeNumbers = [1e7, -1e7, 1e7 + 1, 2 ** 53, 1e21, 1e308, -1e308, Infinity, -Infinity, Number.NaN];
const oddTexts = [
  '',
  'x',
  '0',
  'null',
  'rectangle',
  'road',
  'corner',
  'moat',
  'toString',
  '__proto__',
  '#fff',
  'transparent',
];
const hostileTexts = [
  '<script>alert(1)</script>',
  '\u0000\uD800',
  '🌳'.repeat(2000),
  'url(javascript:1)',
  'a'.repeat(300),
];
const oddValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { width: 1e308 },
  { length: 3 },
  [1, 2, 3],
];
const anything = fc.oneof(
  fc.constantFrom<unknown>(...oddNumbers, ...hugeNumbers),
  fc.constantFrom<unknown>(...oddTexts, ...hostileTexts),
  fc.constantFrom(...oddValues),
  fc.double(),
  fc.double({ min: -1000, max: 1000, noNaN: true }),
  fc.jsonValue(),
);
const damage = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'double', 'swap'),
  value: anything,
});
type Damage = { at: number; how: string; value: unknown };

type Slot = { readonly owner: Record<string, unknown> | unknown[]; readonly key: string };

/** Every property and list entry in a value. */
function slotsOf(owner: unknown, found: Slot[] = []): Slot[] {
  if (typeof owner !== 'object' || owner === null) return found;
  for (const [key, inner] of Object.entries(owner)) {
    found.push({ owner: owner as Record<string, unknown> | unknown[], key });
    slotsOf(inner, found);
  }
  return found;
}

function inflict(file: unknown, { at, how, value }: Damage): void {
  const odd: unknown = structuredClone(value);
  const slots = slotsOf(file);
  const slot = slots[at % Math.max(1, slots.length)];
  if (!slot) return;
  const { owner, key } = slot;
  if (how === 'remove') Reflect.deleteProperty(owner, key);
  else if (how === 'double' && Array.isArray(owner) && owner.length < 20) owner.push(...owner);
  else if (how === 'add')
    Object.defineProperty(owner, oddTexts[at % oddTexts.length] ?? '', { value: odd, ...open });
  else if (how === 'swap') Reflect.set(owner, key, slots[(at * 7) % slots.length]?.key);
  else Reflect.set(owner, key, odd);
}
const open = { enumerable: true, writable: true, configurable: true };

const isFiniteBox = (box: Box): boolean => Object.values(box).every(Number.isFinite);

/** Violated invariants of an object that was read. */
function faultsOf(object: PlanObject): string[] {
  const kind = kindOf(object);
  const box = objectBox(object);
  kind.draw(object, new HitPen({ x: box.minX, y: box.minY }, 1));
  const shown = kind.forms(object).flatMap(({ fields }) => fields.map((field) => field.value));
  return [
    ...(isFiniteBox(box) ? [] : ['an infinite box']),
    ...(kind.handles?.list(object).some(({ at }) => !Number.isFinite(at.x + at.y))
      ? ['a handle without a position']
      : []),
    ...(shown.some(Number.isNaN) ? ['a field without a value'] : []),
  ].map((fault) => `${object.type} ${object.id} has ${fault}`);
}

const prototypeKeys = Object.getOwnPropertyNames(Object.prototype).length;

/** Violated invariants of a reading; must be none, whatever the file. */
function faults(reading: Reading): string[] {
  if (!reading.ok) return /^[A-Z"].*\.$/s.test(reading.problem) ? [] : [`no sentence: ${reading.problem}`];
  const plan = createPlan(reading.contents);
  const first = JSON.stringify(writePlanFile(plan, 'now'));
  const again = readPlanText(first);
  if (!again.ok) return [again.problem];
  const second = JSON.stringify(writePlanFile(createPlan(again.contents), 'now'));
  const lines = reading.notes.filter((note) => !/^[A-Z.].*\.$/s.test(note) || note.length > 1000);
  return [
    ...lines.map((line) => `no sentence: ${line}`),
    ...(plan.objects.size === reading.contents.objects.length ? [] : ['duplicate ids']),
    ...(plan.objects.size === 0 || isFiniteBox(planBox(plan, 1)) ? [] : ['infinite bounds']),
    ...[...plan.objects.values()].flatMap(faultsOf),
    ...(Object.getOwnPropertyNames(Object.prototype).length === prototypeKeys ? [] : ['a changed prototype']),
    ...again.notes.map((note) => `read again: ${note}`),
    ...(second === first ? [] : [`written again: ${first} as ${second}`]),
  ];
}

test('the undamaged file opens without notes', () => {
  const reading = readPlanText(whole);
  expect(reading).toMatchObject({ ok: true, notes: [] });
  expect(faults(reading)).toEqual([]);
});

test('a file with values removed, replaced, duplicated, swapped or added opens or is refused', () => {
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 6 }), (damages) => {
      const file: unknown = JSON.parse(whole);
      for (const one of damages) inflict(file, one);
      expect(faults(readPlanFile(file))).toEqual([]);
    }),
    { numRuns: 650 * times },
  );
}, 240_000);

test('a file with characters changed, removed or inserted opens or is refused', () => {
  const edit = fc.record({
    at: fc.nat(),
    cut: fc.nat(12),
    put: fc.oneof(fc.string(), fc.stringMatching(/^[-\d.e"{}[\],:]{1,6}$/)),
  });
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
      let text = whole;
      for (const { at, cut, put } of edits) {
        const from = at % text.length;
        text = text.slice(0, from) + put + text.slice(from + cut);
      }
      expect(faults(readPlanText(text))).toEqual([]);
    }),
    { numRuns: 175 * times },
  );
}, 240_000);

test('any JSON opens or is refused', () => {
  const records = fc.array(
    fc.record(
      {
        type: fc.constantFrom('tree', 'road', 'rectangle', 'text'),
        x: anything,
        y: anything,
        entrances: anything,
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ objects: fc.oneof(records, fc.jsonValue()), settings: anything })),
      (file) => {
        expect(faults(readPlanFile(file))).toEqual([]);
      },
    ),
    { numRuns: 175 * times },
  );
}, 240_000);
