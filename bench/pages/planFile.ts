// A page that writes a plan to a file and reads it again, with the functions of Export and Import.
import { createPlan, type PlanContents } from '@homeplot/plan/plan';
import { readPlanText } from '@homeplot/plan/planFile';
import { writePlanFile } from '@homeplot/plan/writePlanFile';

declare global {
  interface Window {
    /** Milliseconds of each of a few runs. */
    planFileBench?: (contents: string) => { readonly exports: number[]; readonly imports: number[] };
  }
}

const times = 5;

window.planFileBench = (contents) => {
  const plan = createPlan(JSON.parse(contents) as PlanContents);
  const exports: number[] = [];
  const imports: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const began = performance.now();
    const text = JSON.stringify(writePlanFile(plan, new Date().toISOString()), null, 2);
    const written = performance.now();
    const reading = readPlanText(text);
    if (!reading.ok) throw new Error(`The plan cannot be read again: ${reading.problem}`);
    createPlan(reading.contents);
    exports.push(written - began);
    imports.push(performance.now() - written);
  }
  return { exports, imports };
};
