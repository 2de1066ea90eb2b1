// What the two kinds of buildings share, the rectangular house and the building with any outline: the fields of their
// form, and the drawing of walls, eave and roof.
import { inset, offsetPath } from '../geometry/band.ts';
import { signedArea } from '../geometry/outline.ts';
import type { Path, Pen } from '../pen/pen.ts';
import { fillOf, inkOn, paint, type Shade } from './ink.ts';
import { choice, count, length, listed, type Property, words } from './properties.ts';
import { layers, linesOf } from './site/layers.ts';
import { type Roof, roofLines } from './roofLines.ts';

export const lines = linesOf(layers.buildings);
/** Millimeters on paper. */
const eaveDash = [2, 1.2];
/** In multiples of the smallest visible detail: narrower buildings show no roof. */
const minDetail = 8;

/** The use that a new building has. */
export const usualUse = 'Building';

/** The fields for its use and sizes. initial: feet, except for the stories. silent: see Property. */
export function buildingFields(
  initial: {
    readonly use: string;
    readonly tall: number;
    readonly storeys: number;
    readonly walls: number;
    readonly eave: number;
  },
  silent?: true,
) {
  const optional = silent ? { silent } : {};
  return {
    use: listed(words('Use', initial.use, 'Such as dwelling, garage or barn')),
    tall: length('Height (feet)', initial.tall, { max: 3000, ...optional }),
    storeys: count('Stories', initial.storeys, { max: 200, ...optional }),
    walls: length('Wall thickness (feet)', initial.walls, { max: 20, ...optional }),
    eave: length('Eave overhang (feet)', initial.eave, { max: 50, ...optional }),
    spaces: parkingField('Cars that park in it, as in a garage'),
  };
}

/** How many cars may park there. */
export const parkingField = (hint: string): Property<number> =>
  count('Parking spaces', 0, { max: 1000, hint, silent: true });

/** The field for the roof. names: the kind's own values for the roofs, as in files. */
export const roofField = <const V extends string>(
  names: Readonly<Record<Roof, V>>,
  initial: NoInfer<V>,
): Property<V> => {
  const titles = {
    [names.hip]: 'Hip',
    [names.gable]: 'Gable',
    [names.across]: 'Gable across',
    [names.flat]: 'Flat',
  };
  return choice('Roof', titles as Record<V, string>, initial);
};

interface Building {
  readonly color: string;
  readonly shade: Shade;
  /** Feet. */
  readonly walls: number;
  readonly eave: number;
}

export function drawBuilding(outline: Path, building: Building, roof: Roof, pen: Pen): void {
  const { walls, eave } = building;
  const fill = fillOf(building);
  const detail = { ...lines.detail, stroke: inkOn(fill) };
  pen.path(outline, { ...lines.outline, fill: paint(fill) });
  // Bounds always include the eave, even at scales where it is too small to be drawn.
  if (eave > 0 && (eave > pen.resolution || pen.resolution === Infinity)) {
    const outward = signedArea(outline) > 0 ? -eave : eave;
    pen.path(offsetPath(outline, outward), { ...lines.detail, dash: eaveDash });
  }
  const inner = walls > pen.resolution * 3 ? inset(outline, walls) : undefined;
  if (inner) pen.path(inner, detail);
  if (roof === 'flat') return;
  for (const vertices of roofLines(outline, roof, pen.resolution * minDetail))
    pen.path({ vertices, closed: false }, detail);
}
