// The order in which findings are listed, and how those of an edit are merged into the list.
import type { Finding } from '../site/finding.ts';

const ranks: Readonly<Record<Finding['state'], number>> = { conflict: 0, close: 1, question: 2, note: 3 };
export const inOrder = (a: Finding, b: Finding): number =>
  ranks[a.state] - ranks[b.state] || (a.id < b.id ? -1 : 1);

/** Two sorted lists as one. */
export function merged(some: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  if (some.length === 0 || others.length === 0) return some.length === 0 ? others : some;
  const all: Finding[] = [];
  let next = 0;
  for (const one of some) {
    for (let other = others[next]; other && inOrder(other, one) < 0; other = others[next]) {
      all.push(other);
      next += 1;
    }
    all.push(one);
  }
  return [...all, ...others.slice(next)];
}
