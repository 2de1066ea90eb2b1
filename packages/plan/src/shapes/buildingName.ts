// The name of a building: within its walls or, where there is no room, beside it with a leader.
import { isAssumed } from '../objects/assumed.ts';
import { boxCenter, boxHeight, boxWidth, grow } from '../geometry/box.ts';
import { placesInside } from '../lettering/inside.ts';
import type { Label, Lettering } from '../lettering/label.ts';
import { wrapWords } from '../pen/wrapWords.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../lettering/leaders.ts';
import { pathBox } from '../geometry/boundsPen.ts';
import type { Path } from '../geometry/pen.ts';
import { clearOfLines, fillOf, inkOn, paint, type Shade } from '../lettering/ink.ts';
import { formatGrade, type Units } from '../measure/units.ts';
import type { PlanObject, Status } from '../objects/kind.ts';
import { statusNames } from '../objects/statusNames.ts';
import { roomiest } from './roomiest.ts';
import { floorLevels, type Floors, usualUse } from './buildings.ts';
import { lines } from './drawBuilding.ts';

/**
 * Its use with its status in words, as permit offices ask for, and its stories; then the same without the stories.
 * Assumed values are marked.
 */
function namesOf(building: Named): readonly [string, ...string[]] {
  const { use: given, name: own = '', storeys, status } = building;
  // A name says more than the use that every new building has.
  const use = (given === usualUse && own.trim()) || given;
  const isWord = /^.[a-z]/.test(use);
  const isGuess = isAssumed(building, 'status');
  const before =
    !isGuess && (status === 'existing' || status === 'proposed') ? `${statusNames[status]} ` : '';
  const called = before && isWord ? use.charAt(0).toLowerCase() + use.slice(1) : use;
  const name = `${before}${called}${status === 'removed' ? ', to be removed' : ''}`;
  const guesses = isGuess && status ? [statusNames[status].toLowerCase()] : [];
  const withGuesses = (words: string, all: readonly string[]): string =>
    all.length > 0 ? `${words} (assumed ${all.join(', ')})` : words;
  const short = withGuesses(name, guesses);
  if (storeys <= 0) return [short];
  const stories = `${storeys}-story`;
  return isAssumed(building, 'storeys')
    ? [withGuesses(name, [...guesses, stories]), short]
    : [withGuesses(`${name}, ${stories}`, guesses), short];
}

/** Between the levels of two floors. */
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
  return [
    ...(building.use ? [nameLabel(outline, namesOf(building), lettering, fill, -1)] : []),
    // On a plan of grades, elevations matter more than names.
    ...(levels ? [{ ...nameLabel(outline, [levels], lettering, fill, 1), rank: 'floor' as const }] : []),
  ];
}

/** Label heights around the building within which its labels with leaders stay. */
export function nameReach(building: Named): number | undefined {
  const [name = ''] = building.use ? namesOf(building) : [];
  const wide = widestOf([name, levelsOf(building, 'feet-inches')]);
  return wide > 0 ? leaderReach(Math.min(widestLed, wide)) : undefined;
}

/** Label heights: a narrower building has no leader to its name. */
const minAcross = 3;
/** Label heights: a wider name has no leader. */
const widestLed = 16;

/** Outside, on the paper. */
const beside = { ...lines.solid, ...clearOfLines };

/** To the right and down, the corners in the order in which they are tried. */
const corners = [
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Lines of a name, and the height of each in label heights. */
const maxLines = 4;
const lineHeight = 1.3;

/** What stays together in one line: the letters of a level and its elevation, else each word. */
const wordsIn = (content: string): readonly string[] => content.split(content.includes(gap) ? gap : ' ');

/** The words in two lines that are about as wide. */
function halves(content: string): readonly string[] {
  const each = wordsIn(content);
  const broken = each.map((_, i) => [each.slice(0, i + 1).join(' '), each.slice(i + 1).join(' ')]);
  return broken.reduce((best, two) => (widestOf(two) < widestOf(best) ? two : best), [content]);
}

/**
 * The label: inside, clear of the ridge, in several lines if need be, or outside with a leader. off: label heights below the
 * middle that it should be.
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
  const ledLines = widestOf([content]) <= widestLed ? [content] : halves(content);
  const wide = widestOf(ledLines);
  const isLed = wide <= widestLed && Math.min(boxWidth(box), boxHeight(box)) >= minAcross * height;
  return {
    rank: 'building',
    reach: grow(box, (isLed ? leaderReach(wide) : 2) * height),
    *places() {
      const spot = roomiest(path, height);
      if (!spot) return;
      const near = { x: spot.at.x, y: spot.at.y + off * height };
      const room = spot.width / 1.1 / height;
      for (const name of names) {
        const whole = widestOf([name]);
        if (whole <= room) {
          yield { texts: stacked([name], near, 'middle', height), style };
          for (const at of placesInside(path, whole * height + height / 2, height * 1.4, near))
            yield { texts: stacked([name], at, 'middle', height), style };
        }
        // Where a dimension line crosses the building, there may be room beside it for all of the name in two lines.
        const parted = name === content ? halves(name) : [name];
        const rows = whole <= room ? parted : wrapWords(wordsIn(name), (line) => widestOf([line]) <= room);
        if (rows.length < 2 || rows.length > maxLines || widestOf(rows) > room) continue;
        const tall = rows.length * lineHeight * height;
        for (const at of placesInside(path, widestOf(rows) * height + height / 2, tall, spot.at))
          yield { texts: stacked(rows, at, 'middle', height), style };
      }
    },
    ...(isLed && {
      *leaders() {
        const { x, y } = boxCenter(box);
        const from = { x, y: y - boxHeight(box) * 0.3 };
        yield* placesLed({ from, out: { x: 0.8, y: -0.6 }, lines: ledLines, style: beside }, lettering);
        // Where dimensions are in the way, from near each corner.
        for (const [across, down] of corners) {
          const near = { x: x + across * boxWidth(box) * 0.35, y: y + down * boxHeight(box) * 0.35 };
          const out = { x: across * 0.8, y: down * 0.6 };
          yield* placesLed({ from: near, out, lines: ledLines, style: beside }, lettering);
        }
      },
    }),
  };
}
