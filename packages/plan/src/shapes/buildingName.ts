// The name of a building, or of a proposed structure such as a deck: within its outline or, where there is no room, beside it
// with a leader.
import { isAssumed } from '../objects/assumed.ts';
import { type Box, boxCenter, boxHeight, boxWidth, grow } from '../geometry/box.ts';
import { placesInside } from '../lettering/inside.ts';
import type { Label, LabelPlace, Lettering } from '../lettering/label.ts';
import { wrapWords } from '../pen/wrapWords.ts';
import {
  besideLeader,
  halves,
  type Led,
  leaderReach,
  placesLed,
  stacked,
  widestOf,
} from '../lettering/leaders.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Path } from '../geometry/pen.ts';
import { clearOfLines, fillOf, inkOn, paint, type Shade } from '../lettering/ink.ts';
import { formatGrade, type Units } from '../measure/units.ts';
import type { PlanObject, Status } from '../objects/kind.ts';
import { statusNames } from '../objects/statusNames.ts';
import { roomiest } from './roomiest.ts';
import { floorLevels, type Floors, defaultUse } from './buildings.ts';
import { lines } from './drawBuilding.ts';

/**
 * The names to try in this order: the use with the status in words, which permit offices ask for, and the stories; then the
 * same without the stories. Assumed values are marked.
 */
function namesOf(building: Named): readonly [string, ...string[]] {
  const { use: given, name: own = '', storeys } = building;
  // A name says more than the use that every new building has.
  const { name, guesses } = withStatus((given === defaultUse && own.trim()) || given, building);
  const short = withGuesses(name, guesses);
  if (storeys <= 0) return [short];
  const stories = `${storeys}-story`;
  return isAssumed(building, 'storeys')
    ? [withGuesses(name, [...guesses, stories]), short]
    : [withGuesses(`${name}, ${stories}`, guesses), short];
}

type Standing = Pick<PlanObject, 'assumed' | 'status'>;

/** What something is called, with its status in words; guesses: a status that nobody has confirmed. */
function withStatus(called: string, object: Standing): { readonly name: string; readonly guesses: string[] } {
  const { status } = object;
  const isGuess = isAssumed(object, 'status');
  const before =
    !isGuess && (status === 'existing' || status === 'proposed') ? `${statusNames[status]} ` : '';
  const isWord = /^.[a-z]/.test(called);
  const words = before && isWord ? called.charAt(0).toLowerCase() + called.slice(1) : called;
  return {
    name: `${before}${words}${status === 'removed' ? ', to be removed' : ''}`,
    guesses: isGuess && status ? [statusNames[status].toLowerCase()] : [],
  };
}

const withGuesses = (words: string, all: readonly string[]): string =>
  all.length > 0 ? `${words} (assumed ${all.join(', ')})` : words;

/** Separates the levels of floors in a label. */
const gap = '  ';

/** `FF 101.50  GF 100.90  FG 100.80 at walls`: the levels of its floors and of the ground around it, as far as they are known. */
const levelsOf = (building: Pick<Named, keyof Floors | 'wallGrade'>, units: Units): string => {
  const { wallGrade = '' } = building;
  return [
    ...floorLevels(building).map(([letters, feet]) => `${letters} ${formatGrade(feet, units)}`),
    ...(wallGrade === '' ? [] : [`FG ${formatGrade(wallGrade, units)} at walls`]),
  ].join(gap);
};

interface Named extends Pick<PlanObject, 'assumed'>, Floors {
  readonly name?: string;
  readonly status?: Status;
  readonly use: string;
  /** Elevation in feet of the finished ground beside its walls. */
  readonly wallGrade?: number | '';
  readonly storeys: number;
  readonly color: string;
  readonly shade: Shade;
}

/** The labels with its use and stories and with the levels of its floors, as far as it has them. */
export function buildingName(outline: Path, building: Named, lettering: Lettering): readonly Label[] {
  const levels = levelsOf(building, lettering.units);
  const fill = paint(fillOf(building));
  // The name is one label height above the middle, the levels one below.
  return [
    ...(building.use ? [nameLabel(outline, namesOf(building), lettering, fill, -1)] : []),
    // On a plan of grades, elevations matter more than names.
    ...(levels ? [{ ...nameLabel(outline, [levels], lettering, fill, 1), rank: 'floor' as const }] : []),
  ];
}

/** Label heights around the building within which its labels with leaders stay. */
export function nameReach(building: Named): number | undefined {
  const [name = ''] = building.use ? namesOf(building) : [];
  // The plan's units aren't known here. Elevations in feet are usually wider than in meters.
  return reachOfWords([name, levelsOf(building, 'feet-inches')]);
}

function reachOfWords(all: readonly string[]): number | undefined {
  const wide = widestOf(all.flatMap(linesLed));
  return wide > 0 ? leaderReach(Math.min(maxLedWidth, wide), longestLeader) : undefined;
}

interface Structure extends PlanObject, Path {}

/** The name of a proposed structure, such as a deck; an existing one needs none. */
function structureWords(object: PlanObject, title: string): string | undefined {
  if (object.status !== 'proposed') return undefined;
  const { name, guesses } = withStatus(object.name?.trim() || title, object);
  return withGuesses(name, guesses);
}

/**
 * The label of a structure that is named as buildings are while it is proposed, unless it is only a step beside another one.
 * fill: the color of the structure. off: where the label should be, in label heights below the middle.
 */
export function structureName(
  object: Structure,
  {
    title,
    fill,
    off = 0,
  }: { readonly title: string; readonly fill: string | undefined; readonly off?: number },
  lettering: Lettering,
): readonly Label[] {
  const words = structureWords(object, title);
  if (words === undefined || (!object.name?.trim() && isNarrow(pathBox(object), lettering))) return [];
  return [nameLabel(object, [words], lettering, fill, off)];
}

export const structureReach = (object: PlanObject, title: string): number | undefined =>
  reachOfWords([structureWords(object, title) ?? '']);

/** Label heights: a narrower building has no leader to its name. */
const minAcross = 3;
const isNarrow = (box: Box, { labelHeight }: Lettering): boolean =>
  Math.min(boxWidth(box), boxHeight(box)) < minAcross * labelHeight;

/** Label heights: a wider name has no leader. */
const maxLedWidth = 16;
/** Label heights: it reaches across the dimensions that take the room beside the walls. */
const longestLeader = 8;

/** The style of a label outside the building, on the paper. */
const besideStyle = { ...lines.solid, ...clearOfLines };

/** Where a leader begins, as a share of the building's width and height from its center. */
const leaderStart = 0.35;
/** The direction of a leader across and up or down, as a unit vector. */
const leaderOut = { x: 0.8, y: 0.6 };

/** Directions to the corners, to the right and down, in the order in which they are tried. */
const corners = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Beside a box, with a leader from its upper part or, where dimensions are in the way, from near each corner. */
function* placesAround(
  box: Box,
  led: Omit<Led, 'from' | 'out'>,
  lettering: Lettering,
): Generator<LabelPlace> {
  const { x, y } = boxCenter(box);
  const from = { x, y: y - boxHeight(box) * 0.3 };
  yield* placesLed({ ...led, from, out: { x: leaderOut.x, y: -leaderOut.y } }, lettering);
  for (const [across, down] of corners) {
    const near = {
      x: x + across * boxWidth(box) * leaderStart,
      y: y + down * boxHeight(box) * leaderStart,
    };
    const out = { x: across * leaderOut.x, y: down * leaderOut.y };
    yield* placesLed({ ...led, from: near, out }, lettering);
  }
}

/** Lines of a name, and the height of each in label heights. */
const maxLines = 4;
const lineHeight = 1.3;

/** What stays together in one line: the letters of a level and its elevation, else each word. */
const wordsIn = (content: string): readonly string[] => content.split(content.includes(gap) ? gap : ' ');

/** The lines of a name beside a leader. Levels are compared with each other, so they stay in one line if they can. */
function linesLed(content: string): readonly string[] {
  const isInOne = content.includes(gap) && widestOf([content]) <= maxLedWidth;
  return isInOne ? [content] : besideLeader(wordsIn(content));
}

/**
 * The label: inside, clear of the ridge, in several lines if need be, or outside with a leader. off: where it should be, in
 * label heights below the middle.
 */
function nameLabel(
  path: Path,
  names: readonly [string, ...string[]],
  lettering: Lettering,
  fill = '#ffffff',
  off: number,
): Label {
  const { labelHeight: height } = lettering;
  const style = { ...lines.solid, ...clearOfLines, fill: inkOn(fill), stroke: fill };
  const box = pathBox(path);
  const [content] = names;
  const ledLines = linesLed(content);
  const wide = widestOf(ledLines);
  const isLed = wide <= maxLedWidth && !isNarrow(box, lettering);
  return {
    rank: 'building',
    reach: grow(box, (isLed ? leaderReach(wide, longestLeader) : 2) * height),
    *places() {
      const spot = roomiest(path, height);
      if (!spot) return;
      const near = { x: spot.at.x, y: spot.at.y + off * height };
      // In label heights, with a tenth of the text's width to spare.
      const room = spot.width / 1.1 / height;
      for (const name of names) {
        const whole = widestOf([name]);
        if (whole <= room) {
          yield { texts: stacked([name], near, 'middle', height), style };
          for (const at of placesInside(path, whole * height + height / 2, height * 1.4, near))
            yield { texts: stacked([name], at, 'middle', height), style };
        }
        // Where a dimension line crosses the building, there may be room beside it for all of the name in two lines.
        const parted = name === content ? halves(wordsIn(name)) : [name];
        const rows = whole <= room ? parted : wrapWords(wordsIn(name), (line) => widestOf([line]) <= room);
        if (rows.length < 2 || rows.length > maxLines || widestOf(rows) > room) continue;
        const tall = rows.length * lineHeight * height;
        for (const at of placesInside(path, widestOf(rows) * height + height / 2, tall, spot.at))
          yield { texts: stacked(rows, at, 'middle', height), style };
      }
    },
    ...(isLed && {
      *leaders() {
        yield* placesAround(box, { lines: ledLines, style: besideStyle }, lettering);
        const halved = halves(wordsIn(content));
        const rest = [
          ...(halved.length > ledLines.length ? [{ lines: halved, style: besideStyle }] : []),
          { lines: ledLines, style: besideStyle, lengths: [longestLeader] },
        ];
        for (const led of rest)
          for (const place of placesAround(box, led, lettering)) yield { ...place, isFar: true };
      },
    }),
  };
}
