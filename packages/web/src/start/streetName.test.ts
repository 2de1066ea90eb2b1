import { expect, test } from 'vitest';
import { streetName } from './streetName.ts';

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
