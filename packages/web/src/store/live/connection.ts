// The connection to a project's room: it finds the server that has the room, shows who is asking, and comes back when the line
// was lost. What the room says besides the document is passed on as it is.
import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import { liveFormat } from '@homeplot/live/format';
import type { Doc } from 'yjs';

/** Milliseconds between two tries to connect, at first and at most. */
const retry = { delay: 300, maxDelay: 2500 };
/** Servers that send one on, until there is a pause. */
const maxMoves = 5;
/** Milliseconds until a full room is asked again. */
const askAgain = 20_000;

/** What the server says of an edit that it will never take: sent again, it would be refused again. */
const rejections: ReadonlyMap<number, string> = new Map([
  [1009, 'Your last changes are too large to be shared at once.'],
  [4400, "The server can't share your last changes."],
]);

export interface Asking {
  /** The access token of the account, if somebody is signed in. */
  readonly access: string | null;
  /** The token of the share link by which somebody has come. */
  readonly share: string | null;
  /** The name that a guest has given. */
  readonly guest: string | null;
  /** By which the server knows a guest's edits. */
  readonly key?: string;
  /** Follows without being shown to the others, and without editing. */
  readonly looks?: true;
}

export interface ConnectionEvents {
  /** The document has what the server has. */
  readonly synced: (isReadOnly: boolean) => void;
  /** There is no line for now. isOffline: the browser has no network, so that it won't be back in a moment. */
  readonly lost: (isOffline: boolean) => void;
  /** The room has another document than this one; the connection has ended. */
  readonly replaced: () => void;
  /** Not let in; why: in a sentence. Only a room that is full is asked again. */
  readonly refused: (why: string) => void;
  /** The room doesn't take what was edited here; the connection has ended. why: in a sentence. */
  readonly rejected: (why: string) => void;
  readonly told: (message: unknown) => void;
}

export interface ConnectionOptions extends ConnectionEvents {
  /** The server's address. */
  readonly origin: string;
  readonly projectId: string;
  readonly document: Doc;
  /** The epoch of the document, if it isn't new. */
  readonly epoch: () => number | undefined;
  /** renew: whether the access token at hand was refused. */
  readonly asking: (renew: boolean) => Promise<Asking>;
}

export class Connection {
  private readonly options: ConnectionOptions;
  private provider: HocuspocusProvider | undefined;
  private moves = 0;
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

  tell(message: object): void {
    if (this.isOpen) this.provider?.sendStateless(JSON.stringify(message));
  }

  end(): void {
    this.ended.abort();
    this.disconnect();
  }

  /** A socket notices only seconds later. It is tried again at once, because a server on this machine can still be there. */
  private offline(): void {
    this.options.lost(true);
    this.again(this.options.origin, retry.delay);
  }

  private online(): void {
    if (!this.isOpen) this.again(this.options.origin);
  }

  private connect(origin: string): void {
    if (this.ended.signal.aborted) return;
    const { options } = this;
    const websocketProvider = new HocuspocusProviderWebsocket({
      url: roomAddress(origin, options.projectId),
      ...retry,
      // The server lets nothing more than ten seconds pass in silence.
      messageReconnectTimeout: 15_000,
      minDelay: retry.delay,
      factor: 1.6,
    });
    const provider = new HocuspocusProvider({
      websocketProvider,
      name: options.projectId,
      document: options.document,
      // People are told apart by the server, not by what each claims to be.
      awareness: null,
      token: () => this.token(),
      onSynced: ({ state }) => {
        if (state && this.provider === provider) this.synced(provider);
      },
      onDisconnect: ({ event: { code } }) => this.provider === provider && this.disconnected(origin, code),
      onClose: () => this.provider === provider && this.closed(),
      onAuthenticationFailed: ({ reason }) => this.provider === provider && this.refused(reason),
      onStateless: ({ payload }) => this.provider === provider && options.told(parsed(payload)),
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

  /** Connects anew, at once or after a pause. */
  private again(origin: string, pause = 0): void {
    this.disconnect();
    this.timer = setTimeout(() => this.connect(origin), pause);
  }

  private async token(): Promise<string> {
    const asking = await this.options.asking(this.renew);
    const epoch = this.options.epoch();
    return JSON.stringify({ ...asking, format: liveFormat, ...(epoch === undefined ? {} : { epoch }) });
  }

  private synced({ authorizedScope }: HocuspocusProvider): void {
    this.moves = 0;
    this.renew = false;
    this.options.synced(authorizedScope === 'readonly');
  }

  /** The provider comes back by itself, but only to the same server, and with the same edits. */
  private disconnected(origin: string, code: number): void {
    const { options } = this;
    const rejection = rejections.get(code);
    if (rejection !== undefined) {
      this.end();
      return options.rejected(rejection);
    }
    options.lost(false);
    // The server that had the room may be gone.
    if (origin !== options.origin) this.again(options.origin, retry.delay);
  }

  /** The room has sent this page out, with the line still open: what it says to a new request is what counts. */
  private closed(): void {
    if (this.provider?.configuration.websocketProvider.status !== WebSocketStatus.Connected) return;
    this.options.lost(false);
    this.again(this.options.origin, retry.delay);
  }

  private refused(reason: string): void {
    const { options } = this;
    const address = /^moved (\S+)$/.exec(reason)?.[1];
    if (address !== undefined) {
      this.moves += 1;
      if (this.moves <= maxMoves) return this.again(address);
      // Such as to a server that is gone, but whose lease isn't over yet.
      this.moves = 0;
      return this.again(options.origin, retry.maxDelay);
    }
    if (reason === 'expired' && !this.renew) {
      this.renew = true;
      return this.again(options.origin);
    }
    if (reason === 'epoch') {
      this.end();
      return options.replaced();
    }
    options.refused(refusals.get(reason) ?? reason);
    if (reason !== 'full') return this.end();
    this.moves = 0;
    this.again(options.origin, askAgain);
  }
}

/** What the reasons of the server mean. Others are sentences. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['full', 'Too many people are editing this plan right now.'],
  ['format', 'Homeplot has been updated. Reload the page to edit with the others.'],
  ['expired', 'Your session has ended. Log in to edit with the others.'],
  ['permission-denied', "You can't edit this project any more. Your plan is saved in this browser."],
]);

/** The room's address at a server, whose address may be of the web and may have a path. */
const roomAddress = (origin: string, projectId: string): string =>
  `${origin.replace(/^http/, 'ws').replace(/\/+$/, '')}/live/${projectId}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
