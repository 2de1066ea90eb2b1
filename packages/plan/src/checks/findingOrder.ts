// The order in which findings are listed, and how those of an edit are merged into the list.
import { isConflict } from '../site/check.ts';
import type { Finding } from '../site/finding.ts';

const rank = (finding: Finding): number => (isConflict(finding) ? 0 : finding.state === 'question' ? 1 : 2);
export const inOrder = (a: Finding, b: Finding): number => rank(a) - rank(b) || (a.id < b.id ? -1 : 1);

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
