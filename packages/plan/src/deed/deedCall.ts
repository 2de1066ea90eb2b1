// A call of a deed with its place in the text: an edge that was read, or one that couldn't be, with the reason.
import type { Call, PartialCall } from '../survey/call.ts';

/** A part of the text, from the index of its first character to the index after its last. */
interface Words {
  readonly start: number;
  readonly end: number;
}

/** An edge of the lot, or a call that leads to where the lot begins. */
export interface ReadCall extends Words {
  readonly state: 'lot' | 'leading';
  readonly call: Call;
  /** Assumptions and contradictions, as sentences to show. */
  readonly notes: readonly string[];
}

/** unread: a call that couldn't be read. aside: something that looks like a call but isn't an edge. */
export interface OtherCall extends Words {
  readonly state: 'unread' | 'aside';
  readonly reason: string;
  /** What was understood of a call that couldn't be read. */
  readonly partly?: PartialCall;
  /** Whether an unread call leads to the beginning of the lot, and so isn't an edge. */
  readonly leads?: true;
  /** The call, if it was read but depends on the previous edge, which wasn't. */
  readonly waits?: ReadCall;
}

export type DeedCall = ReadCall | OtherCall;

export const isRead = (call: DeedCall): call is ReadCall => call.state === 'lot' || call.state === 'leading';
