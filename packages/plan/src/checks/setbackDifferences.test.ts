import { describe, expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { afterRemedy, found, sentences, setbacks } from '../../testing/testFindings.ts';
import {
  boxed,
  lot,
  packOf,
  planOf,
  rectangle,
  setbackLineAt,
  setbackLineOf,
  thing,
} from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import { applyChanges } from '../plan/plan.ts';
import { isConflict } from '../site/check.ts';
import { Checks } from './checks.ts';
import { withRequiredDistances } from './setbackDifferences.ts';
import { setbackDistancesOf } from '../site/setbackDistances.ts';
import { siteLotIn } from '../site/siteLot.ts';

const lineAt = (front: number, side: number, rear: number, name = 'side'): PlanObject =>
  setbackLineOf([
    { edges: 'front', feet: front },
    { edges: `right ${name}`, feet: side },
    { edges: `left ${name}`, feet: side },
    { edges: 'rear', feet: rear },
  ]);

describe('a setback line and the rules', () => {
  test('that ask for the same distances need no words', () => {
    expect(sentences([lot, lineAt(25, 5, 10)], { setbacks })).toEqual([]);
  });

  test('conflict where the line is drawn nearer, which says both and which lot line, and draws it at the rule', () => {
    const plan = planOf([lot, lineAt(20, 5, 10)], { setbacks, district: 'R-1' });
    expect(Checks.of(plan).findings).toMatchObject([
      {
        state: 'conflict',
        sentence: `The setback line is drawn 20' from the front edge. Test City, R-1 requires 25'.`,
        objects: ['line'],
        place: { from: { x: 75, y: 150 }, to: { x: 75, y: 130 } },
        measured: 20,
        required: 25,
        remedy: { title: `Draw it at 25'` },
      },
    ]);
    expect(afterRemedy(plan)).toEqual([]);
    expect(plan.objects.get('line')).toMatchObject({ off: [10, 5, 25, 5] });
  });

  test('conflict where the line leaves a lot line out', () => {
    expect(found([lot, lineAt(25, 0, 10)], { setbacks })).toMatchObject([
      {
        state: 'conflict',
        sentence: `No setback line is drawn along the right side edge or the left side edge. Test City requires 5'.`,
      },
    ]);
  });

  test('may differ where the line is drawn farther: a note says so, and nothing else is changed', () => {
    const [note] = found([lot, lineAt(25, 8, 10)], { setbacks });
    expect(note?.remedy).toBeUndefined();
    expect([note]).toMatchObject([
      {
        state: 'note',
        sentence: `The setback line is drawn 8' from the right side edge and the left side edge. Test City requires only 5'. The checks use the greater distance.`,
      },
    ]);
    expect(sentences([lot, lineAt(25, 8, 10)], { setbacks: { side: 0 } })).toEqual([
      `The setback line is drawn 8' from the right side edge and the left side edge. Test City requires no setback there. The checks use the greater distance.`,
    ]);
  });

  test('are each said by itself, conflicts first, and mended one by one', () => {
    const plan = planOf([lot, lineAt(20, 8, 5)], { setbacks });
    const states = (): readonly string[] => Checks.of(plan).findings.map(({ state }) => state);
    expect(states()).toEqual(['conflict', 'conflict', 'note']);
    expect(afterRemedy(plan)).toHaveLength(2);
    expect(afterRemedy(plan).map(({ state }) => state)).toEqual(['note']);
  });

  test('are compared only where both have a distance', () => {
    expect(sentences([lot, lineAt(20, 3, 5)])).toEqual([]);
    expect(sentences([lot, lineAt(20, 3, 5)], { setbacks: {} })).toEqual([]);
    expect(sentences([lot, lineAt(20, 5, 5)], { setbacks: { side: 5 } })).toEqual([]);
  });

  test('of a corner lot are compared by the rule of the street side', () => {
    const corner = lotOf(rectangle(0, 0, 100, 150), [
      { name: 'rear' },
      { name: 'street side' },
      { name: 'front' },
      { name: 'side' },
    ]);
    const line = setbackLineOf([
      { edges: 'street side', feet: 5 },
      { edges: 'side', feet: 5 },
    ]);
    expect(sentences([corner, line], { setbacks: { side: 5, streetSide: 15 } })).toEqual([
      `The setback line is drawn 5' from the street side edge. Test City requires 15'.`,
    ]);
  });

  test('of a lot without names are compared by guessed roles, and the remedy names the edges', () => {
    const nameless = lotOf(rectangle(0, 0, 100, 150));
    const plan = planOf([nameless, setbackLineAt(10)], { setbacks: { front: 25 } });
    const [first] = Checks.of(plan).findings;
    expect(first).toMatchObject({
      state: 'conflict',
      sentence: `The setback line is drawn 10' from the bottom edge. Test City requires 25'.`,
    });
    expect(afterRemedy(plan).filter(({ check }) => check === 'setback')).toEqual([]);
    expect(plan.objects.get('lot')).toMatchObject({ edges: [{}, {}, { name: 'front' }, {}] });
  });

  test('are said in the units of the plan', () => {
    const plan = planOf([lot, lineAt(20, 5, 10)], { setbacks });
    applyChanges(plan, [{ settings: { units: 'metres' } }]);
    expect(Checks.of(plan).findings).toMatchObject([
      { sentence: 'The setback line is drawn 6.10 m from the front edge. Test City requires 7.62 m.' },
    ]);
  });

  test('offer no remedy that leaves no room, or that a lock forbids', () => {
    expect(found([lot, lineAt(25, 5, 10)], { setbacks: { side: 60 } })).toContainEqual(
      expect.objectContaining({ check: 'setback', state: 'conflict', remedy: undefined }),
    );
    const locked: PlanObject = { ...lineAt(20, 5, 10), locked: true as const };
    expect(found([lot, locked], { setbacks })[0]?.remedy).toBeUndefined();
  });

  test('offer no remedy where a lot line with the same name needs another distance', () => {
    const corner = lotOf(rectangle(0, 0, 100, 150), [
      { name: 'rear' },
      { name: 'street' },
      { name: 'street' },
      { name: 'side' },
    ]);
    const line = setbackLineOf([
      { edges: 'street', feet: 10 },
      { edges: '', feet: 5 },
    ]);
    const rules = { setbacks: { front: 25, streetSide: 10 } };
    // 12 ft from the street side, which is enough.
    const house = boxed('house', 'house', { x: 68, y: 60 }, 40, 40, { status: 'proposed' });
    const conflicts = found([corner, line, house], rules).filter(isConflict);
    expect(conflicts).toMatchObject([
      { sentence: `The setback line is drawn 10' from the bottom street edge. Test City requires 25'.` },
    ]);
    expect(conflicts[0]?.remedy).toBeUndefined();
    const alike = found([corner, line, house], { setbacks: { front: 25, streetSide: 25 } });
    expect(alike.find(({ objects: [id] }) => id === 'line')?.remedy).toBeDefined();
  });

  test('are not compared for a line that cannot be drawn', () => {
    const [first] = found([lot, lineAt(20, 5, 10)], { setbacks });
    expect(first?.sentence).toMatch(/^The setback line is drawn 20'/);
    const faulty: PlanObject = Object.assign({}, lineAt(20, 60, 10), { problem: 'nothingLeft' });
    expect(found([lot, faulty], { setbacks }).filter(({ objects: [id] }) => id === 'line')).toEqual([]);
  });

  test('mended keep the distances of names that no edge has now', () => {
    const other = { edges: 'alley', feet: 7 };
    const line = setbackLineOf([{ edges: 'front', feet: 20 }, { edges: '', feet: 5 }, other]);
    const plan = planOf([lot, line], { setbacks: { front: 25 } });
    afterRemedy(plan);
    const mended = plan.objects.get('line');
    expect(mended && setbackDistancesOf(mended)).toEqual(
      expect.arrayContaining([{ edges: 'front', feet: 25 }, other]),
    );
  });

  test('are not compared for a line that belongs to no lot, which a note says', () => {
    const loose = thing('setback', 'loose', { distances: [{ edges: 'front', feet: 20 }] });
    const [note] = found([lot, loose], { setbacks });
    expect(note).toMatchObject({ state: 'note', objects: ['loose'] });
    expect(note?.sentence).toBe(
      "This setback line isn't attached to a lot, so nothing is checked against it. Select the lot and open Setback lines to draw a new one.",
    );
    expect(sentences([loose], { setbacks })).toContainEqual(
      expect.stringMatching(/^This setback line .* Draw the lot first\.$/),
    );
    // A lot that is to be removed is still its lot.
    expect(sentences([{ ...lot, status: 'removed' }, lineAt(20, 5, 10)], { setbacks })).toEqual([]);
  });
});

describe('the distances of the rules', () => {
  const taken = (line: PlanObject, rules = setbacks, ground = lot) => {
    const plan = planOf([ground, line], packOf({ setbacks: rules }));
    const site = siteLotIn(plan, ground);
    const changes = site && withRequiredDistances(site, line, plan);
    applyChanges(plan, changes ?? []);
    return changes && setbackDistancesOf(plan.objects.get('line') ?? line).map(({ feet }) => feet);
  };

  test('replace those of the line, greater or less', () => {
    expect(taken(lineAt(20, 8, 10))).toEqual([10, 5, 25, 5]);
  });

  test('are offered for a line that cannot be drawn, and for a lot without names', () => {
    expect(taken(Object.assign(lineAt(25, 60, 10), { problem: 'nothingLeft' }))).toEqual([10, 5, 25, 5]);
    const nameless = lotOf(rectangle(0, 0, 100, 150));
    expect(taken(setbackLineAt(10), { front: 25, side: 5, rear: 10 }, nameless)).toEqual([10, 5, 25, 10]);
  });

  test('are not offered where they are drawn, or are not known', () => {
    expect(taken(lineAt(25, 5, 10))).toBeUndefined();
    expect(taken(lineAt(20, 8, 10), {} as never)).toBeUndefined();
  });

  test('are not offered where lot lines with one name cannot have both distances', () => {
    const street = lotOf(rectangle(0, 0, 100, 150), [
      { name: 'street' },
      { name: 'street' },
      { name: 'rear' },
      { name: 'side' },
    ]);
    const line = setbackLineOf([
      { edges: 'street', feet: 25 },
      { edges: '', feet: 5 },
    ]);
    const plan = planOf([street, line], { setbacks: { front: 25, streetSide: 15 } });
    const site = siteLotIn(plan, street);
    expect(site && withRequiredDistances(site, line, plan)).toBeUndefined();
  });
});
