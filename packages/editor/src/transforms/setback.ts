// Setback lines: how far from its front, side, rear and street edges a lot may be built on, as a line of the plan that
// keeps to the lot. A lot has one; asked for again it is changed.
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

/** Values by name of edge. */
const asked = (name: string): string => `from ${name}`;

function label(name: string, isOnly: boolean): string {
  if (name !== '') return capitalized(name);
  return isOnly ? 'All edges' : 'Other edges';
}

/** The distances as they are typed, and the line or why there is none. */
function drawn(
  lot: SetbackGround,
  values: Values,
): (SetbackLine & { readonly distances: readonly SetbackDistance[] }) | { readonly problem: string } {
  const distances = namesOfEdges(lot).map((edges) => ({ edges, feet: numberOf(values, asked(edges)) }));
  if (distances.some(({ feet }) => feet < 0)) return { problem: 'A setback is 0 or more.' };
  const line = setbackLine(lot, distances);
  return 'problem' in line ? { problem: setbackProblems[line.problem] } : { ...line, distances };
}

/** A line of the lot, as yet nowhere in particular. */
function blank({ plan, newId }: Subject, { id: of }: SetbackGround): PlanObject {
  const { scale, siteExtent } = plan.settings;
  const fields = { ...kind.create({ from: { x: 0, y: 0 }, scale, siteExtent }), of };
  return { ...fields, id: newId(), type: kind.type, order: keyAbove(plan.top) };
}

export const setback: Transform = {
  name: 'setback',
  title: 'Setback lines',
  questions(subject, values): readonly Question[] {
    const meant = lotOf(subject);
    if (!meant) return [];
    const names = namesOfEdges(meant.lot);
    const isOnly = names.length === 1;
    return names.map((name) => ({
      name: asked(name),
      label: label(name, isOnly),
      input: 'length',
      value: values[asked(name)] ?? distanceFor(meant.line ? distancesOf(meant.line) : [], name) ?? 0,
      ...(name === '' && isOnly ? { hint: 'Name the edges in the Lot card to set each apart.' } : {}),
    }));
  },
  outcome(subject, values): Outcome {
    const meant = lotOf(subject);
    if (!meant) return { problem: 'Select one lot.' };
    const { lot, line } = meant;
    const now = drawn(lot, values);
    if ('problem' in now) return { problem: now.problem, told: now.problem };
    const base = line ?? blank(subject, lot);
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
