// Work on the pixels of a picture: sizes, contrast, and the view from the front of a sheet that was photographed askew.
import type { Corners } from '@homeplot/plan/pictureAddress';
import { perspective } from './perspective.ts';
import type { Levels, Shape, Wanted } from './jobs.ts';

/** Pixels of the longer side: smaller levels aren't worth having. */
const smallestLevel = 256;
/** Pixels that are read and written at a time, so that a large picture needs no second copy. */
const stripePixels = 1_000_000;

export function canvasOf({ width, height }: Shape): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new RangeError('The browser gave no canvas for the picture.');
  return [canvas, context];
}

type Pixels = ImageBitmap | OffscreenCanvas;

/**
 * Draws a part of a picture, given in its pixels, on the whole of a canvas. It is halved step by step, so that no thin line is
 * lost. High-quality smoothing would do the same, but browsers then keep a third of the picture's memory for the next time.
 */
export function drawScaled(
  context: OffscreenCanvasRenderingContext2D,
  picture: Pixels,
  part: Shape & { readonly x: number; readonly y: number } = {
    x: 0,
    y: 0,
    width: picture.width,
    height: picture.height,
  },
): void {
  const { width, height } = context.canvas;
  let [from, { x, y, width: across, height: down }] = [picture, part];
  while (across > 2 * width && down > 2 * height) {
    const [half, halving] = canvasOf({ width: across / 2, height: down / 2 });
    halving.drawImage(from, x, y, across, down, 0, 0, half.width, half.height);
    [from, x, y, across, down] = [half, 0, 0, half.width, half.height];
  }
  context.drawImage(from, x, y, across, down, 0, 0, width, height);
}

/** A size of the same proportions with at most so many pixels. */
export function within({ width, height }: Shape, maxPixels: number): Shape {
  const factor = Math.min(1, Math.sqrt(maxPixels / (width * height)));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** A canvas as a bitmap, a copy of it half as large, and so on. full: the size of the picture. */
export function levelsOf(canvas: OffscreenCanvas, full: Shape): Levels {
  const levels: ImageBitmap[] = [];
  let current = canvas;
  for (;;) {
    const { width, height } = current;
    const isLast = Math.max(width, height) / 2 < smallestLevel;
    const [half, context] = canvasOf(
      isLast ? { width: 1, height: 1 } : { width: width / 2, height: height / 2 },
    );
    if (!isLast) context.drawImage(current, 0, 0, half.width, half.height);
    levels.push(current.transferToImageBitmap());
    if (isLast) return { levels, width: full.width, height: full.height };
    current = half;
  }
}

/** Weights of red, green and blue in the lightness of a color (ITU-R BT.601). */
const lightness = [0.299, 0.587, 0.114] as const;
/** How much contrast is multiplied at most, which leaves almost only black and white. */
const maxSlope = 50;

/**
 * Makes dark pixels darker and light ones lighter, and makes them gray if wanted. contrast: percent; 100 leaves only black and
 * white.
 */
export function adjust(canvas: OffscreenCanvas, { contrast = 0, gray = false }: Wanted): void {
  const context = canvas.getContext('2d');
  if (!context || (contrast <= 0 && !gray)) return;
  const slope = 1 / Math.max(1 / maxSlope, 1 - contrast / 100);
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => (value - 128) * slope + 128);
  const [red, green, blue] = lightness;
  const { width, height } = canvas;
  const rows = Math.max(1, Math.floor(stripePixels / width));
  for (let top = 0; top < height; top += rows) {
    const image = context.getImageData(0, top, width, Math.min(rows, height - top));
    const { data } = image;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const light = Math.round(red * r + green * g + blue * b);
      data[i] = table[gray ? light : r] ?? 0;
      data[i + 1] = table[gray ? light : g] ?? 0;
      data[i + 2] = table[gray ? light : b] ?? 0;
    }
    context.putImageData(image, 0, top);
  }
}

/** The size of a straightened sheet in pixels: that of its longer edges in the photo. */
export function straightenedShape(photo: Shape, [a, b, c, d]: Corners): Shape {
  const pixels = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
    Math.hypot((to.x - from.x) * photo.width, (to.y - from.y) * photo.height);
  return { width: Math.max(pixels(a, b), pixels(d, c)), height: Math.max(pixels(a, d), pixels(b, c)) };
}

/** The sheet between four corners of a photo, seen from the front, by bilinear interpolation. */
export function straighten(
  photo: OffscreenCanvas,
  corners: Corners,
  { width, height }: Shape,
): OffscreenCanvas {
  const from = photo.getContext('2d');
  const [canvas, to] = canvasOf({ width, height });
  if (!from) throw new RangeError('The browser gave no canvas for the picture.');
  const source = from.getImageData(0, 0, photo.width, photo.height);
  const pixels = new Uint32Array(source.data.buffer);
  const [w, h] = [photo.width, photo.height];
  const place = perspective(corners);
  const rows = Math.max(1, Math.floor(stripePixels / canvas.width));
  for (let top = 0; top < canvas.height; top += rows) {
    const stripe = to.createImageData(canvas.width, Math.min(rows, canvas.height - top));
    const out = new Uint32Array(stripe.data.buffer);
    for (let row = 0; row < stripe.height; row += 1) {
      const v = (top + row + 0.5) / canvas.height;
      for (let column = 0; column < canvas.width; column += 1) {
        const spot = place((column + 0.5) / canvas.width, v);
        out[row * canvas.width + column] = sample(pixels, w, h, spot.x * w - 0.5, spot.y * h - 0.5);
      }
    }
    to.putImageData(stripe, 0, top);
  }
  return canvas;
}

/** Interpolates the color at a point between four pixels; transparent outside of the picture. */
function sample(pixels: Uint32Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || top < -1 || left >= width || top >= height) return 0;
  const [right, below] = [x - left, y - top];
  const [x0, x1] = [Math.max(0, left), Math.min(width - 1, left + 1)];
  const [y0, y1] = [Math.max(0, top), Math.min(height - 1, top + 1)];
  const a = pixels[y0 * width + x0] ?? 0;
  const b = pixels[y0 * width + x1] ?? 0;
  const c = pixels[y1 * width + x0] ?? 0;
  const d = pixels[y1 * width + x1] ?? 0;
  let color = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const upper = ((a >>> shift) & 255) * (1 - right) + ((b >>> shift) & 255) * right;
    const lower = ((c >>> shift) & 255) * (1 - right) + ((d >>> shift) & 255) * right;
    color |= Math.round(upper * (1 - below) + lower * below) << shift;
  }
  return color;
}
