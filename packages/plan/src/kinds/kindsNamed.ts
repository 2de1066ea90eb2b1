// Fetches the kinds that a program doesn't have from its start, for whoever reads a plan that names one.
import type { WaitingSteps } from '../measure/steps.ts';
import { findKind } from './index.ts';

/** What fetches further kinds and registers them, those that more plans need first. */
const further: readonly (() => Promise<void>)[] = [
  async () => (await import('./usualKinds.ts')).registerUsualKinds(),
  async () => (await import('./rareKinds.ts')).registerRareKinds(),
];

/** Waits until there are the kinds of these types, as far as there are any; false if they couldn't be fetched. */
export function* kindsNamed(types: Iterable<unknown>): WaitingSteps<boolean> {
  const names = [...new Set(types)].filter((type) => typeof type === 'string');
  let isFetched = true;
  for (const fetch of further) {
    if (!isFetched || names.every(findKind)) break;
    yield fetch().catch(() => {
      isFetched = false;
    });
  }
  return isFetched;
}
