// The trees of a plan for the list that permit offices ask for, and how many have to replace those that are removed.
import { printedLayersOf } from '../drawing/layerTable.ts';
import { formatNumber, inchesPerFoot, isMetric, metersPerFoot, type Units } from '../measure/units.ts';
import type { TreeFacts } from '../objects/permitRole.ts';
import type { Pack } from '../packs/pack.ts';
import { inOrder, type Plan } from '../plan/plan.ts';
import { type Subject, subjectEvenRemoved } from './subject.ts';

export interface ListedTree extends TreeFacts {
  readonly subject: Subject;
}

/** The printed trees, also those to be removed, by number. Trees with trunks too thin to count are left out. */
export function listedTrees(plan: Plan): readonly ListedTree[] {
  /** Inches. */
  const minCaliper = plan.settings.pack?.trees?.smallest ?? 0;
  return printedLayersOf(plan.settings)
    .visible(inOrder(plan))
    .flatMap((object): readonly ListedTree[] => {
      const subject = subjectEvenRemoved(object);
      const facts = subject?.role.tree?.read(object);
      return subject && facts ? [{ subject, ...facts }] : [];
    })
    .filter((tree) => isNew(tree) || tree.caliper === 0 || tree.caliper >= minCaliper)
    .toSorted((a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }));
}

export const isNew = ({ subject }: ListedTree): boolean => subject.object.status === 'proposed';
export const isRemoved = ({ subject }: ListedTree): boolean => subject.object.status === 'removed';

/** `14"`, or `36 cm`. */
export const trunkText = (inches: number, units: Units): string =>
  isMetric(units)
    ? `${Math.round((inches / inchesPerFoot) * metersPerFoot * 100)} cm`
    : `${formatNumber(inches)}"`;

export interface Replacement {
  readonly removed: number;
  readonly required: number;
  readonly proposed: number;
}

/** undefined if the rules require none. */
export function replacementOf(trees: readonly ListedTree[], pack: Pack | undefined): Replacement | undefined {
  const perTree = pack?.trees?.replacement;
  if (perTree === undefined) return undefined;
  const removed = trees.filter(isRemoved).length;
  return { removed, required: Math.ceil(removed * perTree - 1e-9), proposed: trees.filter(isNew).length };
}
