// Finds a shared plan in an address, reads it and opens it. This module is fetched only if an address contains a plan. It
// loads all kinds of objects first, so that a plan isn't blamed for a script that fails to load.
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import type { Reading } from '@homeplot/plan/readPlan';
import { inSlices } from '../../kit/slices.ts';
import { clearAddress, sharedPlanId } from '../../store/address/sharedAddress.ts';
import { type OpenReport, openReading } from '../../store/open/openReading.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { keepStopped, type StoppedPlan } from '../../store/opening/stoppedPlan.ts';
import type { OpenPage } from '../../workspace/openPage.ts';

registerLateKinds();

/**
 * Opens the plan in the address of a page that is starting. Returns what is left to ask or to report. A toast says so if
 * a plan can't be opened. stoppedIds: the ids of plans that may have crashed the page before. stopped: such a plan, if the
 * page would open it without the link.
 */
export async function startFromLink(
  workspace: Workspace,
  linkId: string,
  stoppedIds: ReadonlySet<string>,
  stopped: StoppedPlan | undefined,
): Promise<{ readonly stopped?: StoppedPlan; readonly report?: OpenReport }> {
  const { drafts, editor, autosave, opening } = workspace;
  if (stopped) await keepStopped(drafts, stopped);
  if (stoppedIds.has(linkId)) {
    const shared = await planIn();
    const link = shared?.ok ? ({ planId: linkId, text: shared.text, from: 'link' } as const) : undefined;
    if (link) await keepStopped(drafts, link);
    clearAddress();
    return link ? { stopped: link } : {};
  }
  await Promise.all([fetchLinkReader(), fetchPlanReader()]);
  await opening.begin(linkId);
  const shared = await planIn();
  const report = shared && (await openIn(workspace, shared));
  // The plan stays in the address until this browser has saved it.
  if (shared?.ok) await autosave.saveNow();
  clearAddress();
  if (report?.opened !== undefined) return { report };
  if (report) editor.say({ text: report.reasons.join(' '), tone: 'error' });
  return {};
}

/**
 * Opens the plan in an address, by default the page's. The plan is removed from the address, so that a reload shows the
 * edited plan.
 */
export async function openSharedPlan({ workspace, openDialog }: OpenPage, href?: string): Promise<void> {
  const shared = await planIn(href);
  clearAddress();
  const report = shared && (await openIn(workspace, shared));
  if (report?.opened !== undefined) return openDialog({ name: 'report', report });
  for (const text of report?.reasons ?? []) workspace.editor.say({ text, tone: 'error' });
}

const fetchLinkReader = () => import('@homeplot/formats/shareLink');
const fetchPlanReader = () => import('@homeplot/plan/readPlan');

/** A shared plan as text and as JSON, or the problem with it. */
type Shared =
  | { readonly ok: true; readonly text: string; readonly value: unknown }
  | Extract<Reading, { readonly ok: false }>;

/** The plan in an address; undefined if there is none. The tokens for its files are stored in this browser. */
async function planIn(href = window.location.href): Promise<Shared | undefined> {
  if (sharedPlanId(href) === undefined) return undefined;
  const { fileTokensIn, readShareLinkInSteps } = await fetchLinkReader();
  const tokens = fileTokensIn(href);
  if (tokens.length > 0) await keepTokens(tokens);
  const shared = await inSlices(readShareLinkInSteps(href));
  return shared.found ? shared : undefined;
}

/** Stores tokens for files. If the script for that can't be loaded, the plan opens without these files and says so. */
const keepTokens = (tokens: readonly string[]): Promise<void> =>
  import('../../store/files/fileTokens.ts').then(
    ({ keepFileTokens }) => keepFileTokens(tokens),
    () => undefined,
  );

async function openIn(workspace: Workspace, shared: Shared): Promise<OpenReport | undefined> {
  const what = { what: 'the shared plan' };
  if (!shared.ok) return openReading(workspace, shared, what);
  const { readPlanFileInSteps } = await fetchPlanReader();
  return openReading(workspace, await inSlices(readPlanFileInSteps(shared.value)), what);
}
