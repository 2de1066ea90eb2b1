// Draws a preview of the chosen layers that fills the picture, on white like the plan and in the drawing's colors.
import { type Box, boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { paperColor } from '@homeplot/plan/paperColor';
import { radians } from '@homeplot/plan/point';
import { bulgeArc } from '@homeplot/plan/segment';
import type { ImportedLine, ImportedObject, ImportedText } from './importedObject.ts';

/** Pixels around the drawing. */
const margin = 12;
/** Pixels: smaller letters can't be read, and aren't drawn. */
const minLetters = 3;
/** Pixels of the square that a point is drawn as. */
const pointSize = 1.5;

/** Drawing units: a side of the box counts as at least this long, so that a drawing of one point has a scale. */
const minBoxSide = 1e-9;

export function drawPicture(
  objects: readonly ImportedObject[],
  layers: ReadonlySet<string>,
  box: Box,
  { width, height }: { readonly width: number; readonly height: number },
): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas for the preview.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  const scale = Math.min(
    (width - 2 * margin) / Math.max(boxWidth(box), minBoxSide),
    (height - 2 * margin) / Math.max(boxHeight(box), minBoxSide),
  );
  const { x, y } = boxCenter(box);
  const toX = (at: number): number => width / 2 + (at - x) * scale;
  const toY = (at: number): number => height / 2 + (at - y) * scale;
  context.lineWidth = 1;
  for (const object of objects) {
    if (!layers.has(object.layer)) continue;
    if ('vertices' in object) line(object);
    else if ('text' in object) text(object);
    else {
      context.fillStyle = paperColor(object.color);
      context.fillRect(toX(object.x) - pointSize / 2, toY(object.y) - pointSize / 2, pointSize, pointSize);
    }
  }
  return canvas.transferToImageBitmap();

  function line({ vertices, closed, color, fill }: ImportedLine): void {
    if (!context) return;
    context.beginPath();
    vertices.forEach((vertex, i) => {
      if (i === 0) context.moveTo(toX(vertex.x), toY(vertex.y));
      const next = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
      if (!next) return;
      const arc = vertex.bulge ? bulgeArc(vertex, next, vertex.bulge) : undefined;
      if (!arc) context.lineTo(toX(next.x), toY(next.y));
      else {
        const { center, radius, start, sweep } = arc;
        context.arc(toX(center.x), toY(center.y), radius * scale, start, start + sweep, sweep < 0);
      }
    });
    if (fill !== 'transparent') {
      context.fillStyle = fill;
      context.fill();
    }
    if (color === 'transparent') return;
    context.strokeStyle = paperColor(color);
    context.stroke();
  }

  function text({
    x: atX,
    y: atY,
    text: content,
    height: letters,
    rotation,
    align,
    color,
  }: ImportedText): void {
    if (!context || letters * scale < minLetters) return;
    context.save();
    context.translate(toX(atX), toY(atY));
    context.rotate(radians(rotation));
    context.font = `${letters * scale}px sans-serif`;
    context.textAlign = align === 'middle' ? 'center' : align;
    context.fillStyle = paperColor(color);
    context.fillText(content, 0, 0);
    context.restore();
  }
}
