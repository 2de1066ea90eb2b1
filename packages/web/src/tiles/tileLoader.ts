// Loads the tiles that are wanted, a few at a time, and keeps those used last. What isn't wanted any more is canceled, and
// what fails is tried again twice.
import type { TileSource } from './tileSource.ts';
import { keyOf, type Tile } from './tiles.ts';

/** Requests at a time. */
const atOnce = 6;
/** Milliseconds after each failure. */
const retryAfter = [3_000, 15_000] as const;
/** Bytes of pictures that are kept beyond those wanted. */
const keptBytes = 48 * 1024 * 1024;
/** Milliseconds in which tiles that have come are announced together. */
const together = 80;

export interface TileEvents {
  /** These have come. */
  readonly come: (tiles: readonly Tile[]) => void;
  /** Some tile has failed for good. */
  readonly failed: (problem: unknown) => void;
}

interface Failure {
  readonly times: number;
  /** In the time of Date.now. */
  readonly again: number;
}

export class TileLoader {
  private readonly source: TileSource;
  private readonly events: TileEvents;
  /** The one used last comes last; undefined where there is no tile. */
  private readonly kept = new Map<string, ImageBitmap | undefined>();
  private readonly coming = new Map<string, AbortController>();
  private readonly failures = new Map<string, Failure>();
  private wanted: readonly Tile[] = [];
  private news: Tile[] = [];
  private telling: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;

  constructor(source: TileSource, events: TileEvents) {
    this.source = source;
    this.events = events;
  }

  /** Replaces what is wanted, the most important first. */
  want(tiles: readonly Tile[]): void {
    this.wanted = tiles;
    const keys = new Set(tiles.map(keyOf));
    for (const [key, controller] of this.coming) if (!keys.has(key)) controller.abort();
    this.load();
  }

  /** The picture of a tile, if it is here. */
  get(tile: Tile): ImageBitmap | undefined {
    const key = keyOf(tile);
    const picture = this.kept.get(key);
    if (picture) {
      this.kept.delete(key);
      this.kept.set(key, picture);
    }
    return picture;
  }

  /** Whether all that is wanted is here, or can't be had. */
  get isDone(): boolean {
    return this.wanted.every((tile) => this.kept.has(keyOf(tile)) || this.isLost(keyOf(tile)));
  }

  stop(): void {
    this.wanted = [];
    clearTimeout(this.telling);
    clearTimeout(this.retrying);
    for (const controller of this.coming.values()) controller.abort();
    for (const picture of this.kept.values()) picture?.close();
    this.kept.clear();
  }

  private isLost(key: string): boolean {
    return (this.failures.get(key)?.times ?? 0) > retryAfter.length;
  }

  private load(): void {
    clearTimeout(this.retrying);
    let soonest = Infinity;
    for (const tile of this.wanted) {
      const key = keyOf(tile);
      if (this.coming.size >= atOnce) return;
      if (this.kept.has(key) || this.coming.has(key) || this.isLost(key)) continue;
      const { again = 0 } = this.failures.get(key) ?? {};
      if (again > Date.now()) soonest = Math.min(soonest, again);
      else void this.loadOne(tile, key);
    }
    if (soonest < Infinity) this.retrying = setTimeout(() => this.load(), soonest - Date.now());
  }

  private async loadOne(tile: Tile, key: string): Promise<void> {
    const controller = new AbortController();
    this.coming.set(key, controller);
    try {
      const picture = await this.source.load(tile, controller.signal);
      if (controller.signal.aborted) picture?.close();
      else this.keep(tile, key, picture);
    } catch (problem) {
      if (!controller.signal.aborted) this.fail(key, problem);
    }
    if (this.coming.get(key) === controller) this.coming.delete(key);
    this.load();
  }

  private keep(tile: Tile, key: string, picture: ImageBitmap | undefined): void {
    this.kept.set(key, picture);
    this.failures.delete(key);
    this.dropOldest();
    this.news.push(tile);
    this.telling ??= setTimeout(() => {
      const { news } = this;
      this.news = [];
      this.telling = undefined;
      this.events.come(news);
    }, together);
  }

  private fail(key: string, problem: unknown): void {
    const times = (this.failures.get(key)?.times ?? 0) + 1;
    this.failures.set(key, { times, again: Date.now() + (retryAfter[times - 1] ?? 0) });
    if (this.isLost(key)) this.events.failed(problem);
  }

  private dropOldest(): void {
    const wanted = new Set(this.wanted.map(keyOf));
    let bytes = 0;
    for (const picture of this.kept.values()) bytes += picture ? picture.width * picture.height * 4 : 0;
    for (const [key, picture] of this.kept) {
      if (bytes <= keptBytes) return;
      if (wanted.has(key)) continue;
      this.kept.delete(key);
      bytes -= picture ? picture.width * picture.height * 4 : 0;
      picture?.close();
    }
  }
}
