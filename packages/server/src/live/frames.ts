// Reads what a client has sent, before Hocuspocus gets it: a message that is mangled, or that no client of ours sends,
// never reaches a document.
import {
  createDecoder,
  type Decoder,
  hasContent,
  readVarString,
  readVarUint,
  readVarUint8Array,
} from 'lib0/decoding';
import { ContentAny, ContentDeleted, decodeUpdate, GC, Item, Skip } from 'yjs';
import type { LiveLimits } from './limits.ts';
import { closeCodes, type Closing } from './refusal.ts';

export type Frame =
  /** For Hocuspocus. */
  | { readonly kind: 'token' | 'sync' | 'update' | 'message' | 'leaving' }
  /** Answers to heartbeats, and what the provider sends unasked. */
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

/** The maps that a client may write to: the parts of a plan, and not what the server says about the document. */
const writable = new Set(['objects', 'settings', 'layers', 'sheets', 'imports']);

const refused = (code: number, reason: string): Frame => ({ kind: 'refused', closing: { code, reason } });

const mangled = refused(closeCodes.badMessage, 'The server received a message that it could not read.');
const tooLarge = refused(closeCodes.tooLarge, 'The edit is too large to be shared at once.');

/** `name`: of the only document that the connection is for. */
export function readFrame(
  data: Uint8Array,
  name: string,
  { updateBytes, otherBytes }: Pick<LiveLimits, 'updateBytes' | 'otherBytes'>,
): Frame {
  if (data.length === 1 && data[0] === types.pong) return { kind: 'ignored' };
  try {
    const decoder = createDecoder(data);
    if (readVarString(decoder) !== name) return mangled;
    const type = readVarUint(decoder);
    if (type === types.sync || type === types.syncReply)
      return data.length > updateBytes ? tooLarge : readSync(decoder);
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

function readSync(decoder: Decoder): Frame {
  const step = readVarUint(decoder);
  const content = readVarUint8Array(decoder);
  if (hasContent(decoder)) return mangled;
  if (step === steps.vector) return { kind: 'sync' };
  if (step !== steps.missing && step !== steps.update) return mangled;
  return isOfPlan(content) ? { kind: step === steps.update ? 'update' : 'sync' } : notOfPlan;
}

const notOfPlan = refused(closeCodes.badMessage, "The server received an edit that isn't part of a plan.");

/** Throws if it can't be decoded. Only values in the plan's own maps pass; nested types and other roots would stay unseen. */
function isOfPlan(update: Uint8Array): boolean {
  return decodeUpdate(update).structs.every((struct) => {
    if (struct instanceof GC || struct instanceof Skip) return true;
    if (!(struct instanceof Item)) return false;
    const { content, parent, parentSub } = struct as Omit<Item, 'parent'> & { readonly parent: unknown };
    if (!(content instanceof ContentAny) && !(content instanceof ContentDeleted)) return false;
    // Without a name, it takes the place of an earlier value, whose map and key it has.
    return parent === null || (typeof parent === 'string' && writable.has(parent) && parentSub !== null);
  });
}
