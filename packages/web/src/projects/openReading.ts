// Puts a plan that was read in place of the open one, which is kept among the drafts first.
import type { Editor } from '@homeplot/editor/editor';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { PlanContents } from '@homeplot/plan/plan';
import type { Reading } from '@homeplot/plan/planFile';
import type { Steps } from '@homeplot/plan/steps';
import type { Autosave } from './autosave.ts';
import type { CloudLink } from './cloudLink.ts';
import { newId } from './newId.ts';
import { inSlices } from './slices.ts';
import { showWhole } from './showWhole.ts';
import type { Workbench } from './workbench.ts';

/** What is to be told of an opening that did not go smoothly. */
export interface OpenReport {
  /** What was to be opened, as "the file lot.json". */
  readonly what: string;
  /** How many objects were opened; missing where nothing was. */
  readonly opened?: number;
  /** Why nothing was opened, or what was left out. */
  readonly reasons: readonly string[];
  /** What stands as it was drawn, but cannot be right. */
  readonly faults?: readonly string[];
}

/** Faults that are told one by one; more are not looked for. */
const mostFaults = 20;

/** What is to be told of a plan that was opened; undefined where all of it is well. */
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
    if (faults.length > mostFaults) return [...faults.slice(0, mostFaults), '... and more.'];
    yield;
  }
  return faults;
}

export interface Opening {
  readonly what: string;
  /** The plan's id, where it has one in this browser. */
  readonly planId?: string;
  /** The cloud project that it is of; without one it is new to the cloud. */
  readonly cloud?: CloudLink | undefined;
}

/** Opens it and says so; undefined where there is nothing to report. A plan that was refused changes nothing. */
export async function openReading(
  bench: Workbench,
  reading: Reading,
  { what, ...place }: Opening,
): Promise<OpenReport | undefined> {
  if (!reading.ok) return { what, reasons: [reading.problem] };
  const { contents, notes } = reading;
  const earlier = await putInPlace(bench, contents, place);
  bench.editor.say({ text: `Opened ${what}.${earlier && ` ${earlier}`}`, tone: 'success' });
  return reportOf(what, contents, notes);
}

/** Opens a plan, and says what became of the open one; nothing where that was empty. */
export async function putInPlace(
  { editor, autosave, opening }: Workbench,
  contents: PlanContents,
  { planId = newId(), cloud }: Omit<Opening, 'what'>,
): Promise<string> {
  const hadObjects = editor.plan.objects.size > 0;
  const kept = await keepOpenPlan(editor, autosave);
  await opening.begin(planId);
  autosave.opens(planId, cloud);
  editor.load(contents);
  showWhole(editor);
  const until = kept ? '' : ' until you close this page, because browser storage is full or blocked';
  return hadObjects ? `Your earlier plan is under Earlier drafts${until}.` : '';
}

/** Keeps the open plan among the drafts, again if it was edited meanwhile. false: only until the page is closed. */
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
