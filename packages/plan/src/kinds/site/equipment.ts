// Equipment outside a house: meter, hydrant, pole, air conditioner, generator and propane tank.
import { box, closed, layers, letters, linesOf, open } from '../../shapes/layers.ts';
import { choice, count, length, listed, words } from '../../objects/properties.ts';
import { type Placed, stampKind } from '../../shapes/symbolKind.ts';
import { boxKind } from '../../shapes/boxKind.ts';
import { boxAround } from '../../geometry/box.ts';
import { outlineOfBox } from '../../lettering/besideBox.ts';
import { labelsOfLettered } from './letteredLabels.ts';

const layer = layers.utilities;
const lines = linesOf(layer);
const white = '#ffffff';
const center = { x: 0, y: 0 };

/** Feet of the smallest visible detail above which only the outline of a meter or a hydrant is drawn. */
const meterDetail = 0.3;
const hydrantDetail = 2;

/** Feet. */
const meterLetters = 0.85;
const meters = { water: 'WM', gas: 'GM', electric: 'EM' } as const;

export const meter = stampKind({
  type: 'meter',
  title: 'Meter',
  layer,
  stands: true,
  properties: {
    service: listed(choice('Service', { water: 'Water', gas: 'Gas', electric: 'Electric' }, 'water')),
    number: words('Meter number'),
  },
  extent: () => ({ width: 2, height: 2 }),
  draw({ service }, pen) {
    pen.path(box(2, 2), { ...lines.object, fill: white });
    if (pen.resolution > meterDetail) return;
    pen.circle(center, 1, lines.detail);
    letters(pen, meters[service], meterLetters, lines.solid);
  },
  labels: labelsOfLettered<Placed & { readonly service: keyof typeof meters }>({
    layer,
    outlineOf: (object) => outlineOfBox(boxAround(object, 1)),
    lettersOf: ({ service }) => meters[service],
    tall: meterLetters,
  }),
});

export const hydrant = stampKind({
  type: 'hydrant',
  title: 'Hydrant',
  layer,
  stands: true,
  hasFront: true,
  properties: {
    number: words('Hydrant number'),
    flow: count('Flow (gallons a minute)', 1000, { max: 100_000 }),
  },
  extent: () => ({ width: 3, height: 3 }),
  draw(_, pen) {
    const barrel = { ...lines.object, fill: '#d9534a' };
    if (pen.resolution > hydrantDetail) {
      pen.circle(center, 1.5, barrel);
      return;
    }
    // The barrel between its two hose outlets, and the large one for the engine in front.
    for (const way of [-1, 1]) {
      const x = way * 1.5;
      pen.path(open({ x: way * 0.9, y: 0 }, { x, y: 0 }), lines.object);
      pen.path(open({ x, y: -0.5 }, { x, y: 0.5 }), lines.object);
    }
    pen.path(open({ x: 0, y: -0.9 }, { x: 0, y: -1.5 }), lines.object);
    pen.path(open({ x: -0.5, y: -1.5 }, { x: 0.5, y: -1.5 }), lines.object);
    pen.circle(center, 0.9, barrel);
    if (pen.resolution < 0.15) pen.circle(center, 0.4, { ...lines.detail, fill: white });
  },
});

export const pole = stampKind({
  type: 'pole',
  title: 'Utility pole',
  layer,
  stands: true,
  hasFront: true,
  properties: {
    carries: listed(choice('Carries', { lines: 'Lines', light: 'Street light', guy: 'Guy wire' }, 'lines')),
    number: words('Pole number'),
  },
  extent: ({ carries }) => (carries === 'lines' ? { width: 6, height: 1.5 } : { width: 1.5, height: 6 }),
  draw({ carries }, pen) {
    const arm =
      carries === 'lines' ? [open({ x: -3, y: 0 }, { x: 3, y: 0 })] : [open(center, { x: 0, y: -3 })];
    for (const line of arm) pen.path(line, lines.object);
    if (carries === 'light') pen.circle({ x: 0, y: -2.3 }, 0.7, { ...lines.detail, fill: '#fff3c4' });
    if (carries === 'guy')
      pen.path(closed({ x: -0.5, y: -2 }, { x: 0.5, y: -2 }, { x: 0, y: -3 }), lines.solid);
    pen.circle(center, 0.75, { ...lines.object, fill: white });
    pen.circle(center, 0.4, lines.solid);
  },
});

export const acUnit = boxKind({
  type: 'acUnit',
  title: 'AC unit',
  layer,
  stands: true,
  keepsSetback: true,
  size: { width: 3, height: 3 },
  properties: { tons: count('Capacity (tons)', 3, { max: 1000 }) },
  draw({ width, height }, pen) {
    pen.path(box(width, height), { ...lines.object, fill: '#f3f4f6' });
    const fan = Math.min(width, height) * 0.42;
    if (fan < pen.resolution * 3) return;
    pen.circle(center, fan, lines.detail);
    for (let blade = 0; blade < 3; blade += 1) {
      const turn = (blade / 3) * 2 * Math.PI;
      const tip = { x: fan * Math.sin(turn), y: -fan * Math.cos(turn) };
      pen.path(open({ ...center, bulge: 0.35 }, tip), lines.detail);
    }
    pen.circle(center, fan * 0.14, lines.solid);
  },
});

export const generator = boxKind({
  type: 'generator',
  title: 'Generator',
  layer,
  stands: true,
  keepsSetback: true,
  size: { width: 4, height: 2.5 },
  properties: { kilowatts: count('Output (kW)', 22, { max: 100_000 }) },
  draw({ width, height }, pen) {
    pen.path(box(width, height), { ...lines.object, fill: '#f3f4f6' });
    const letter = Math.min(width * 0.3, height * 0.5);
    if (letter < pen.resolution * 4) return;
    letters(pen, 'GEN', letter, lines.solid);
  },
});

export const propaneTank = boxKind({
  type: 'propaneTank',
  title: 'Propane tank',
  layer,
  stands: true,
  keepsSetback: true,
  size: { width: 3.1, height: 10 },
  properties: {
    gallons: count('Capacity (gallons)', 500, { max: 100_000 }),
    setback: length('Clear distance (feet)', 10, { max: 500 }),
  },
  draw({ width, height }, pen) {
    const isLevel = width > height;
    const r = Math.min(width, height) / 2;
    const straight = Math.abs(height - width) / 2;
    const ends = isLevel
      ? ([
          { x: -straight, y: -r },
          { x: straight, y: -r, bulge: 1 },
          { x: straight, y: r },
          { x: -straight, y: r, bulge: 1 },
        ] as const)
      : ([
          { x: r, y: -straight },
          { x: r, y: straight, bulge: 1 },
          { x: -r, y: straight },
          { x: -r, y: -straight, bulge: 1 },
        ] as const);
    // An invisible box, because the handles are at its corners.
    pen.path(box(width, height), { layer });
    pen.path(closed(...ends), { ...lines.object, fill: '#f7f7f5' });
    if (r < pen.resolution * 4) return;
    pen.circle(center, r * 0.45, { ...lines.detail, fill: white });
    if (straight > r) letters(pen, 'P', r * 0.7, lines.solid);
    for (const way of [-1, 1]) {
      const end = way * straight;
      pen.path(
        isLevel ? open({ x: end, y: -r }, { x: end, y: r }) : open({ x: -r, y: end }, { x: r, y: end }),
        lines.fine,
      );
    }
  },
});
