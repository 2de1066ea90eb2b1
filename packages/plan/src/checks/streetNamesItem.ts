// The item of a pack about the names of the streets.
import { boxGap } from '../geometry/pathDistance.ts';
import { grow } from '../geometry/box.ts';
import { ownName } from '../titleOf.ts';
import { absent, type ItemState, shown } from './item.ts';
import type { ItemContext } from './itemContext.ts';

/** Feet around the pavement within which its name is written. */
const besideStreet = 25;

export function streetNames(context: ItemContext): ItemState {
  const streets = context.of('street');
  const notes = context.of('note').filter(({ object }) => ownName(object) !== '');
  if (streets.length === 0)
    return absent('No street is drawn. Draw the street that the lot is on, and name it.');
  const nameless = streets.filter(
    ({ object, ground }) =>
      !object.name?.trim() &&
      !notes.some((note) => boxGap(note.ground.box, grow(ground.box, besideStreet)) === 0),
  );
  return nameless.length === 0
    ? shown('The street names are written.')
    : {
        state: 'incomplete',
        sentence:
          nameless.length === 1
            ? 'Write the name of the street on it.'
            : `Write the names of ${nameless.length} streets on them.`,
        objects: nameless.map(({ object }) => object.id),
      };
}
