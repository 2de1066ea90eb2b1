// What the server gives to its rooms.
import type { FastifyBaseLogger } from 'fastify';
import type { Doc } from 'yjs';
import type { Database } from '../db/database.ts';
import type { Counts } from './counts.ts';
import type { Lease } from './lease.ts';
import type { LiveLimits } from './limits.ts';

export interface LiveContext {
  readonly database: Database;
  readonly limits: LiveLimits;
  readonly counts: Counts;
  readonly log: FastifyBaseLogger;
  /** Runs a write of so many bytes when it is the account's turn. */
  readonly write: <Result>(account: string, bytes: number, work: () => Promise<Result>) => Promise<Result>;
  /** Runs a lookup for a room when it is its turn. */
  readonly lookUp: <Result>(project: string, work: () => Promise<Result>) => Promise<Result>;
  /** Removes the document from Hocuspocus, even if people are connected to it. */
  readonly unload: (project: string, document: Doc) => void;
  /** Unloads the document of a room that nobody is in. */
  readonly release: (project: string) => void;
  /** Call it when the room of a lease has ended. */
  readonly ended: (lease: Lease) => void;
}
