// Finds the plan to start with: the one of a shared link, otherwise this tab's draft, the local record, or an empty one;
// none that may have crashed the page. Whatever can't be read is saved as a draft and reported; there is always an editor
// to work with.
import { Editor } from '@homeplot/editor/editor';
import type { Toast } from '@homeplot/editor/tool';
import { defaultSettings } from '@homeplot/plan/settings';
import type { PlanContents } from '@homeplot/plan/plan';
import { storedText, storeText } from '../../kit/browserStorage.ts';
import { Autosave } from '../../store/local/autosave.ts';
import { findDrawings } from '../../store/local/drawings.ts';
import { keepSnaps } from '../../store/local/keptSnaps.ts';
import { freshSettings } from '../../store/local/chosenUnits.ts';
import type { CloudLink } from '../../store/link/cloudLink.ts';
import { Drafts } from '../../store/local/drafts.ts';
import { LocalRecord, recordKey } from '../../store/local/localRecord.ts';
import { newId } from '../../kit/newId.ts';
import { OpeningMark, liftWhileAway } from '../../store/opening/openingMark.ts';
import { PlanProject } from '../../store/link/planProject.ts';
import type { OpenReport } from '../../store/open/openReading.ts';
import type { ReadRecord } from '../../store/local/readRecord.ts';
import { stampOf } from '../../store/local/recordText.ts';
import { sharedPlanId } from '../../store/address/sharedAddress.ts';
import { browserShelf, memoryShelf, type Shelf } from '../../store/local/shelf.ts';
import { inSlices } from '../../kit/slices.ts';
import { showWholeOnceMeasured } from '../../store/open/showWhole.ts';
import type { startFromLink as start } from './sharedPlan.ts';
import type { stoppedKept, StoppedPlan } from '../../store/opening/stoppedPlan.ts';
import type { Workspace } from '../../store/open/workspace.ts';

/** The key in this tab's storage of the id of its draft, while the tab's plan is apart from the shared local record. */
const apartKey = 'homeplot.apart';
/** Milliseconds that reading from the shelf may take before the plan is looked for elsewhere. */
const timeout = 2000;

export interface Start {
  readonly workspace: Workspace;
  /** Messages to show once the page is there. */
  readonly messages: readonly Toast[];
  readonly report?: OpenReport;
  /** A plan that was not opened, since it may have crashed the page before. */
  readonly stopped?: StoppedPlan;
}

const now = (): string => new Date().toISOString();

export async function startWorkspace(): Promise<Start> {
  const shelf = timed(browserShelf());
  const drafts = new Drafts(shelf, memoryShelf());
  const record = new LocalRecord(() => window.localStorage, shelf);
  const messages: Toast[] = [];
  const opening = new OpeningMark(
    () => window.localStorage,
    newId(),
    navigator.locks,
    () => document.hidden,
  );
  liftWhileAway(opening);
  const stoppedIds = await opening.stopped();
  const own = tabNote();
  if (own || record.isThere) void fetchReader().catch(() => undefined);
  const stopped = await findStopped(stoppedIds, record, drafts, own);
  const found = stopped
    ? undefined
    : (own && (await fromDraft(drafts, own, opening))) ||
      (await fromRecord(record, drafts, messages, opening));
  const drawings = await findDrawings(() => window.localStorage);
  const contents: PlanContents = found?.contents ?? { objects: [], settings: freshSettings() };
  const editor = new Editor({ contents, newId });
  const planId = found?.planId ?? drawings.idOfEmpty(newId);
  const apart = found?.apart ?? false;
  const project = new PlanProject(found?.cloud);
  const autosave = new Autosave({
    editor,
    project,
    record,
    drafts,
    planId,
    apart,
    newId,
    now,
    remember: noteForTab,
  });
  const workspace = { editor, project, autosave, drafts, opening };
  autosave.start();
  showWholeOnceMeasured(editor);
  const storeDrawing = drawings.keep(editor, () => autosave.planId);
  const leave = (): void => {
    storeDrawing();
    autosave.leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () =>
    // A page that was frozen in the background got no storage events of other tabs.
    document.hidden ? leave() : autosave.storageChanged(),
  );
  window.addEventListener(
    'storage',
    ({ key, newValue }) => void (key === recordKey && autosave.storageChanged(newValue)),
  );
  keepSnaps(editor, () => window.localStorage);

  const stopListening = editor.watch({ said: (toast) => void messages.push(toast) });
  const linkId = sharedPlanId(window.location.href);
  const rest =
    linkId === undefined
      ? stopped && { stopped }
      : await startFromLink(workspace, linkId, stoppedIds, stopped);
  stopListening();
  return { workspace, messages, ...rest };
}

// The code behind the next two functions is fetched only if a plan has crashed the page or the address contains one.
const findStopped: typeof stoppedKept = async (stoppedIds, ...where) => {
  if (stoppedIds.size === 0) return undefined;
  const opening = await import('../../store/opening/stoppedPlan.ts');
  return opening.stoppedKept(stoppedIds, ...where);
};

const startFromLink: typeof start = async (...given) => {
  const link = await import('./sharedPlan.ts');
  return link.startFromLink(...given);
};

/** The code that reads a stored plan. If it can't be loaded, the page fails and offers to reload. */
const fetchReader = () => import('../../store/local/readRecord.ts');

/**
 * Reads a stored plan. The script is fetched before the mark is set, so that only the reading is blamed if the page crashes.
 */
async function read(text: string, planId: string, opening: OpeningMark): Promise<ReadRecord> {
  const { readRecordInSteps } = await fetchReader();
  await opening.begin(planId);
  return inSlices(readRecordInSteps(text));
}

interface Found {
  readonly contents: PlanContents;
  readonly planId: string;
  readonly cloud?: CloudLink | undefined;
  readonly apart: boolean;
}

async function fromDraft(drafts: Drafts, planId: string, opening: OpeningMark): Promise<Found | undefined> {
  const text = await drafts.read(planId);
  if (text === undefined) return undefined;
  const { cloud, reading } = await read(text, planId, opening);
  return reading.ok ? { contents: reading.contents, planId, cloud, apart: true } : undefined;
}

async function fromRecord(
  record: LocalRecord,
  drafts: Drafts,
  messages: Toast[],
  opening: OpeningMark,
): Promise<Found | undefined> {
  const text = await record.read();
  if (record.isOutOfReach) {
    const problem = "The plan saved in this browser can't be read right now. Reload the page to try again.";
    messages.push({ text: `${problem} What you draw here is saved under Earlier drafts.`, tone: 'error' });
    return { contents: { objects: [], settings: defaultSettings }, planId: newId(), apart: true };
  }
  if (text === undefined) return undefined;
  const { id, cloud, reading } = await read(text, stampOf(text)?.id ?? '', opening);
  if (reading.ok && reading.notes.length === 0) {
    return { contents: reading.contents, planId: id ?? newId(), cloud, apart: false };
  }
  const objects = reading.ok ? { objects: reading.contents.objects.length } : {};
  await drafts.keep({ id: newId(), keptAt: now(), ...objects }, text);
  const aside = 'The stored data is kept under Earlier drafts.';
  if (reading.ok) {
    // Only part of the plan could be read, so it differs from the project in the cloud.
    const mended = cloud && { ...cloud, changed: true };
    messages.push({
      text: `Some of the plan saved in this browser couldn't be read. ${aside}`,
      tone: 'error',
    });
    return { contents: reading.contents, planId: id ?? newId(), cloud: mended, apart: false };
  }
  messages.push({ text: `The plan saved in this browser couldn't be read. ${aside}`, tone: 'error' });
  await record.clear();
  return undefined;
}

const tabNote = (): string | undefined => storedText(apartKey, () => window.sessionStorage);

/**
 * Notes the tab's draft for a reload. If that fails, a reload opens the shared record; the draft stays under Earlier drafts.
 */
const noteForTab = (planId: string): void => void storeText(apartKey, planId, () => window.sessionStorage);

/** A shelf that times out if the browser never responds, as some do in private windows. */
function timed(shelf: Shelf): Shelf {
  const timely = async <T>(work: Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(
        () => fail(new Error(`The browser's storage did not answer within ${timeout} ms.`)),
        timeout,
      );
    });
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };
  return { ...shelf, read: (key) => timely(shelf.read(key)) };
}
