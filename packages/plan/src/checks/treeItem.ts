// The checklist item about the list of trees: each has a number of its own, a species and a diameter, and enough are planted
// to replace those that are removed.
import type { Plan } from '../plan/plan.ts';
import { isNew, type ListedTree, listedTrees, replacementOf } from '../site/trees.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';
import { listed } from './structureItems.ts';

export function treeTable({ plan }: ItemContext): ItemState {
  const trees = listedTrees(plan);
  if (trees.length === 0) return absent('No trees are drawn. Are there any on the lot?');
  const unnumbered = trees.filter(({ number }) => number === '');
  const [duplicate] = trees.filter(
    ({ number }, i) => number !== '' && trees.some((other, j) => j < i && other.number === number),
  );
  if (unnumbered.length > 0 || duplicate)
    return {
      ...incomplete(
        duplicate
          ? `Several trees have the number ${duplicate.number}. Give each its own.`
          : `${unnumbered.length} of ${trees.length} trees ${unnumbered.length === 1 ? 'has' : 'have'} no number to list ${unnumbered.length === 1 ? 'it' : 'them'} by.`,
        duplicate ? trees.filter(({ number }) => number === duplicate.number) : unnumbered,
      ),
      remedy: { title: 'Number the trees', changes: numbered },
    };
  const replacement = replacementOf(trees, plan.settings.pack);
  const missing = replacement ? replacement.required - replacement.proposed : 0;
  if (replacement && missing > 0)
    return incomplete(
      `${replacement.removed} ${replacement.removed === 1 ? 'tree is' : 'trees are'} removed, so ${replacement.required} must be planted; ${replacement.proposed} ${replacement.proposed === 1 ? 'is' : 'are'} drawn as proposed. Draw ${missing} more.`,
      [],
    );
  const incompleteTrees = trees.filter((tree) => tree.species === '' || (tree.caliper === 0 && !isNew(tree)));
  if (incompleteTrees.length > 0)
    return {
      ...incomplete(
        `What species ${incompleteTrees.length === 1 ? 'is' : 'are'} ${listed(incompleteTrees.map(({ subject }) => subject))}, and how thick at the trunk? Type both in the panel.`,
        incompleteTrees,
      ),
      state: 'unknown',
      asks: 'user',
    };
  return shown('The trees are numbered, with species and diameter.');
}

const incomplete = (sentence: string, trees: readonly ListedTree[]): ItemState => ({
  state: 'incomplete',
  sentence,
  objects: trees.map(({ subject }) => subject.object.id),
});

/** Numbers for the trees without one, and for those whose number another tree has; the others keep theirs. */
function numbered(plan: Plan): readonly { readonly put: ListedTree['subject']['object'] }[] {
  const used = new Set<string>();
  const toNumber = listedTrees(plan).filter(({ number }) => {
    const isOwn = number !== '' && !used.has(number);
    used.add(number);
    return !isOwn;
  });
  let next = 1;
  return toNumber.flatMap(({ subject: { object, role } }) => {
    while (used.has(String(next))) next += 1;
    used.add(String(next));
    return role.tree ? [{ put: role.tree.write(object, { number: String(next) }) }] : [];
  });
}
