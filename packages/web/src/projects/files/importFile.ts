// Opens a plan file that the user chose or dropped.
import { planLimits } from '@homeplot/plan/planLimits';
import { unreached } from '../cloud/answer.ts';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { type OpenReport, openReading } from './openReading.ts';
import { takesTime } from '../../planner/takesTime.ts';
import { inSlices } from '../slices.ts';
import type { Workspace } from '../workspace.ts';
import type { OpenFiles } from './fileReaders.ts';

/** Bytes: a larger file has more characters than a plan may have, at up to three bytes each. */
const largest = 3 * planLimits.characters;

/** Bytes; a larger file takes noticeably long. */
const large = 4 * 1024 * 1024;

export const importPlanFile: OpenFiles = async ({ workspace }, [file]) => {
  if (!file) return undefined;
  const end = file.size > large ? await takesTime(`Opening ${file.name}...`) : undefined;
  return importFile(workspace, file).finally(end);
};

/** Returns undefined if all of it was opened. */
async function importFile(workspace: Workspace, file: File): Promise<OpenReport | undefined> {
  const what = `the file ${file.name}`;
  if (file.size > largest) {
    const megabytes = Math.round(file.size / 1024 / 1024);
    return {
      what,
      reasons: [`The file has ${megabytes} MB; a plan file can have at most ${largest / 1024 / 1024} MB.`],
    };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return {
      what,
      reasons: ["The browser couldn't read the file. Check that it's still there, then try again."],
    };
  }
  const reader = await fetchPlanReader().catch(() => undefined);
  if (!reader) return { what, reasons: [unreached.problem] };
  return openReading(workspace, await inSlices(reader.readPlanTextInSteps(text)), { what });
}
