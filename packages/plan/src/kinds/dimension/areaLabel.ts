// A label with the name, the area and the perimeter of an object, updated whenever they change. x, y is its middle.
import { wholeObject } from '../../geometry/anchorNames.ts';
import { capitalized } from '../../measure/letterCase.ts';
import { marksAlong } from '../../geometry/along.ts';
import { movePoint } from '../../geometry/motion.ts';
import { areaOf, perimeterOf } from '../../geometry/outline.ts';
import { add, type Point, subtract, tidyPoint } from '../../geometry/point.ts';
import { placeInside } from '../../geometry/roomInside.ts';
import { textWidth } from '../../geometry/textMetrics.ts';
import { wrapWords } from '../../pen/wrapWords.ts';
import { formatArea, formatLength, isRoundedAlike, tidy, type Units } from '../../measure/units.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import { boxAround, contains, grow } from '../../geometry/box.ts';
import { placesInside } from '../../lettering/inside.ts';
import type { Label, LabelPlace, Lettering, TiedObject } from '../../lettering/label.ts';
import { leaderReach, placesLed, stacked, widestOf } from '../../lettering/leaders.ts';
import { clearOfLines, dimensionLayer as layer, ink } from '../../lettering/ink.ts';
import type { Outline, Targets, CaptionContent } from '../../objects/capabilities.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';

/** What a label can show, in the order of its lines. */
const contents = ['name', 'area', 'perimeter'] as const satisfies CaptionContent[];

export interface AreaLabel extends PlanObject {
  readonly x: number;
  readonly y: number;
  /** Feet from its automatic place, if the user has moved it. */
  readonly offX: number;
  readonly offY: number;
  /** The id of the object that it describes. Without it, the label keeps the last name and measurements. */
  readonly of?: string;
  /** The name of the object, if the label shows it. */
  readonly called?: string;
  /** Square feet, and feet; 0 if the object encloses no area. */
  readonly area: number;
  readonly perimeter: number;
  /** Never empty. */
  readonly shows: readonly CaptionContent[];
}

/** The short forms of `shows` in a file, for labels that don't show the name. */
const inWords = { area: ['area'], perimeter: ['perimeter'], both: ['area', 'perimeter'] } as const;

const shown = { error: `must be "area", "perimeter", "both" or a list of ${contents.join(', ')}` };
function schema({ z, coordinate, derivedCoordinate, shortText }: FileTypes) {
  const measure = z._default(z.number().check(z.minimum(0), z.maximum(1e16)), 0);
  return z.looseObject({
    x: coordinate,
    y: coordinate,
    offX: z.optional(derivedCoordinate),
    offY: z.optional(derivedCoordinate),
    of: z.optional(z.string().check(z.maxLength(200))),
    called: z.optional(shortText),
    /** Square feet at any scale, and feet. */
    area: measure,
    perimeter: measure,
    shows: z.optional(
      z.union(
        [z.enum(['area', 'perimeter', 'both']), z.array(z.enum(contents)).check(z.minLength(1, shown))],
        shown,
      ),
    ),
  });
}

/** The given contents, each once and in the order of the lines. */
const ordered = (some: readonly CaptionContent[]): readonly CaptionContent[] =>
  contents.filter((content) => some.includes(content));

function showsToFile(shows: readonly CaptionContent[]): readonly CaptionContent[] | keyof typeof inWords {
  const [first, second] = shows;
  return first === 'name' || first === undefined ? shows : second ? 'both' : first;
}

const style = { layer, fill: ink, ...clearOfLines };
/** Label heights: from line to line; a wider line makes the label smaller; a wider name is wrapped. */
const lineHeight = 1.25;
const widest = 26;
const widestOfName = 18;
/** Characters; a longer name is cut off. */
const maxNameLength = 200;

const measuresOf = ({ shows, area, perimeter }: AreaLabel, units: Units): string[] => [
  ...(shows.includes('area') ? [formatArea(area, units)] : []),
  ...(shows.includes('perimeter') ? [`Perimeter ${formatLength(perimeter, units)}`] : []),
];

const nameOf = ({ shows, called = areaLabel.title }: AreaLabel): string[] =>
  shows.includes('name') ? [called] : [];

const wrapped = (name: string): readonly string[] =>
  wrapWords(name.trim().split(/\s+/), (line) => textWidth(line, 1) <= widestOfName);

/** The place of the label if the user hadn't moved it. */
const automaticPlace = ({ x, y, offX, offY }: AreaLabel): Point => ({ x: x - offX, y: y - offY });

const millionths = (value: number): number => Math.round(value * 1e6) / 1e6;

const places = new WeakMap<Outline, Point | undefined>();

/** The automatic place of a label: inside an area, or halfway along a line. Cached, since an object may have many labels. */
function placeOn(outline: Outline): Point | undefined {
  if (!places.has(outline))
    places.set(
      outline,
      outline.closed ? placeInside(outline) : (marksAlong(outline, Infinity)[0]?.at ?? outline.vertices[0]),
    );
  return places.get(outline);
}

function follow(label: AreaLabel, targets: Targets, was?: AreaLabel): AreaLabel | undefined {
  const { of, called: _, ...rest } = label;
  if (of === undefined) return label;
  const outline = targets.outline(of);
  const place = outline ? placeOn(outline) : targets.place({ object: of, anchor: 'c' });
  // An object that encloses no area has only a name.
  const area = outline?.closed ? outline : undefined;
  const shows = area ? label.shows : label.shows.filter((content) => content === 'name');
  const called = targets.title(of);
  if (!place || called === undefined || shows.length === 0) return undefined;
  const isMoved = was !== undefined && (was.x !== label.x || was.y !== label.y);
  // A label that the user moves stays there, and from then on keeps that offset from its automatic place.
  const off = isMoved ? subtract(label, place) : { x: label.offX, y: label.offY };
  const next: AreaLabel = {
    ...rest,
    ...tidyPoint(add(place, off)),
    offX: tidy(off.x),
    offY: tidy(off.y),
    of,
    ...(shows.includes('name') ? { called: called.slice(0, maxNameLength) } : {}),
    area: area ? millionths(areaOf(area)) : 0,
    perimeter: area ? millionths(perimeterOf(area)) : 0,
    shows: shows.length === label.shows.length ? label.shows : shows,
  };
  const numbers = ['x', 'y', 'offX', 'offY', 'area', 'perimeter'] as const;
  const isSame = label.called === next.called && label.shows === next.shows;
  return isSame && numbers.every((field) => isRoundedAlike(label[field], next[field])) ? label : next;
}

/** A new label for an object, whose name and measurements are filled in when it is added. */
export const labelOf = (of: string, shows: readonly CaptionContent[]): Omit<AreaLabel, 'id' | 'order'> => ({
  type: areaLabel.type,
  x: 0,
  y: 0,
  offX: 0,
  offY: 0,
  of,
  area: 0,
  perimeter: 0,
  shows,
});

const choices: readonly (readonly CaptionContent[])[] = [
  ['name'],
  ['name', 'area'],
  ['name', 'perimeter'],
  ['name', 'area', 'perimeter'],
  ['area', 'perimeter'],
  ['area'],
  ['perimeter'],
];
const valueOf = (shows: readonly CaptionContent[]): string => shows.join(' ');
const labelOfChoice = (shows: readonly CaptionContent[]): string =>
  capitalized(shows.join(', ').replace(/, (\w+)$/, ' and $1'));

/** The choices for a label: without an object or its name, no name; without an area, no measurements. */
function choicesOf({ of, called, area, shows }: AreaLabel): readonly (readonly CaptionContent[])[] {
  const hasName = of !== undefined || called !== undefined;
  return choices.filter(
    (choice) =>
      valueOf(choice) === valueOf(shows) ||
      choice.every((content) => (content === 'name' ? hasName : area > 0)),
  );
}

/** Label heights: from a symbol to the middle of its label; from its automatic place without needing a leader. */
const belowSymbol = 1;
const leaderless = 14;
/** To the upper right, of length 1. */
const leaderDirection = { x: 0.8, y: -0.6 };

function captionOf(label: AreaLabel, lettering: Lettering, tiedTo?: TiedObject): Label {
  const { labelHeight, units } = lettering;
  const lines = [...nameOf(label).flatMap(wrapped), ...measuresOf(label, units)];
  const wide = widestOf(lines);
  const height = labelHeight * Math.min(1, widest / wide || 1);
  const [width, tall] = [wide * height, lines.length * lineHeight * height];
  const at = ({ x, y }: Point): LabelPlace => ({
    texts: stacked(lines, { x, y }, 'middle', height),
    style,
  });
  const isPlaced = label.offX !== 0 || label.offY !== 0 || label.of === undefined;
  const outline = tiedTo?.outline?.closed ? tiedTo.outline : undefined;
  const under = tiedTo && !tiedTo.outline ? tiedTo.box.maxY - label.y + belowSymbol * labelHeight : 0;
  const best = { x: label.x, y: label.y + (isPlaced ? 0 : under) };
  const near = boxAround(best, leaderless * labelHeight);
  return {
    rank: isPlaced ? 'moved' : label.shows.includes('area') ? 'area' : 'name',
    reach: grow(near, leaderReach(wide) * labelHeight),
    handle: 'middle',
    *places() {
      yield at(best);
      for (const shift of outline ? [] : [1, -1, 2, -2]) yield at({ x: best.x, y: best.y + shift * tall });
      for (const place of outline ? placesInside(outline, width, tall, best) : [])
        if (contains(near, boxAround(place, 0))) yield at(place);
    },
    leaders: () => placesLed({ from: label, out: leaderDirection, lines, style }, lettering, height),
  };
}

export const areaLabel: Kind<AreaLabel> = {
  type: 'areaLabel',
  title: 'Label',
  layer,
  schema,
  grab: 15,
  isAnnotation: true,

  create: ({ from }) => ({
    ...tidyPoint(from),
    offX: 0,
    offY: 0,
    area: 0,
    perimeter: 0,
    shows: inWords.both,
  }),
  fromFile: (file: FileOf<typeof schema>, feet) => ({
    x: feet(file.x),
    y: feet(file.y),
    offX: feet(file.offX ?? 0),
    offY: feet(file.offY ?? 0),
    ...(file.of === undefined ? {} : { of: file.of }),
    ...(file.called === undefined ? {} : { called: file.called }),
    area: file.area,
    perimeter: file.perimeter,
    shows: typeof file.shows === 'object' ? ordered(file.shows) : inWords[file.shows ?? 'both'],
  }),
  toFile: ({ x, y, offX, offY, of, called, area, perimeter, shows }, squares) => ({
    x: squares(x),
    y: squares(y),
    ...(offX ? { offX: squares(offX) } : {}),
    ...(offY ? { offY: squares(offY) } : {}),
    ...(of === undefined ? {} : { of }),
    ...(called === undefined ? {} : { called }),
    area,
    perimeter,
    shows: showsToFile(shows),
  }),

  draw() {},
  labels: {
    list: (label, lettering, tiedTo) => [captionOf(label, lettering, tiedTo)],
    reach: () => leaderless + leaderReach(widest),
  },
  position: ({ x, y }) => ({ x, y }),
  dimensions: () => ({ width: 0, height: 0 }),
  summary: (label, units) => [...nameOf(label), ...measuresOf(label, units)].join(', '),
  move: (label, by) => ({ ...label, ...tidyPoint(add(label, by)) }),
  transform(label, motion) {
    const [at, place] = [movePoint(label, motion), movePoint(automaticPlace(label), motion)];
    return { ...label, ...at, offX: tidy(at.x - place.x), offY: tidy(at.y - place.y) };
  },
  handles: {
    list: ({ x, y }) => [{ id: 'middle', at: { x, y }, cursor: 'move' }],
    drag: (label, _handle, to) => ({ ...label, ...tidyPoint(to) }),
  },
  forms: (label) => [
    {
      title: 'Label',
      fields: [
        {
          name: 'shows',
          label: 'Shows',
          input: 'choice',
          value: valueOf(label.shows),
          choices: choicesOf(label).map((shows) => ({ value: valueOf(shows), label: labelOfChoice(shows) })),
        },
      ],
      apply: ({ shows }) => ({
        ...label,
        shows: choices.find((choice) => valueOf(choice) === shows) ?? label.shows,
      }),
    },
  ],

  ties: {
    list: ({ of }) => (of === undefined ? [] : [{ object: of, anchor: wholeObject }]),
    replace(label, other) {
      const { of, ...rest } = label;
      const tie = of === undefined ? undefined : other({ object: of, anchor: wholeObject });
      if (tie?.object === of) return label;
      return tie ? { ...rest, of: tie.object } : rest;
    },
    follow,
    captions: {
      shows: ({ shows }) => shows,
      alsoShowing: (label, more) => ({ ...label, shows: ordered([...label.shows, ...more]) }),
    },
  },
};
