import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { lotOf } from '../../testing/testLots.ts';
import { applyChanges } from '../plan/plan.ts';
import { Checks } from './checks.ts';
import { afterRemedy, found, sentences, setbacks, shed } from '../../testing/testFindings.ts';
import { boxed, lot, planOf, rectangle, setbackLineAt, traced } from '../../testing/testSite.ts';

describe('setbacks', () => {
  test('say what is there and what is required, and move by the difference, rounded up to 1/16 in', () => {
    const plan = planOf([lot, shed(9.38, 60)], { setbacks });
    const [finding] = Checks.of(plan).findings;
    expect(finding).toMatchObject({
      id: 'setback shed 3',
      state: 'conflict',
      sentence: `The shed is 4' 4 9/16" from the left side edge; the side setback is 5'.`,
      required: 5,
    });
    expect(finding?.measured).toBeCloseTo(4.38, 9);
    expect(finding?.place?.from.x).toBeCloseTo(4.38, 9);
    expect(finding?.place?.to.x).toBe(0);
    expect(finding?.remedy?.title).toBe('Move 7 1/2" toward the right side');
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('are kept by what stands on the setback line exactly, whatever its direction', () => {
    expect(sentences([lot, shed(10, 60)], { setbacks })).toEqual([]);
    const corner = 5 + (Math.hypot(10, 8) / 2) * Math.cos(Math.atan2(8, 10) - Math.PI / 6);
    expect(sentences([lot, shed(corner, 60, { rotation: 30 })], { setbacks })).toEqual([]);
    expect(sentences([lot, shed(corner - 0.01, 60, { rotation: 30 })], { setbacks })).toHaveLength(1);
  });

  test('of two lot lines are restored by one move along both', () => {
    const plan = planOf([lot, shed(7, 8)], { setbacks });
    const title = `Move 6' toward the front and 3' toward the right side`;
    expect(Checks.of(plan).findings.map(({ remedy }) => remedy?.title)).toEqual([title, title]);
    expect(afterRemedy(plan)).toEqual([]);
  });

  test('of a lot whose edges have no names are restored by the directions of the sheet', () => {
    const nameless = lotOf(rectangle(0, 0, 100, 150));
    const moves = found([nameless, shed(7, 60)], { setbacks })
      .filter(({ check }) => check === 'setback')
      .map(({ remedy }) => remedy?.title);
    expect(moves).toEqual([`Move 3' right`]);
  });

  test('offer no remedy that would only make another conflict, or that the object does not allow, and say so', () => {
    // The other side has no room for it.
    const wide = boxed('shed', 'shed', { x: 48, y: 60 }, 94, 8);
    const obstacleOf = (one: PlanObject): string | undefined => {
      const [first] = found([lot, one], { setbacks });
      expect(first?.remedy).toBeUndefined();
      return first?.obstacle;
    };
    expect(obstacleOf(wide)).toBe(
      'No small move ends this. Change its size, turn it, or place it somewhere else.',
    );
    expect(obstacleOf(shed(8, 60, { locked: true }))).toBe('It is locked. Unlock it to move it.');
    expect(obstacleOf(shed(8, 60, { group: 'g' }))).toBe(
      'It is in a group. Ungroup it to move it by itself.',
    );
    // The sentence asks whether what exists may stay.
    expect(obstacleOf(shed(8, 60, { status: 'existing' }))).toBeUndefined();
  });

  test('move a wall out of the setback that only its eave still reaches into, which is a question', () => {
    const house = boxed('house', 'house', { x: 27, y: 60 }, 46, 30, { eave: 3, rotation: 0 });
    const plan = planOf([lot, house], { setbacks });
    expect(Checks.of(plan).findings[0]).toMatchObject({
      state: 'conflict',
      remedy: { title: `Move 1' toward the right side` },
    });
    expect(afterRemedy(plan)).toMatchObject([
      { state: 'question', sentence: expect.stringContaining('how far may eaves reach into it?') as string },
    ]);
  });

  test('of eaves are those that the pack allows; without a rule it is a question', () => {
    const house = boxed('house', 'house', { x: 30, y: 60 }, 46, 30, { eave: 3, rotation: 0 });
    expect(sentences([lot, house], { setbacks, projections: { eave: 2 } })).toEqual([]);
    expect(sentences([lot, house], { setbacks, projections: { eave: 0.5 } })).toEqual([
      `The eave of the house is 4' from the left side edge; eaves may come within 4' 6".`,
    ]);
    expect(found([lot, house], { setbacks })).toMatchObject([
      {
        state: 'question',
        sentence: `The eave of the house is 4' from the left side edge, within the side setback of 5'. Ask the permit office: how far may eaves reach into it?`,
      },
    ]);
  });

  test('of accessory buildings are their own where the pack has them', () => {
    const rules = { setbacks, accessory: { side: 3 } };
    const garage = (use: string): PlanObject =>
      traced('building', 'b', rectangle(3, 40, 20, 60), { use, eave: 0 });
    expect(sentences([lot, shed(8, 60)], rules)).toEqual([]);
    expect(sentences([lot, shed(7, 60)], rules)).toEqual([
      `The shed is 2' from the left side edge; the side setback of accessory buildings is 3'.`,
    ]);
    for (const use of ['Garage', 'Garden suite', 'Laneway house'])
      expect(sentences([lot, garage(use)], rules)).toEqual([]);
    for (const use of ['Dwelling', 'Attached garage', 'House with garage'])
      expect(sentences([lot, garage(use)], rules)).toEqual([
        `The ${use.toLowerCase()} is 3' from the left side edge; the side setback is 5'.`,
      ]);
    // The rear has none of its own.
    expect(sentences([lot, shed(50, 12)], rules)).toEqual([
      `The shed is 8' from the rear edge; the rear setback is 10'.`,
    ]);
    expect(sentences([lot, shed(7, 60)], { setbacks, accessory: { side: 0 } })).toEqual([]);
    const plan = planOf([lot, shed(4, 60)], rules);
    expect(Checks.of(plan).findings[0]?.remedy?.title).toBe(`Move 4' toward the right side`);
  });

  test('of decks are less by what the pack allows them', () => {
    const deck = traced('deck', 'deck', rectangle(2, 40, 20, 60));
    expect(sentences([lot, deck], { setbacks, projections: { deck: 3 } })).toEqual([]);
    expect(sentences([lot, deck], { setbacks, projections: { deck: 2 } })).toEqual([
      `The deck is 2' from the left side edge; a deck may come within 3'.`,
    ]);
  });

  test('are the greater of the setback line and the rule', () => {
    const onSide = (feet: number, x: number): readonly string[] =>
      sentences([lot, setbackLineAt(feet), shed(x, 60)], { setbacks }).filter((one) => /shed/.test(one));
    expect(onSide(8, 11)).toEqual([`The shed is 6' from the left side edge; the side setback is 8'.`]);
    for (const feet of [0, 2])
      expect(onSide(feet, 8)).toEqual([`The shed is 3' from the left side edge; the side setback is 5'.`]);
  });

  test('ask of what exists, and let alone what is to be removed', () => {
    expect(found([lot, shed(8, 60, { status: 'existing' })], { setbacks })).toMatchObject([
      {
        state: 'question',
        sentence: `The shed is 3' from the left side edge; the side setback is 5'. It already exists. Ask the permit office: may it stay?`,
        remedy: undefined,
      },
    ]);
    expect(sentences([lot, shed(8, 60, { status: 'removed' })], { setbacks })).toEqual([]);
  });

  test('are shown in the units of the plan, precisely enough to see the difference', () => {
    const plan = planOf([lot, shed(9.99, 60)], { setbacks });
    applyChanges(plan, [{ settings: { units: 'metres' } }]);
    const metric = Checks.of(plan).findings[0];
    expect(metric?.sentence).toBe(
      'The shed is 1.521 m from the left side edge; the side setback is 1.524 m.',
    );
    expect(metric?.remedy?.title).toBe('Move 0.003 m toward the right side');
  });

  test('are exact at a round lot line', () => {
    // A half circle of 50 ft about 50, 50 closes the lot; the corner at 50 + 30, 50 + 36 is 50 - 46.862 ft inside of it.
    const round = lotOf([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50, bulge: 1 },
      { x: 0, y: 50 },
    ]);
    const [near] = found([round, boxed('shed', 'shed', { x: 75, y: 82 }, 10, 8)], {
      setbacks: { front: 5, side: 5, streetSide: 5, rear: 5 },
    });
    expect(near?.measured).toBeCloseTo(50 - Math.hypot(30, 36), 9);
  });
});

describe('the lot line', () => {
  test('must not be crossed by walls or eaves; the remedy moves to the setback', () => {
    const plan = planOf([lot, shed(4, 60)], { setbacks });
    expect(Checks.of(plan).findings).toMatchObject([
      {
        sentence: `The shed reaches 1' over the left side edge.`,
        measured: -1,
        remedy: { title: `Move 6' toward the right side` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    const house = boxed('house', 'house', { x: 24, y: 60 }, 46, 30, { eave: 2, rotation: 0 });
    expect(sentences([lot, house])).toEqual([`The eave of the house reaches 1' over the left side edge.`]);
  });

  test('may be touched exactly, and crossed by a drive at the street', () => {
    expect(sentences([lot, shed(5, 60)])).toEqual([]);
    const fence = traced('fence', 'fence', rectangle(0, 0, 100, 150), { closed: true });
    expect(sentences([lot, fence])).toEqual([]);
    const drive = (to: number, y: number): PlanObject =>
      traced('driveway', 'drive', [
        { x: 50, y: 170 },
        { x: to, y },
      ]);
    expect(sentences([lot, drive(50, 120)])).toEqual([]);
    expect(found([lot, drive(110, 60)]).map(({ state, objects }) => [state, ...objects])).toEqual([
      ['question', 'drive'],
    ]);
  });

  test('may be crossed by what exists if the permit office agrees, but not by what only counts as existing', () => {
    const over = { status: 'existing', assumed: { status: 'existing' } } as const;
    expect(found([lot, shed(4, 60, { status: 'existing' })])).toMatchObject([{ state: 'question' }]);
    expect(found([lot, shed(4, 60, { status: 'existing', assumed: { status: 'proposed' } })])).toMatchObject([
      { state: 'question' },
    ]);
    const plan = planOf([lot, shed(4, 60, over)]);
    const [finding] = Checks.of(plan).findings;
    expect(finding).toMatchObject({
      state: 'conflict',
      sentence: `The shed reaches 1' over the left side edge. Move it or change its size, unless it really stands there.`,
      remedy: { title: 'It stands there' },
    });
    applyChanges(plan, finding?.remedy?.changes(plan) ?? []);
    expect(Checks.of(plan).findings).toMatchObject([{ state: 'question' }]);
  });

  test('has what is proposed inside of it', () => {
    expect(sentences([lot, shed(200, 60, { status: 'proposed' })])).toEqual(['The shed is outside the lot.']);
    expect(sentences([lot, shed(200, 60, { status: 'existing' })])).toEqual([]);
    expect(found([lot, shed(200, 60)])).toMatchObject([{ state: 'question' }]);
  });
});
