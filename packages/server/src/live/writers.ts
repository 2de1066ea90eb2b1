// Checks who writes to a room's document. Yjs identifies edits by the number of the client that made them, which anybody could
// claim. Here a number belongs to the person who first writes under it while the room is open.
import { isTransactionOrigin } from '@hocuspocus/server';
import { type Doc, encodeStateVector, type Transaction } from 'yjs';
import type { Edit } from './frames.ts';
import type { LiveLimits } from './limits.ts';
import type { Line } from './line.ts';
import { closeCodes, type Closing } from './refusal.ts';

const foreign: Closing = {
  code: closeCodes.badMessage,
  reason: "The server received an edit under somebody else's number.",
};
const tooMany: Closing = {
  code: closeCodes.badMessage,
  reason: 'The server received edits of too many clients at once.',
};

const incomplete: Closing = {
  code: closeCodes.badMessage,
  reason: 'The server received edits without those that came before them.',
};

export class Writers {
  private readonly limits: Pick<LiveLimits, 'newClients'>;
  /** Who owns each client's number. */
  private readonly persons = new Map<number, string>();
  /** How many new clients each connection has added to the document. */
  private readonly brought = new WeakMap<Line, number>();

  constructor(limits: Pick<LiveLimits, 'newClients'>) {
    this.limits = limits;
  }

  /** Why the edit is refused; undefined if it is accepted. */
  check(line: Line, { clients, isAnswer }: Edit, doc: Doc): Closing | undefined {
    const person = line.visitor?.person ?? '';
    let brought = this.brought.get(line) ?? 0;
    for (const [client, end] of clients) {
      const known = doc.store.clients.get(client);
      const last = known?.at(-1);
      if (last !== undefined && end <= last.id.clock + last.length) continue;
      if ((this.persons.get(client) ?? person) !== person) return foreign;
      // An answer to the server may include edits of others, which this server has lost.
      if (!isAnswer) this.persons.set(client, person);
      if (known === undefined) brought += 1;
    }
    this.brought.set(line, brought);
    return brought > this.limits.newClients ? tooMany : undefined;
  }
}

/** Drops edits that wait for missing predecessors if they have become too many. */
export function dropPending(
  { doc, origin }: Transaction,
  { updateBytes }: Pick<LiveLimits, 'updateBytes'>,
): void {
  const { pendingStructs } = doc.store;
  if (pendingStructs === null || pendingStructs.update.length <= updateBytes) return;
  doc.store.pendingStructs = null;
  lineOf(origin)?.close(incomplete);
}

/** The connection that an edit came from. */
export function lineOf(origin: unknown): Line | undefined {
  if (!isTransactionOrigin(origin) || origin.source !== 'connection') return undefined;
  return (origin.connection.context as { readonly line?: Line }).line;
}

/** The state vector of a document (how far each client has written) in base64, as it is sent to clients. */
export const vectorOf = (document: Doc): string =>
  Buffer.from(encodeStateVector(document)).toString('base64');
