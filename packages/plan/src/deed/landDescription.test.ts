import { describe, expect, test } from 'vitest';
import { boxHeight, boxWidth } from '../geometry/box.ts';
import { landDescription } from './landDescription.ts';

describe('a part of a section', () => {
  test.each([
    [
      'The NW 1/4 of the SE 1/4 of Section 12, Township 3 North, Range 4 East',
      'NW 1/4 of SE 1/4 of Section 12',
      1320,
      1320,
    ],
    ['NW¼SE¼ Sec. 12, T3N, R4E', 'NW 1/4 of SE 1/4 of Section 12', 1320, 1320],
    [
      'Northwest Quarter of the Southeast Quarter of Section 12',
      'NW 1/4 of SE 1/4 of Section 12',
      1320,
      1320,
    ],
    [
      'the north one-half of the south east one-quarter (1/4) of section 7',
      'N 1/2 of SE 1/4 of Section 7',
      2640,
      1320,
    ],
    ['E 1/2 W 1/2 SW 1/4 NE 1/4, Section 30', 'E 1/2 of W 1/2 of SW 1/4 of NE 1/4 of Section 30', 330, 1320],
    ['N.W. 1/4 of the N.E. 1/4 of Sec 3', 'NW 1/4 of NE 1/4 of Section 3', 1320, 1320],
    ['S/2 SW/4 of Section 9', 'S 1/2 of SW 1/4 of Section 9', 2640, 1320],
    ['the West half of Section 1', 'W 1/2 of Section 1', 2640, 5280],
  ])('%s', (text, name, width, height) => {
    const land = landDescription(text);
    if (land?.is !== 'section part' || !land.nominal) throw new Error('It has no nominal size.');
    expect(land.name).toBe(name);
    expect([boxWidth(land.nominal), boxHeight(land.nominal)]).toEqual([width, height]);
  });

  test('lies where its name says', () => {
    expect(landDescription('NW 1/4 of the SE 1/4 of Section 12')).toMatchObject({
      nominal: { minX: 2640, minY: 2640, maxX: 3960, maxY: 3960 },
    });
    expect(landDescription('E 1/2 of the NW 1/4 of Section 12')).toMatchObject({
      nominal: { minX: 1320, minY: 0, maxX: 2640, maxY: 2640 },
    });
  });

  test.each([
    'The NW 1/4 of Section 12 and the NE 1/4 of Section 11',
    'The NW 1/4 of Section 12, except the south 30 feet',
    'The NW 1/4 and the N 1/2 of the SW 1/4 of Section 12',
    'A tract in the NW 1/4 of Section 12',
    'Lot 2 in the NW 1/4 of Section 12',
    '5 acres of the NW 1/4 of Section 12',
  ])('with more or less than that has no nominal size: %s', (text) => {
    expect(landDescription(text)).toMatchObject({ is: 'section part', nominal: undefined });
  });
});

describe('a lot of a plat', () => {
  test.each([
    ['Lot 7, Block 3, Pleasant Hills, as recorded in Book 12 of plats, page 4', 'Lot 7, Block 3'],
    ['LOT 12 OF BLK 4A, OAK PARK ADDITION', 'Lot 12, Block 4A'],
    ['Lot No. 3 of the Smith subdivision', 'Lot 3'],
    ['Lot A of Short Plat 1234', 'Lot A'],
  ])('%s', (text, name) => {
    expect(landDescription(text)).toEqual({ is: 'plat', name, isWhole: true });
  });

  test('is no other text', () => {
    for (const text of ['', 'along the lot line', 'a lot of money', 'the corner of lot', 'a lot a mile away'])
      expect(landDescription(text)).toBeUndefined();
  });
});

test('a long text takes no longer than a short one', () => {
  expect(landDescription('n '.repeat(100_000))).toBeUndefined();
  expect(landDescription('north 1/2 '.repeat(20_000))).toBeUndefined();
});

describe('lots of a plat', () => {
  test.each([
    ['LOTS 11 AND 12, BLOCK 4, RIVERVIEW HEIGHTS', 'Lots 11 and 12, Block 4'],
    ['Lots 5, 6 and 7 of Block B, Smith Addition', 'Lots 5, 6 and 7, Block B'],
    ['lots 1 through 4, inclusive, less and except all minerals', 'Lots 1 through 4'],
  ])('%s', (text, name) => {
    expect(landDescription(text)).toEqual({ is: 'plat', name, isWhole: true });
  });

  test.each([
    "The South 75 feet of the East 100 feet of Lot 3, Block 2, in Smith's Addition",
    'Lot 3, Block 2, less the North 10 feet thereof',
    'The west half of Lots 3 and 4, Block 2',
    'S½ of Lot 3, Block 2',
    'Lot 3, Block 2, and that part of vacated 10th Street adjoining it',
  ])('more or less than all of it: %s', (text) => {
    expect(landDescription(text)).toMatchObject({ is: 'plat', isWhole: false });
  });
});
