// The connection to a project's live room: it finds the server that has the room, says who the user is, and reconnects when it
// was lost. Messages of the room other than the document are passed on unread.
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import { liveFormat } from '@homeplot/live/format';
import type { Doc } from 'yjs';

/** Milliseconds between two tries to connect, at first and at most. */
const retry = { delay: 300, maxDelay: 2500 };
/** After so many redirects from server to server in a row, the connection pauses. */
const maxMoves = 5;
/** Milliseconds until the next try to enter a full room. */
const fullRoomDelay = 20_000;

/** Close codes for an edit that the server will never accept, so that sending it again is pointless. */
const rejections: ReadonlyMap<number, string> = new Map([
  [1009, 'Your last changes are too large to be shared at once.'],
  [4400, "The server can't share your last changes."],
]);

export interface Asking {
  /** The access token of the account, if somebody is signed in. */
  readonly access: string | null;
  /** The token of the share link through which the plan was opened. */
  readonly share: string | null;
  /** The name that a guest has given. */
  readonly guest: string | null;
  /** The guest's key, by which the server recognizes the guest's edits. */
  readonly key?: string;
  /** Only follows the plan: isn't shown to the others, and can't edit. */
  readonly looks?: true;
}

export interface ConnectionEvents {
  /** The document has what the server has. */
  readonly synced: (isReadOnly: boolean) => void;
  /** The connection is lost. isOffline: the browser has no network, so the connection won't be back in a moment. */
  readonly lost: (isOffline: boolean) => void;
  /** The room has replaced this document with a new one; the connection has ended. */
  readonly replaced: () => void;
  /** The room didn't let the user in. why: in a sentence. Only a full room is tried again. */
  readonly refused: (why: string) => void;
  /** The room will never accept the edits made here; the connection has ended. why: in a sentence. */
  readonly rejected: (why: string) => void;
  /** The room has sent a message other than the document. */
  readonly received: (message: unknown) => void;
}

export interface ConnectionOptions extends ConnectionEvents {
  /** The server's address. */
  readonly origin: string;
  readonly projectId: string;
  readonly document: Doc;
  /** The epoch of the document, if it isn't new. */
  readonly epoch: () => number | undefined;
  /** Resolves to who the user is. renew: whether the last access token was refused. If it rejects, it is called again soon. */
  readonly asking: (renew: boolean) => Promise<Asking>;
}

export class Connection {
  private readonly options: ConnectionOptions;
  private provider: HocuspocusProvider | undefined;
  private moves = 0;
  /** How often in a row the room couldn't be entered for now. */
  private tries = 0;
  private renew = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly ended = new AbortController();

  constructor(options: ConnectionOptions) {
    this.options = options;
    const { signal } = this.ended;
    window.addEventListener('offline', () => this.offline(), { signal });
    window.addEventListener('online', () => this.online(), { signal });
    this.connect(options.origin);
  }

  get isOpen(): boolean {
    return this.provider?.isAuthenticated === true && this.provider.isSynced;
  }

  send(message: object): void {
    if (this.isOpen) this.provider?.sendStateless(JSON.stringify(message));
  }

  end(): void {
    this.ended.abort();
    this.disconnect();
  }

  /** A socket notices this only seconds later. Reconnects, because a server on this machine can still be reached. */
  private offline(): void {
    this.options.lost(true);
    this.reconnect(this.options.origin, retry.delay);
  }

  private online(): void {
    if (!this.isOpen) this.reconnect(this.options.origin);
  }

  private connect(origin: string): void {
    if (this.ended.signal.aborted) return;
    const { options } = this;
    const websocketProvider = new HocuspocusProviderWebsocket({
      url: roomAddress(origin, options.projectId),
      ...retry,
      // The server sends something at least every ten seconds.
      messageReconnectTimeout: 15_000,
      minDelay: retry.delay,
      factor: 1.6,
    });
    const provider = new HocuspocusProvider({
      websocketProvider,
      name: options.projectId,
      document: options.document,
      // Yjs's own presence is off: there, anybody could pose as somebody else. The server says who is who.
      awareness: null,
      token: () => this.token(provider),
      onSynced: ({ state }) => {
        if (state && this.provider === provider) this.synced(provider);
      },
      onDisconnect: ({ event: { code } }) => this.provider === provider && this.disconnected(origin, code),
      onClose: () => this.provider === provider && this.closed(),
      onAuthenticationFailed: ({ reason }) => this.provider === provider && this.refused(reason),
      onStateless: ({ payload }) => this.provider === provider && options.received(parseJson(payload)),
    });
    this.provider = provider;
    provider.attach();
  }

  private disconnect(): void {
    clearTimeout(this.timer);
    const { provider } = this;
    this.provider = undefined;
    provider?.destroy();
    provider?.configuration.websocketProvider.destroy();
  }

  /** Connects anew, at once or after a pause in milliseconds. */
  private reconnect(origin: string, pause = 0): void {
    this.disconnect();
    this.timer = setTimeout(() => this.connect(origin), pause);
  }

  /** Rejects if it isn't known who the user is, as while their session can't be renewed. */
  private async token(provider: HocuspocusProvider): Promise<string> {
    const asking = await this.options.asking(this.renew).catch((problem: unknown) => {
      if (this.provider === provider) this.tryAgain();
      throw problem;
    });
    const epoch = this.options.epoch();
    return JSON.stringify({ ...asking, format: liveFormat, ...(epoch === undefined ? {} : { epoch }) });
  }

  /** The room can't be entered now, but perhaps soon. Not all pages that hear so ask again at the same moment. */
  private tryAgain(): void {
    this.options.lost(false);
    const pause = Math.min(retry.maxDelay * 2 ** this.tries, fullRoomDelay);
    this.tries += 1;
    this.reconnect(this.options.origin, pause * (0.75 + Math.random() / 2));
  }

  private synced({ authorizedScope }: HocuspocusProvider): void {
    this.moves = 0;
    this.tries = 0;
    this.renew = false;
    this.options.synced(authorizedScope === 'readonly');
  }

  /** The provider reconnects by itself, but only to the same server, and with the same edits. */
  private disconnected(origin: string, code: number): void {
    const { options } = this;
    const rejection = rejections.get(code);
    if (rejection !== undefined) {
      this.end();
      return options.rejected(rejection);
    }
    options.lost(false);
    // The server to which the connection was redirected may be gone.
    if (origin !== options.origin) this.reconnect(options.origin, retry.delay);
  }

  /** The room has removed this page from it, while the socket is still open. Its answer to a new request says why. */
  private closed(): void {
    if (this.provider?.configuration.websocketProvider.status !== WebSocketStatus.Connected) return;
    this.options.lost(false);
    this.reconnect(this.options.origin, retry.delay);
  }

  private refused(reason: string): void {
    const { options } = this;
    const address = /^moved (\S+)$/.exec(reason)?.[1];
    if (address !== undefined) {
      this.moves += 1;
      if (this.moves <= maxMoves) return this.reconnect(address);
      // For example, the room is still leased to a server that is gone.
      this.moves = 0;
      return this.reconnect(options.origin, retry.maxDelay);
    }
    if (reason === 'expired' && !this.renew) {
      this.renew = true;
      return this.reconnect(options.origin);
    }
    if (reason === 'epoch') {
      this.end();
      return options.replaced();
    }
    if (reason === 'busy') return this.tryAgain();
    options.refused(refusals.get(reason) ?? reason);
    if (reason !== 'full') return this.end();
    this.moves = 0;
    this.reconnect(options.origin, fullRoomDelay);
  }
}

/** Sentences for the reasons that the server gives as a code word. It gives all others as sentences. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['full', 'Too many people are editing this plan right now.'],
  ['format', 'Homeplot has been updated. Reload the page to edit with the others.'],
  ['expired', 'Your session has ended. Log in to edit with the others.'],
  ['permission-denied', "You can't edit this project anymore. Your plan is saved in this browser."],
]);

/** The room's WebSocket address at a server, whose own address may begin with http and may have a path. */
const roomAddress = (origin: string, projectId: string): string =>
  `${origin.replace(/^http/, 'ws').replace(/\/+$/, '')}/live/${projectId}`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
