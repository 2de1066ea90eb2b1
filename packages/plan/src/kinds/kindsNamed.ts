// Fetches kinds that a program doesn't load at its start, once a plan that is read has objects of them.
import type { WaitingSteps } from '../measure/steps.ts';
import { findKind } from './index.ts';

/** Functions that fetch and register more kinds; the most common kinds come first. */
const registrations: readonly (() => Promise<void>)[] = [
  async () => (await import('./usualKinds.ts')).registerUsualKinds(),
  async () => (await import('./rareKinds.ts')).registerRareKinds(),
];

/** Waits until the kinds of these types are registered, except for unknown types; false if they couldn't be fetched. */
export function* kindsNamed(types: Iterable<unknown>): WaitingSteps<boolean> {
  const names = [...new Set(types)].filter((type) => typeof type === 'string');
  let isFetched = true;
  for (const fetch of registrations) {
    if (!isFetched || names.every(findKind)) break;
    yield fetch().catch(() => {
      isFetched = false;
    });
  }
  return isFetched;
}
