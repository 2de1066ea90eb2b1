// The connection of one client, as its room sees it: it counts what passes, drops a client that doesn't answer or read, and
// closes with a reason.
import type { Connection, Hocuspocus, WebSocketLike } from '@hocuspocus/server';
import type { OnRequest } from '../kit/onRequest.ts';
import { type Access, mayEdit, type Visitor } from './access.ts';
import type { Counts } from './counts.ts';
import { type Edit, readFrame } from './frames.ts';
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
  /** Hocuspocus's end of it, while it is in the room. */
  connection: Connection | undefined;
  /** Its room's word on an edit: undefined if it may pass. */
  guard: (edit: Edit) => Closing | undefined = () => undefined;
  /** Of its rights, once it is in a room. */
  lookup: OnRequest | undefined;
  client: ReturnType<Hocuspocus['handleConnection']> | undefined;
  isClosed = false;
  private isPaused = false;
  private readonly raw: Socket;
  private readonly limits: LiveLimits;
  private readonly counts: Counts;
  private readonly messages: Rate;
  private readonly bytes: Rate;
  private readonly syncs: Rate;
  private signInBytes = 0;
  private outsideSince = performance.now();
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
    this.syncs = new Rate(limits.syncRate, limits.syncBurst);
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
    if (!this.messages.takes(1) || !this.bytes.takes(data.length)) return this.close(tooMany);
    const isIn = this.connection !== undefined;
    this.signInBytes += isIn ? 0 : data.length;
    if (this.signInBytes > this.limits.signInBytes) return this.close(tooMany);
    const mayWrite = isIn && this.access !== undefined && mayEdit(this.access);
    const frame = readFrame(data, this.project, mayWrite, this.limits);
    if (frame.kind === 'refused') return this.close(frame.closing);
    // Before it is in, only what brings it in; what it has edited meanwhile is asked for then.
    if (frame.kind === 'ignored' || (!isIn && frame.kind !== 'token' && frame.kind !== 'vector')) return;
    if (frame.kind === 'vector' && !this.syncs.takes(1)) return this.close(tooMany);
    const problem = frame.kind === 'update' ? this.guard(frame) : undefined;
    if (problem !== undefined) return this.close(problem);
    this.client?.handleMessage(data);
  }

  /** Whether so many bytes may be passed on to others on its behalf. */
  mayRelay(bytes: number): boolean {
    return this.bytes.takes(bytes);
  }

  /** It isn't in a room any more, though its socket is still open. */
  left(): void {
    this.connection = undefined;
    this.outsideSince = performance.now();
  }

  /** From now on, what the client sends is lost here; it sends it again to the next server. */
  pause(): void {
    this.isPaused = true;
  }

  /** A message of ours, beside the document. */
  tell(message: object): void {
    this.tellText(JSON.stringify(message));
  }

  tellText(text: string): void {
    this.connection?.sendStateless(text);
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
    const isOutside = this.connection === undefined;
    if (isOutside && now - this.outsideSince > this.limits.signInTimeout) this.close(silent);
    else if (now - this.lastHeard > this.limits.idleTimeout) this.close(silent);
    else this.send(heartbeat);
  }

  private send(data: Uint8Array): void {
    if (this.isClosed) return;
    this.counts.bytesOut += data.length;
    this.raw.send(data);
    if ((this.raw.bufferedAmount ?? 0) > this.limits.unreadBytes) this.raw.terminate?.();
  }
}
