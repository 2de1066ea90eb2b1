// Reads the plan in an address, and removes it from the page's.
import type { Reading } from '@homeplot/plan/planFile';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { inSlices } from '../../kit/slices.ts';
import { clearAddress, sharedPlanId } from './planInAddress.ts';

/** The plan of a link as text and as JSON, or the problem with it. */
type Shared =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | { readonly ok: false; readonly problem: string };

/** Reads it and removes it from the page's address, so that a reload shows the edited plan. */
export async function takeSharedPlan(href?: string): Promise<Reading | undefined> {
  const shared = await sharedPlan(href);
  clearAddress();
  return shared && readingOf(shared);
}

const fetchLinkReader = () => import('@homeplot/formats/shareLink');

/** Fetches what the functions below need. */
export const fetchLinkReaders = () => Promise.all([fetchLinkReader(), fetchPlanReader()]);

/** undefined if the address, which is the page's if absent, has no plan. The tokens for its files are kept in this browser. */
export async function sharedPlan(href = window.location.href): Promise<Shared | undefined> {
  if (sharedPlanId(href) === undefined) return undefined;
  const { fileTokensIn, readShareLinkInSteps } = await fetchLinkReader();
  const tokens = fileTokensIn(href);
  if (tokens.length > 0) await keepTokens(tokens);
  const shared = await inSlices(readShareLinkInSteps(href));
  return shared.found ? shared : undefined;
}

/** Without the script that keeps them, the plan opens all the same, and says which files it lacks. */
const keepTokens = (tokens: readonly string[]): Promise<void> =>
  import('../files/fileTokens.ts').then(
    ({ keepFileTokens }) => keepFileTokens(tokens),
    () => undefined,
  );

export async function readingOf(shared: Shared): Promise<Reading> {
  if (!shared.ok) return shared;
  const { readPlanFileInSteps } = await fetchPlanReader();
  return inSlices(readPlanFileInSteps(shared.value));
}
