// The parts of the planner that its start doesn't load: workers, their fonts and decoders. The service worker fetches them
// in the background, so that all of the planner works offline. On a metered connection it fetches them only if the user asks
// for it.

export type OfflineState =
  /** Not known yet, or parts are being fetched. */
  | { readonly is: 'getting ready' }
  /** Everything is kept in the browser. */
  | { readonly is: 'ready' }
  /** On a metered connection; nothing is fetched until the user asks for it. */
  | { readonly is: 'metered' }
  /** Some parts are missing, since there was no connection, or no room in the browser. */
  | { readonly is: 'incomplete'; readonly for: 'connection' | 'room' };

/** What the service worker answers. */
export type KeptParts =
  | { readonly kept: number; readonly of: number }
  | { readonly missing: 'connection' | 'room' };

/**
 * The page's message to the service worker, which answers how many parts are kept. fetch: whether to fetch one that is
 * missing first.
 */
export interface KeepParts {
  readonly type: 'KEEP_PARTS';
  readonly fetch: boolean;
}

/** Milliseconds before the parts are fetched, so that this doesn't slow down the start. */
const startDelay = 15_000;
/** Milliseconds to wait for an answer. Browsers end a worker that takes longer, and then it never answers. */
const answerTimeout = 300_000;
/** Milliseconds until parts that couldn't be fetched are tried again. The browser may not notice that a line works again. */
const retryDelay = 60_000;

/** The browser's information about the connection, which only some browsers have. */
interface ConnectionInfo {
  readonly saveData?: boolean;
  readonly type?: string;
}
const isMetered = (): boolean => {
  const { connection } = navigator as { readonly connection?: ConnectionInfo };
  return connection?.saveData === true || connection?.type === 'cellular';
};

export class OfflineParts {
  state: OfflineState = { is: 'getting ready' };
  private readonly worker: () => Promise<ServiceWorker | null>;
  private readonly listeners = new Set<() => void>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private fetching: Promise<void> | undefined;

  /** worker: the service worker, once it is installed; null if it couldn't be. */
  constructor(worker: () => Promise<ServiceWorker | null>) {
    this.worker = worker;
    setTimeout(() => void this.begin(), startDelay);
    window.addEventListener('online', this.tryAgain);
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Fetches the missing parts, on any connection. */
  readonly fetch = (): Promise<void> => {
    this.set({ is: 'getting ready' });
    return this.fetchMissing();
  };

  /** What was said before stays meanwhile. A connection makes no room, so only the user asks again for that. */
  private readonly tryAgain = (): void => {
    const { state } = this;
    if (state.is === 'incomplete' && state.for === 'connection') void this.fetchUnlessMetered();
  };

  private async begin(): Promise<void> {
    const kept = await this.ask(false);
    if ('kept' in kept && kept.kept === kept.of) this.set({ is: 'ready' });
    else await this.fetchUnlessMetered();
  }

  private async fetchUnlessMetered(): Promise<void> {
    if (isMetered()) this.set({ is: 'metered' });
    else await this.fetchMissing();
  }

  /** Calls share the fetch under way. */
  private fetchMissing(): Promise<void> {
    this.fetching ??= this.fetchOneByOne()
      .finally(() => (this.fetching = undefined))
      .then((missing) => {
        this.set(missing ? { is: 'incomplete', for: missing } : { is: 'ready' });
        clearTimeout(this.retry);
        if (missing === 'connection') this.retry = setTimeout(this.tryAgain, retryDelay);
      });
    return this.fetching;
  }

  /** Returns why parts are still missing. */
  private async fetchOneByOne(): Promise<'connection' | 'room' | undefined> {
    let parts = await this.ask(true);
    while ('kept' in parts && parts.kept < parts.of) parts = await this.ask(true);
    return 'missing' in parts ? parts.missing : undefined;
  }

  private async ask(fetch: boolean): Promise<KeptParts> {
    const worker = await this.worker();
    if (!worker) return { missing: 'connection' };
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      const answer = (parts: KeptParts): void => {
        clearTimeout(timer);
        port1.close();
        resolve(parts);
      };
      const timer = setTimeout(() => answer({ missing: 'connection' }), answerTimeout);
      port1.addEventListener('message', ({ data }: MessageEvent<KeptParts>) => answer(data), { once: true });
      port1.start();
      worker.postMessage({ type: 'KEEP_PARTS', fetch } satisfies KeepParts, [port2]);
    });
  }

  private set(state: OfflineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
