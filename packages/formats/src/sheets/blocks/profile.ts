// A section of the ground along a line of the plan, or the profile of a drive, at the largest standard scale that fits. Its
// heights are as large as its lengths, or so many times larger, which it says.
import { type Box, boxCenter, boxHeight, boxWidth } from '@homeplot/plan/box';
import { datumNames } from '@homeplot/plan/groundWords';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { profiledLines, type Section, sectionOf } from '@homeplot/plan/section';
import { drawSection } from '@homeplot/plan/sectionDrawing';
import { type SectionScale, sectionSize, scaleWithin } from '@homeplot/plan/sectionLayout';
import { driveLines, sectionTitle } from '@homeplot/plan/sectionWords';
import type { ProfileBlock, SheetBlock } from '@homeplot/plan/sheet';
import { isMetric, type Units } from '@homeplot/plan/units';
import { millimetersPerInch, scaleName } from '../../paper/drawingScale.ts';
import { halfSizeName } from '../../paper/halfSize.ts';
import { heightOf, letters, linesOf, smallestLetters, write, writeLines } from '../../paper/paperText.ts';
import { type PrintScale, usualScales } from '../../paper/printScales.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { drawTitle, titleRoom } from './viewport.ts';

/** The usual height of a profile for its width. */
const usualTall = 0.4;

const lineOf = ({ object }: ProfileBlock, plan: Plan): PlanObject | undefined =>
  object === undefined ? profiledLines(plan)[0] : plan.objects.get(object);

type Drawn = Pick<SheetContext, 'plan' | 'isHalfSize'>;

interface Placed {
  readonly object: PlanObject;
  readonly section: Section;
  readonly scale: SectionScale;
  readonly horizontal: PrintScale;
}

/** Why there is none is said in a sentence. */
function placedIn(block: ProfileBlock, box: Box, { plan }: Drawn): Placed | string {
  const object = lineOf(block, plan);
  if (!object)
    return block.object === undefined
      ? 'There is no line to draw a profile along. Draw a section line, a drive, a fence or a swale.'
      : 'The line of this profile was deleted. Choose another line.';
  const section = sectionOf(plan, object);
  if (!section) return 'The ground isn’t known along this line. Add elevations, or choose another line.';
  const found = scaleIn(block, section, box, plan);
  return found
    ? { object, section, ...found }
    : 'This profile doesn’t fit. Make its part of the sheet larger.';
}

/** Engineer's scales, of which a half, a fifth and a tenth are round. */
const horizontals = (units: Units): readonly PrintScale[] =>
  isMetric(units)
    ? usualScales(units)
    : [scaleOf(5, units), ...usualScales(units).filter(({ feetPerInch }) => feetPerInch % 10 === 0)];

const scaleOf = (feetPerInch: number, units: Units): PrintScale => ({
  feetPerInch,
  name: scaleName(millimetersPerInch / feetPerInch, units),
});

/** The largest standard scale along the line, and then the largest exaggeration. */
function scaleIn(
  { exaggeration }: ProfileBlock,
  section: Section,
  box: Box,
  { settings: { units } }: Plan,
): Pick<Placed, 'scale' | 'horizontal'> | undefined {
  const room = { width: boxWidth(box), height: boxHeight(box) - wordsBelow(section, box, units).height };
  for (const horizontal of horizontals(units)) {
    const perFoot = millimetersPerInch / horizontal.feetPerInch;
    const scale = scaleWithin(section, { perFoot, exaggeration, letters: smallestLetters }, room, units);
    if (scale) return { scale, horizontal };
  }
  return undefined;
}

/** What is said of a drive under the title. */
function wordsBelow({ drive }: Section, box: Box, units: Units) {
  const content = drive ? driveLines(drive, units).map(({ title, value }) => `${title}: ${value}`) : [];
  const lines = linesOf(
    content.length > 0 ? [{ content: `${content.join('. ')}.`, height: letters.text }] : [],
    boxWidth(box),
  );
  return { lines, height: titleRoom + heightOf(lines) + (lines.length > 0 ? letters.text : 0) };
}

/** `Horizontal 1" = 10', vertical 1" = 2'`. */
function scaleWords({ horizontal, scale }: Placed, { plan, isHalfSize }: Drawn): string {
  const { units } = plan.settings;
  const vertical = scaleOf(horizontal.feetPerInch / scale.exaggeration, units);
  const say = (one: PrintScale): string => (isHalfSize ? halfSizeName(one, units) : one.name);
  const words =
    scale.exaggeration === 1
      ? `Horizontal and vertical ${say(horizontal)}`
      : `Horizontal ${say(horizontal)}, vertical ${say(vertical)}`;
  return isHalfSize ? `HALF SIZE: ${words}` : words;
}

/** What the elevations are measured from, and what the lines mean. */
function keyWords({ section }: Placed, { plan }: Drawn): readonly string[] {
  const { datum } = plan.settings.elevations ?? {};
  return [
    ...(section.existing.length > 0 ? ['existing ground dashed'] : []),
    ...(section.proposed.length > 0 ? ['proposed solid'] : []),
    datum ? `datum: ${datumNames[datum]}` : 'no datum given',
  ];
}

export function drawProfile(block: ProfileBlock, box: Box, pen: Pen, context: Drawn): void {
  const placed = placedIn(block, box, context);
  if (typeof placed === 'string') {
    const lines = linesOf([{ content: placed, height: letters.text }], boxWidth(box));
    writeLines(pen, { x: box.minX, y: boxCenter(box).y - heightOf(lines) / 2 }, lines);
    return;
  }
  const { section, scale, object } = placed;
  const { units } = context.plan.settings;
  const size = sectionSize(section, scale, units);
  const below = wordsBelow(section, box, units);
  const at = {
    x: boxCenter(box).x - size.width / 2,
    y: boxCenter(box).y - (size.height + below.height) / 2,
  };
  drawSection(section, at, scale, pen);
  const room: Box = { ...box, minY: at.y, maxY: at.y + size.height };
  const words = [scaleWords(placed, context), ...keyWords(placed, context)];
  drawTitle(pen, room, block.title || sectionTitle(object), words.join(' · '));
  for (const line of below.lines)
    write(pen, { x: boxCenter(box).x, y: room.maxY + titleRoom + line.y }, line.content, line.height, {
      align: 'middle',
    });
}

export const profile: BlockKind<ProfileBlock> = {
  type: 'profile',
  title: 'Profile',
  zone: 'drawing',
  height: (_, width) => width * usualTall,
  lacks(block, box, context) {
    const placed = placedIn(block, box, context);
    return typeof placed === 'string' ? placed : undefined;
  },
  draw: drawProfile,
};

/** More on one sheet would be small. */
export const mostProfiles = 3;

/** The profiles of the first section lines and drives. */
export function profileBlocks(plan: Plan): readonly SheetBlock[] {
  const lines = profiledLines(plan).slice(0, mostProfiles);
  const blocks = lines.map(
    ({ id: object }, i): ProfileBlock => ({ id: `profile-${i + 1}`, type: 'profile', object }),
  );
  return [
    ...(blocks.length > 0 ? blocks : [{ id: 'profile-1', type: 'profile' }]),
    { id: 'title', type: 'titleBlock' },
  ];
}
