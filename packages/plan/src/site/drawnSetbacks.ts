// The setback line that a lot lacks: a change that draws it at the required distances, or redraws the one that is there.
// What is required is in siteLot.ts; how the line runs, in kinds/lot/setbackLine.ts.
import { kindOf } from '../kinds/index.ts';
import type { SetbackDistance } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { registerLateKinds } from '../kinds/lateKinds.ts';
import { setback as kind } from '../kinds/lot/setback.ts';
import { setbackLine, setbackName } from '../kinds/lot/setbackLine.ts';
import { keyAbove } from '../measure/order.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { roleNames } from './edgeRoles.ts';
import { withSetbackDistances } from './setbackDistances.ts';
import type { LotLine, SiteLot } from './siteLot.ts';

registerLateKinds();

/** A setback line of a lot, not yet drawn. */
export function newSetbackLine({ settings, top }: Plan, lot: string, id: string): PlanObject {
  const { scale, siteExtent, units } = settings;
  const fields = { ...kind.create({ from: { x: 0, y: 0 }, scale, siteExtent, units }), of: lot };
  return { ...fields, id, type: kind.type, order: keyAbove(top) };
}

const requiredFeet = ({ setback = 0 }: LotLine): number => setback;

/**
 * Names the edges that have no name by their role. undefined if the distances leave no single line. feetOf: the distance
 * from each line of the lot; lines that share a name get the greatest.
 */
export function setbackLineChanges(
  { subject, lines }: SiteLot,
  plan: Plan,
  old: PlanObject | undefined,
  feetOf = requiredFeet,
): readonly Change[] | undefined {
  const lot = kindOf(subject.object).toLot?.(subject.object) ?? subject.object;
  const path = kindOf(lot).path;
  const known = path?.edges?.(lot);
  if (!path || !known) return undefined;
  const names = known.map(
    (one, i) => setbackName(one) || roleNames[lines.find(({ edge }) => edge.index === i)?.role ?? 'side'],
  );
  const feet = new Map<string, number>();
  for (const line of lines) {
    const name = names[line.edge.index] ?? '';
    feet.set(name, Math.max(feetOf(line), feet.get(name) ?? 0));
  }
  const distances = [...feet].map(([edges, far]): SetbackDistance => ({ edges, feet: far }));
  const now = setbackLine({ ...path.outline(lot), edges: names.map((name) => ({ name })) }, distances);
  if ('problem' in now) return undefined;
  const base = old ?? newSetbackLine(plan, lot.id, freeId(plan));
  const put = withSetbackDistances(base, distances, now);
  const isNamed = known.every((edge) => setbackName(edge));
  const kept = names.map((name, i) => known[i]?.name ?? name);
  const guessed = new Set(
    lines
      .filter((line) => line.guessed && (!line.name || known[line.edge.index]?.isGuess))
      .map(({ edge }) => edge.index),
  );
  return [
    ...(isNamed && lot === subject.object ? [] : [{ put: path.withEdgeNames?.(lot, kept, guessed) ?? lot }]),
    { put },
  ];
}

function freeId({ objects }: Plan): string {
  let number = objects.size + 1;
  while (objects.has(`setback-${number}`)) number += 1;
  return `setback-${number}`;
}
