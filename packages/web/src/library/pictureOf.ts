// What a tool of the library draws, as a small picture: the tool is run on a plan of its own.
import type { Tool } from '@homeplot/editor/tool';
import { SvgPen } from '@homeplot/formats/svgPen';
import { boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import { objectBox } from '@homeplot/plan/plan';
import { sampleOf } from './sampleOf.ts';

/** Millimeters on paper: the picture, and the room for the object in it. */
const side = 14;
const room = 12.5;

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
