// Reads each message of a client before Hocuspocus gets it, so that a malformed message, or one that no client of ours would
// send, never reaches a document.
import {
  createDecoder,
  type Decoder,
  hasContent,
  readVarString,
  readVarUint,
  readVarUint8Array,
} from 'lib0/decoding';
import { ContentAny, ContentDeleted, decodeUpdate, Item, Skip } from 'yjs';
import type { LiveLimits } from './limits.ts';
import { closeCodes, type Closing } from './refusal.ts';

export interface Edit {
  readonly kind: 'update';
  /** Whether it answers the server's request for everything that it lacks, which can include what others have written. */
  readonly isAnswer: boolean;
  /** The Yjs clients that wrote parts of it, each with the clock at which its part ends. */
  readonly clients: ReadonlyMap<number, number>;
}

export type Frame =
  /** Passed on to Hocuspocus. `vector`: requests what the client lacks. */
  | { readonly kind: 'token' | 'vector' | 'message' | 'leaving' }
  | Edit
  /** Answers to heartbeats, presence that the provider sends unasked, and edits of clients that may not edit. */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'refused'; readonly closing: Closing };

/** The first number of a message. */
const types = {
  sync: 0,
  awareness: 1,
  token: 2,
  queryAwareness: 3,
  syncReply: 4,
  stateless: 5,
  close: 7,
  pong: 10,
} as const;

/** The second number of a sync message. */
const steps = { vector: 0, missing: 1, update: 2 } as const;

/** The maps that a client may write to: the parts of a plan, but not the server's data about the document. */
const writable = new Set(['objects', 'settings', 'layers', 'sheets', 'imports']);

const refused = (code: number, reason: string): Frame => ({ kind: 'refused', closing: { code, reason } });

const mangled = refused(closeCodes.badMessage, 'The server received a message that it could not read.');
const tooLarge = refused(closeCodes.tooLarge, 'The edit is too large to be shared at once.');

/** Limits of one edit, far above what a person does at once. */
const maxClients = 100;
const maxStructs = 60_000;

/** `name`: the only document that the connection is for. `mayEdit`: whether edits are accepted. */
export function readFrame(
  data: Uint8Array,
  name: string,
  mayEdit: boolean,
  { updateBytes, otherBytes, signInBytes }: Pick<LiveLimits, 'updateBytes' | 'otherBytes' | 'signInBytes'>,
): Frame {
  if (data.length === 1 && data[0] === types.pong) return { kind: 'ignored' };
  try {
    const decoder = createDecoder(data);
    if (readVarString(decoder) !== name) return mangled;
    const type = readVarUint(decoder);
    if (type === types.sync || type === types.syncReply)
      return data.length > updateBytes ? tooLarge : readSync(decoder, mayEdit, signInBytes);
    if (data.length > otherBytes) return tooLarge;
    if (type === types.token) return { kind: 'token' };
    if (type === types.stateless) {
      readVarString(decoder);
      return hasContent(decoder) ? mangled : { kind: 'message' };
    }
    if (type === types.close) return { kind: 'leaving' };
    return type === types.awareness || type === types.queryAwareness ? { kind: 'ignored' } : mangled;
  } catch {
    return mangled;
  }
}

/** A long vector takes long to answer. Those that sign a client in have the same limit. */
function readSync(decoder: Decoder, mayEdit: boolean, maxVector: number): Frame {
  const step = readVarUint(decoder);
  const content = readVarUint8Array(decoder);
  if (hasContent(decoder)) return mangled;
  if (step === steps.vector) return content.length > maxVector ? tooLarge : { kind: 'vector' };
  if (step !== steps.missing && step !== steps.update) return mangled;
  return mayEdit ? readUpdate(content, step === steps.missing) : { kind: 'ignored' };
}

const notOfPlan = refused(closeCodes.badMessage, "The server received an edit that isn't part of a plan.");
const tooMany = refused(closeCodes.tooLarge, 'The edit has too many parts to be shared at once.');

/** Throws if it can't be decoded. */
function readUpdate(update: Uint8Array, isAnswer: boolean): Frame {
  const { structs } = decodeUpdate(update);
  const clients = new Map<number, number>();
  const places = new Set<string>();
  for (const struct of structs) {
    const { client, clock } = struct.id;
    if (!(struct instanceof Skip))
      clients.set(client, Math.max(clients.get(client) ?? 0, clock + struct.length));
    if (!(struct instanceof Item)) continue;
    if (!isOfPlan(struct)) return notOfPlan;
    // A written value names the value that it replaces. Yjs would take quadratic time for many in the same place.
    const place = `${client} ${placeOf(struct)}`;
    if (places.has(place)) return notOfPlan;
    places.add(place);
  }
  return structs.length > maxStructs || clients.size > maxClients
    ? tooMany
    : { kind: 'update', isAnswer, clients };
}

/** Whether it is a single value in one of the plan's maps. Nested types and other maps would never be read. */
function isOfPlan({ content, parent, parentSub, length }: LazyItem): boolean {
  if (!(content instanceof ContentDeleted) && !(content instanceof ContentAny && length === 1)) return false;
  // Without a parent, it replaces an earlier value, whose map and key it takes over.
  return parent === null || (typeof parent === 'string' && writable.has(parent) && parentSub !== null);
}

/** An item that isn't in a document yet: its parent is the name of a map. */
type LazyItem = Pick<Item, 'content' | 'parentSub' | 'length' | 'origin'> & { readonly parent: unknown };

const placeOf = ({ origin, parent, parentSub }: LazyItem): string =>
  origin === null ? `${String(parent)} ${parentSub ?? ''}` : `${origin.client} ${origin.clock}`;
