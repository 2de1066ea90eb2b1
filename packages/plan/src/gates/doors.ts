// Doors: the entrances in the walls of a building. Unlike gates, they have a floor behind them, a sill, and steps outside.
import { choice, count, knownElevation, propertyForms } from '../objects/properties.ts';
import type { Form } from '../objects/form.ts';
import { type Entrance, entranceForms } from './entrance.ts';
import type { Side } from './sides.ts';

const doorFields = {
  floor: {
    ...choice(
      'Floor behind it',
      { finished: 'Finished floor', garage: 'Garage floor', lowest: 'Lowest floor' },
      'finished',
    ),
    silent: true,
  },
  // In the door's main form, not in one for elevations.
  sill: { ...knownElevation('Sill', 'Leave empty if it is at the floor'), form: '' },
  risers: count('Risers outside', 0, { max: 100, silent: true, hint: 'Leave 0 if there are no steps' }),
} as const;

const doorForms = (side: Side, door: Entrance): readonly Form<Entrance>[] => [
  ...propertyForms(door, 'Door', doorFields),
  ...entranceForms(side, door, 'Door', 'Width'),
];

/** How the kinds of buildings have doors. width: feet of a new one. */
export const inBuildings = {
  title: 'Door',
  called: 'door',
  forms: doorForms,
  fields: doorFields,
  to: 'building',
  width: 3,
} as const;

/** Feet: a wider door slides or rolls up, as that of a garage. */
const widestLeaves = 6;

export const isOverhead = ({ width }: Entrance): boolean => width > widestLeaves;

/** Whether it is an overhead door at the garage floor, through which cars pass and nobody needs steps. */
export const isForCars = (door: Entrance): boolean => door.floor === 'garage' && isOverhead(door);
