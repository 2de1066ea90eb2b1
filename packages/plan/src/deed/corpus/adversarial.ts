// Descriptions in which numbers and directions stand that are no edges, and the edges among them. An edge that cannot be
// told from the rest must be marked. Made for the tests.
import type { Description } from './description.ts';

export const adversarial: readonly Description[] = [
  [
    'alternatives',
    `thence N 45 E or N 46 E 100 feet; thence S 45 E 100 or 102 feet; thence S 5 W 20 feet`,
    ['S5W 20'],
  ],
  [
    'bounds for lengths',
    `thence N 45 E not less than 100 feet; thence S 45 E at least 80 feet; thence S 45 W between 90 and 100 feet; thence N 5 W up to 20 feet; thence E 9 feet`,
    ['N90E 9'],
  ],
  [
    'points finer than eight',
    `thence North by East 100 feet; thence NNE 50 feet; thence East by South 20 feet; thence S 5 W 9 feet`,
    ['S5W 9'],
  ],
  [
    'bearings from another deed',
    `thence N 45 E 100 feet, said line being recorded as N 46 E 101 feet in Deed Book 25, Page 103; thence S 45 E 80 feet (called S 44 E 82 feet in the deed to Cole); thence S 5 W 20 feet`,
    ['N45E 100', 'S45E 80', 'S5W 20'],
  ],
  [
    'a tie within a course',
    `thence to a stake which bears N 20 E 15 feet from the corner of the barn; thence S 5 W 20 feet`,
    ['S5W 20'],
  ],
  [
    'a witness with feet',
    `thence N 45 E 100 feet to a stone, from which a maple bears S 10 W 12.5 feet and a gas valve bears N 80 E 7.1 feet; thence S 45 E 80 feet`,
    ['N45E 100', 'S45E 80'],
  ],
  [
    'a spiral',
    `thence N 5 E 100 feet; thence along a spiral curve to the right, chord bearing N 8 E 150.00 feet; thence N 12 E 40 feet`,
    ['N5E 100', 'N12E 40'],
  ],
  [
    'units that are not read',
    `thence N 45 E 12 fathoms; thence S 45 E 3 arpents; thence S 5 W 20 brazas; thence W 9 feet`,
    ['N90W 9'],
  ],
  [
    'meters said once for all',
    `All distances are in meters. Thence N 45 E 30.48; thence S 45 E 20.00; thence S 5 W 9.00`,
    [],
  ],
  ['a column in meters', `Line Bearing Distance (m)\nN 45 E 30.48\nS 45 E 20.00\nmetres`, []],
  ['numbers beside poles', `thence N 20 E 30 to a stone; thence S 70 E 40 poles to an oak`, ['S70E 660']],
  [
    'passing twice',
    `thence N 45 E, at 20 feet passing a pin, at 60 feet passing a post, in all 120 feet; thence S 45 E 300 feet to a creek, 500 feet to a stake; thence W 9 feet`,
    ['N45E 120', 'N90W 9'],
  ],
  ['only what is passed', `thence N 45 E passing a pin at 20 feet to the river; thence W 9 feet`, ['N90W 9']],
  [
    'general directions',
    `thence northerly 100 feet; thence easterly along Main Street 50 feet; thence S 5 W 20 feet; thence North easterly 10 feet`,
    ['S5W 20'],
  ],
  [
    'directions of streets',
    `thence along South Elm Street N 45 E 100 feet; thence with the west side of North Main 5 S 45 E 60 feet; thence along U.S. 31 East 30 feet; thence W 9 feet`,
    ['N45E 100', 'N90W 9'],
  ],
  [
    'a neighbor by name',
    `thence N 45 E 100 feet with the land of W. Smith and S. Brown; thence S 45 E 60 feet to the corner of E. Jones; thence W 9 feet`,
    ['N45E 100', 'S45E 60', 'N90W 9'],
  ],
  [
    'sections and ranges',
    `The N 1/2 of the SE 1/4 of Section 12, T5N, R3W of the 6th P.M., 80 acres; Lots 1, 2 and 3 of Block 9; the East 20 feet of Lot 5`,
    [],
  ],
  [
    'an angle against a bearing',
    `thence N 5 E 150 feet; thence turn an angle of 91°15' to the right and run East 80 feet; thence S 5 W 150 feet`,
    ['N5E 150', 'S5W 150'],
  ],
  [
    'an angle without a side',
    `thence N 5 E 150 feet; thence at an angle of 30 degrees 80 feet; thence S 5 W 150 feet`,
    ['N5E 150', 'S5W 150'],
  ],
  [
    'a curve without its chord',
    `thence N 5 E 9 feet; thence along a non-tangent curve to the left, radius 50 feet, arc 20 feet; thence S 5 W 15 feet`,
    ['N5E 9', 'S5W 15'],
  ],
  [
    'a curve whose figures disagree',
    `thence N 5 E 9 feet; thence along a curve to the left, radius 50 feet, arc 20 feet, central angle 90°; thence S 5 W 15 feet`,
    ['N5E 9', 'S5W 15'],
  ],
  [
    'a curve with two radii',
    `thence N 5 E 9 feet; thence along a curve to the left, radius 50 feet, arc 20 feet, radius 80 feet; thence S 5 W 15 feet`,
    ['N5E 9', 'S5W 15'],
  ],
  ['a bare table of angles', `1 45°30'00" 100.00 ft\n2 135°30'00" 50.00 ft`, []],
  [
    'azimuths from somewhere',
    `by azimuths measured clockwise from the meridian of Paris: 1. 168° 30' 75.00 feet; 2. 258° 30' 133.33 feet`,
    [],
  ],
  ['a line against its words', `thence northerly S 10 E 100 feet; thence S 5 W 15 feet`, ['S5W 15']],
  ['a length of nothing', `thence N 45 E 0.00 feet; thence S 5 W 15 feet`, ['S5W 15']],
  [
    'one less another',
    `thence N 45 E 100 feet less 20 feet; thence S 45 E 100 feet plus 5; thence S 5 W 15 feet`,
    ['S5W 15'],
  ],
  [
    'heights and depths',
    `thence N 45 E 100 feet along a wall 6 feet high and 2 feet thick; thence S 45 E 60 feet to a post 4 feet tall, set 3 feet deep; thence W 9 feet`,
    ['N45E 100', 'S45E 60', 'N90W 9'],
  ],
  [
    'coordinates',
    `Beginning at N 1234567.89, E 7654321.00; thence N 45 E 100 feet to latitude 45°30'15" N; thence S 45 E 60 feet`,
    ['N45E 100', 'S45E 60'],
  ],
  [
    'Spanish',
    `Comenzando en una estaca; de allí Norte 45 grados Este 100 pies a un punto; de allí Sur 45 grados Este 60 pies`,
    [],
  ],
  [
    'every sign twice',
    `tthheennccee NN 4455°°3300'' EE 112200..5500 ffeeeett;; tthheennccee SS 4444°°3300'' EE 8800..0000 ffeeeett`,
    [],
  ],
  [
    'quarters with a stroke, and a stone of three sizes',
    `BEGINNING at a stone 6x6x18 inches being N 01°02'03" E 25.00 feet from the SW Corner of the NW/4 of Section 3; THENCE N 45 E 208.71 feet to a 4" x 4" post; THENCE S 45 E 208.71 feet`,
    ['>N1.02.03E 25', 'N45E 208.71', 'S45E 208.71'],
  ],
];
