// A path in device pixels: upright lines set on whole pixels, and whether any of it can be seen. One is used over and
// over, since a plan has many paths.
import type { Box } from '@homeplot/plan/box';
import type { Vertex } from '@homeplot/plan/pen';
import type { Aim, Patch } from './screen.ts';

/** Device pixels that the ends of an upright line may differ by. */
const upright = 0.02;

export class PixelPath {
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  /** Of the path placed last: the length of its longer extent. */
  reach = 0;
  private readonly scale: number;
  private readonly aim: Aim;
  private readonly clip: Patch;
  private readonly spare: number;

  /** What lies beyond the clip, and off it by more than the spare pixels, cannot be seen. */
  constructor(aim: Aim, clip: Patch, spare: number) {
    this.scale = aim.pxPerFoot * aim.ratio;
    this.aim = aim;
    this.clip = clip;
    this.spare = spare;
  }

  /** Places the vertices; false where all of the path is out of sight. middle: 0.5 sets lines between pixels. */
  place(vertices: readonly Vertex[], closed: boolean, middle: number): boolean {
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
    // An arc of up to half a circle stays within its chord's length of its ends.
    const bow = bends ? maxX - minX + maxY - minY : 0;
    if (this.misses(minX - bow, minY - bow, maxX + bow, maxY + bow)) return false;
    this.reach = Math.max(maxX - minX, maxY - minY) + bow;
    this.straighten(vertices, closed, middle);
    return true;
  }

  /** Whether the four vertices placed last are those of an upright rectangle. */
  get isRectangle(): boolean {
    const [x0, x1, x2, x3] = this.xs;
    const [y0, y1, y2, y3] = this.ys;
    const lies = y0 === y1 && x1 === x2 && y2 === y3 && x3 === x0;
    return lies || (x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0);
  }

  /** What can be seen. */
  get seen(): Box {
    const { spare } = this;
    const { x, y, width, height } = this.clip;
    return { minX: x - spare, minY: y - spare, maxX: x + width + spare, maxY: y + height + spare };
  }

  /** Whether nothing of what lies within can be seen. */
  misses(minX: number, minY: number, maxX: number, maxY: number): boolean {
    const { spare } = this;
    const { x, y, width, height } = this.clip;
    return maxX < x - spare || maxY < y - spare || minX > x + width + spare || minY > y + height + spare;
  }

  private straighten(vertices: readonly Vertex[], closed: boolean, middle: number): void {
    const { xs, ys } = this;
    const count = vertices.length;
    const last = closed ? count : count - 1;
    for (let i = 0; i < last; i += 1) {
      if (vertices[i]?.bulge) continue;
      const j = i + 1 === count ? 0 : i + 1;
      const x = xs[i] ?? 0;
      const y = ys[i] ?? 0;
      if (Math.abs(x - (xs[j] ?? 0)) < upright) xs[i] = xs[j] = Math.round(x - middle) + middle;
      if (Math.abs(y - (ys[j] ?? 0)) < upright) ys[i] = ys[j] = Math.round(y - middle) + middle;
    }
  }
}
