// The lease of a room: a row in the database says which server has the room, until when, and with which number. The
// database's clock decides; this server counts the time from before it asked, so that it never counts too long.
import { type Database, single } from '../db/database.ts';
import type { LiveLimits } from './limits.ts';

/** Proves, whenever the room is stored, that this server still has it. */
export interface Lease {
  readonly project: string;
  readonly owner: string;
  /** Rises with each lease of a room, so that a late store of an earlier lease is recognized. */
  readonly fence: number;
}

export type Taken = { readonly lease: Lease; readonly until: number } | { readonly movedTo: string };

export class Leases {
  /** The id of this run of this server. */
  readonly owner: string;
  private readonly database: Database;
  /** Where clients reach this server. */
  private readonly address: () => string;
  private readonly limits: Pick<LiveLimits, 'lease'>;

  constructor(database: Database, owner: string, address: () => string, limits: Pick<LiveLimits, 'lease'>) {
    this.database = database;
    this.owner = owner;
    this.address = address;
    this.limits = limits;
  }

  async take(project: string): Promise<Taken> {
    const until = performance.now() + this.limits.lease;
    const text = 'select owner, address, fence from live.take($1, $2, $3)';
    const room = single(
      await this.database.query<{ owner: string; address: string; fence: number }>(text, [
        project,
        this.owner,
        this.address(),
      ]),
    );
    if (room.owner !== this.owner) return { movedTo: room.address };
    return { lease: { project, owner: this.owner, fence: room.fence }, until };
  }

  /** Another server may have the room at once. */
  async release({ project, owner, fence }: Lease): Promise<void> {
    const text = 'delete from live.rooms where project_id = $1 and owner = $2 and fence = $3';
    await this.database.query(text, [project, owner, fence]);
  }
}
