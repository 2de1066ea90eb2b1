// Opens a plan file that the user chose or dropped.
import { readPlanText } from '@homeplot/plan/planFile';
import { type OpenReport, openReading } from './openReading.ts';
import type { Workbench } from './workbench.ts';

/** Bytes; a text of more does not fit into one string everywhere. */
const largest = 256 * 1024 * 1024;

/** undefined where all of it was opened. */
export async function importFile(bench: Workbench, file: File): Promise<OpenReport | undefined> {
  const what = `the file ${file.name}`;
  if (file.size > largest) {
    const megabytes = Math.round(file.size / 1024 / 1024);
    return {
      what,
      reasons: [`The file has ${megabytes} MB; a plan file of more than 256 MB cannot be opened.`],
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
  return openReading(bench, readPlanText(text), { what });
}
