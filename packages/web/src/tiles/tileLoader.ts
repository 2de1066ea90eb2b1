// Loads the wanted tiles, a few at a time, and keeps those used last. Requests for tiles that aren't wanted anymore are
// canceled, and failed ones are repeated twice.
import type { TileSource } from './tileSource.ts';
import { keyOf, type Tile } from './tiles.ts';

/** How many requests are made at a time. */
const maxRequests = 6;
/** Milliseconds until the next try, after the first and the second failure. */
const retryDelays = [3_000, 15_000] as const;
/** Above this many bytes of pictures, those that aren't wanted are dropped. */
const maxBytes = 48 * 1024 * 1024;
/** Milliseconds in which loaded tiles are collected for one announcement. */
const announceDelay = 80;

export interface TileEvents {
  /** These tiles have been loaded, or found not to exist. */
  readonly loaded: (tiles: readonly Tile[]) => void;
  /** A tile has failed for good. */
  readonly failed: (problem: unknown) => void;
}

interface Failure {
  readonly times: number;
  /** When the next try is due, by Date.now(). */
  readonly retryAt: number;
}

export class TileLoader {
  private readonly source: TileSource;
  private readonly events: TileEvents;
  /** Pictures by the keys of tiles, in the order of their last use; undefined for a tile that doesn't exist. */
  private readonly kept = new Map<string, ImageBitmap | undefined>();
  private readonly requests = new Map<string, AbortController>();
  private readonly failures = new Map<string, Failure>();
  private wanted: readonly Tile[] = [];
  /** Loaded tiles that haven't been announced yet. */
  private unannounced: Tile[] = [];
  private announceTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: TileSource, events: TileEvents) {
    this.source = source;
    this.events = events;
  }

  /** Replaces the wanted tiles. tiles: the most important first. */
  want(tiles: readonly Tile[]): void {
    this.wanted = tiles;
    const keys = new Set(tiles.map(keyOf));
    for (const [key, controller] of this.requests) if (!keys.has(key)) controller.abort();
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

  /** Whether all wanted tiles are here or have failed for good. */
  get isDone(): boolean {
    return this.wanted.every((tile) => this.kept.has(keyOf(tile)) || this.hasFailed(keyOf(tile)));
  }

  stop(): void {
    this.wanted = [];
    clearTimeout(this.announceTimer);
    clearTimeout(this.retryTimer);
    for (const controller of this.requests.values()) controller.abort();
    for (const picture of this.kept.values()) picture?.close();
    this.kept.clear();
  }

  private hasFailed(key: string): boolean {
    return (this.failures.get(key)?.times ?? 0) > retryDelays.length;
  }

  private load(): void {
    clearTimeout(this.retryTimer);
    let soonest = Infinity;
    for (const tile of this.wanted) {
      const key = keyOf(tile);
      if (this.requests.size >= maxRequests) return;
      if (this.kept.has(key) || this.requests.has(key) || this.hasFailed(key)) continue;
      const { retryAt = 0 } = this.failures.get(key) ?? {};
      if (retryAt > Date.now()) soonest = Math.min(soonest, retryAt);
      else void this.loadOne(tile, key);
    }
    if (soonest < Infinity) this.retryTimer = setTimeout(() => this.load(), soonest - Date.now());
  }

  private async loadOne(tile: Tile, key: string): Promise<void> {
    const controller = new AbortController();
    this.requests.set(key, controller);
    try {
      const picture = await this.source.load(tile, controller.signal);
      if (controller.signal.aborted) picture?.close();
      else this.keep(tile, key, picture);
    } catch (problem) {
      if (!controller.signal.aborted) this.fail(key, problem);
    }
    if (this.requests.get(key) === controller) this.requests.delete(key);
    this.load();
  }

  private keep(tile: Tile, key: string, picture: ImageBitmap | undefined): void {
    this.kept.set(key, picture);
    this.failures.delete(key);
    this.dropOldest();
    this.unannounced.push(tile);
    this.announceTimer ??= setTimeout(() => {
      const { unannounced } = this;
      this.unannounced = [];
      this.announceTimer = undefined;
      this.events.loaded(unannounced);
    }, announceDelay);
  }

  private fail(key: string, problem: unknown): void {
    const times = (this.failures.get(key)?.times ?? 0) + 1;
    this.failures.set(key, { times, retryAt: Date.now() + (retryDelays[times - 1] ?? 0) });
    if (this.hasFailed(key)) this.events.failed(problem);
  }

  private dropOldest(): void {
    const wanted = new Set(this.wanted.map(keyOf));
    let bytes = 0;
    for (const picture of this.kept.values()) bytes += bytesOf(picture);
    for (const [key, picture] of this.kept) {
      if (bytes <= maxBytes) return;
      if (wanted.has(key)) continue;
      this.kept.delete(key);
      bytes -= bytesOf(picture);
      picture?.close();
    }
  }
}

/** Four bytes per pixel. */
const bytesOf = (picture: ImageBitmap | undefined): number =>
  picture ? picture.width * picture.height * 4 : 0;
