// The plan in the page's address. The reader of links is fetched only if there is one.
import type { Reading } from '@homeplot/plan/planFile';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { inSlices } from '../slices.ts';
import { withoutMailedLink } from '../../account/links/mailedLink.ts';

/** The plan of a link as text and as JSON, or the problem with it. */
type Shared =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/** Reads it and removes it from the address, so that a reload shows the edited plan. */
export async function takeSharedPlan(): Promise<Reading | undefined> {
  const shared = await sharedPlan();
  clearAddress();
  return shared && readingOf(shared);
}

const fetchLinkReader = () => import('@homeplot/formats/shareLink');

/** Fetches what the functions below need. */
export const fetchLinkReaders = () => Promise.all([fetchLinkReader(), fetchPlanReader()]);

/** undefined if the address has no plan. The tokens for the plan's files are kept in this browser. */
export async function sharedPlan(): Promise<Shared | undefined> {
  const { href } = window.location;
  if (sharedPlanId(href) === undefined) return undefined;
  const { fileTokensIn, readShareLinkInSteps } = await fetchLinkReader();
  const tokens = fileTokensIn(href);
  if (tokens.length > 0) await keepTokens(tokens);
  const shared = await inSlices(readShareLinkInSteps(href));
  return shared.found ? shared : undefined;
}

/** Without the script that keeps them, the plan opens all the same, and says which files it lacks. */
const keepTokens = (tokens: readonly string[]): Promise<void> =>
  import('../../files/fileTokens.ts').then(
    ({ keepFileTokens }) => keepFileTokens(tokens),
    () => undefined,
  );

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

/** An id for the plan in an address, the same every time it is opened; undefined if there is none. */
export function sharedPlanId(href: string): string | undefined {
  const [carried] = /[?#&]project=.*/s.exec(href) ?? [];
  if (carried === undefined) return undefined;
  let sum = 0;
  for (let i = 0; i < carried.length; i += 1) sum = (sum * 31 + carried.charCodeAt(i)) >>> 0;
  return `link-${carried.length}-${sum}`;
}

/** An address without a plan and without what a mailed link added: it is going to be shared. */
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
