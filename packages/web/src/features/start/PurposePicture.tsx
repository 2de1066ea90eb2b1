// A small picture for the purpose of a project: what the purpose's first tool draws or, if a house is built, the new
// building beside the existing one.
import { SvgPen } from '@homeplot/formats/svgPen';
import type { Box } from '@homeplot/plan/box';
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { Ellipsis } from 'lucide-react';
import { anyToolNamed } from '../../workspace/everyTool.ts';
import { Picture } from '../library/Picture.tsx';
import { type PurposeId, purposes } from '../../steps/purposes.ts';

/** Feet that each side of the square picture shows, and the pixels that it has. */
const pictureFeet = 40;
const picturePixels = 14;
/** The existing building and the new one, in feet. */
const scenes: Readonly<Partial<Record<PurposeId, { readonly old?: Box; readonly built: Box }>>> = {
  house: { built: { minX: 6, minY: 10, maxX: 34, maxY: 30 } },
  addition: {
    old: { minX: 3, minY: 10, maxX: 25, maxY: 30 },
    built: { minX: 25, minY: 14, maxX: 37, maxY: 30 },
  },
  adu: {
    old: { minX: 3, minY: 17, maxX: 27, maxY: 37 },
    built: { minX: 24, minY: 3, maxX: 37, maxY: 12 },
  },
};

export function PurposePicture({ purpose }: { readonly purpose: PurposeId }) {
  const scene = scenes[purpose];
  if (purpose === 'other') return <Ellipsis aria-hidden className="m-2 size-6 shrink-0" />;
  if (!scene) return <Picture tool={anyToolNamed(purposes[purpose].tools[0])} />;
  const pen = new SvgPen({ x: 0, y: 0 }, picturePixels / pictureFeet, 'feet-inches');
  if (scene.old) drawObject(building(scene.old, 'existing'), pen);
  drawObject(building(scene.built, 'proposed'), pen);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${picturePixels} ${picturePixels}" fill="none" stroke-linejoin="round">${pen.drawing()}</svg>`;
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      aria-hidden
      className="size-10 shrink-0 rounded-sm dark:bg-sheet"
    />
  );
}

function building({ minX, minY, maxX, maxY }: Box, status: 'existing' | 'proposed'): PlanObject {
  const stem = { id: status, type: 'building', order: 'a0' };
  const [from, to] = [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ];
  const made = kindOf(stem).create({ from, to, scale: 2, siteExtent: 100 });
  return { ...stem, ...made, status };
}
