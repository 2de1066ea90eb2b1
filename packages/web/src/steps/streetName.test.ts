import { expect, test } from 'vitest';
import { streetName, streetsIn } from './streetName.ts';

test.each([
  ['12 Oak Street, Springfield', 'Oak Street'],
  ['1204B  NW 5th Ave Apt 4', 'NW 5th Ave'],
  ['12-14 High St', 'High St'],
  ['101 1/2 Elm Ln; Rear', 'Elm Ln'],
  ['Oak Street', undefined],
  ['Lot 4, Block 2', undefined],
  ['12', undefined],
  ['', undefined],
])('the street of "%s" is %s', (address, street) => {
  expect(streetName(address)).toBe(street);
});

test.each([
  ['along the north line of Oak Street, 60 feet wide, to a pin', ['Oak Street']],
  ['thence along said MARTIN LUTHER KING BOULEVARD N 2 E', ['Martin Luther King Boulevard']],
  ['on the easterly side of Elm Ave. and West 5th Street', ['West 5th Street']],
  ['to a point on the right of way of Mill road; thence along Mill road', ['Mill road']],
  ['BEGINNING ON THE NORTH RIGHT OF WAY LINE OF OAK STREET', ['Oak Street']],
  ['recorded in the Superior Court of Kent County', []],
  ['IN THE CENTER OF THE ROAD', []],
  ['to the middle of A PRIVATE ROAD; and a Public Way', []],
  ['along County Line Road and West Side Avenue', ['County Line Road', 'West Side Avenue']],
  [
    'on Center Street, State Street and Superior Avenue',
    ['Center Street', 'State Street', 'Superior Avenue'],
  ],
  ['ON ISLE OF PALMS BOULEVARD', ['Isle Of Palms Boulevard']],
  ['thence North 10 feet to a road', []],
  ['', []],
])('the streets that a deed names in "%s" are %j', (deed, streets) => {
  expect(streetsIn(deed)).toEqual(streets);
});
