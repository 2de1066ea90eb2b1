// A map of parcel outlines on a canvas that can be panned, zoomed and clicked to pick a parcel. It doesn't depend on React.
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import type { Steps } from '@homeplot/plan/steps';
import { inOneSlice } from '../../kit/slices.ts';
import { type ParcelShape, surrounds } from './parcelShapes.ts';

interface View {
  /** The point of the plan, in feet, at the canvas's top left. */
  readonly x: number;
  readonly y: number;
  /** CSS pixels per foot. */
  readonly scale: number;
}

/** CSS pixels: a press that moves further is a drag. */
const dragDistance = 5;
/** CSS pixels: a smaller outline is drawn as a dot. */
const minOutline = 1.5;
const zoomStep = 1.5;
/** CSS pixels per foot: how far the map can be zoomed out and in. */
const scales = { min: 1e-5, max: 50 } as const;
/** Corners after which a new path is begun: stroking one path of hundreds of thousands takes the browser much longer. */
const maxPathCorners = 2000;
/** The share of the canvas that all shapes fill together, and that a chosen shape fills when it is brought into view. */
const fitShares = { all: 0.95, chosen: 0.3 } as const;
/** CSS pixels: a chosen shape that is smaller is brought closer. */
const minChosenSize = 24;
/** The factor by which one CSS pixel of wheel movement zooms. */
const wheelZoom = 1.002;

export class OutlineMap {
  private readonly canvas: HTMLCanvasElement;
  private readonly shapes: readonly ParcelShape[];
  private readonly onPick: (shape: ParcelShape) => void;
  private view: View | undefined;
  private chosen: ParcelShape | undefined;
  private readonly fingers = new Map<number, Point>();
  private pressed: Point | undefined;
  private frame = 0;
  private readonly endings = new AbortController();

  constructor(
    canvas: HTMLCanvasElement,
    shapes: readonly ParcelShape[],
    onPick: (shape: ParcelShape) => void,
  ) {
    this.canvas = canvas;
    this.shapes = shapes;
    this.onPick = onPick;
    const { signal } = this.endings;
    canvas.addEventListener('pointerdown', (event) => this.down(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.up(event), { signal });
    canvas.addEventListener('pointercancel', ({ pointerId }) => this.fingers.delete(pointerId), { signal });
    canvas.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    const sizes = new ResizeObserver(() => this.resize());
    sizes.observe(canvas);
    // The colors come from the canvas's style, which follows the system's color scheme.
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => this.request(), { signal });
    signal.addEventListener('abort', () => sizes.disconnect());
  }

  stop(): void {
    this.endings.abort();
    cancelAnimationFrame(this.frame);
  }

  /** Highlights a shape, and brings it into view if it is outside or tiny. */
  choose(shape: ParcelShape | undefined): void {
    this.chosen = shape;
    if (shape && this.view && !this.isInView(shape.box)) this.fit(shape.box, fitShares.chosen);
    this.request();
  }

  zoom(direction: 1 | -1): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.zoomAbout({ x: clientWidth / 2, y: clientHeight / 2 }, zoomStep ** direction);
  }

  fitAll(): void {
    this.fit(this.shapes.map(({ box }) => box).reduce(union, emptyBox), fitShares.all);
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    this.canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.canvas.height = Math.round(clientHeight * devicePixelRatio);
    if (!this.view) this.fitAll();
    this.request();
  }

  private fit(box: Box, share: number): void {
    const { clientWidth, clientHeight } = this.canvas;
    if (isEmpty(box) || clientWidth === 0) return;
    const wanted =
      share * Math.min(clientWidth / Math.max(boxWidth(box), 1), clientHeight / Math.max(boxHeight(box), 1));
    const scale = Math.min(scales.max, Math.max(scales.min, wanted));
    const center = boxCenter(box);
    this.view = { scale, x: center.x - clientWidth / 2 / scale, y: center.y - clientHeight / 2 / scale };
    this.request();
  }

  /** Whether a box is in view and not tiny. */
  private isInView({ minX, minY, maxX, maxY }: Box): boolean {
    const { x, y, scale } = this.view ?? { x: 0, y: 0, scale: 1 };
    const { clientWidth, clientHeight } = this.canvas;
    const isInside =
      minX >= x && minY >= y && maxX <= x + clientWidth / scale && maxY <= y + clientHeight / scale;
    return isInside && Math.max(maxX - minX, maxY - minY) * scale > minChosenSize;
  }

  private zoomAbout(at: Point, factor: number): void {
    if (!this.view) return;
    const { x, y, scale } = this.view;
    const next = Math.min(scales.max, Math.max(scales.min, scale * factor));
    this.view = { scale: next, x: x + at.x / scale - at.x / next, y: y + at.y / scale - at.y / next };
    this.request();
  }

  private panBy(dx: number, dy: number): void {
    if (!this.view) return;
    const { x, y, scale } = this.view;
    this.view = { scale, x: x - dx / scale, y: y - dy / scale };
    this.request();
  }

  private down(event: PointerEvent): void {
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, placeOf(event));
    this.pressed = this.fingers.size === 1 ? placeOf(event) : undefined;
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    if (this.pressed && Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) <= dragDistance) return;
    this.pressed = undefined;
    const [other] = [...this.fingers].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    if (other) {
      const apart = (at: Point): number => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
      this.zoomAbout(other, apart(now) / apart(before));
    } else this.panBy(now.x - before.x, now.y - before.y);
    this.fingers.set(event.pointerId, now);
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    const { pressed, view } = this;
    this.pressed = undefined;
    if (!pressed || !view) return;
    const at = { x: view.x + pressed.x / view.scale, y: view.y + pressed.y / view.scale };
    const area = ({ box }: ParcelShape): number => boxWidth(box) * boxHeight(box);
    const [under] = this.shapes.filter((shape) => surrounds(shape, at)).toSorted((a, b) => area(a) - area(b));
    if (under) this.onPick(under);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.zoomAbout(placeOf(event), wheelZoom ** -event.deltaY);
  }

  private request(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw(this.drawing()));
  }

  /** Draws for one time slice, and continues in the next frames if there is more to draw. */
  private draw(steps: Steps<void>): void {
    if (!inOneSlice(steps).done) this.frame = requestAnimationFrame(() => this.draw(steps));
  }

  private *drawing(): Steps<void> {
    const { canvas, view, chosen } = this;
    const context = canvas.getContext('2d');
    if (!context || !view) return;
    const { color, borderTopColor: accent } = getComputedStyle(canvas);
    context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    context.clearRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    context.strokeStyle = color;
    context.lineWidth = 1;
    context.beginPath();
    let corners = 0;
    for (const shape of this.shapes) {
      if (shape !== chosen) corners += this.trace(context, shape, view);
      if (corners > maxPathCorners) {
        context.stroke();
        context.beginPath();
        corners = 0;
      }
      yield;
    }
    context.stroke();
    if (!chosen) return;
    context.beginPath();
    this.trace(context, chosen, view);
    context.globalAlpha = 0.25;
    context.fillStyle = accent;
    context.fill('evenodd');
    context.globalAlpha = 1;
    context.strokeStyle = accent;
    context.lineWidth = 2.5;
    context.stroke();
  }

  /** Adds a shape to the current path. Returns the number of corners added. */
  private trace(context: CanvasRenderingContext2D, { box, parts, feature }: ParcelShape, view: View): number {
    const { x, y, scale } = view;
    const [left, top] = [(box.minX - x) * scale, (box.minY - y) * scale];
    const [right, bottom] = [(box.maxX - x) * scale, (box.maxY - y) * scale];
    if (right < 0 || bottom < 0 || left > this.canvas.clientWidth || top > this.canvas.clientHeight) return 0;
    if (right - left < minOutline && bottom - top < minOutline) {
      context.rect(left, top, 1, 1);
      return 4;
    }
    let corners = 0;
    for (const { outline, holes } of parts)
      for (const ring of [outline, ...holes]) {
        ring.forEach((point, i) => {
          const [px, py] = [(point.x - x) * scale, (point.y - y) * scale];
          if (i === 0) context.moveTo(px, py);
          else context.lineTo(px, py);
        });
        if (feature.geometry === 'polygon') context.closePath();
        corners += ring.length;
      }
    return corners;
  }
}

const placeOf = ({ offsetX, offsetY }: MouseEvent): Point => ({ x: offsetX, y: offsetY });
