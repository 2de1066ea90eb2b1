// Water and sewage of a house without public utilities: well, septic tank and drain field.
import { markAssumed } from '../../objects/assumed.ts';
import { boxAround } from '../../geometry/box.ts';
import type { Path } from '../../geometry/pen.ts';
import { nameBeside, nameBesideReach, outlineOfBox } from '../../lettering/besideBox.ts';
import { clearOfLines, weights } from '../../lettering/ink.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { box, layers, letters, linesOf, open } from '../../shapes/layers.ts';
import { count, guessed, length, words } from '../../objects/properties.ts';
import { withSeparators } from '../../measure/units.ts';
import { type Placed, stampKind } from '../../shapes/symbolKind.ts';
import { boxKind, type Sized, sizedOutline } from '../../shapes/boxKind.ts';
import type { Labels } from '../../objects/capabilities.ts';

const layer = layers.utilities;
const lines = linesOf(layer);
/** Feet: the radius of a well's casing as drawn. */
const casing = 1.5;
/** Millimeters on paper. */
const dash = [3, 1.5];

const nameStyle = { ...lines.solid, ...clearOfLines };
/** The name of an object, or else its title. */
const called = ({ name }: PlanObject, title: string): string => name?.trim() || title;
const wellWords = (well: Placed): readonly string[] => [called(well, 'Well')];

const namedBeside = <O>(
  wordsOf: (object: O) => readonly string[],
  outlineOf: (object: O) => Path,
): Labels<O> => ({
  reach: (object) => nameBesideReach(wordsOf(object)),
  list: (object, lettering) => [nameBeside(outlineOf(object), wordsOf(object), nameStyle, lettering)],
});

export const well = stampKind({
  type: 'well',
  title: 'Well',
  layer,
  stands: true,
  properties: {
    use: words('Use', 'Drinking water'),
    depth: length('Depth (feet)', 200, { max: 10_000 }),
    setback: length('Protected radius (feet)', 0, { max: 5000, hint: 'Shown if it is more than 0' }),
  },
  legendSample: (object) => ({ ...object, setback: 0 }),
  extent: () => ({ width: 2 * casing, height: 2 * casing }),
  draw({ setback }, pen) {
    const center = { x: 0, y: 0 };
    if (setback > 0) pen.circle(center, setback, { ...lines.detail, dash });
    pen.circle(center, casing, { ...lines.object, fill: '#ffffff' });
    if (casing > pen.resolution * 3) letters(pen, 'W', casing * 1.2, lines.solid);
  },
  labels: namedBeside(wellWords, (object) => outlineOfBox(boxAround(object, casing))),
});

const tankWords = (tank: Sized & { readonly gallons: number }): readonly string[] => [
  called(tank, 'Septic tank'),
  markAssumed(tank, 'gallons', `${withSeparators(tank.gallons)} gal`),
];

export const septicTank = boxKind({
  type: 'septicTank',
  title: 'Septic tank',
  layer,
  stands: true,
  size: { width: 5, height: 8.5 },
  properties: { gallons: guessed(count('Capacity (gallons)', 1000, { max: 100_000 })) },
  draw({ width, height }, pen) {
    pen.path(box(width, height), { ...lines.object, fill: '#f4f4f2' });
    const lid = Math.min(width, height) * 0.2;
    if (lid < pen.resolution * 2) return;
    // The wall between the two chambers, and the lids over them.
    pen.path(open({ x: -width / 2, y: height / 6 }, { x: width / 2, y: height / 6 }), lines.detail);
    for (const y of [-height / 4, height / 3]) pen.circle({ x: 0, y }, lid, lines.detail);
  },
  labels: namedBeside(tankWords, sizedOutline),
});

const maxLaterals = 60;

const fieldWords = (field: Sized): readonly string[] => [called(field, 'Septic field')];

export const septicField = boxKind({
  type: 'septicField',
  title: 'Septic field',
  layer,
  stands: true,
  size: { width: 24, height: 50 },
  properties: {
    laterals: count('Laterals', 4, { min: 1, max: maxLaterals }),
    trench: length('Trench width (feet)', 2, { min: 0.25, max: 20 }),
  },
  draw({ width, height, laterals, trench }, pen) {
    const pipes = Math.min(maxLaterals, Math.max(1, Math.round(laterals)));
    pen.path(box(width, height), { ...lines.object, dash, fill: '#f6f3ea' });
    const apart = width / pipes;
    if (apart < pen.resolution * 4) return;
    const [top, bottom] = [-height / 2 + Math.min(2, height / 8), height / 2 - Math.min(2, height / 8)];
    const xs = Array.from({ length: pipes }, (_, i) => -width / 2 + apart * (i + 0.5));
    const wide = Math.min(trench, apart * 0.8);
    for (const x of xs) {
      pen.path(box(wide, bottom - top, { x, y: (top + bottom) / 2 }), lines.fine);
      pen.path(open({ x, y: top }, { x, y: bottom }), { ...lines.detail, dash: [1.5, 1] });
    }
    // The header that feeds the laterals, with the distribution box on it.
    const [first = 0, last = 0] = [xs[0], xs.at(-1)];
    pen.path(open({ x: first, y: top }, { x: last, y: top }), { ...lines.detail, weight: weights.object });
    pen.path(box(Math.min(1.5, width / 4), Math.min(1.5, height / 12), { x: 0, y: top }), {
      ...lines.detail,
      fill: '#ffffff',
    });
  },
  labels: namedBeside(fieldWords, sizedOutline),
});
