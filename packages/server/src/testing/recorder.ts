// For the tests: a list that a test can wait on.

export class Recorder<Item> {
  readonly items: Item[] = [];
  private readonly waiting = new Set<() => void>();

  add(item: Item): void {
    this.items.push(item);
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const wake of waiting) wake();
  }

  /** Calls `find` after each new item, until it returns something. */
  async wait<Found>(find: () => Found | undefined): Promise<Found> {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      await new Promise<void>((wake) => this.waiting.add(wake));
    }
  }
}
