// The map under the plan of one editor: loads the tiles of the view once the view stops moving, and draws them behind the
// plan. It follows the plan's settings; without a map or a location nothing is shown or loaded.
import type { Editor } from '@homeplot/editor/editor';
import { viewBox } from '@homeplot/editor/viewport';
import { type Box, boxBetween, union } from '@homeplot/plan/box';
import { isTied, LocalProjection } from '@homeplot/plan/ground';
import type { Backdrop, BackdropPlace } from '../../canvas/paint/backdrop.ts';
import { type MapOnBitmap, drawTiles } from '../../tiles/drawTiles.ts';
import { hostOf, type MapTiles } from '../../tiles/mapConfig.ts';
import { TileLoader } from '../../tiles/tileLoader.ts';
import { openTiles } from '../../tiles/tileSource.ts';
import { cornersOf, type Tile, tilesIn, withinLimit, zoomFor } from '../../tiles/tiles.ts';

/** Milliseconds without a move of the view before tiles are requested. */
const restDelay = 150;

export class MapLayer {
  private readonly editor: Editor;
  private readonly place: BackdropPlace;
  private readonly map: MapTiles;
  private readonly tiles: TileLoader;
  private readonly endWatching: () => void;
  private projection: LocalProjection | undefined;
  /** The settings that the current backdrop was made with. */
  private madeOf: readonly unknown[] = [];
  /** Runs while the view moves, and ends once it rests. */
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  /** Tiles that arrived while the view moved: drawing them then would slow the movement. */
  private undrawn: readonly Tile[] = [];
  private hasSaidFailed = false;

  constructor(editor: Editor, place: BackdropPlace, map: MapTiles) {
    this.editor = editor;
    this.place = place;
    this.map = map;
    this.tiles = new TileLoader(openTiles(map), {
      loaded: (tiles) => this.drawArrived(tiles),
      failed: (problem) => this.sayFailed(problem),
    });
    const follow = (): void => this.follow();
    const moved = (): void => {
      clearTimeout(this.restTimer);
      this.restTimer = setTimeout(() => this.rest(), restDelay);
    };
    this.endWatching = editor.watch({ edited: follow, loaded: follow, moved });
    this.follow();
  }

  stop(): void {
    this.endWatching();
    clearTimeout(this.restTimer);
    this.tiles.stop();
    this.place.setExtras({ backdrop: undefined });
    this.mark(undefined);
  }

  /** Stops drawing the map here, while another canvas shows it. */
  hide(): void {
    this.place.setExtras({ backdrop: undefined });
  }

  show(): void {
    this.madeOf = [];
    this.follow();
  }

  /** Draws the map on another canvas, for example while the map is dragged. */
  drawOn(context: CanvasRenderingContext2D, scale: number, left: number, top: number): void {
    const { width, height } = context.canvas;
    const map = this.onBitmap(scale, left, top);
    if (map) drawTiles(context, map, { x: 0, y: 0, width, height }, (tile) => this.tiles.get(tile));
  }

  private follow(): void {
    const { settings } = this.editor.plan;
    const of = [settings.ground, settings.north, settings.map?.fade];
    if (of.every((value, i) => value === this.madeOf[i]) && this.madeOf.length > 0) return;
    this.madeOf = of;
    this.projection = isTied(settings) ? new LocalProjection(settings) : undefined;
    this.place.setExtras({ backdrop: this.projection && settings.map ? this.backdrop() : undefined });
    this.load();
  }

  private backdrop(): Backdrop {
    return {
      draw: (context, { pxPerFoot, ratio, left, top }, clip) => {
        const map = this.onBitmap(pxPerFoot * ratio, left, top);
        if (map) drawTiles(context, map, clip, (tile) => this.tiles.get(tile));
      },
    };
  }

  private onBitmap(scale: number, left: number, top: number): MapOnBitmap | undefined {
    const { settings } = this.editor.plan;
    if (!this.projection || !settings.map) return undefined;
    return {
      projection: this.projection,
      zoom: this.zoomAt(scale),
      fade: settings.map.fade,
      scale,
      left,
      top,
    };
  }

  /** scale: device pixels per foot. */
  private zoomAt(scale: number): number {
    const { ground, north } = this.editor.plan.settings;
    const { width, height } = this.editor.viewport;
    const seen = { width: width * devicePixelRatio, height: height * devicePixelRatio, pixelsPerFoot: scale };
    return ground ? zoomFor(seen, ground, north, this.map) : 0;
  }

  private rest(): void {
    this.restTimer = undefined;
    this.load();
    this.drawArrived([]);
  }

  private load(): void {
    const { viewport } = this.editor;
    const { minX, minY, maxX, maxY } = viewBox(viewport);
    const outline = [
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ];
    const zoom = this.zoomAt(viewport.pxPerFoot * devicePixelRatio);
    const tiles = this.projection ? tilesIn(outline, this.projection, zoom) : [];
    this.tiles.want(withinLimit(tiles));
    this.mark(this.tiles.isDone);
  }

  private drawArrived(tiles: readonly Tile[]): void {
    const { projection } = this;
    this.undrawn = [...this.undrawn, ...tiles];
    if (!projection || this.restTimer !== undefined) return;
    this.place.redraw(this.undrawn.map((tile) => tileBox(tile, projection)));
    this.undrawn = [];
    this.mark(this.tiles.isDone);
  }

  /** Marks on the page whether all tiles in view are drawn, for tests. */
  private mark(isDone: boolean | undefined): void {
    const { dataset } = this.place.element;
    if (isDone === undefined) delete dataset['mapDrawn'];
    else dataset['mapDrawn'] = String(isDone);
  }

  private sayFailed(problem: unknown): void {
    this.mark(this.tiles.isDone);
    if (this.hasSaidFailed) return;
    this.hasSaidFailed = true;
    const from = hostOf(this.map.url) ?? 'this site';
    const detail =
      problem instanceof Error && /^\d{3}$/.test(problem.message) ? ` (error ${problem.message})` : '';
    this.editor.say({
      text: `Parts of the map couldn't be loaded from ${from}${detail}. Your plan isn't affected. Check your connection, or choose another map.`,
      tone: 'info',
    });
  }
}

/** The box of a tile on the plan, in feet. */
function tileBox(tile: Tile, projection: LocalProjection): Box {
  const [a, b, c, d] = cornersOf(tile, projection);
  return union(boxBetween(a, d), boxBetween(b, c));
}
