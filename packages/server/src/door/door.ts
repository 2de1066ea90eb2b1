// Stands between the network and the work of the server: the limits, and how much of them each caller uses.
import type { DoorLimits } from './doorLimits.ts';
import { Holdings } from './holdings.ts';
import { Turns } from './turns.ts';

export class Door {
  readonly limits: DoorLimits;
  readonly holdings: Holdings;
  readonly turns: Turns;

  constructor(limits: DoorLimits) {
    this.limits = limits;
    this.holdings = new Holdings(limits);
    this.turns = new Turns(limits, this.holdings);
  }
}
