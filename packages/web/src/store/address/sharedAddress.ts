// Recognizes what the page's address shares: a plan or permit rules. The code that reads them is fetched only if needed.
import { withoutMailedLink } from '../../account/links/mailedLink.ts';

/** An id for the plan in an address, the same every time it is opened; undefined if the address has no plan. */
export function sharedPlanId(href: string): string | undefined {
  const [carried] = /[?#&]project=.*/s.exec(href) ?? [];
  if (carried === undefined) return undefined;
  let hash = 0;
  for (let i = 0; i < carried.length; i += 1) hash = (hash * 31 + carried.charCodeAt(i)) >>> 0;
  return `link-${carried.length}-${hash}`;
}

/** Removes the plan from the page's address. */
export function clearAddress(): void {
  const { href } = window.location;
  if (sharedPlanId(href) !== undefined)
    window.history.replaceState(window.history.state, '', withoutPlan(href));
}

/** An address that is going to be shared, without a plan and without what a mailed link added. */
export function withoutPlan(href: string): string {
  const url = new URL(href);
  const rest = (list: string): string =>
    list
      .slice(1)
      .split('&')
      .filter((part) => !/^(project|files)(=|$)/.test(part))
      .join('&');
  url.search = rest(withoutMailedLink(url.search));
  url.hash = rest(withoutMailedLink(url.hash));
  return url.href;
}

/** Whether an address, by default the page's, contains permit rules. */
export const hasPack = (address = window.location.hash): boolean => /#(.*&)?pack=/.test(address);
