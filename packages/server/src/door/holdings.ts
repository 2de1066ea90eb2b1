// How much memory all requests hold, by account, by network and in all. If it is too much, the request that has held the
// most memory for the longest is dropped.
import type { DoorLimits } from './doorLimits.ts';
import { Holding } from './holding.ts';
import { type Party, scopesOf } from './party.ts';

type Limits = Pick<DoorLimits, 'accountBytes' | 'networkBytes' | 'bytes' | 'stallTime'>;

export class Holdings {
  /** Called when memory was freed. */
  onFreed: () => void = () => {};
  private readonly limits: Limits;
  private readonly held = new Set<Holding>();
  private readonly sums = new Map<string, number>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Bytes that are held in all. */
  get bytes(): number {
    return this.sumOf('all');
  }

  open(party: Party): Holding {
    return new Holding(party, (holding, more) => this.resized(holding, more));
  }

  hasRoom(party: Party, bytes: number): boolean {
    return bytes === 0 || this.fullScope(party, bytes) === undefined;
  }

  /** Drops the heaviest holdings until the party's account, its network and the whole are within the limits. */
  makeRoom(party: Party): void {
    for (let full = this.fullScope(party, 0); full !== undefined; full = this.fullScope(party, 0)) {
      const heaviest = this.heaviestIn(full, 0);
      if (heaviest === undefined) return;
      heaviest.drop();
    }
  }

  /** For a party that waits for some bytes: drops a holding that has made no progress for some time. */
  dropStalled(party: Party, bytes: number): void {
    const full = this.fullScope(party, bytes);
    if (full !== undefined) this.heaviestIn(full, this.limits.stallTime)?.drop();
  }

  private resized(holding: Holding, more: number): void {
    if (holding.bytes === 0) this.held.delete(holding);
    else this.held.add(holding);
    for (const scope of scopesOf(holding.party)) {
      const sum = this.sumOf(scope) + more;
      if (sum === 0) this.sums.delete(scope);
      else this.sums.set(scope, sum);
    }
    if (more < 0) this.onFreed();
  }

  private heaviestIn(scope: string, leastAge: number): Holding | undefined {
    let heaviest: Holding | undefined;
    for (const holding of this.held) {
      if (!holding.isDroppable || holding.age < leastAge || !scopesOf(holding.party).includes(scope))
        continue;
      if (heaviest === undefined || holding.weight > heaviest.weight) heaviest = holding;
    }
    return heaviest;
  }

  /** The first scope that `more` bytes would take beyond its limit. */
  private fullScope(party: Party, more: number): string | undefined {
    const { accountBytes, networkBytes, bytes } = this.limits;
    const most = [accountBytes, networkBytes, bytes];
    return scopesOf(party).find((scope, index) => this.sumOf(scope) + more > (most[index] ?? 0));
  }

  private sumOf(scope: string): number {
    return this.sums.get(scope) ?? 0;
  }
}
