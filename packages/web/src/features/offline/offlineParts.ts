// The parts of the planner that its first start leaves out: workers, their fonts and decoders. The service worker fetches them
// when nothing else happens, so that all of the planner works offline. On a line that may cost money it waits to be asked.

export type OfflineState =
  /** Not known yet, or parts are being fetched. */
  | { readonly is: 'getting ready' }
  /** Everything is kept in the browser. */
  | { readonly is: 'ready' }
  /** On a metered line; nothing is fetched until the user asks for it. */
  | { readonly is: 'metered' }
  /** Some parts are missing, since there was no connection, or no room in the browser. */
  | { readonly is: 'incomplete'; readonly for: 'connection' | 'room' };

/** What the service worker answers. */
export type KeptParts =
  | { readonly kept: number; readonly of: number }
  | { readonly missing: 'connection' | 'room' };

/** What the page asks of the service worker: which parts are kept, after fetching the others if `fetch` says so. */
export interface KeepParts {
  readonly type: 'KEEP_PARTS';
  readonly fetch: boolean;
}

/** Milliseconds after the planner has been drawn, so that it costs the first minute of a visit nothing. */
const restFirst = 15_000;

/** Only some browsers tell. */
interface Line {
  readonly saveData?: boolean;
  readonly type?: string;
}
const isMetered = (): boolean => {
  const { connection } = navigator as { readonly connection?: Line };
  return connection?.saveData === true || connection?.type === 'cellular';
};

export class OfflineParts {
  state: OfflineState = { is: 'getting ready' };
  private readonly worker: () => ServiceWorker | null;
  private readonly listeners = new Set<() => void>();

  constructor(worker: () => ServiceWorker | null) {
    this.worker = worker;
    setTimeout(() => void this.begin(), restFirst);
    window.addEventListener('online', () => {
      if (this.state.is === 'incomplete') void this.fetchUnlessMetered();
    });
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Fetches what is missing, on any line. */
  readonly fetch = async (): Promise<void> => {
    this.set({ is: 'getting ready' });
    this.set(stateAfter(await this.ask(true)));
  };

  private async begin(): Promise<void> {
    const kept = await this.ask(false);
    if ('kept' in kept && kept.kept === kept.of) this.set({ is: 'ready' });
    else await this.fetchUnlessMetered();
  }

  private async fetchUnlessMetered(): Promise<void> {
    if (isMetered()) this.set({ is: 'metered' });
    else await this.fetch();
  }

  private ask(fetch: boolean): Promise<KeptParts> {
    const worker = this.worker();
    if (!worker) return Promise.resolve({ missing: 'connection' });
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.addEventListener('message', ({ data }: MessageEvent<KeptParts>) => resolve(data), { once: true });
      port1.start();
      worker.postMessage({ type: 'KEEP_PARTS', fetch } satisfies KeepParts, [port2]);
    });
  }

  private set(state: OfflineState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const stateAfter = (parts: KeptParts): OfflineState =>
  'missing' in parts
    ? { is: 'incomplete', for: parts.missing }
    : parts.kept === parts.of
      ? { is: 'ready' }
      : { is: 'incomplete', for: 'connection' };
