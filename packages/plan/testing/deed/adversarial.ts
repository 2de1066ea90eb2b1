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
  [
    'an aliquot part with exceptions',
    `The SE 1/4 of the NW 1/4 of Section 14, T. 2 S., R. 5 E., W.M., EXCEPT the North 208.71 feet of the East 208.71 feet thereof; ALSO EXCEPT that portion lying within County Road No. 12, being 60 feet in width.`,
    [],
  ],
  [
    'a table of curves without their turns',
    `CURVE\tRADIUS\tARC\tDELTA\tCHORD BEARING\tCHORD\nC1\t50.00'\t39.27'\t45°00'00"\tN 22°30'00" E\t38.27'\nC2\t80.00'\t41.89'\t30°00'00"\tN 60°00'00" E\t41.41'`,
    [],
  ],
  [
    'Massachusetts: general directions alone',
    `Northerly by Main Street one hundred (100) feet; Easterly by land of Hale eighty (80) feet; Southerly by land of Cole one hundred (100) feet; Westerly by Elm Street eighty (80) feet. Containing 8,000 square feet.`,
    [],
  ],
  [
    'Louisiana: front and depth',
    `A certain lot of ground measuring 192 feet front on Canal Street by a depth of 120 feet between equal and parallel lines, said lot commencing at a distance of 60 feet from the corner of Dorgenois Street.`,
    [],
  ],
  [
    'Alabama: angles to the right and left',
    `thence N 02°30' W 210.00 feet; thence an angle right of 88°15' and run 125.00 feet; thence an angle left of 91°45' and run 60.00 feet; thence with an interior angle of 92°10' run 100.00 feet`,
    ['N2.30W 210'],
  ],
  [
    'parts of lots',
    `The West 50 feet of Lot 3 and the East 10 feet of Lot 4, Block 12, Original Town, together with the North half of the vacated alley adjoining, 8 feet wide.`,
    [],
  ],
  [
    'measured and recorded beside each other',
    `thence S 89°59'00" E (M), N 90°00' E (R), 132.00 feet (M), 131.95 feet (R); thence S 00°01'00" W 66.00 feet (M&R); thence N 89°59'00" W 132.00 feet`,
    ['S0.01W 66', 'N89.59W 132'],
  ],
  [
    'an angle without its quadrant among bearings that have theirs',
    `Beginning at a pin; thence N 45° E 100 feet; thence on a bearing of 135° 50 feet; thence S 45° W 100 feet`,
    ['N45E 100', 'S45W 100'],
  ],
  [
    'a place beside a barn',
    `thence S 30 E 100 feet to a point N 60 E 25 feet from the SW corner of the barn; thence S 60 W 50 feet`,
    ['S60W 50'],
  ],
  [
    'the thickness of a wall, and then the length',
    `thence N 45°E along the wall, the same being 3 feet thick, 100 feet; thence S 45 E 50 feet`,
    ['N45E 100', 'S45E 50'],
  ],
  [
    'an angle to the East',
    `thence North, 80 feet; thence at an angle of 45° to the East 30 feet; thence South 10 feet`,
    ['N0E 80', 'S0W 10'],
  ],
  [
    'another deed in parentheses',
    `thence N 10 E (deed N 12 E) 100 ft (deed 102 ft); thence S 80 E 50 ft`,
    ['N10E 100', 'S80E 50'],
  ],
  ['sixty seconds', `thence N89-59-60E 100'; thence S 45 E 50 feet`, ['S45E 50']],
  [
    'a shore of about forty feet',
    `thence N 45 E 100 feet more or less to low water mark, thence by the shore S 30 E about 40 feet; thence S 45 W 20 feet`,
    ['N45E 100', 'S30E 40', 'S45W 20'],
  ],
  [
    'a bearing to a station',
    `Beginning at station 0+00; thence N 45 E to station 1+20.5, 120.5 feet; thence S 45 E 20 feet`,
    ['N45E 120.5', 'S45E 20'],
  ],
  [
    'the size of a lot behind its edges',
    `thence N 45 E 100 feet, thence S 45 E 50 feet; thence S 45 W 100 feet; thence N 45 W 50 feet to the beginning, being Lot 5, 50 by 100 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'at right angles to a street',
    `thence N 5 E 10 feet; thence on a line at right angles to Main Street 100 feet; thence S 5 W 20 feet`,
    ['N5E 10', 'S5W 20'],
  ],
  ['sizes of lots', `Lot 5, being 50 feet by 100 feet; also a 100' x 150' lot on the north side of Elm`, []],
  [
    'rows of coordinates',
    `Point 1 N 4512345.67 E 512345.67\nPoint 2 N 4512400.00 E 512300.00\nPoint 3 N 4512300.00 E 512250.00`,
    [],
  ],
  [
    'rows of latitudes and longitudes',
    `1. 45°30'15"N 122°15'30"W\n2. 45°30'20"N 122°15'35"W\n3. 45°30'25"N 122°15'25"W`,
    [],
  ],
  [
    'numbers at the head of a deed',
    `Prepared by J. Smith, Esq., 12 N. Main St., tel. 555-1234. File 20-1187. thence N 45 E 100 feet; thence S 45 E 50 feet`,
    ['N45E 100', 'S45E 50'],
  ],
  [
    'an error of a prior deed',
    `thence N 45 E 100 feet (erroneously called N 54 E in prior deed); thence S 45 E 50 feet`,
    ['N45E 100', 'S45E 50'],
  ],
  [
    'a reserved square',
    `thence N. 2° E. 4 chains; thence N 88 W 3.5 chains to the corner; excepting and reserving 1 acre in the NW corner 208 feet square`,
    ['N2E 264', 'N88W 231'],
  ],
  [
    'paces and steps',
    `thence N 45 E 33 1/3 yards; thence East 40 paces; thence South 12 steps; thence West 9 feet`,
    ['N45E 100', 'N90W 9'],
  ],
  ['a comma in meters', `thence N 45 E 45,720 m; thence S 45 E 20,117 m; thence S 45 W 9 feet`, ['S45W 9']],
  [
    'a quoted deed',
    `thence N 45 E 100 feet to the line of a tract described as: "N 20 E 55 feet" in the deed to Hale; thence S 45 E 50 feet`,
    ['N45E 100', 'S45E 50'],
  ],
  [
    'two parts of an edge and their sum',
    `thence N 45 E 40 feet to a pin and 60 feet further to a stone, 100 feet in all; thence S 45 E 20 feet`,
    ['S45E 20'],
  ],
  [
    'neighbors with initials, and a length without a bearing',
    `thence with the line of John Smith, et ux, N 45 E 100 feet; thence with the line of S. E. Jones 50 feet; thence W 9 feet`,
    ['N45E 100', 'N90W 9'],
  ],
  [
    'a monument and where it lies',
    `thence N 45 E 100 feet to Monument 12, being N 20 E 400 feet from Monument 11; thence S 45 E 20 feet`,
    ['N45E 100', 'S45E 20'],
  ],
  [
    'magnetic and true',
    `thence N 45 E (magnetic) 100 feet; thence S 45 E (true) 50 feet; thence S 5 W 10 feet`,
    ['N45E 100', 'S45E 50', 'S5W 10'],
  ],
  [
    'a length less the width of a road',
    `thence N 45 E 100 feet; thence S 45 E 50 feet, less the width of the road, 20 feet; thence W 9 feet`,
    ['N45E 100', 'N90W 9'],
  ],
  [
    'a curve by its degree',
    `thence N 5 E 10.00 feet; thence along a 10°00' curve to the right, 100.00 feet; thence N 15 E 10 feet`,
    ['N5E 10', 'N15E 10'],
  ],
  [
    'the variation of the needle',
    `thence N 45°15' E 10.5 chains, variation 3°15' East; thence S 44°45' E 4 chains`,
    ['S44.45E 264'],
  ],
  [
    'a homeowner in prose',
    `The property starts at the mailbox and goes north 100 feet to the fence, then turns east and goes 50 feet to the oak, then south 100 feet, then west 50 feet back to the mailbox.`,
    ['N0E 100', 'N90E 50', 'S0W 100', 'N90W 50'],
  ],
];
