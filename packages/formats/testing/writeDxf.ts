// Writes a whole DXF file at once, for tests.
import type { Plan } from '@homeplot/plan/plan';
import { type DxfFile, type DxfOptions, writeDxfInSteps } from '../src/dxf/write/writeDxf.ts';

export function writeDxf(plan: Plan, options: DxfOptions): DxfFile {
  const steps = writeDxfInSteps(plan, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
