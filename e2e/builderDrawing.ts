// A builder's drawing as DXF of release 12, in inches, which it doesn't say: a house of single lines and an arc on A-BLDG,
// a tree as a block, and a note.

const pairs = (...codes: readonly (number | string)[]): string => `${codes.join('\n')}\n`;
const inches = (feet: number): number => feet * 12;

type At = readonly [x: number, y: number];

const line = (from: At, to: At): string =>
  pairs(
    0,
    'LINE',
    8,
    'A-BLDG',
    10,
    inches(from[0]),
    20,
    inches(from[1]),
    11,
    inches(to[0]),
    21,
    inches(to[1]),
  );

/** A house of 40 by 30 feet, whose right side is a bay with a radius of 15 feet. */
const house = [
  line([0, 0], [40, 0]),
  pairs(0, 'ARC', 8, 'A-BLDG', 10, inches(40), 20, inches(15), 40, inches(15), 50, 270, 51, 90),
  line([40, 30], [0, 30]),
  line([0, 30], [0, 0]),
];

const tree = [
  pairs(0, 'BLOCK', 8, '0', 2, 'OAK-TREE', 70, 0, 10, 0, 20, 0),
  pairs(0, 'CIRCLE', 8, 'TREES', 10, 0, 20, 0, 40, inches(8)),
  pairs(0, 'CIRCLE', 8, 'TREES', 10, 0, 20, 0, 40, inches(1)),
  pairs(0, 'ENDBLK', 8, '0'),
];

export const builderDrawing = [
  pairs(0, 'SECTION', 2, 'BLOCKS'),
  ...tree,
  pairs(0, 'ENDSEC', 0, 'SECTION', 2, 'ENTITIES'),
  ...house,
  pairs(0, 'INSERT', 8, 'TREES', 2, 'OAK-TREE', 10, inches(-15), 20, inches(15)),
  pairs(0, 'TEXT', 8, 'NOTES', 10, 0, 20, inches(-8), 40, inches(2), 1, 'PLAN A'),
  pairs(0, 'ENDSEC', 0, 'EOF'),
].join('');
