// The connection of one client, as its room sees it: it limits what the client sends, drops a client that doesn't answer or
// doesn't read, and closes with a reason.
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
  pong?(data: Uint8Array): void;
}

/** One byte, Hocuspocus's ping, which a client's provider answers by itself. */
const heartbeat = Uint8Array.of(9);

const silent: Closing = { code: closeCodes.silent, reason: 'The connection was silent for too long.' };
const tooMany: Closing = {
  code: closeCodes.tooMany,
  reason: 'Too many edits came in at once. They are sent again in a moment.',
};

/** Bytes of text that a WebSocket close frame can hold. */
const maxReason = 123;

/** How long a client may take to answer a close, in milliseconds. */
const closeTimeout = 1_000;

export class Line {
  readonly project: string;
  /** The network address of the client. */
  readonly ip: string;
  /** The socket that Hocuspocus gets, through which everything it sends is counted. */
  readonly socket: WebSocketLike;
  /** Who it is; undefined until the client has said so. */
  visitor: Visitor | undefined;
  access: Access | undefined;
  /** When the last lookup of its access was started, by performance.now(). */
  checkedAt = -Infinity;
  /** Hocuspocus's object for the connection, while the client is in the room. */
  connection: Connection | undefined;
  /** Set by the room: why it refuses an edit; undefined if it accepts it. */
  guard: (edit: Edit) => Closing | undefined = () => undefined;
  /** Looks up its access, once it is in a room. */
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
  /** Bytes received while the client wasn't in the room. */
  private signInBytes = 0;
  /** When the client was last let out of the room or has connected, by performance.now(). */
  private outsideSince = performance.now();
  /** When the last message came, by performance.now(). */
  private lastReceived = performance.now();
  /** When the token expires for which a new one was last requested. */
  private requestedExpiry: number | null = null;

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
    if (!this.mayReceive(data)) return;
    const isIn = this.connection !== undefined;
    this.signInBytes += isIn ? 0 : data.length;
    if (this.signInBytes > this.limits.signInBytes) return this.close(tooMany);
    const mayWrite = isIn && this.access !== undefined && mayEdit(this.access);
    const frame = readFrame(data, this.project, mayWrite, this.limits);
    if (frame.kind === 'refused') return this.close(frame.closing);
    // Until it is in the room, only what signs it in is read. Its edits are requested once it is in.
    if (frame.kind === 'ignored' || (!isIn && frame.kind !== 'token' && frame.kind !== 'vector')) return;
    if (frame.kind === 'vector' && !this.syncs.takes(1)) return this.close(tooMany);
    const problem = frame.kind === 'update' ? this.guard(frame) : undefined;
    if (problem !== undefined) return this.close(problem);
    this.client?.handleMessage(data);
  }

  /** Answers a ping. Browsers send none; for a client that doesn't read, the answers would pile up. */
  pinged(data: Uint8Array): void {
    if (this.mayReceive(data)) this.raw.pong?.(data);
  }

  /** Call it for an answer to a ping that was never sent. */
  ponged(data: Uint8Array): void {
    this.mayReceive(data);
  }

  /** Counts what has arrived. Closes the connection if that is too much. */
  private mayReceive({ length }: Uint8Array): boolean {
    if (this.isClosed || this.isPaused) return false;
    this.lastReceived = performance.now();
    this.counts.bytesIn += length;
    const may = this.messages.takes(1) && this.bytes.takes(length);
    if (!may) this.close(tooMany);
    return may;
  }

  /** Whether so many bytes may be passed on to others on its behalf. */
  mayRelay(bytes: number): boolean {
    return this.bytes.takes(bytes);
  }

  /** Call it when the client isn't in a room anymore, though its socket is still open. */
  left(): void {
    this.connection = undefined;
    this.outsideSince = performance.now();
  }

  /** Ignores what the client sends from now on; it sends that again to the next server. */
  pause(): void {
    this.isPaused = true;
  }

  /** Sends a message of ours, which isn't part of the document. */
  sendMessage(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.connection?.sendStateless(text);
  }

  /** Requests a new token, once for each that expires. The client's provider answers by itself. */
  askForToken(): void {
    const expires = this.visitor?.expires ?? null;
    if (this.requestedExpiry === expires) return;
    this.requestedExpiry = expires;
    this.connection?.requestToken();
  }

  close({ code, reason }: Closing): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.raw.close(code, Buffer.from(reason).subarray(0, maxReason).toString());
    setTimeout(() => this.raw.terminate?.(), closeTimeout).unref();
    // At once, without waiting for the socket to close, so that the room is done with the client.
    this.client?.handleClose({ code, reason });
  }

  /** Call it when the client has closed the socket. */
  ended(): void {
    this.isClosed = true;
    this.client?.handleClose();
  }

  /** Closes the connection if it is silent, else sends a heartbeat. Called at regular intervals. */
  beat(): void {
    const now = performance.now();
    const isOutside = this.connection === undefined;
    if (isOutside && now - this.outsideSince > this.limits.signInTimeout) this.close(silent);
    else if (now - this.lastReceived > this.limits.idleTimeout) this.close(silent);
    else this.send(heartbeat);
  }

  private send(data: Uint8Array): void {
    if (this.isClosed) return;
    this.counts.bytesOut += data.length;
    this.raw.send(data);
    if ((this.raw.bufferedAmount ?? 0) > this.limits.unreadBytes) this.raw.terminate?.();
  }
}
