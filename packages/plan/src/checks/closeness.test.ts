import { describe, expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { afterRemedy, found, sentences, setbacks, shed } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import type { KnownEdge } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { applyChanges } from '../plan/plan.ts';
import { Checks } from './checks.ts';

registerLateKinds();

/** The lot of the other tests, whose lines come from somewhere. */
const lotFrom = (source: NonNullable<KnownEdge['source']>, more: object = {}): PlanObject => ({
  ...lotOf(
    rectangle(0, 0, 100, 150),
    ['rear', 'right side', 'front', 'left side'].map((name) => ({ name, source, recorded: {} })),
  ),
  ...more,
});
const surveyed = lotFrom('surveyed');
const countyMap = lotFrom('county map', { source: 'county map', accuracy: 2 });
/** So many feet from the left line, where 5 are required. */
const at = (feet: number, more: object = {}): PlanObject => shed(5 + feet, 60, more);
const taped = { status: 'existing', source: 'measured', accuracy: 0.4 } as const;
const states = (objects: readonly PlanObject[], rules = {}) =>
  found(objects, { setbacks, ...rules }).map(({ state }) => state);

describe('a setback of what exists and was measured', () => {
  test('is met where the whole range is beyond it, and not where the whole range is short', () => {
    expect(states([surveyed, at(5.5, taped)])).toEqual([]);
    expect(states([surveyed, at(4.5, taped)])).toEqual(['question']);
  });

  test('is closer than can be measured between, with the range, its reasons, and what would decide it', () => {
    for (const feet of [4.7, 5, 5.3]) expect(states([surveyed, at(feet, taped)])).toEqual(['close']);
    expect(found([surveyed, at(5, taped)], { setbacks })).toMatchObject([
      {
        id: 'setback shed 3 close',
        sentence: `Closer than we can measure: the shed is 5' ± 5" from the left side edge, and the side setback is 5'.`,
        advice: `The shed was taped (± 5"), and the left side edge was surveyed (± 1"). Measure it again, have it surveyed, or type on the card what you know better.`,
      },
    ]);
  });

  test('is decided by what the user states', () => {
    expect(states([surveyed, at(5.3, { ...taped, accuracy: 0.1 })])).toEqual([]);
    const vague = lotFrom('deed');
    const stated = {
      ...vague,
      edges: (vague as PlanObject & { edges: KnownEdge[] }).edges.map((edge) => ({ ...edge, accuracy: 1 })),
    };
    expect(states([stated, at(5.3, { ...taped, accuracy: 0.1 })])).toEqual(['close']);
  });

  test('that was drawn by hand is judged as drawn, and by what is known of the line', () => {
    const drawn = { status: 'existing' } as const;
    expect(states([surveyed, at(5.3, drawn)])).toEqual([]);
    expect(sentences([countyMap, at(5.3, drawn)], { setbacks })).toEqual([
      `Closer than we can measure: the shed is 5' 3 5/8" ± at least 2' from the left side edge, and the side setback is 5'.`,
    ]);
  });
});

describe('a setback of what is proposed', () => {
  const proposed = { status: 'proposed' } as const;

  test('is met exactly at a line that is found on the ground, from which it is staked', () => {
    for (const source of ['surveyed', 'deed', 'measured'] as const)
      expect(states([lotFrom(source), at(5, proposed)])).toEqual([]);
    expect(states([lot, at(5, proposed)])).toEqual([]);
  });

  test('is not met by a plan that shows less, however well the line is known', () => {
    expect(states([countyMap, at(4.9, proposed)])).toEqual(['conflict']);
  });

  test('at a line of the county map keeps the range of the map too, by one move', () => {
    const plan = planOf([countyMap, at(5, proposed)], { setbacks });
    const [finding] = Checks.of(plan).findings;
    expect(finding).toMatchObject({
      state: 'close',
      sentence: `Closer than we can measure: the shed is 5' ± 2' from the left side edge, and the side setback is 5'.`,
    });
    expect(finding?.remedy?.title).toBe(`Move 2' toward the right side`);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('never counts as met at a county map that does not say how good it is, which is asked', () => {
    const asked = found([lotFrom('county map'), at(20, proposed)], { setbacks });
    expect(asked).toMatchObject([{ id: 'lot lot accuracy', state: 'question', asks: 'user' }]);
    expect(asked[0]?.sentence).toContain('How good is the county map?');
    expect(states([lotFrom('county map', { source: 'county map', accuracy: 3 }), at(20, proposed)])).toEqual(
      [],
    );
  });
});

describe('one move that ends a conflict', () => {
  /** Of a width in feet, traced from a scan. */
  const scanned = (width: number): PlanObject => ({
    ...lotOf(
      rectangle(0, 0, width, 150),
      ['rear', 'right side', 'front', 'left side'].map((name) => ({
        name,
        source: 'traced',
        accuracy: 2 / 3,
      })),
    ),
  });
  /** 5 ft 7 in from the left line, where 8 ft are required, and 18 ft from the front line, where 25 ft are. */
  const proposed = shed(5 + 67 / 12, 128, { status: 'proposed' });
  const rules = { setbacks: { front: 25, side: 8, rear: 20 } };

  test('keeps the range of the lines too, so that nothing else has to be moved after it', () => {
    const plan = planOf([scanned(100), proposed], rules);
    expect(Checks.of(plan).findings[0]?.remedy?.title).toBe(
      `Move 7' 8" toward the rear and 3' 1" toward the right side`,
    );
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('keeps at least the required distance where there is no room for the range', () => {
    const plan = planOf([scanned(26.5), shed(5 + 67 / 12, 60, { status: 'proposed' })], rules);
    expect(Checks.of(plan).findings[0]?.remedy?.title).toBe(`Move 2' 5" toward the right side`);
    expect(afterRemedy(plan).map(({ state }) => state)).toEqual(['close', 'close']);
  });
});

test('a deed that closes badly is no line to stake from', () => {
  const missing = [
    { direction: 90, length: 100 },
    { direction: 180, length: 150 },
    { direction: 270, length: 99 },
    { direction: 0, length: 150 },
  ];
  const deed = lotOf(
    rectangle(0, 0, 100, 150),
    missing.map((recorded, i) => ({
      name: ['rear', 'right side', 'front', 'left side'][i] ?? '',
      source: 'deed',
      recorded,
    })),
  );
  expect(states([deed, at(5.5, { status: 'proposed' })])).toEqual(['close']);
  expect(states([deed, at(12, { status: 'proposed' })])).toEqual([]);
});

describe('other distances', () => {
  const rules = { separations: { buildings: 6, poolToLine: 5, wellToTank: 50 } };

  test('between two things carry the ranges of both', () => {
    const house = boxed('house', 'house', { x: 60, y: 60 }, 20, 20, { status: 'proposed', rotation: 0 });
    const near = (more: object) => shed(38.9, 60, { ...more });
    expect(found([lot, house, near({ ...taped, accuracy: 0.3 })], rules)).toMatchObject([
      {
        state: 'close',
        sentence: `Closer than we can measure: the house is 6' 1 3/16" ± 4" from the shed, and 6' is required.`,
      },
    ]);
    expect(found([lot, house, near({ status: 'proposed' })], rules)).toEqual([]);
  });

  test('to lot lines carry them too', () => {
    const pool = traced('pool', 'pool', rectangle(5.2, 50, 25.2, 70), taped);
    expect(states([surveyed, pool], { ...rules, setbacks: {} })).toContain('close');
  });

  test('of the buffer of water carry that of the line of water', () => {
    const line = thing('highWater', 'water', {
      vertices: [
        { x: 0, y: 120 },
        { x: 100, y: 120 },
      ],
      buffer: 25,
      status: 'existing',
      source: 'traced',
      accuracy: 3,
    });
    const dock = shed(50, 90, { status: 'proposed' });
    expect(found([lot, line, dock])).toMatchObject([
      {
        check: 'shore',
        state: 'close',
        sentence: expect.stringContaining(`is 26' ± 3' from`) as string,
      },
    ]);
  });
});

test('checks after an edit are those of the whole plan, when a range reaches farther than the rule', () => {
  const house = boxed('house', 'house', { x: 60, y: 60 }, 20, 20, { status: 'proposed', rotation: 0 });
  const plan = planOf([surveyed, house], { separations: { buildings: 6 }, setbacks });
  const checks = Checks.of(plan);
  expect(checks.findings).toEqual([]);
  applyChanges(plan, [{ put: shed(38, 60, { ...taped, accuracy: 3 }) }]);
  expect(checks.update(['shed'])).toBe(true);
  expect(checks.findings.map(({ id }) => id)).toEqual(Checks.of(plan).findings.map(({ id }) => id));
  expect(checks.findings).toMatchObject([{ state: 'close' }]);
});

describe('rules that ask for a survey near a setback', () => {
  const rules = { setbacks, limits: { surveyWithin: 5 } };

  test('ask whether the line is surveyed where something is built so close, and take the answer', () => {
    const plan = planOf([lotFrom('deed'), at(8, { status: 'proposed' })], rules);
    const [finding] = Checks.of(plan).findings;
    expect(finding).toMatchObject({ id: 'survey shed line 3', state: 'question', asks: 'user' });
    expect(finding?.sentence).toBe(
      `Is the left side edge surveyed? Test City asks for a survey where something is built within 5' of its setback of 5', and the shed is 8' from it. On this plan it comes from a deed (nobody has said how well).`,
    );
    expect(finding?.remedy?.title).toBe('The left side edge is surveyed');
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('ask nothing farther away, of a surveyed line, or of what exists', () => {
    expect(found([lotFrom('deed'), at(10, { status: 'proposed' })], rules)).toEqual([]);
    expect(found([surveyed, at(8, { status: 'proposed' })], rules)).toEqual([]);
    expect(found([lotFrom('deed'), at(8, { status: 'existing' })], rules)).toEqual([]);
  });
});
