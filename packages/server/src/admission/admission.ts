// What a request needs to be admitted: memory for its body and its response, and its turn at the database.
import type { AdmissionLimits } from './admissionLimits.ts';
import { MemoryBudget } from './memoryBudget.ts';
import { Scheduler } from './scheduler.ts';

export class Admission {
  readonly limits: AdmissionLimits;
  readonly memory: MemoryBudget;
  readonly scheduler: Scheduler;

  constructor(limits: AdmissionLimits) {
    this.limits = limits;
    this.memory = new MemoryBudget(limits);
    this.scheduler = new Scheduler(limits, this.memory);
  }
}
