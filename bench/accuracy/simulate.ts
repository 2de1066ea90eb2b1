// How often a check says met and isn't right, and how often a range covers the truth, on lots whose truth is known.
import { Checks } from '@homeplot/plan/checks';
import type { Pack } from '@homeplot/plan/pack';
import { createPlan } from '@homeplot/plan/plan';
import { setbackRows } from '@homeplot/plan/setbackRows';
import { defaultSettings } from '@homeplot/plan/settings';
import { families, type Simulated } from './families.ts';
import { Random } from './random.ts';

export interface Tally {
  /** Distances to lot lines. */
  readonly distances: number;
  /** Those whose truth lies within their range. */
  readonly covered: number;
  /** Setbacks of usual sizes that were checked, and those that were said to be met and aren't. */
  readonly setbacks: number;
  readonly falselyMet: number;
  readonly tooClose: number;
  /** The same with setbacks chosen within twice the range of the distance, where every one is hard to tell. */
  readonly contested: number;
  readonly contestedFalselyMet: number;
}

const usualSetbacks = [3, 4, 5, 7.5, 8, 10, 12, 15, 20, 25, 30] as const;
const roles = ['front', 'side', 'streetSide', 'rear'] as const;
/** Feet: half of what lengths are written to. */
const tolerance = 1 / 384;

const planOf = (objects: Simulated['plan'], setbacks: NonNullable<Pack['setbacks']>) =>
  createPlan({
    objects,
    settings: {
      ...defaultSettings,
      pack: { id: 'test', name: 'Test', date: '2026-11-01', sources: [], items: [], setbacks },
    },
  });

type Line = ReturnType<typeof setbackRows>[number];

/** By the names of the lines of the lot. */
const linesOf = (objects: Simulated['plan']): ReadonlyMap<string, Line> =>
  new Map(setbackRows(planOf(objects, {})).map((row) => [row.line.name, row]));

function simulate(name: keyof typeof families, count: number, seed: number): Tally {
  const random = new Random(seed);
  const tally = {
    distances: 0,
    covered: 0,
    setbacks: 0,
    falselyMet: 0,
    tooClose: 0,
    contested: 0,
    contestedFalselyMet: 0,
  };
  for (let i = 0; i < count; i += 1) {
    const { truth, plan } = families[name](random);
    const [known, drawn] = [linesOf(truth), linesOf(plan)];
    const hardRole = random.of(roles);
    const usual = Object.fromEntries(roles.map((role) => [role, random.of(usualSetbacks)]));
    const states = statesOf(plan, usual);
    for (const [line, { line: own, nearest }] of drawn) {
      const really = known.get(line)?.nearest?.feet;
      if (really === undefined || !nearest || nearest.range.isLeast) continue;
      const isStaked = nearest.range.feet === 0;
      tally.distances += isStaked ? 0 : 1;
      if (!isStaked && Math.abs(nearest.feet - really) <= nearest.range.feet + tolerance) tally.covered += 1;
      const required = usual[own.role];
      if (required === undefined) continue;
      tally.setbacks += 1;
      const state = states.get(own.edge.index);
      if (state === undefined && really < required - tolerance) tally.falselyMet += 1;
      if (state === 'close') tally.tooClose += 1;
      if (own.role !== hardRole || isStaked) continue;
      const hard = nearest.feet + random.between(-2, 2) * nearest.range.feet;
      if (hard <= 0) continue;
      tally.contested += 1;
      const isMet = statesOf(plan, { [own.role]: hard }).get(own.edge.index) === undefined;
      if (isMet && really < hard - tolerance) tally.contestedFalselyMet += 1;
    }
  }
  return tally;
}

/** The state of the finding about each lot line by its number, and about the building over it. */
function statesOf(
  objects: Simulated['plan'],
  setbacks: NonNullable<Pack['setbacks']>,
): ReadonlyMap<number, string> {
  const { findings } = Checks.of(planOf(objects, setbacks));
  // The lines of a lot whose outline is at fault aren't checked, which is said.
  const isFaulty = findings.some(({ id, state }) => state === 'conflict' && id.startsWith('lot lot fault'));
  if (isFaulty) return new Map(Array.from({ length: 8 }, (_, edge) => [edge, 'conflict'] as const));
  return new Map(
    findings
      .filter(({ check }) => check === 'setback' || check === 'lotLine')
      .flatMap(({ id, state }) => {
        const edge = /(\d+)(?: close)?$/.exec(id)?.[1];
        return edge === undefined ? [] : [[Number(edge), state] as const];
      }),
  );
}

/** By the family of lots; together so many lots. */
export function simulateAll(count: number): ReadonlyMap<string, Tally> {
  const names = Object.keys(families) as (keyof typeof families)[];
  return new Map(
    names.map((name, i) => [name, simulate(name, Math.round(count / names.length), 1000 + i)] as const),
  );
}

export const total = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, one) => {
    const keys = Object.keys(sum) as (keyof Tally)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + one[key]])) as unknown as Tally;
  });
