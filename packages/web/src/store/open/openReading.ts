// Replaces the open plan by one that was read. The open plan is first saved as a draft.
import type { Editor } from '@homeplot/editor/editor';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { measureInSteps, type PlanContents } from '@homeplot/plan/plan';
import type { Reading } from '@homeplot/plan/readPlan';
import type { Steps } from '@homeplot/plan/steps';
import type { Autosave } from '../local/autosave.ts';
import type { CloudLink } from '../link/cloudLink.ts';
import { forgetUnconfirmed } from './unconfirmed.ts';
import { newId } from '../../kit/newId.ts';
import { inSlices } from '../../kit/slices.ts';
import { showWhole } from './showWhole.ts';
import type { Workspace } from './workspace.ts';

/** What to report about an opening that did not go smoothly. */
export interface OpenReport {
  /** What was to be opened, such as "the file lot.json". */
  readonly what: string;
  /** The number of objects opened; absent if no plan was opened. */
  readonly opened?: number;
  /** Why nothing was opened, or what was left out. */
  readonly reasons: readonly string[];
  /** Faults of objects that were opened as they are. */
  readonly faults?: readonly string[];
}

/** The most faults that are listed; the search stops after them. */
const maxFaults = 20;

/** The report of an opened plan; undefined if there is nothing to report. */
export async function reportOf(
  what: string,
  { objects }: PlanContents,
  reasons: readonly string[],
): Promise<OpenReport | undefined> {
  const faults = await inSlices(faultsOf(objects));
  if (reasons.length === 0 && faults.length === 0) return undefined;
  return { what, opened: objects.length, reasons, ...(faults.length > 0 ? { faults } : {}) };
}

function* faultsOf(objects: readonly PlanObject[]): Steps<readonly string[]> {
  const faults: string[] = [];
  for (const object of objects) {
    const kind = kindOf(object);
    for (const fault of kind.faults?.(object) ?? []) faults.push(`${object.name ?? kind.title}: ${fault}`);
    if (faults.length > maxFaults) return [...faults.slice(0, maxFaults), '... and more.'];
    yield;
  }
  return faults;
}

export interface Opening {
  readonly what: string;
  /** The plan's id, if it has one in this browser. */
  readonly planId?: string;
  /** The plan's cloud project; absent if the plan is new to the cloud. */
  readonly cloud?: CloudLink | undefined;
}

/** Opens what was read, if it is a plan, and says so. Returns undefined if there is nothing else to report. */
export async function openReading(
  workspace: Workspace,
  reading: Reading,
  { what, ...place }: Opening,
): Promise<OpenReport | undefined> {
  if (!reading.ok) return { what, reasons: [reading.problem] };
  const { contents, notes } = reading;
  const earlier = await putInPlace(workspace, contents, place);
  workspace.editor.say({ text: `Opened ${what}.${earlier && ` ${earlier}`}`, tone: 'success' });
  return reportOf(what, contents, notes);
}

/** Opens a plan. Returns what happened to the one that was open; empty if it was empty. */
export async function putInPlace(
  { editor, autosave, opening }: Workspace,
  contents: PlanContents,
  { planId = newId(), cloud }: Omit<Opening, 'what'>,
): Promise<string> {
  await opening.begin(planId);
  await inSlices(measureInSteps(contents.objects));
  // After this, nothing is awaited before the other plan is opened, so that no edit is lost.
  const kept = await keepOpenPlan(editor, autosave);
  const hadObjects = editor.plan.objects.size > 0;
  forgetUnconfirmed();
  autosave.opens(planId, cloud);
  editor.load(contents);
  showWhole(editor);
  const until = kept ? '' : ' until you close this page, because browser storage is full or blocked';
  return hadObjects ? `Your earlier plan is under Earlier drafts${until}.` : '';
}

/** Saves the open plan as a draft, again if it was edited meanwhile. Returns false if it lasts only until the page is closed. */
async function keepOpenPlan(editor: Editor, autosave: Autosave): Promise<boolean> {
  let edited = true;
  let kept = true;
  const end = editor.watch({
    edited() {
      edited = true;
    },
  });
  while (edited) {
    edited = false;
    kept = await autosave.keepDraft();
  }
  end();
  return kept;
}
