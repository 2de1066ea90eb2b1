// Opens the plan of a link: the page has just started with it, or it was pasted into the address bar of an open page.
import type { Dialogs } from '../../workspace/dialogs.ts';
import { hasPack } from '../../store/share/packInAddress.ts';
import { stoppedLink } from '../../store/share/findStopped.ts';
import { keepStopped, type StoppedPlan } from '../../store/opening/stoppedPlan.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import { type OpenReport, openReading } from '../../store/open/openReading.ts';
import { clearAddress } from '../../store/share/planInAddress.ts';
import { fetchLinkReaders, readingOf, sharedPlan, takeSharedPlan } from '../../store/share/sharedLink.ts';

/**
 * Returns what is left to ask or to report; a plan that can't be opened is reported as a toast. stoppedIds: the plans that
 * may have crashed the page before. stopped: the one of them that the page would open without the link.
 */
export async function startFromLink(
  workspace: Workspace,
  linkId: string,
  stoppedIds: ReadonlySet<string>,
  stopped: StoppedPlan | undefined,
): Promise<{ readonly stopped?: StoppedPlan; readonly report?: OpenReport }> {
  const { drafts, editor } = workspace;
  if (stopped) await keepStopped(drafts, stopped);
  if (stoppedIds.has(linkId)) {
    const link = await stoppedLink(linkId, drafts);
    clearAddress();
    return link ? { stopped: link } : {};
  }
  const report = await openLink(workspace, linkId);
  if (!report) return {};
  if (report.opened !== undefined) return { report };
  editor.say({ text: report.reasons.join(' '), tone: 'error' });
  return {};
}

/** The plan stays in the address until this browser has saved it. */
async function openLink(workspace: Workspace, linkId: string): Promise<OpenReport | undefined> {
  await fetchLinkReaders();
  await workspace.opening.begin(linkId);
  const shared = await sharedPlan();
  const report =
    shared && (await openReading(workspace, await readingOf(shared), { what: 'the shared plan' }));
  if (shared?.ok) await workspace.autosave.saveNow();
  clearAddress();
  return report;
}

/** Opens what was pasted into the address bar: a shared plan, or permit rules. */
export async function openShared(workspace: Workspace, openDialog: Dialogs['openDialog']): Promise<void> {
  if (hasPack()) {
    openDialog({ name: 'linkedPack' });
    return;
  }
  await openSharedPlan(workspace, openDialog);
}

/** href: the address with the plan; the page's if absent. */
export async function openSharedPlan(
  workspace: Workspace,
  openDialog: Dialogs['openDialog'],
  href?: string,
): Promise<void> {
  const shared = await takeSharedPlan(href);
  const report = shared && (await openReading(workspace, shared, { what: 'the shared plan' }));
  if (report?.opened === undefined)
    report?.reasons.forEach((text) => workspace.editor.say({ text, tone: 'error' }));
  else openDialog({ name: 'report', report });
}
