// Marks in browser storage that a plan is being opened, until it has been drawn and the page responds. If a later visit
// finds the mark of a page that is gone, opening that plan may have crashed the page.

const prefix = 'homeplot.opening.';
/** Milliseconds after which a page that is still opening a plan counts as stopped by it. */
const maxOpeningTime = 15_000;
/** Milliseconds to wait for a lock. */
const lockTimeout = 200;

interface Mark {
  readonly planId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export class OpeningMark {
  private readonly storage: () => Storage;
  private readonly key: string;
  private readonly locks: LockManager | undefined;
  private readonly isAway: () => boolean;
  /** The plan that is being opened. */
  private planId: string | undefined;
  private release: () => void = () => undefined;

  /**
   * storage: may throw. pageId: different for every page. locks: undefined if the browser has none; then only the age of a mark
   * counts. isAway: whether the page is hidden.
   */
  constructor(
    storage: () => Storage,
    pageId: string,
    locks: LockManager | undefined,
    isAway = (): boolean => false,
  ) {
    this.isAway = isAway;
    this.storage = storage;
    this.key = prefix + pageId;
    this.locks = locks;
  }

  /** Call it before a plan is opened. */
  async begin(planId: string): Promise<void> {
    const isFirst = this.planId === undefined;
    this.planId = planId;
    if (isFirst) await this.hold();
    this.resume();
  }

  /** Call it when the plan is open and the page responds, or the plan will not be opened after all. */
  end(): void {
    this.pause();
    this.planId = undefined;
    this.release();
  }

  /** Removes the mark while the page is left or hidden: if the page ends then, it is not the plan's fault. */
  pause(): void {
    this.change((storage) => storage.removeItem(this.key));
  }

  resume(): void {
    const { planId } = this;
    if (planId !== undefined && !this.isAway())
      this.change((storage) => storage.setItem(this.key, JSON.stringify({ planId, at: Date.now() })));
  }

  /** The ids of the plans that pages began to open and never finished opening. */
  async stopped(): Promise<ReadonlySet<string>> {
    const marks = this.marks();
    if (marks.length === 0) return new Set();
    const locks = await this.locks?.query().catch(() => undefined);
    const heldLocks = new Set(locks?.held?.map(({ name }) => name));
    const ids = marks.flatMap(({ key, mark: { planId, at } }) => {
      const age = Date.now() - at;
      const isOpening = age < maxOpeningTime && (!this.locks || heldLocks.has(key));
      return isOpening ? [] : [planId];
    });
    return new Set(ids);
  }

  /** Removes the marks of a plan: the user has decided what to do with it. */
  forget(planId: string): void {
    for (const { key, mark } of this.marks())
      if (mark.planId === planId) this.change((storage) => storage.removeItem(key));
  }

  private marks(): { readonly key: string; readonly mark: Mark }[] {
    try {
      const storage = this.storage();
      const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix) && key !== this.key)
        .flatMap((key) => {
          const mark = markOf(storage.getItem(key));
          return mark ? [{ key, mark }] : [];
        });
    } catch {
      return [];
    }
  }

  /** Holds a lock with the name of the mark until end(). The browser releases it when the page ends, however it ends. */
  private hold(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.locks) return resolve();
      setTimeout(resolve, lockTimeout);
      // The lock is held until the returned promise is resolved.
      const onLock = (): Promise<void> => {
        resolve();
        return this.planId === undefined ? Promise.resolve() : new Promise((free) => (this.release = free));
      };
      this.locks.request(this.key, onLock).catch(() => resolve());
    });
  }

  private change(change: (storage: Storage) => void): void {
    try {
      change(this.storage());
    } catch {
      // Without storage, no plan is kept that could crash the next visit.
    }
  }
}

function markOf(text: string | null): Mark | undefined {
  try {
    const { planId, at } = JSON.parse(text ?? '{}') as Partial<Mark>;
    return typeof planId === 'string' && typeof at === 'number' ? { planId, at } : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the mark while the page is hidden or left: the plan isn't to blame if the user closed, reloaded or hid its page. */
export function liftWhileAway(mark: OpeningMark): void {
  window.addEventListener('pagehide', () => mark.pause());
  window.addEventListener('pageshow', ({ persisted }) => void (persisted && mark.resume()));
  document.addEventListener('visibilitychange', () => (document.hidden ? mark.pause() : mark.resume()));
}

/** Call it when the plan is drawn: removes the mark once the page has shown it and reached its next task. */
export const endWhenAnswering = (mark: OpeningMark): void =>
  void requestAnimationFrame(() => setTimeout(() => mark.end()));
