// Determines which part of a picture is in view, and draws as much of it as an image has.
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { ImageMark, Part } from '@homeplot/plan/pen';
import { type Point, rotate, subtract } from '@homeplot/plan/point';

export const wholePart: Part = { x: 0, y: 0, width: 1, height: 1 };

/** The part of a picture that lies in a box of the plan, at most what its mark shows; undefined if nothing does. */
export function partIn(
  { at, width, height, angle, part = wholePart }: ImageMark,
  view: Box,
): Part | undefined {
  const corners = boxCorners(view).map((corner): Point => {
    const { x, y } = subtract(rotate(corner, -angle, at), at);
    return { x: part.x + (x / width) * part.width, y: part.y + (y / height) * part.height };
  });
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return overlap(part, {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  });
}

function overlap(a: Part, b: Part): Part | undefined {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

export const covers = (a: Part, b: Part): boolean =>
  a.x <= b.x + 1e-9 &&
  a.y <= b.y + 1e-9 &&
  a.x + a.width >= b.x + b.width - 1e-9 &&
  a.y + a.height >= b.y + b.height - 1e-9;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * Draws the wanted part of a picture at the origin, in a width and a height, as far as it is in an image of another part.
 */
export function drawPart(
  context: Context,
  { image, part }: { readonly image: ImageBitmap; readonly part: Part },
  wanted: Part,
  width: number,
  height: number,
): void {
  const drawn = overlap(part, wanted);
  if (!drawn) return;
  const [perX, perY] = [image.width / part.width, image.height / part.height];
  const [toX, toY] = [width / wanted.width, height / wanted.height];
  context.drawImage(
    image,
    (drawn.x - part.x) * perX,
    (drawn.y - part.y) * perY,
    drawn.width * perX,
    drawn.height * perY,
    (drawn.x - wanted.x) * toX,
    (drawn.y - wanted.y) * toY,
    drawn.width * toX,
    drawn.height * toY,
  );
}
