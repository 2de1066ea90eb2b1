// The plan that the page's address carries. The reader of links is fetched only when there is one.
import { type Reading, readPlanText } from '@homeplot/plan/planFile';
import { withoutMail } from '../account/mailedLink.ts';

/** Reads it and takes it out of the address, so that a reload shows the plan as it was left. */
export async function takeSharedPlan(): Promise<Reading | undefined> {
  const { href } = window.location;
  if (!/[?#&]project=/.test(href)) return undefined;
  const { readShareLink } = await import('@homeplot/formats/shareLink');
  const shared = readShareLink(href);
  window.history.replaceState(window.history.state, '', withoutPlan(href));
  if (!shared.found) return undefined;
  return shared.ok ? readPlanText(shared.text) : shared;
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
