// Opens a plan file that the user chose or dropped.
import { planLimits } from '@homeplot/plan/planLimits';
import { unreached } from './answer.ts';
import { fetchPlanReader } from './fetchPlanReader.ts';
import { type OpenReport, openReading } from './openReading.ts';
import { inSlices } from './slices.ts';
import type { Workbench } from './workbench.ts';

/** Bytes: a file of more has more letters than a plan may, at up to three bytes for each. */
const largest = 3 * planLimits.characters;

/** undefined where all of it was opened. */
export async function importFile(bench: Workbench, file: File): Promise<OpenReport | undefined> {
  const what = `the file ${file.name}`;
  if (file.size > largest) {
    const megabytes = Math.round(file.size / 1024 / 1024);
    return {
      what,
      reasons: [
        `The file has ${megabytes} MB; a plan file of more than ${largest / 1024 / 1024} MB cannot be opened.`,
      ],
    };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return {
      what,
      reasons: ['The browser could not read the file. Check that it is still there, then try again.'],
    };
  }
  const reader = await fetchPlanReader().catch(() => undefined);
  if (!reader) return { what, reasons: [unreached.problem] };
  return openReading(bench, await inSlices(reader.readPlanTextInSteps(text)), { what });
}
