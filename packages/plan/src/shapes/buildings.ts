// What the two kinds of buildings share, the rectangular house and the building with any outline: the fields of their
// form. Their drawing is in drawBuilding.ts.
import { choice, count, length, listed, type Property, words } from '../objects/properties.ts';
import type { Roof } from './roofLines.ts';

/** The use that a new building has. */
export const usualUse = 'Building';

/** Their fill on a drafted plan. */
export const draftedColor = '#f1f0ed';

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
    spaces: parkingField('Number of cars that park inside, as in a garage'),
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
