// The connection of one client, as its room sees it: it counts what passes, drops a client that doesn't answer or read, and
// closes with a reason.
import type { Connection, Hocuspocus, WebSocketLike } from '@hocuspocus/server';
import { type Access, mayEdit, type Visitor } from './access.ts';
import type { Counts } from './counts.ts';
import { type Frame, readFrame } from './frames.ts';
import type { LiveLimits } from './limits.ts';
import { Rate } from './rate.ts';
import { closeCodes, type Closing } from './refusal.ts';

/** The socket, as crossws has it. */
export interface Socket extends WebSocketLike {
  readonly bufferedAmount?: number;
  terminate?(): void;
}

/** One byte, which the provider answers by itself. */
const heartbeat = Uint8Array.of(9);

const silent: Closing = { code: closeCodes.silent, reason: 'The connection was silent for too long.' };
const tooMany: Closing = {
  code: closeCodes.tooMany,
  reason: 'Too many edits came in at once. They are sent again in a moment.',
};

/** As so many messages. */
const comparing = 4;

/** Bytes that a close frame holds. */
const maxReason = 123;

/** How long a client may take to answer a close, in milliseconds. */
const closeTimeout = 1_000;

export class Line {
  readonly project: string;
  /** The network address of the client. */
  readonly ip: string;
  /** For Hocuspocus. */
  readonly socket: WebSocketLike;
  /** Who it is; undefined until the client has said so. */
  visitor: Visitor | undefined;
  access: Access | undefined;
  /** Before its rights were looked up, by performance.now(). */
  checkedAt = -Infinity;
  /** Hocuspocus's end of it, once it is in the room. */
  connection: Connection | undefined;
  client: ReturnType<Hocuspocus['handleConnection']> | undefined;
  isClosed = false;
  private isPaused = false;
  private readonly raw: Socket;
  private readonly limits: LiveLimits;
  private readonly counts: Counts;
  private readonly messages: Rate;
  private readonly bytes: Rate;
  private readonly opened = performance.now();
  private lastHeard = performance.now();
  private askedFor: number | null = null;

  constructor(raw: Socket, place: { project: string; ip: string }, limits: LiveLimits, counts: Counts) {
    this.raw = raw;
    this.project = place.project;
    this.ip = place.ip;
    this.limits = limits;
    this.counts = counts;
    this.messages = new Rate(limits.messageRate, limits.messageBurst);
    this.bytes = new Rate(limits.byteRate, limits.byteBurst);
    const state = (): number => (this.isClosed ? WebSocket.CLOSED : raw.readyState);
    this.socket = {
      send: (data) => this.send(data as Uint8Array),
      close: (code, reason) => this.close({ code: code ?? closeCodes.reset, reason: reason ?? '' }),
      get readyState() {
        return state();
      },
    };
  }

  receive(data: Uint8Array): void {
    if (this.isClosed || this.isPaused) return;
    this.lastHeard = performance.now();
    this.counts.bytesIn += data.length;
    const frame = readFrame(data, this.project, this.limits);
    if (frame.kind === 'refused') return this.close(frame.closing);
    if (!this.messages.takes(this.costOf(frame)) || !this.bytes.takes(data.length))
      return this.close(tooMany);
    if (frame.kind !== 'ignored') this.client?.handleMessage(data);
  }

  /** From now on, what the client sends is lost here; it sends it again to the next server. */
  pause(): void {
    this.isPaused = true;
  }

  /** A message of ours, beside the document. */
  tell(message: object): void {
    this.connection?.sendStateless(JSON.stringify(message));
  }

  /** The provider answers by itself. Once for each token. */
  askForToken(): void {
    const expires = this.visitor?.expires ?? null;
    if (this.askedFor === expires) return;
    this.askedFor = expires;
    this.connection?.requestToken();
  }

  close({ code, reason }: Closing): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.raw.close(code, Buffer.from(reason).subarray(0, maxReason).toString());
    setTimeout(() => this.raw.terminate?.(), closeTimeout).unref();
    // At once, so that the room neither hears it nor waits for it any more.
    this.client?.handleClose({ code, reason });
  }

  /** The client has closed it. */
  ended(): void {
    this.isClosed = true;
    this.client?.handleClose();
  }

  /** Called again and again. */
  beat(): void {
    const now = performance.now();
    if (this.visitor === undefined && now - this.opened > this.limits.signInTimeout) this.close(silent);
    else if (now - this.lastHeard > this.limits.silence) this.close(silent);
    else this.send(heartbeat);
  }

  /** What somebody who may only look on has is compared with the whole document. */
  private costOf({ kind }: Frame): number {
    const looksOn = this.access !== undefined && !mayEdit(this.access);
    return kind === 'sync' && looksOn ? comparing : 1;
  }

  private send(data: Uint8Array): void {
    if (this.isClosed) return;
    this.counts.bytesOut += data.length;
    this.raw.send(data);
    if ((this.raw.bufferedAmount ?? 0) > this.limits.unreadBytes) this.raw.terminate?.();
  }
}
