// Sums by key. A key whose sum is 0 takes no memory.

export class Sums {
  private readonly sums = new Map<string, number>();

  get(key: string): number {
    return this.sums.get(key) ?? 0;
  }

  add(key: string, change: number): void {
    const sum = this.get(key) + change;
    if (sum === 0) this.sums.delete(key);
    else this.sums.set(key, sum);
  }
}
