// What the two kinds of buildings share, the rectangular house and the building with any outline: the fields of their
// form. Their drawing is in drawBuilding.ts.
import type { Path } from '../geometry/pen.ts';
import type { GroundInput } from '../objects/groundInput.ts';
import {
  choice,
  count,
  knownElevation,
  length,
  lengthIfKnown,
  listed,
  type Property,
  words,
} from '../objects/properties.ts';
import type { Status } from '../objects/kind.ts';
import type { Roof } from '../objects/solid.ts';

/** The use that a new building has. */
export const defaultUse = 'Building';

/** What a building without a name is called. */
export const useOf = ({ use }: { readonly use?: string }): string => use?.trim() ?? '';

/** The fill of buildings on a drafted plan. */
export const draftedColor = '#f1f0ed';

/** The fields for a building's use, sizes and floors. initial: feet, except for the stories. silent: see Property. */
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
    eaveHeight: length('Height to the eave (feet)', 0, { max: 3000, silent: true }),
    storeys: count('Stories', initial.storeys, { max: 200, ...optional }),
    walls: length('Wall thickness (feet)', initial.walls, { max: 20, ...optional }),
    eave: length('Eave overhang (feet)', initial.eave, { max: 50, ...optional }),
    spaces: parkingField('Number of cars that park inside, as in a garage'),
    finishedFloor: knownElevation('Finished floor'),
    garageFloor: knownElevation('Garage floor'),
    lowestFloor: knownElevation('Lowest floor'),
    padBelow: {
      ...lengthIfKnown('Pad below the floor (feet)', { max: 50, silent: true }),
      form: 'Elevations',
      hint: 'Leave empty for the usual 8 inches',
    },
    wallGrade: knownElevation(
      'Finished ground at the walls',
      'Slopes from there down to the existing ground',
    ),
    gradeReach: {
      ...lengthIfKnown('Slopes down over (feet)', { max: 50, silent: true }),
      form: 'Elevations',
      hint: 'Leave empty or 0 for the usual 10 ft',
    },
  };
}

/** Elevations in feet; '' or absent while nobody knows them. */
export interface Floors {
  readonly finishedFloor?: number | '';
  readonly garageFloor?: number | '';
  readonly lowestFloor?: number | '';
}

/** The levels of floors as far as they are known, with the letters that plans have for them. */
export const floorLevels = ({
  finishedFloor,
  garageFloor,
  lowestFloor,
}: Floors): readonly (readonly [letters: string, feet: number])[] =>
  Object.entries({ FF: finishedFloor, GF: garageFloor, LF: lowestFloor }).flatMap(([letters, feet]) =>
    feet === '' || feet === undefined ? [] : [[letters, feet] as const],
  );

/** Feet from a finished floor to the ground under its slab: 4 inches of concrete on 4 of gravel. */
const usualPad = 2 / 3;

/** Feet from its walls within which the ground around a building is graded (IRC R401.3). */
export const usualReach = 10;

interface Padded extends Pick<Floors, 'finishedFloor' | 'garageFloor'> {
  readonly status?: Status;
  readonly padBelow?: number | '';
  readonly wallGrade?: number | '';
  readonly gradeReach?: number | '';
}

/** The pad under a building whose floor is known: the finished one or, of a garage by itself, that of the garage. */
export function padUnder({ finishedFloor = '', garageFloor = '', padBelow = '' }: Padded) {
  const floor = finishedFloor === '' ? garageFloor : finishedFloor;
  if (floor === '') return undefined;
  const below = padBelow || usualPad;
  return { of: floor === finishedFloor ? 'finished' : 'garage', below, elevation: floor - below } as const;
}

/** The ground under a building whose floor is known, and around one whose ground beside the walls is. */
export function groundOfBuilding(path: Path, building: Padded): readonly GroundInput[] {
  const pad = padUnder(building);
  const { wallGrade = '', gradeReach, status } = building;
  const elevation = status === 'removed' ? '' : wallGrade;
  return [
    ...(elevation === ''
      ? []
      : [{ shape: 'apron', of: 'proposed', path, elevation, reach: gradeReach || usualReach } as const]),
    ...(pad ? [{ shape: 'pad', path, elevation: pad.elevation } as const] : []),
  ];
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
