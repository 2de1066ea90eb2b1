// Reads a plan file, as shared or exported (version 1.0, lengths in squares), into a plan in feet. It trusts nothing and never
// throws: whatever can't be read is left out and reported.
import { describe, isRecord } from '../measure/fileValue.ts';
import type { TakenIds } from '../measure/freshId.ts';
import type { Convert, PlanObject } from '../objects/kind.ts';
import { keysAbove } from '../measure/order.ts';
import { kindsNamed } from '../kinds/kindsNamed.ts';
import type { PlanContents } from '../plan/plan.ts';
import { type Note, readObject } from './readObject.ts';
import { resolveTies } from './resolveTies.ts';
import { planLimits } from '../measure/planLimits.ts';
import { parsePlanText } from './planText.ts';
import type { Steps, WaitingSteps } from '../measure/steps.ts';
import { withSeparators, tidy } from '../measure/units.ts';
import { fileVersion } from './writePlanFile.ts';
import { readSettings } from './readSettings.ts';
import { letterWidth } from '../pen/letterWidths.ts';
import { setLetterWidths } from '../geometry/textMetrics.ts';

// Loads the widths of letters outside ASCII, which drawing the plan may need.
setLetterWidths(letterWidth);

/** A plan with notes on what was left out or corrected, or the reason why there is none. */
export type Reading =
  | { readonly ok: true; readonly contents: PlanContents; readonly notes: readonly string[] }
  | { readonly ok: false; readonly problem: string };

const refuse = (problem: string): Reading => ({ ok: false, problem });

export function* readPlanTextInSteps(text: string): WaitingSteps<Reading> {
  if (text.trim() === '') return refuse(`The file is empty. ${chooseExport}`);
  const parsed = yield* parsePlanText(text);
  if (parsed.ok) return yield* readPlanFileInSteps(parsed.value);
  if (parsed.why === 'tooLarge')
    return refuse(`The file can't be opened: ${parsed.problem}. Open a smaller plan.`);
  if (parsed.why === 'cutShort')
    return refuse(
      `The file was cut short: it ends in the middle of the plan, after ${withSeparators(text.length)} characters. Choose a complete .json file exported from Homeplot.`,
    );
  return refuse(`The file isn't JSON. ${chooseExport}`);
}

const chooseExport = 'Choose a .json file exported from Homeplot.';

/** Maximum number of notes listed; the rest are counted. */
const maxNotes = 200;

/** Reads a plan from parsed JSON. */
export function* readPlanFileInSteps(value: unknown): WaitingSteps<Reading> {
  if (!isRecord(value)) return refuse(`This file isn't a plan: it is ${describe(value)}. ${chooseExport}`);
  if (!Array.isArray(value['objects'])) {
    return refuse(`This file isn't a plan: its "objects" is ${describe(value['objects'])}. ${chooseExport}`);
  }
  const all: readonly unknown[] = value['objects'];
  const records = all.slice(0, planLimits.objects);
  const notes: string[] = [];
  let unlisted = 0;
  const note: Note = (line) => {
    if (notes.length < maxNotes) notes.push(line);
    else unlisted += 1;
  };
  if (isNewer(value['version']))
    note(
      `The file has version ${String(value['version']).slice(0, 20)}, newer than this Homeplot's ${fileVersion}. Unknown fields are kept; what was left out is listed here.`,
    );
  if (all.length > records.length)
    note(
      `The file has ${withSeparators(all.length)} objects. The first ${withSeparators(records.length)} were read; the rest were left out.`,
    );
  const hasKinds = yield* kindsNamed(
    records.map((record) => (isRecord(record) ? record['type'] : undefined)),
  );
  if (!hasKinds)
    return refuse(
      "A part of Homeplot that this plan needs couldn't be fetched. Check your connection, then open the plan again.",
    );
  const settings = yield* readSettings(value['settings'], records, note);
  const objects = yield* readObjects(records, settings.scale, note);
  if (records.length > 0 && objects.length === 0) {
    return refuse(
      `None of the ${records.length} objects in the file could be read. ${notes[0] ?? ''}`.trim(),
    );
  }
  if (unlisted > 0) notes.push(`... and ${unlisted} more.`);
  return { ok: true, contents: { objects, settings }, notes };
}

const isNewer = (version: unknown): boolean =>
  typeof version === 'string' && Number.parseFloat(version) > Number.parseFloat(fileVersion);

function* readObjects(records: readonly unknown[], scale: number, note: Note): Steps<PlanObject[]> {
  const feet: Convert = (squares) => tidy(squares / scale);
  const orders = keysAbove('', records.length);
  const ids: TakenIds = new Map();
  const objects: PlanObject[] = [];
  for (const [i, record] of records.entries()) {
    const object = readObject(record, i, orders[i] ?? '', feet, ids, note);
    if (object) objects.push(object);
    yield;
  }
  return yield* resolveTies(objects, note);
}
