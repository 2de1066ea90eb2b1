// The listeners of an object that can be watched. There is no global event bus: each such object has its own listeners.

/** The callbacks of one listener, by event. */
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
