// Words of deeds that are easily taken for something else: what is read must be right, or be marked as unread.
import { expect, test } from 'vitest';
import { callsIn } from '../../testing/testDeed.ts';

const traps: readonly (readonly [trap: string, text: string, calls: readonly string[]])[] = [
  [
    'the thickness of a pin is no distance',
    `thence N 45 E to a 1/2" rebar, 100.00 feet; thence S 5 E to a concrete monument 6 inches square, 75 feet; thence to a 5/8 inch iron rod S 80 W 60 feet`,
    [`N 45°00'00" E, 100.00`, `S 5°00'00" E, 75.00`, `S 80°00'00" W, 60.00`],
  ],
  [
    'a whole distance after a part of it',
    `thence N 45 E 300 varas to a creek, 500 varas in all to a stake; thence S 10 E 20 feet pass a pin, 90 feet to a post; thence S 45 W at 300 varas a branch, 400 varas to the corner`,
    [`N 45°00'00" E, 1388.89`, `S 10°00'00" E, 90.00`, `S 45°00'00" W, 1111.11`],
  ],
  [
    'feet written as minutes, of which a degree has not so many, and a general direction after "due"',
    `thence N 150' E 50' to a pin; thence due North and easterly 100 feet; thence due West 20 feet`,
    [
      `N 0°00'00" E, 150.00`,
      `N 90°00'00" E, 50.00`,
      'unread: thence due North and easterly 100 feet',
      `N 90°00'00" W, 20.00`,
    ],
  ],
  [
    'letters for figures are no numbers',
    `thence N 45 E 1OO feet; thence S 5 E 12O.5 feet; thence S 5 W l00 feet; thence N 7 W 30 feet`,
    ['unread: thence N 45 E', 'unread: thence S 5 E', 'unread: thence S 5 W', `N 7°00'00" W, 30.00`],
  ],
  [
    'degrees from a point of the compass',
    `thence 45 degrees west of north 100 feet; thence running thirty degrees east of the south 50 feet`,
    [`N 45°00'00" W, 100.00`, `S 30°00'00" E, 50.00`],
  ],
  [
    '"more or less" begins no exception',
    `Commencing at the corner; thence N 60 feet to the point of beginning, 60 feet more or less; thence E 10 feet; thence S 10 feet; thence to the point of beginning`,
    [`to it: N 0°00'00" E, 60.00`, `N 90°00'00" E, 10.00`, `S 0°00'00" W, 10.00`, 'closing'],
  ],
  [
    'what leads to the beginning without "commencing"',
    `From the Northeast corner of Section 5, run South 300 feet to the POINT OF BEGINNING; thence West 100 feet; thence South 50 feet; thence N 60 E 111 feet to the POINT OF BEGINNING`,
    [`to it: S 0°00'00" W, 300.00`, `N 90°00'00" W, 100.00`, `S 0°00'00" W, 50.00`, `N 60°00'00" E, 111.00`],
  ],
  [
    'Florida: "commence" and "run"',
    `Commence at the Northwest corner of the SE 1/4 of Section 8, Township 2 South, Range 28 East, run thence S 01°10'20" E along the West line thereof 660.12 feet; thence run N 88°50' E 30.00 feet to the Point of Beginning; thence continue N 88°50' E 125.00 feet; thence S 01°10'20" E 80.00 feet; thence S 88°50' W 125 feet to the Easterly right of way line of Oak Street; thence N 01°10'20" W along said right of way line 80.00 feet to the Point of Beginning.`,
    [
      `to it: S 1°10'20" E, 660.12`,
      `to it: N 88°50'00" E, 30.00`,
      `N 88°50'00" E, 125.00`,
      `S 1°10'20" E, 80.00`,
      `S 88°50'00" W, 125.00`,
      `N 1°10'20" W, 80.00`,
    ],
  ],
  [
    'an exception after the lot',
    `Beginning at a pin; thence N 5 E 100 feet; thence S 85 E 50 feet; thence S 30 W 120 feet to the point of beginning. EXCEPTING THEREFROM the north 10 feet, and also a strip: thence N 5 E 20 feet`,
    [`N 5°00'00" E, 100.00`, `S 85°00'00" E, 50.00`, `S 30°00'00" W, 120.00`, 'aside: thence N 5 E 20 feet'],
  ],
  [
    'quarters of a section are no bearings',
    `The NW 1/4 of the SE 1/4 and the north 20 feet of the South 1/2 of Section 12, T5N, R3W, containing 40 acres`,
    [],
  ],
  [
    'a bearing that was measured and one of the record',
    `thence N 45°10' E (record N 45° E) 100.25 feet (record 100 feet); thence along said line (S 3 E 20 feet) to a pin`,
    [`N 45°10'00" E, 100.25`, `S 3°00'00" E, 20.00`],
  ],
  [
    'Georgia: an arc subtended by its chord',
    `thence N 5 E 10 feet; thence along an arc to the left, 78.54 feet, said arc having a radius of 50.00 feet and being subtended by a chord having a bearing of N 40°00'00" W and a length of 70.71 feet; thence S 85 W 9 feet`,
    [`N 5°00'00" E, 10.00`, `curve left R 50.00, 90.00°, chord N 40°00'00" W`, `S 85°00'00" W, 9.00`],
  ],
  [
    'numbers of lots, books and pages',
    `thence leaving said road and with the line of Smith (Deed Book 25, Page 103) N 45 E 100 feet to Lot 7, Block 2; thence with Lot 7 and Lot 8 S 45 E 50 feet to a 30' road`,
    [`N 45°00'00" E, 100.00`, `S 45°00'00" E, 50.00`],
  ],
  [
    'lengths that are of other things',
    `thence N 45 E along the centerline of a 60.00 feet right-of-way, 100 ft; thence S 45 E along a 30' easement 90'; thence S 5 W parallel to and 25 feet distant from the center line, 80 feet`,
    [`N 45°00'00" E, 100.00`, `S 45°00'00" E, 90.00`, `S 5°00'00" W, 80.00`],
  ],
  [
    'the District of Columbia, proclaimed in 1791',
    `Beginning at Jones's Point, being the upper cape of Hunting Creek, in Virginia, and at an angle in the outset of 45 degrees west of the north, and running in a direct line 10 miles for the first line; then beginning again at the same Jones's Point and running another direct line at a right angle with the first across the Potomac 10 miles for the second line; then from the termination of the said first and second lines running two other direct lines of 10 miles each`,
    [
      `N 45°00'00" W, 52800.00`,
      "unread: then beginning again at the same Jones's Point and running another direct line at a right angle with the first across the Potomac 10 miles",
      'unread: then from the termination of the said first and second lines running two other direct lines of 10 miles',
    ],
  ],
  [
    'Yellowstone, by the act of 1872',
    `commencing at the junction of Gardiner's river with the Yellowstone river, and running east to the meridian passing ten miles to the eastward of the most eastern point of Yellowstone lake; thence south along said meridian to the parallel of latitude passing ten miles south of the most southern point of Yellowstone lake; thence west along said parallel to the meridian passing fifteen miles west of the most western point of Madison lake; thence north along said meridian to the latitude of the junction of the Yellowstone and Gardiner's rivers; thence east to the place of beginning`,
    [
      'unread: east to the meridian passing ten miles',
      'unread: thence south along said meridian to the parallel of latitude passing ten miles',
      'unread: thence west along said parallel to the meridian passing fifteen miles',
      'unread: thence north',
      'closing',
    ],
  ],
  [
    'a table with a number for each row',
    `Course Bearing Distance\n1 N 45°30'15" E 120.50\n2 S 44°29'45" E 80.00\n3 S 45°30'15" W 120.50`,
    [`N 45°30'15" E, 120.50`, `S 44°29'45" E, 80.00`, `S 45°30'15" W, 120.50`],
  ],
  [
    'a bearing with something in its middle',
    `thence North (magnetic) 45 degrees East 100 feet; thence S 5 E 10 feet`,
    ['unread: thence North (magnetic) 45 degrees East 100 feet', `S 5°00'00" E, 10.00`],
  ],
  [
    'points of the compass that are misspelt, and letters that are none',
    `thence Nouth 45 E 100 feet; thence Norht 45°30' East along Smith Street South 100 feet; thence N 45 Eats 20 feet; thence N 45 B 30 feet; thence NW 45 E 40 feet; thence S 5 E 10 feet`,
    [
      'unread: thence Nouth 45 E 100 feet',
      "unread: thence Norht 45°30' East along Smith Street South 100 feet",
      'unread: thence N 45 Eats 20 feet',
      'unread: thence N 45 B 30 feet',
      'unread: thence NW 45 E 40 feet',
      `S 5°00'00" E, 10.00`,
    ],
  ],
  [
    'a misspelt point in a list',
    `Nouth 45 E 100 feet\nS 45 E 50 feet\nS 45 W 100 feet`,
    ['unread: Nouth 45 E 100 feet', `S 45°00'00" E, 50.00`, `S 45°00'00" W, 100.00`],
  ],
  [
    'a misspelt point before a length, in a list and after "thence"',
    `Nouth 100 feet\nEast 50 feet to a pin; Souht a distance of 100 feet, Wset 50 feet; thence Northeats 9 feet; thence due Est 8 feet`,
    [
      'unread: Nouth 100 feet',
      `N 90°00'00" E, 50.00`,
      'unread: Souht a distance of 100 feet',
      'unread: Wset 50 feet',
      'unread: thence Northeats 9 feet',
      'unread: thence due Est 8 feet',
    ],
  ],
  [
    'words and names that are spelled much like a point of the compass',
    `thence N 45 E with the land of Jones and\nSmith, 100 feet, the last 20 feet in a swamp; thence S 45 E past 12 feet of wall by Norton, 50 feet; thence W 9 feet, at least`,
    [`N 45°00'00" E, 100.00`, `S 45°00'00" E, 50.00`, `N 90°00'00" W, 9.00`],
  ],
  [
    'hundredths that are none, parts of a chain, and a comma in the wrong place',
    `thence N 45 E One Hundred Twenty and No/100 (120.00) feet; thence S 5 E sixty and 00/100 feet; thence N 45 E one-half chain; thence W half a mile; thence S 45 E 12,34 feet`,
    [
      `N 45°00'00" E, 120.00`,
      `S 5°00'00" E, 60.00`,
      `N 45°00'00" E, 33.00`,
      `N 90°00'00" W, 2640.00`,
      'unread: thence S 45 E',
    ],
  ],
  [
    'a point of the compass and a general direction beside it',
    `thence North easterly 100 feet; thence South-westwardly along the road 50 feet; thence N. Ely 20 feet; thence 20 feet North easterly; thence North easterly, N 45 E 30 feet; thence North, easterly of the fence, 10 feet`,
    [
      'unread: thence North easterly 100 feet',
      'unread: thence South-westwardly along the road 50 feet',
      'unread: thence N. Ely 20 feet',
      'unread: thence 20 feet',
      `N 45°00'00" E, 30.00`,
      `N 0°00'00" E, 10.00`,
    ],
  ],
  [
    'minutes without degrees may as well be feet',
    `thence N 30' E 100 feet; thence S 15 min E 50 feet; thence N 0°30' E 20 feet`,
    [`unread: thence N 30' E 100 feet`, 'unread: thence S 15 min E 50 feet', `N 0°30'00" E, 20.00`],
  ],
  [
    'an angle with a comma in it is no length',
    `N 45, 30 E 100 feet\nS 45, 100.00\nEast 60\nSouth 20 feet`,
    ['unread: N 45, 30 E 100 feet', 'unread: S 45, 100.00 East 60', `S 0°00'00" W, 20.00`],
  ],
  [
    'abbreviations of a clerk',
    `BEG. AT THE NE COR. OF LOT 3; TH. S. 15° W. 100 FT.; TH. N. 75° W. 50 FT.; TH. N. 15° E. 100 FT. TO A STAKE; TH. So. 75 deg. Et. 50 FT.; thence to the first bound`,
    [
      `S 15°00'00" W, 100.00`,
      `N 75°00'00" W, 50.00`,
      `N 15°00'00" E, 100.00`,
      `S 75°00'00" E, 50.00`,
      'closing',
    ],
  ],
  [
    'numbers of a line that are neither an angle nor a length',
    `North 100\nSouth 60, 20\nN 5 E 20 feet\nSouth 60 20\nS 40 E 30 feet\n5) South 60, 20\nWest 30 feet`,
    [
      `N 0°00'00" E, 100.00`,
      'unread: South 60',
      `N 5°00'00" E, 20.00`,
      'unread: South',
      `S 40°00'00" E, 30.00`,
      'unread: 5) South 60, 20 West 30 feet',
    ],
  ],
  [
    'names of edges that say no direction',
    `North property line: 100 feet\nN 5 E 100 feet\nEast property line: 120 feet\nRear: 60 ft\n4. Left side = 120\nThe southerly line is 60 feet\nS 45 E 30 feet to the\nNorth side of a 20 foot alley, 10 feet from a post`,
    [
      'unread: North property line: 100 feet',
      `N 5°00'00" E, 100.00`,
      'unread: East property line: 120 feet',
      'unread: Rear: 60 ft',
      'unread: 4. Left side = 120',
      'unread: The southerly line is 60 feet',
      `S 45°00'00" E, 30.00`,
    ],
  ],
  [
    'one more edge behind a whole one, whose direction is not said',
    `thence N 5 E 100 feet, turning right 90 degrees 50 feet; thence N 6 E 100 feet at right angles 40 feet; thence N 7 E 100 feet, and running easterly 30 feet; thence N 8 E 100 feet to a pin, then 20 feet to a stone; thence N 9 E 100 feet to a pin; 10 feet to a stone; thence S 5 E 100 feet to a road running north, 30 feet wide`,
    [
      `N 5°00'00" E, 100.00`,
      'turn 90, 50.00',
      `N 6°00'00" E, 100.00`,
      'unread: right angles 40 feet',
      `N 7°00'00" E, 100.00`,
      'unread: easterly 30 feet',
      `N 8°00'00" E, 100.00`,
      'unread: then 20 feet',
      `N 9°00'00" E, 100.00`,
      'unread: 10 feet',
      `S 5°00'00" E, 100.00`,
      'unread: north',
    ],
  ],
  [
    'words and figures that differ in the second part of a length',
    `thence N 5 E 2 chains and fifteen (16) links; thence S 5 E 2 chains and fifteen (15) links`,
    ['unread: thence N 5 E 2 chains and fifteen (16) links', `S 5°00'00" E, 141.90`],
  ],
  [
    'what is said of the whole lot, and of a fence, is no more edge',
    `thence N 5 E 100 feet, said line running along a fence 6 feet high; thence W 9 feet to the beginning, the lot running back 200 feet to an alley`,
    [`N 5°00'00" E, 100.00`, `N 90°00'00" W, 9.00`],
  ],
  [
    'a tree that bears witness where nothing else is said',
    `thence N 5 E 10 feet; thence to a stake from which an oak bears N 20 E 15 links; thence to the beginning`,
    [`N 5°00'00" E, 10.00`, 'unread: thence to a stake from which an oak bears', 'aside: N 20 E', 'closing'],
  ],
  [
    'a bearing that is broken over a line',
    `N 45°\nE 100 feet\nN 45 30\nE 100 feet\nN 45\nE 90 feet\nNorth 45\nEast 100\nS 45\n30 E 20 feet`,
    [
      `N 45°00'00" E, 100.00`,
      `N 45°30'00" E, 100.00`,
      'unread: N 45 E 90 feet',
      `N 0°00'00" E, 45.00`,
      `N 90°00'00" E, 100.00`,
      `S 45°30'00" E, 20.00`,
    ],
  ],
];

test.each(traps)('%s', (_, text, calls) => {
  expect(callsIn(text)).toEqual(calls);
});
