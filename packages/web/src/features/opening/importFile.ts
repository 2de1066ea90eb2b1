// Opens a plan file that the user chose or dropped, up to its largest size, with the files inside it. What is left out of
// it, plan's readPlan decides; what takes the open plan's place, store/open/openReading.
import { filesOf } from '@homeplot/plan/filesOf';
import { planLimits } from '@homeplot/plan/planLimits';
import type { Steps } from '@homeplot/plan/steps';
import { unreached } from '../../kit/result.ts';
import { type OpenReport, openReading } from '../../store/open/openReading.ts';
import { takesTime } from '../../kit/toasts/toast.ts';
import { inSlices } from '../../kit/slices.ts';
import type { Workspace } from '../../store/open/workspace.ts';
import type { OpenFiles } from '../../workspace/fileReader.ts';

/** Bytes of the plan itself: each of its characters takes up to three bytes. */
const maxPlanBytes = 3 * planLimits.characters;
/** Bytes of a plan file with the scans and pictures that it contains. */
const maxFileBytes = 512 * 1024 * 1024;

/** Bytes: opening a larger file takes so long that a message is shown. */
const slowBytes = 4 * 1024 * 1024;

export const importPlanFile: OpenFiles = async ({ workspace }, [file]) => {
  if (!file) return undefined;
  const end = file.size > slowBytes ? await takesTime(`Opening ${file.name}...`) : undefined;
  return importFile(workspace, file).finally(end);
};

/** Returns undefined if the whole plan was opened. */
async function importFile(workspace: Workspace, file: File): Promise<OpenReport | undefined> {
  const what = `the file ${file.name}`;
  const refuse = (reason: string): OpenReport => ({ what, reasons: [reason] });
  if (file.size > maxFileBytes) return refuse(tooLarge(file.size, maxFileBytes));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refuse("The browser couldn't read the file. Check that it's still there, then try again.");
  }
  const reader = await import('@homeplot/plan/readPlan').catch(() => undefined);
  // The reader for contained files is fetched only if there may be such files, so that other plans open without a connection.
  const mayCarry = await inSlices(holds(bytes, '"files"'));
  const carrying = mayCarry
    ? await import('../../store/planFiles/carriedFiles.ts').catch(() => undefined)
    : undefined;
  if (!reader || (mayCarry && !carrying)) return refuse(unreached.problem);
  const split = carrying && (await inSlices(carrying.splitPlanFile(bytes)));
  const plan = split?.plan ?? bytes;
  if (plan.length > maxPlanBytes) return refuse(tooLarge(plan.length, maxPlanBytes));
  const reading = await inSlices(reader.readPlanTextInSteps(await inSlices(decoded(plan))));
  if (!reading.ok || !carrying || !split) return openReading(workspace, reading, { what });
  const notes = await carrying.keepCarried(filesOf(reading.contents.objects), split.files);
  return openReading(workspace, { ...reading, notes: [...reading.notes, ...notes] }, { what });
}

/** Bytes searched or decoded in one step. */
const stride = 1024 * 1024;

/** Whether an ASCII string occurs in the bytes of a text. */
function* holds(bytes: Uint8Array, letters: string): Steps<boolean> {
  const decoder = new TextDecoder('latin1');
  for (let from = 0; from < bytes.length; from += stride) {
    if (decoder.decode(bytes.subarray(from, from + stride + letters.length)).includes(letters)) return true;
    yield;
  }
  return false;
}

function* decoded(bytes: Uint8Array): Steps<string> {
  const decoder = new TextDecoder();
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += stride) {
    parts.push(decoder.decode(bytes.subarray(from, from + stride), { stream: true }));
    yield;
  }
  return parts.join('') + decoder.decode();
}

const tooLarge = (size: number, limit: number): string =>
  `The file is ${Math.round(size / 1024 / 1024)} MB; a plan file can be at most ${limit / 1024 / 1024} MB.`;
