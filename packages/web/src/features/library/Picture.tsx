// A small picture of what a tool draws, by the kind's own drawing on the SVG pen; an icon if it doesn't add an object.
import type { Tool } from '@homeplot/editor/tool';
import { SvgPen } from '@homeplot/formats/svgPen';
import { boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import { objectBox } from '@homeplot/plan/plan';
import { memo } from 'react';
import { toolIcon } from '../../workspace/toolIcons.ts';
import { sampleOf } from './sampleOf.ts';

export const Picture = memo(function Picture({ tool }: { readonly tool: Tool }) {
  const picture = pictureOf(tool);
  const Icon = toolIcon(tool.name);
  if (!picture) return <Icon aria-hidden className="m-2 size-6 shrink-0" />;
  return <img src={picture} alt="" aria-hidden className="size-10 shrink-0 rounded-sm dark:bg-sheet" />;
});

/** Millimeters on paper: the width and height of the picture, and those that the object has in it. */
const pictureSize = 14;
const objectSize = 12.5;

const drawn = new Map<string, string | undefined>();

/** The address of the picture; undefined if the tool doesn't add an object. */
function pictureOf(tool: Tool): string | undefined {
  if (!drawn.has(tool.name)) {
    const [object] = sampleOf(tool).plan.objects.values();
    drawn.set(tool.name, object && draw(object));
  }
  return drawn.get(tool.name);
}

function draw(object: Parameters<typeof drawObject>[0]): string {
  const box = objectBox(object);
  const scale = objectSize / Math.max(boxWidth(box), boxHeight(box), 1);
  const { x, y } = boxCenter(box);
  const half = pictureSize / 2 / scale;
  const pen = new SvgPen({ x: x - half, y: y - half }, scale, 'feet-inches');
  drawObject(object, pen);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureSize} ${pictureSize}" fill="none" \
stroke-linejoin="round" font-family="Helvetica, Arial, sans-serif">${pen.drawing()}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
