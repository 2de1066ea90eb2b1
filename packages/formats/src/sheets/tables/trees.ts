// The table of printed trees, by number: species and size, whether each stays, and how many replace the removed ones.
import { isAssumed } from '@homeplot/plan/assumed';
import { isRemoved, type ListedTree, listedTrees, replacementOf, trunkText } from '@homeplot/plan/trees';
import { formatLength } from '@homeplot/plan/units';
import type { TableMaker } from './tableData.ts';

const fates = { existing: 'Stays', proposed: 'New', removed: 'Removed' } as const;

function fateOf({ subject: { object, role } }: ListedTree): string {
  if (role.isOffSite) return 'Off site';
  if (!object.status) return 'Not given';
  return isAssumed(object, 'status') ? `${fates[object.status]} (assumed)` : fates[object.status];
}

export const trees: TableMaker = (plan) => {
  const { units, pack } = plan.settings;
  const all = listedTrees(plan);
  const zoneOf = (tree: ListedTree): number => (isRemoved(tree) ? 0 : tree.protection);
  const hasZones = all.some((tree) => zoneOf(tree) > 0);
  const hasHealth = all.some(({ health }) => health !== '');
  const replacement = replacementOf(all, pack);
  const smallest = pack?.trees?.smallest;
  const number = (title: string) => ({ title, isNumber: true }) as const;
  return {
    title: 'Trees',
    columns: [
      { title: 'No.' },
      { title: 'Species' },
      number('Trunk'),
      number('Canopy'),
      ...(hasZones ? [number('Zone')] : []),
      ...(hasHealth ? [{ title: 'Health' }] : []),
      { title: 'Status' },
    ],
    rows: all.map((tree) => [
      tree.number,
      tree.species,
      tree.caliper > 0 ? trunkText(tree.caliper, units) : '',
      formatLength(tree.canopy, units),
      ...(hasZones ? [zoneOf(tree) > 0 ? formatLength(zoneOf(tree), units) : ''] : []),
      ...(hasHealth ? [tree.health] : []),
      fateOf(tree),
    ]),
    notes: [
      ...(hasZones ? ['Zone: radius of the protection zone.'] : []),
      ...(smallest ? [`Trunks under ${trunkText(smallest, units)} aren't listed.`] : []),
      ...(replacement
        ? [
            `Trees removed: ${replacement.removed}. To be planted: ${replacement.required}. Proposed: ${replacement.proposed}.`,
          ]
        : []),
    ],
  };
};
