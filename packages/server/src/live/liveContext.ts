// What rooms are given by the server that they are on.
import type { FastifyBaseLogger } from 'fastify';
import type { Doc } from 'yjs';
import type { Database } from '../db/database.ts';
import type { Counts } from './counts.ts';
import type { LiveLimits } from './limits.ts';
import type { Room } from './room.ts';

export interface LiveContext {
  readonly database: Database;
  readonly limits: LiveLimits;
  readonly counts: Counts;
  readonly log: FastifyBaseLogger;
  /** Runs a write of so many bytes when it is the account's turn. */
  readonly write: <Result>(account: string, bytes: number, work: () => Promise<Result>) => Promise<Result>;
  /** Takes the document from Hocuspocus, whoever is connected. */
  readonly unload: (project: string, document: Doc) => void;
  readonly ended: (room: Room) => void;
}
