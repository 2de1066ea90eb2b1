// Builds kinds that are drawn with their names or letters: a line with letters along it, an area or a box with its name, and a
// round symbol with letters.
import { markAssumed } from '../../objects/assumed.ts';
import { boxAround } from '../../geometry/box.ts';
import type { Path, Pen, Style } from '../../geometry/pen.ts';
import { nameBeside, nameBesideReach, outlineOfBox } from '../../lettering/besideBox.ts';
import { clearOfLines, weights } from '../../lettering/ink.ts';
import type { Label, Lettering } from '../../lettering/label.ts';
import { stacked, widestOf } from '../../lettering/leaders.ts';
import { formatArea, type Units, unitSystems } from '../../measure/units.ts';
import type { Labels } from '../../objects/capabilities.ts';
import type { Dimensions, Kind, OwnFacts, PlanObject } from '../../objects/kind.ts';
import type { Properties, Values } from '../../objects/properties.ts';
import { areaOf } from '../../geometry/outline.ts';
import { boxKind, type Sized, sizedOutline } from '../../shapes/boxKind.ts';
import { frameAround, frameOutline } from '../../shapes/frame.ts';
import { box, letters, linesOf } from '../../shapes/layers.ts';
import { roomiest } from '../../shapes/roomiest.ts';
import { type Placed, stampKind } from '../../shapes/symbolKind.ts';
import { areaKind, pathKind, type Traced } from '../../traced/tracedKind.ts';
import { labelsOfLettered } from './letteredLabels.ts';
import { clearLetters, drawLettered, drawLetteredOnce, fittingLetters } from './lineType.ts';

type Own<O extends PlanObject> = Pick<Kind<O>, Exclude<OwnFacts, 'labels'> | 'legend'>;

/** The name of an object, or else its title. */
export const calledOr = ({ name }: PlanObject, title: string): string => name?.trim() || title;

interface LineSpec<P extends Properties>
  extends Own<Traced & Values<P>>,
    Pick<Kind<Traced & Values<P>>, 'ground' | 'onGround'> {
  /** The letters, from the most informative to the shortest, for lines that have no room for more. */
  readonly letters: string | WordsOf<Traced & Values<P>>;
  /** Whether the letters are written once, on the longest leg, because they describe the whole line. */
  readonly isLetteredOnce?: true;
  readonly stroke: string;
  /** Millimeters on paper. */
  readonly dash?: readonly number[];
  readonly properties?: P;
  /** The lines of a label beside it. */
  readonly about?: (object: Traced & Values<P>) => readonly string[];
  /** Draws its parts besides the line. */
  readonly more?: (object: Traced & Values<P>, pen: Pen, style: Style) => void;
}

/** A line with letters, as plans have for silt fences, wetland edges and pipes. */
export function letteredLine<P extends Properties>(spec: LineSpec<P>): Kind<Traced & Values<P>> {
  const { letters: words, isLetteredOnce, stroke, dash, properties = {} as P, about, more, ...names } = spec;
  type O = Traced & Values<P>;
  const beside: Style = { ...linesOf(spec.layer).solid, ...clearOfLines };
  const labels: Labels<O> | undefined = about && {
    reach: (object) => (about(object).length > 0 ? nameBesideReach(about(object)) : undefined),
    list: (object, lettering) =>
      about(object).length > 0 ? [nameBeside(object, about(object), beside, lettering)] : [],
  };
  const style: Style = { layer: spec.layer, stroke, weight: weights.object, ...(dash ? { dash } : {}) };
  return pathKind<P>({
    ...names,
    ...(labels ? { labels } : {}),
    properties,
    draw(object, pen) {
      const all = typeof words === 'string' ? [words] : words(object, pen.units);
      if (isLetteredOnce) drawLetteredOnce(object, pen, all, style, clearLetters);
      else drawLettered(object, pen, fittingLetters(object, pen, all), style, clearLetters);
      more?.(object, pen, style);
    },
  });
}

/** Label heights: from one line of a name to the next, and to the sides of a name inside a shape. */
const lineSpacing = 1.25;
const sideRoom = 0.5;
/** In multiples of the smallest visible detail: smaller letters in a box or in a stamp are left out. */
const minLetters = 4;
const minStampLetters = 2;

/** A name within a shape, or beside it where there is no room. */
function nameWithin(path: Path, lines: readonly string[], style: Style, lettering: Lettering): Label {
  const { labelHeight: height } = lettering;
  const beside = nameBeside(path, lines, style, lettering);
  return {
    ...beside,
    *places() {
      const spot = roomiest(path, height * lines.length * lineSpacing);
      if (spot && spot.width >= (widestOf(lines) + sideRoom) * height)
        yield { texts: stacked(lines, spot.at, 'middle', height), style };
      yield* beside.places();
    },
  };
}

/** The lines of a label. */
type WordsOf<O> = (object: O, units: Units) => readonly string[];

const withinLabels = <O>(
  pathOf: (object: O) => Path,
  wordsOf: WordsOf<O>,
  style: Style,
  more: Partial<Labels<O>> = {},
): Labels<O> => ({
  ...more,
  reach: (object) => nameBesideReach(unitSystems.flatMap((units) => wordsOf(object, units))),
  list: (object, lettering) => [
    nameWithin(pathOf(object), wordsOf(object, lettering.units), style, lettering),
  ],
});

interface AreaSpec<P extends Properties> extends Own<Traced & Values<P>> {
  readonly properties?: P;
  readonly draw: (object: Traced & Values<P>, pen: Pen) => void;
  /** The lines below its name, which its area follows if that is shown. */
  readonly about?: WordsOf<Traced & Values<P>>;
  readonly showsArea?: true;
}

/** An area with its name in it. */
export function namedArea<P extends Properties>(spec: AreaSpec<P>): Kind<Traced & Values<P>> {
  const { properties = {} as P, about, showsArea, ...rest } = spec;
  type O = Traced & Values<P>;
  const wordsOf: WordsOf<O> = (object, units) => [
    calledOr(object, spec.title),
    ...(about?.(object, units) ?? []).filter(Boolean),
    ...(showsArea ? [formatArea(areaOf(object), units)] : []),
  ];
  const style = { ...linesOf(spec.layer).solid, ...clearOfLines };
  const labels = withinLabels<O>((object) => object, wordsOf, style, showsArea ? { showsArea: true } : {});
  return areaKind<P>({ ...rest, properties, labels });
}

interface BoxSpec<P extends Properties> extends Own<Sized & Values<P>> {
  readonly size: Dimensions;
  readonly properties?: P;
  readonly draw: (object: Sized & Values<P>, pen: Pen) => void;
  readonly about?: WordsOf<Sized & Values<P>>;
}

/** A box with its name in it or beside it. */
export function namedBox<P extends Properties>(spec: BoxSpec<P>): Kind<Sized & Values<P>> {
  const { properties = {} as P, about, ...rest } = spec;
  type O = Sized & Values<P>;
  const wordsOf: WordsOf<O> = (object, units) => [
    calledOr(object, spec.title),
    ...(about?.(object, units) ?? []).filter(Boolean),
  ];
  const style = { ...linesOf(spec.layer).solid, ...clearOfLines };
  const labels = withinLabels<O>((object) => frameOutline(frameAround(object)), wordsOf, style);
  return boxKind<P>({ ...rest, properties, labels });
}

/** A box with letters in it, such as `HP`, and its name beside it. */
export const letteredBox = <P extends Properties>(
  spec: Omit<BoxSpec<P>, 'draw'> & { readonly letters: string; readonly fill?: string },
): Kind<Sized & Values<P>> => {
  const { letters: words, fill = '#f3f4f6', about, properties = {} as P, ...rest } = spec;
  type O = Sized & Values<P>;
  const lines = linesOf(spec.layer);
  const wordsOf: WordsOf<O> = (object, units) => [
    calledOr(object, spec.title),
    ...(about?.(object, units) ?? []).filter(Boolean),
  ];
  return boxKind<P>({
    ...rest,
    properties,
    draw({ width, height }, pen) {
      pen.path(box(width, height), { ...lines.object, fill });
      // The letters fill the box without touching its sides.
      const tall = Math.min((width * 1.1) / words.length, height * 0.55);
      if (tall > pen.resolution * minLetters) letters(pen, words, tall, lines.solid);
    },
    labels: {
      reach: (object) => nameBesideReach(unitSystems.flatMap((units) => wordsOf(object, units))),
      list: (object, lettering) => [
        nameBeside(
          sizedOutline(object),
          wordsOf(object, lettering.units),
          { ...lines.solid, ...clearOfLines },
          lettering,
        ),
      ],
    },
  });
};

interface StampSpec<P extends Properties> extends Own<Placed & Values<P>> {
  readonly letters: string;
  /** Its diameter in feet. */
  readonly size: number;
  readonly properties?: P;
  readonly about?: (object: Placed & Values<P>) => string;
}

/** A small circle with letters in it, such as a manhole, and its name and facts beside it. */
export function letteredStamp<P extends Properties>(spec: StampSpec<P>): Kind<Placed & Values<P>> {
  const { letters: words, size, properties = {} as P, about, ...names } = spec;
  type O = Placed & Values<P>;
  const lines = linesOf(spec.layer);
  const tall = (size * 0.9) / Math.max(1.6, words.length);
  return stampKind<P>({
    ...names,
    properties,
    extent: () => ({ width: size, height: size }),
    draw(_, pen) {
      pen.circle({ x: 0, y: 0 }, size / 2, { ...lines.object, fill: '#ffffff' });
      if (tall > pen.resolution * minStampLetters) letters(pen, words, tall, lines.solid);
    },
    labels: labelsOfLettered<O>({
      layer: spec.layer,
      outlineOf: (object) => outlineOfBox(boxAround(object, size / 2)),
      lettersOf: () => words,
      tall,
      about,
    }),
  });
}

/** A field in a label, after some words: '' while the field is empty, and marked while its value is only assumed. */
export const factText = (object: PlanObject, field: string, before = ''): string => {
  const value = String(Reflect.get(object, field) ?? '').trim();
  return value === '' || value === '0' ? '' : markAssumed(object, field, `${before}${value}`);
};
