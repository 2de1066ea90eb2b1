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
 * Edges without a name are named by their role. undefined if the distances leave no single line. feetOf: the distance
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
  const knownEdges = path?.edges?.(lot);
  if (!path || !knownEdges) return undefined;
  const names = knownEdges.map(
    (one, i) => setbackName(one) || roleNames[lines.find(({ edge }) => edge.index === i)?.role ?? 'side'],
  );
  const feet = new Map<string, number>();
  for (const lotLine of lines) {
    const name = names[lotLine.edge.index] ?? '';
    feet.set(name, Math.max(feetOf(lotLine), feet.get(name) ?? 0));
  }
  const distances = [...feet].map(([edges, far]): SetbackDistance => ({ edges, feet: far }));
  const line = setbackLine({ ...path.outline(lot), edges: names.map((name) => ({ name })) }, distances);
  if ('problem' in line) return undefined;
  const base = old ?? newSetbackLine(plan, lot.id, freeId(plan));
  const put = withSetbackDistances(base, distances, line);
  const isNamed = knownEdges.every((edge) => setbackName(edge));
  const edgeNames = names.map((name, i) => knownEdges[i]?.name ?? name);
  const guessedEdges = new Set(
    lines
      .filter((one) => one.guessed && (!one.name || knownEdges[one.edge.index]?.isGuess))
      .map(({ edge }) => edge.index),
  );
  return [
    ...(isNamed && lot === subject.object
      ? []
      : [{ put: path.withEdgeNames?.(lot, edgeNames, guessedEdges) ?? lot }]),
    { put },
  ];
}

function freeId({ objects }: Plan): string {
  let number = objects.size + 1;
  while (objects.has(`setback-${number}`)) number += 1;
  return `setback-${number}`;
}
