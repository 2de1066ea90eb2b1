// What a tool of the library draws, as a small picture: the tool is run on a plan of its own.
import { Editor } from '@homeplot/editor/editor';
import type { Pointer, Tool } from '@homeplot/editor/tool';
import { toScreen } from '@homeplot/editor/viewport';
import { SvgPen } from '@homeplot/formats/svgPen';
import { boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import { findKind } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';

/** Millimeters on paper: the picture, and the room for the object in it. */
const side = 14;
const room = 12.5;
/** Feet: the points that a tool is run with, for a path and for an area. */
const corners: readonly Point[] = [
  { x: 2, y: 14 },
  { x: 8, y: 5 },
  { x: 18, y: 8 },
  { x: 20, y: 16 },
];
const round: readonly Point[] = [
  { x: 2, y: 5 },
  { x: 20, y: 5 },
  { x: 20, y: 13 },
  { x: 13, y: 13 },
  { x: 13, y: 19 },
  { x: 2, y: 19 },
];

function sampleOf(tool: Tool): Editor {
  const editor = new Editor({ newId: () => 'sample' });
  editor.hand.pick(tool.name);
  const press = (at: Point): void => {
    const screen = toScreen(editor.viewport, at);
    const record: Omit<Pointer, 'phase'> = { at, screen, shift: false, coarse: false, exact: true };
    editor.hand.pointer({ ...record, phase: 'down' });
    editor.hand.pointer({ ...record, phase: 'up' });
  };
  const path = findKind(tool.name)?.path;
  const isArea = path !== undefined && path.editing?.withClosed === undefined;
  for (const corner of isArea ? round : corners) if (editor.plan.objects.size === 0) press(corner);
  editor.hand.finish();
  return editor;
}

const drawn = new Map<string, string | undefined>();

/** The address of the picture; undefined if the tool doesn't add an object. */
export function pictureOf(tool: Tool): string | undefined {
  if (!drawn.has(tool.name)) {
    const [object] = sampleOf(tool).plan.objects.values();
    drawn.set(tool.name, object && draw(object));
  }
  return drawn.get(tool.name);
}

function draw(object: Parameters<typeof drawObject>[0]): string {
  const box = objectBox(object);
  const scale = room / Math.max(boxWidth(box), boxHeight(box), 1);
  const { x, y } = boxCenter(box);
  const half = side / 2 / scale;
  const pen = new SvgPen({ x: x - half, y: y - half }, scale, 'feet-inches');
  drawObject(object, pen);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" fill="none" \
stroke-linejoin="round" font-family="Helvetica, Arial, sans-serif">${pen.drawing()}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
