// Places a path in device pixels, with horizontal and vertical lines on whole pixels, and finds out whether any of it is visible.
// One instance is reused for all paths, since a plan has many.
import type { Box } from '@homeplot/plan/box';
import type { Vertex } from '@homeplot/plan/pen';
import type { Aim, Patch } from './screen.ts';

/** Device pixels by which the ends of a line may differ if it still counts as horizontal or vertical. */
const straightTolerance = 0.02;

export class PixelPath {
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  /** The longer side of the last path's bounding box, in device pixels. */
  reach = 0;
  /** The visible area of the last bounds that were checked, in device pixels. */
  area = 0;
  private readonly scale: number;
  private readonly aim: Aim;
  private readonly clip: Patch;
  private readonly spare: number;

  /** spare: device pixels outside the clip within which a path still shows, because of its line's width. */
  constructor(aim: Aim, clip: Patch, spare: number) {
    this.scale = aim.pxPerFoot * aim.ratio;
    this.aim = aim;
    this.clip = clip;
    this.spare = spare;
  }

  /** Places the vertices. toMiddle: 0.5 for lines through the middle of pixels, else 0. Returns false if nothing is visible. */
  place(vertices: readonly Vertex[], closed: boolean, toMiddle: number): boolean {
    const { xs, ys, scale } = this;
    const { left, top } = this.aim;
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    let bends = false;
    for (let i = 0; i < vertices.length; i += 1) {
      const vertex = vertices[i];
      if (!vertex) continue;
      const x = vertex.x * scale - left;
      const y = vertex.y * scale - top;
      xs[i] = x;
      ys[i] = y;
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      if (vertex.bulge) bends = true;
    }
    // An arc of up to a half circle stays within its chord's length of its ends.
    const bow = bends ? maxX - minX + maxY - minY : 0;
    if (this.misses(minX - bow, minY - bow, maxX + bow, maxY + bow)) return false;
    this.reach = Math.max(maxX - minX, maxY - minY) + bow;
    this.straighten(vertices, closed, toMiddle);
    return true;
  }

  /** Whether the four vertices placed last form an axis-aligned rectangle. */
  get isRectangle(): boolean {
    const [x0, x1, x2, x3] = this.xs;
    const [y0, y1, y2, y3] = this.ys;
    const beginsHorizontally = y0 === y1 && x1 === x2 && y2 === y3 && x3 === x0;
    return beginsHorizontally || (x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0);
  }

  /** The visible box. */
  get seen(): Box {
    const { spare } = this;
    const { x, y, width, height } = this.clip;
    return { minX: x - spare, minY: y - spare, maxX: x + width + spare, maxY: y + height + spare };
  }

  /** Whether nothing within these bounds is visible. Sets `area`. */
  misses(minX: number, minY: number, maxX: number, maxY: number): boolean {
    const { spare } = this;
    const { x, y, width, height } = this.clip;
    const across = Math.min(maxX, x + width) - Math.max(minX, x);
    this.area = Math.max(0, across) * Math.max(0, Math.min(maxY, y + height) - Math.max(minY, y));
    return maxX < x - spare || maxY < y - spare || minX > x + width + spare || minY > y + height + spare;
  }

  private straighten(vertices: readonly Vertex[], closed: boolean, toMiddle: number): void {
    const { xs, ys } = this;
    const count = vertices.length;
    const last = closed ? count : count - 1;
    for (let i = 0; i < last; i += 1) {
      if (vertices[i]?.bulge) continue;
      const j = i + 1 === count ? 0 : i + 1;
      const x = xs[i] ?? 0;
      const y = ys[i] ?? 0;
      if (Math.abs(x - (xs[j] ?? 0)) < straightTolerance) xs[i] = xs[j] = Math.round(x - toMiddle) + toMiddle;
      if (Math.abs(y - (ys[j] ?? 0)) < straightTolerance) ys[i] = ys[j] = Math.round(y - toMiddle) + toMiddle;
    }
  }
}
