// Draws words with the fonts of the machine, for those that the font of PDF files lacks letters for.
import type { PaintWords } from '@homeplot/formats/wordPictures';
import { textFont } from '@homeplot/plan/textMetrics';

/** Ems above and below the baseline that letters of any script reach. */
const above = 1.2;
const below = 0.5;

export const paintWords: PaintWords = (content, em, { fill, halo, weight }) => {
  const measured = contextOf(1, 1, em);
  if (!measured) return undefined;
  const { width: advance } = measured.measureText(content);
  const left = Math.ceil(em / 4 + weight);
  const [width, height] = [Math.ceil(advance) + 2 * left, Math.ceil((above + below) * em)];
  const context = contextOf(width, height, em);
  if (!context) return undefined;
  const baseline = Math.round(above * em);
  if (halo) {
    context.strokeStyle = halo;
    context.lineWidth = weight;
    context.lineJoin = 'round';
    context.strokeText(content, left, baseline);
  }
  context.fillStyle = fill;
  context.fillText(content, left, baseline);
  const { data: pixels } = context.getImageData(0, 0, width, height);
  return { width, height, pixels, baseline, left, advance };
};

function contextOf(width: number, height: number, em: number): OffscreenCanvasRenderingContext2D | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const context = new OffscreenCanvas(width, height).getContext('2d') ?? undefined;
  if (context) context.font = `${em}px ${textFont}`;
  return context;
}
