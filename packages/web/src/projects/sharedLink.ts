// The plan that the page's address carries. The reader of links is fetched only when there is one.
import type { Reading } from '@homeplot/plan/planFile';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { inSlices } from './slices.ts';
import { withoutMail } from '../account/mailedLink.ts';

/** The plan of a link as text, and what that says; or why there is none. */
type Shared =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/** Reads it and takes it out of the address, so that a reload shows the plan as it was left. */
export async function takeSharedPlan(): Promise<Reading | undefined> {
  const shared = await sharedPlan();
  clearAddress();
  return shared && readingOf(shared);
}

/** undefined where the address carries no plan. */
export async function sharedPlan(): Promise<Shared | undefined> {
  const { href } = window.location;
  if (sharedPlanId(href) === undefined) return undefined;
  const { readShareLinkInSteps } = await import('@homeplot/formats/shareLink');
  const shared = await inSlices(readShareLinkInSteps(href));
  return shared.found ? shared : undefined;
}

export async function readingOf(shared: Shared): Promise<Reading> {
  if (!shared.ok) return shared;
  const { readPlanFileInSteps } = await fetchPlanReader();
  return inSlices(readPlanFileInSteps(shared.value));
}

export function clearAddress(): void {
  const { href } = window.location;
  if (sharedPlanId(href) !== undefined)
    window.history.replaceState(window.history.state, '', withoutPlan(href));
}

/** An id for the plan that an address carries, the same whenever it is opened; undefined where it carries none. */
export function sharedPlanId(href: string): string | undefined {
  const [carried] = /[?#&]project=.*/s.exec(href) ?? [];
  if (carried === undefined) return undefined;
  let sum = 0;
  for (let i = 0; i < carried.length; i += 1) sum = (sum * 31 + carried.charCodeAt(i)) >>> 0;
  return `link-${carried.length}-${sum}`;
}

/** An address without the plan that it may carry, and without what a mailed link put there: it is passed on. */
export function withoutPlan(href: string): string {
  const url = new URL(href);
  const rest = (list: string): string =>
    list
      .slice(1)
      .split('&')
      .filter((part) => !/^project(=|$)/.test(part))
      .join('&');
  url.search = rest(withoutMail(url.search));
  url.hash = rest(withoutMail(url.hash));
  return url.href;
}
