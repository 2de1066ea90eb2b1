// Setback lines: adds the setback line of a lot, tied to the lot, or updates the existing one.
import { capitalized } from '@homeplot/plan/capitalized';
import type { SetbackDistance } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keyAbove } from '@homeplot/plan/order';
import { areaOf } from '@homeplot/plan/outline';
import { setback as kind } from '@homeplot/plan/setback';
import { namesOfEdges } from '@homeplot/plan/lotEdges';
import { distanceFor, type SetbackLine, setbackLine, setbackProblems } from '@homeplot/plan/setbackLine';
import { formatArea } from '@homeplot/plan/units';
import { isSetbackLine, type SetbackGround, setbackGround } from '../setbackGround.ts';
import {
  numberOf,
  type Outcome,
  type Question,
  type Subject,
  type Transform,
  type Values,
} from './transform.ts';

interface Meant {
  readonly lot: SetbackGround;
  /** The line that it has. */
  readonly line: PlanObject | undefined;
}

/** The lot that is meant; undefined where none is. */
function lotOf({ plan, objects: [object, more], tiedTo }: Subject): Meant | undefined {
  const lot = object && !more ? setbackGround(object, plan) : undefined;
  return lot && { lot, line: tiedTo(lot.id).find(isSetbackLine) };
}

const distancesOf = (line: PlanObject): readonly SetbackDistance[] =>
  kindOf(line).ties?.setback?.distances(line) ?? [];

/** The name of the question for an edge name. */
const questionName = (name: string): string => `from ${name}`;

function label(name: string, isOnly: boolean): string {
  if (name !== '') return capitalized(name);
  return isOnly ? 'All edges' : 'Other edges';
}

/** The typed distances with the line, or the problem. */
function computeLine(
  lot: SetbackGround,
  values: Values,
): (SetbackLine & { readonly distances: readonly SetbackDistance[] }) | { readonly problem: string } {
  const distances = namesOfEdges(lot).map((edges) => ({
    edges,
    feet: numberOf(values, questionName(edges)),
  }));
  if (distances.some(({ feet }) => feet < 0)) return { problem: 'A setback is 0 or more.' };
  const line = setbackLine(lot, distances);
  return 'problem' in line ? { problem: setbackProblems[line.problem] } : { ...line, distances };
}

/** A new setback line of the lot, not yet placed. */
function newLine({ plan, newId }: Subject, { id: of }: SetbackGround): PlanObject {
  const { scale, siteExtent } = plan.settings;
  const fields = { ...kind.create({ from: { x: 0, y: 0 }, scale, siteExtent }), of };
  return { ...fields, id: newId(), type: kind.type, order: keyAbove(plan.top) };
}

export const setback: Transform = {
  name: 'setback',
  title: 'Setback lines',
  questions(subject, values): readonly Question[] {
    const target = lotOf(subject);
    if (!target) return [];
    const names = namesOfEdges(target.lot);
    const isOnly = names.length === 1;
    return names.map((name) => ({
      name: questionName(name),
      label: label(name, isOnly),
      input: 'length',
      value:
        values[questionName(name)] ?? distanceFor(target.line ? distancesOf(target.line) : [], name) ?? 0,
      ...(name === '' && isOnly ? { hint: 'Name the edges in the Lot card to set them separately.' } : {}),
    }));
  },
  outcome(subject, values): Outcome {
    const target = lotOf(subject);
    if (!target) return { problem: 'Select a lot.' };
    const { lot, line } = target;
    const now = computeLine(lot, values);
    if ('problem' in now) return { problem: now.problem, told: now.problem };
    const base = line ?? newLine(subject, lot);
    const names = now.distances.map(({ edges }) => edges);
    const others = distancesOf(base).filter(({ edges }) => !names.includes(edges));
    const put = kindOf(base).ties?.setback?.redraw(base, [...now.distances, ...others], now) ?? base;
    const area = areaOf({ vertices: now.vertices, closed: true });
    return {
      changes: [{ put }],
      select: subject.objects.map(({ id }) => id),
      told: `Buildable area: ${formatArea(area, subject.plan.settings.units)}`,
    };
  },
};
