// Terrain of a map under a plan: a background until somebody says that the ground rests on it, which sheets and checks then say.
import { expect, test } from 'vitest';
import { allChecksOf, found } from '../../testing/testFindings.ts';
import { planOf, thing } from '../../testing/testSite.ts';
import { accuracyAt, groundOf } from '../grading/ground.ts';
import { groundNotes } from '../grading/groundWords.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import type { PlanObject } from '../objects/kind.ts';
import { RecordingPen } from '../pen/recordingPen.ts';
import { kindOf } from '../kinds/index.ts';
import { elevationAt } from '../surface/surface.ts';

registerLateKinds();

const spot = (id: string, x: number, y: number, elevation: number): PlanObject =>
  thing('spotElevation', id, { x, y, elevation, assumed: undefined, measuredBy: 'level' });
const measured = [
  spot('a', 0, 0, 104),
  spot('b', 200, 0, 100),
  spot('c', 200, 150, 100),
  spot('d', 0, 150, 104),
];
/** Rises from 200 to 210 down the plan, under all that is measured and 100 ft around it. */
const terrain = (more: Readonly<Record<string, unknown>> = {}): PlanObject =>
  thing('terrain', 't', {
    x: -100,
    y: -100,
    width: 400,
    height: 350,
    rotation: 0,
    columns: 2,
    elevations: [200, 200, 205, 205, 210, 210],
    within: 1.3,
    dataset: 'USGS 3DEP 1 m',
    read: '2026-11-28',
    datum: 'NAVD88',
    cell: 3.28,
    thinned: 0.1,
    rests: 'no',
    printed: 'no',
    ...more,
  });
const words = 'USGS 3DEP 1 m, read Nov 2026, ± 1.3 ft, NAVD88, not surveyed';

test('terrain is no part of the ground, and nothing that is checked, until somebody says so', () => {
  const plan = planOf([...measured, terrain()]);
  const { existing, sources } = groundOf(plan);
  expect(existing && elevationAt(existing, { x: -80, y: -80 })).toBeUndefined();
  expect(sources.map(({ source }) => source)).toEqual(['level']);
  expect(groundNotes(plan)).toEqual([]);
  expect(
    found([...measured, terrain()], { country: 'US' }).filter(({ check }) => check === 'grading'),
  ).toEqual([]);
});

test('then it is the ground only where nothing was measured, which sheets and checks say', () => {
  const objects = [...measured, terrain({ rests: 'yes' })];
  const plan = planOf(objects);
  const { existing } = groundOf(plan);
  if (!existing) throw new Error('There is no ground.');
  expect(elevationAt(existing, { x: 50, y: 75 })).toBeCloseTo(103, 9);
  expect(elevationAt(existing, { x: -100, y: -100 })).toBe(200);
  expect(accuracyAt(existing, { x: -99, y: -99 })).toBe(1.3);
  expect(groundNotes(plan)).toEqual([`Where nothing was measured, the ground is terrain: ${words}.`]);
  expect(found(objects, { country: 'US' })).toContainEqual(
    expect.objectContaining({
      check: 'grading',
      state: 'note',
      sentence: expect.stringContaining(words) as string,
    }),
  );
});

test('terrain on another datum than the plan is a conflict', () => {
  const said = (datum: string) => {
    const plan = planOf([terrain({ rests: 'yes', datum })]);
    plan.settings = { ...plan.settings, elevations: { datum: 'NGVD29' } };
    const conflicts = allChecksOf(plan).findings.filter(
      ({ check, state }) => check === 'grading' && state === 'conflict',
    );
    return conflicts.map(({ sentence }) => sentence);
  };
  const apart = "but those of the plan are on NGVD29, so they can't be compared. Convert one";
  expect(said('NAVD88')).toEqual([
    `The elevation of the terrain is on NAVD88, ${apart}, or type the shift to NAVD88 in the panel's place Ground.`,
  ]);
  expect(said('local')).toEqual([`The elevation of the terrain is on a local datum, ${apart}.`]);
  expect([said('NGVD29'), said('none')]).toEqual([[], []]);
});

test('its contours are no closer than it is accurate, and say what they are', () => {
  const drawn = (within: number) => {
    const pen = new RecordingPen(2, 0.1, 'feet-inches', 0);
    const object = terrain({ within });
    kindOf(object).draw(object, pen);
    return pen.marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text.content] : []));
  };
  expect(drawn(1.3).at(-1)).toBe(words);
  expect(drawn(4).at(-1)).toContain('± 4 ft');
});

test('mirrored, what was high at the top is high at the bottom', () => {
  const object = terrain({ rests: 'yes' });
  const flipped = kindOf(object).transform?.(object, { about: { x: 0, y: 75 }, turn: 0, mirrored: true });
  const { existing } = groundOf(planOf(flipped ? [flipped] : []));
  expect(existing && elevationAt(existing, { x: 0, y: -99.9 })).toBeGreaterThan(209.9);
});
