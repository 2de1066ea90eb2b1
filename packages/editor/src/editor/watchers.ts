// The listeners of something that can be watched. There is no event bus: each such thing has its own.

/** What somebody wants to hear, by event. */
export type WatcherOf<Events extends EventArguments<Events>> = {
  readonly [Event in keyof Events]?: (...args: Events[Event]) => void;
};

/** The arguments that come with each event. */
type EventArguments<Events> = Readonly<Record<keyof Events, readonly unknown[]>>;

export class Watchers<Events extends EventArguments<Events>> {
  private readonly all = new Set<WatcherOf<Events>>();

  /** Returns a function that unsubscribes. */
  add(watcher: WatcherOf<Events>): () => void {
    this.all.add(watcher);
    return () => void this.all.delete(watcher);
  }

  notify<Event extends keyof Events>(event: Event, ...args: Events[Event]): void {
    for (const watcher of this.all) watcher[event]?.(...args);
  }
}
