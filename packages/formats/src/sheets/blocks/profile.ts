// A section of the ground along a line of the plan, or the profile of a drive, at the largest standard scale that fits. Heights
// may be exaggerated, which its title says.
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
import { cutLine, heightOf, letters, linesOf, smallestLetters, write } from '../../paper/paperText.ts';
import { type PrintScale, usualScales } from '../../paper/printScales.ts';
import type { BlockKind, SheetContext } from '../view/context.ts';
import { isLost } from './lostProfiles.ts';
import { drawTitle, titleRoom } from './viewport.ts';

/** Height of a profile as a share of its width. */
const heightShare = 0.4;

const lineOf = ({ object }: ProfileBlock, plan: Plan): PlanObject | undefined =>
  object === undefined ? profiledLines(plan)[0] : plan.objects.get(object);

type Drawn = Pick<SheetContext, 'plan' | 'isHalfSize'>;

interface Placed {
  readonly object: PlanObject;
  readonly section: Section;
  readonly scale: SectionScale;
  readonly horizontal: PrintScale;
  readonly below: ReturnType<typeof wordsBelow>;
}

/** The profile in a box; a sentence that says why there is none if there is none. */
function placedIn(block: ProfileBlock, box: Box, drawn: Drawn): Placed | string {
  const { plan } = drawn;
  const object = lineOf(block, plan);
  if (!object)
    return 'There is no line to draw a profile along. Draw a section line, a drive, a fence or a swale.';
  const section = sectionOf(plan, object);
  if (!section) return "The ground isn't known along this line. Add elevations, or choose another line.";
  const found = scaleIn(block, section, box, drawn);
  return found ? { object, ...found } : "This profile doesn't fit. Make its part of the sheet larger.";
}

/** Scales of which a half, a fifth and a tenth are round too, for exaggerated heights. */
const horizontalScales = (units: Units): readonly PrintScale[] =>
  isMetric(units)
    ? usualScales(units)
    : [scaleOf(5, units), ...usualScales(units).filter(({ feetPerInch }) => feetPerInch % 10 === 0)];

const scaleOf = (feetPerInch: number, units: Units): PrintScale => ({
  feetPerInch,
  name: scaleName(millimetersPerInch / feetPerInch, units),
});

/** How many times smaller than possible a profile may be along its line so that its heights can be exaggerated. */
const maxReduction = 2;

/** The largest standard scale along the line at which heights can be exaggerated; else the largest that fits. */
function scaleIn(
  block: ProfileBlock,
  section: Section,
  box: Box,
  drawn: Drawn,
): Omit<Placed, 'object'> | undefined {
  const { units } = drawn.plan.settings;
  const fitting = horizontalScales(units).flatMap((horizontal) => {
    const below = wordsBelow(section, horizontal, box, drawn);
    const room = { width: boxWidth(box), height: boxHeight(box) - below.height };
    const perFoot = millimetersPerInch / horizontal.feetPerInch;
    const given = { perFoot, exaggeration: block.exaggeration, letters: smallestLetters };
    const scale = scaleWithin(section, given, room, units);
    return scale ? [{ section, scale, horizontal, below }] : [];
  });
  const [largest] = fitting;
  const isNear = ({ horizontal: { feetPerInch } }: Omit<Placed, 'object'>): boolean =>
    feetPerInch <= maxReduction * (largest?.horizontal.feetPerInch ?? 0);
  return fitting.find((one) => one.scale.exaggeration > 1 && isNear(one)) ?? largest;
}

/** The exaggeration with the longest text. */
const longestExaggeration = 10;

/** The lines below the title and the scales: what the lines of the drawing mean, unless that fits beside the scales, and the facts of a drive. */
function wordsBelow(section: Section, horizontal: PrintScale, box: Box, drawn: Drawn) {
  const { units } = drawn.plan.settings;
  const key = keyWords(section, drawn).join(' · ');
  const beside = `${scaleWords({ horizontal, exaggeration: longestExaggeration }, drawn)} · ${key}`;
  const isBeside = cutLine(beside, letters.text, boxWidth(box)) === beside;
  const facts = section.drive
    ? driveLines(section.drive, units).map(({ title, value }) => `${title}: ${value}`)
    : [];
  const content = [...(isBeside ? [] : [key]), ...(facts.length > 0 ? [`${facts.join('. ')}.`] : [])];
  const lines = linesOf(
    content.map((each) => ({ content: each, height: letters.text })),
    boxWidth(box),
  );
  const height = titleRoom + heightOf(lines) + (lines.length > 0 ? letters.text : 0);
  return { lines, height, beside: isBeside ? ` · ${key}` : '' };
}

/** The scales as text, such as `Horizontal 1" = 10', vertical 1" = 2'`. */
function scaleWords(
  { horizontal, exaggeration }: Pick<Placed, 'horizontal'> & Pick<SectionScale, 'exaggeration'>,
  { plan, isHalfSize }: Drawn,
): string {
  const { units } = plan.settings;
  const vertical = scaleOf(horizontal.feetPerInch / exaggeration, units);
  const say = (one: PrintScale): string => (isHalfSize ? halfSizeName(one, units) : one.name);
  const words =
    exaggeration === 1
      ? `Horizontal and vertical ${say(horizontal)}`
      : `Horizontal ${say(horizontal)}, vertical ${say(vertical)}`;
  return isHalfSize ? `HALF SIZE: ${words}` : words;
}

/** Explains the lines and the datum of the elevations. */
function keyWords(section: Section, { plan }: Drawn): readonly string[] {
  const { elevations, units } = plan.settings;
  const { datum } = elevations ?? {};
  return [
    ...(section.existing.length > 0 ? ['existing ground dashed'] : []),
    ...(section.proposed.length > 0 ? ['proposed solid'] : []),
    datum ? `datum: ${datumNames[datum]}` : 'no datum given',
    ...(isMetric(units) ? ['elevations and stations in meters'] : []),
  ];
}

export function drawProfile(block: ProfileBlock, box: Box, pen: Pen, context: Drawn): void {
  const placed = placedIn(block, box, context);
  // The space stays blank, because the readers of a printed sheet can't do anything about a message.
  if (typeof placed === 'string') return;
  const { section, scale, object, below, horizontal } = placed;
  const { units } = context.plan.settings;
  const size = sectionSize(section, scale, units);
  const at = {
    x: boxCenter(box).x - size.width / 2,
    y: boxCenter(box).y - (size.height + below.height) / 2,
  };
  drawSection(section, at, scale, pen);
  const room: Box = { ...box, minY: at.y, maxY: at.y + size.height };
  const scales = scaleWords({ horizontal, exaggeration: scale.exaggeration }, context);
  const title = block.title || sectionTitle(object, profiledLines(context.plan));
  drawTitle(pen, room, title, `${scales}${below.beside}`);
  for (const line of below.lines)
    write(pen, { x: boxCenter(box).x, y: room.maxY + titleRoom + line.y }, line.content, line.height, {
      align: 'middle',
    });
}

export const profile: BlockKind<ProfileBlock> = {
  type: 'profile',
  title: 'Profile',
  zone: 'drawing',
  height: (_, width) => width * heightShare,
  lacks(block, box, context) {
    const placed = placedIn(block, box, context);
    return typeof placed === 'string' && !isLost(block, context.plan) ? placed : undefined;
  },
  draw: drawProfile,
};

/** More profiles on one sheet would be too small. */
export const maxProfiles = 3;

/** The profiles of the first section lines and drives. */
export function profileBlocks(plan: Plan): readonly SheetBlock[] {
  const lines = profiledLines(plan).slice(0, maxProfiles);
  const blocks = lines.map(
    ({ id: object }, i): ProfileBlock => ({ id: `profile-${i + 1}`, type: 'profile', object }),
  );
  return [
    ...(blocks.length > 0 ? blocks : [{ id: 'profile-1', type: 'profile' }]),
    { id: 'title', type: 'titleBlock' },
  ];
}
