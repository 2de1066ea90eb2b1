// Puts the plan's pictures into the files that are made of it. The code that makes them is fetched if there are any.
import type { HasPicture } from '@homeplot/formats/svgPen';
import { kindOf } from '@homeplot/plan/kinds';
import type { Plan } from '@homeplot/plan/plan';
import type { PrintedPictures } from '../pictures/printedPictures.ts';
import { withPictures } from '../pictures/withPictures.ts';

const none: PrintedPictures = new Map();

/** What a drawing needs of pictures: the addresses of its maps, and whether its underlays are drawn without color. */
export interface PictureNeeds {
  readonly maps?: readonly string[];
  readonly isGray?: boolean;
}

/** The pictures of a plan's files; empty if neither an underlay, a map nor a seal is printed. */
export async function picturesOf(
  plan: Plan,
  { maps = [], isGray = false }: PictureNeeds = {},
): Promise<PrintedPictures> {
  const isAny = [...plan.objects.values()].some((object) => kindOf(object).underlay?.isPrinted(object));
  const pictures = isAny
    ? await (await import('../pictures/printedPictures.ts')).printedPictures(plan, isGray)
    : none;
  const { sheets = [] } = plan.settings;
  const seals = sheets.some(({ blocks }) => blocks.some((block) => 'seal' in block))
    ? await (await import('../pictures/printedSeals.ts')).printedSeals(sheets, isGray)
    : none;
  if (maps.length === 0) return new Map([...pictures, ...seals]);
  const { printedMaps } = await import('../tiles/printedMapPicture.ts');
  return new Map([...pictures, ...seals, ...(await printedMaps(plan, maps))]);
}

/**
 * An SVG of the plan with its pictures inside, as one that is shown as a picture may load nothing. draw: writes the
 * addresses of the pictures that there are.
 */
export async function svgWithPictures(
  plan: Plan,
  draw: (hasPicture: HasPicture) => string,
  needs?: PictureNeeds,
): Promise<string> {
  const pictures = await picturesOf(plan, needs);
  const svg = draw((href) => pictures.has(href));
  return withPictures(svg, pictures);
}
