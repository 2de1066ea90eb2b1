// The loupe: shows next to a finger what the finger covers. It enlarges the picture and the overlay, and shows the point that
// will be set and what it snaps to.
import type { Editor } from '@homeplot/editor/editor';
import { accent } from '@homeplot/editor/marks';
import { snapWord } from '@homeplot/editor/snapMarks';
import { boxOnScreen, toScreen } from '@homeplot/editor/viewport';
import { distance, type Point } from '@homeplot/plan/point';
import { type Box, boxBetween, boxCorners } from '@homeplot/plan/box';
import { onFrames } from '../../kit/frames.ts';
import type { LoupeView, ShowLoupe } from './loupeView.ts';
import { loupePlace, loupeSize as size } from './loupePlace.ts';

const enlargement = 2;
/** CSS pixels: how far the cross at the point reaches. */
const arm = 12;
/** CSS pixels: the gap in the middle of the cross, which leaves the point itself visible. */
const gap = 3;

export function createLoupe(host: HTMLElement, editor: Editor): ShowLoupe {
  const element = document.createElement('div');
  element.ariaHidden = 'true';
  element.dataset['loupe'] = '';
  element.className =
    'pointer-events-none absolute top-0 left-0 z-20 grid justify-items-center gap-1 text-xs text-ink';
  const canvas = document.createElement('canvas');
  canvas.className = 'rounded-full border-2 border-edge bg-sheet shadow-float';
  canvas.style.cssText = `width:${size}px;height:${size}px`;
  const caption = document.createElement('span');
  caption.className = 'rounded-sm border border-hairline bg-paper px-1.5 py-0.5 shadow-float empty:hidden';
  element.append(canvas, caption);
  let view: LoupeView | undefined;
  const frames = onFrames(() => {
    if (!view) return;
    enlarge(canvas, host, editor, view.at);
    caption.textContent = captionOf(editor, view);
    const { width, height } = editor.viewport;
    const { x, y } = loupePlace(view.finger, {
      width,
      height,
      fields: fieldsOver(host),
      line: lineOf(editor, view.at),
      drawn: boxOnScreen(editor.viewport, editor.hand.box),
    });
    element.style.transform = `translate(${Math.round(x - size / 2)}px,${Math.round(y - size / 2)}px)`;
  });
  return (next) => {
    view = next;
    if (!view) element.remove();
    else if (!element.isConnected) host.append(element);
    frames.request();
  };
}

function captionOf({ scene }: Editor, { isPrecise }: LoupeView): string {
  if (isPrecise) return 'Precise: slow, grid only';
  const { snapped } = scene.snapping;
  return (snapped && snapWord(snapped)) ?? '';
}

/** The box of the fields for lengths, in CSS pixels on the canvas. */
function fieldsOver(host: HTMLElement): Box | undefined {
  const fields = host.parentElement?.querySelector('[data-span-fields]')?.getBoundingClientRect();
  if (!fields) return undefined;
  const { left, top } = host.getBoundingClientRect();
  return {
    minX: fields.left - left,
    minY: fields.top - top,
    maxX: fields.right - left,
    maxY: fields.bottom - top,
  };
}

/** The line or box from the origin of the typed lengths to the point, on the canvas. */
function lineOf({ hand: { reach }, viewport }: Editor, to: Point): readonly Point[] {
  if (!reach) return [];
  const from = toScreen(viewport, reach.from);
  if (reach.as !== 'box') return [from, to];
  const corners = boxCorners(boxBetween(from, to));
  return [...corners, corners[0]];
}

function enlarge(canvas: HTMLCanvasElement, host: HTMLElement, editor: Editor, finger: Point): void {
  const ratio = devicePixelRatio;
  canvas.width = size * ratio;
  canvas.height = size * ratio;
  const context = canvas.getContext('2d');
  if (!context) return;
  const part = size / enlargement;
  const aimed = editor.hand.typing.point ?? editor.scene.snapping.aimed;
  const set = aimed ? toScreen(editor.viewport, aimed) : finger;
  // The loupe shows the finger unless the point is elsewhere: a handle outside its object sets a point at some distance.
  const at = distance(set, finger) > part / 2 - arm ? set : finger;
  const corner = { x: at.x - part / 2, y: at.y - part / 2 };
  const { left, top } = host.getBoundingClientRect();
  for (const layer of host.querySelectorAll('canvas')) {
    const box = layer.getBoundingClientRect();
    if (layer === canvas || box.width === 0 || box.height === 0) continue;
    const px = { x: layer.width / box.width, y: layer.height / box.height };
    context.drawImage(
      layer,
      (corner.x + left - box.left) * px.x,
      (corner.y + top - box.top) * px.y,
      part * px.x,
      part * px.y,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  }
  context.scale(ratio, ratio);
  drawCross(context, { x: (set.x - corner.x) * enlargement, y: (set.y - corner.y) * enlargement });
}

function drawCross(context: CanvasRenderingContext2D, { x, y }: Point): void {
  for (const [color, width] of [
    ['#ffffff', 4],
    [accent, 1.5],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(x + dx * gap, y + dy * gap);
      context.lineTo(x + dx * arm, y + dy * arm);
    }
    context.stroke();
  }
}
