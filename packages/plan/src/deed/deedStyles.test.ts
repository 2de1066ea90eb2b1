// Deeds in many hands: each call that they make, with its bearing and its length, or why it was not read.
// Written for this test in the manner of public records, but where another source is named.
import { expect, test } from 'vitest';
import { areaOf } from '../geometry/outline.ts';
import { closureOf } from '../survey/closure.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { callsIn } from '../../testing/testDeed.ts';
import { outlineOf, plot } from '../survey/traverse.ts';

interface Style {
  readonly name: string;
  readonly text: string;
  readonly calls: readonly string[];
}

const styles: readonly Style[] = [
  {
    name: 'plain modern',
    text: `Beginning at an iron pin; thence North 45 degrees 30 minutes East, 120.5 feet to a point; thence South 44 degrees 30 minutes East, 80 feet to a point; thence South 45 degrees 30 minutes West, 120.5 feet to a point; thence North 44 degrees 30 minutes West, 80 feet to the point of beginning.`,
    calls: [`N 45°30'00" E, 120.50`, `S 44°30'00" E, 80.00`, `S 45°30'00" W, 120.50`, `N 44°30'00" W, 80.00`],
  },
  {
    name: 'symbols',
    text: `thence S 12°15' W 200.00'; thence N 77°45'00" W, 150.25'; thence N 12°15'00" E, 200.00'; thence S 77°45' E 150.25' to the P.O.B.`,
    calls: [
      `S 12°15'00" W, 200.00`,
      `N 77°45'00" W, 150.25`,
      `N 12°15'00" E, 200.00`,
      `S 77°45'00" E, 150.25`,
    ],
  },
  {
    name: 'unicode quotes and primes',
    text: `Thence N 01º 02′ 03″ E, a distance of 100.00’; thence N 88˚57´57” W – 50 feet; thence S 1° 2‘ 3“ W, 100′`,
    calls: [`N 1°02'03" E, 100.00`, `N 88°57'57" W, 50.00`, `S 1°02'03" W, 100.00`],
  },
  {
    name: 'all capitals, legal',
    text: `COMMENCING AT THE NORTHWEST CORNER OF SECTION 12, TOWNSHIP 3 NORTH, RANGE 5 WEST, THENCE SOUTH 00°15'30" EAST ALONG THE WEST LINE OF SAID SECTION 660.00 FEET TO THE TRUE POINT OF BEGINNING; THENCE NORTH 89°44'30" EAST 330.00 FEET; THENCE SOUTH 00°15'30" EAST 132.00 FEET; THENCE SOUTH 89°44'30" WEST 330.00 FEET; THENCE NORTH 00°15'30" WEST 132.00 FEET TO THE TRUE POINT OF BEGINNING, CONTAINING 1.00 ACRE, MORE OR LESS.`,
    calls: [
      `to it: S 0°15'30" E, 660.00`,
      `N 89°44'30" E, 330.00`,
      `S 0°15'30" E, 132.00`,
      `S 89°44'30" W, 330.00`,
      `N 0°15'30" W, 132.00`,
    ],
  },
  {
    name: 'colonial, poles and trees',
    text: `Beginning at a white oak standing on the bank of Back Creek, and running thence North forty five degrees East forty poles to a hickory; thence South thirty degrees East twenty poles to two pines; thence with Smith's line South forty five degrees West 38½ poles to a stake; thence to the beginning, containing six acres be the same more or less.`,
    calls: [`N 45°00'00" E, 660.00`, `S 30°00'00" E, 330.00`, `S 45°00'00" W, 635.25`, 'closing'],
  },
  {
    name: 'colonial abbreviations, with "then"',
    text: `Begining at a marked Red Oak by the sd. Creek, then N. 20° E. 30 po. to a stone, then W. 20 rods to a heap of stones, then S. 20 d. W. 30 rods, then E. 20 rods to the place of Beginning`,
    calls: [
      `N 20°00'00" E, 495.00`,
      `N 90°00'00" W, 330.00`,
      `S 20°00'00" W, 495.00`,
      `N 90°00'00" E, 330.00`,
    ],
  },
  {
    name: 'chains and links',
    text: `Beginning at the south west corner of the lot; thence N 10° E 2 chains and 15 links; thence S 80 E 5.50 chains; thence S 10° W, 2 ch. 15 lks.; thence N. 80 W. five chains, fifty links to the place of beginning.`,
    calls: [
      `N 10°00'00" E, 141.90`,
      `S 80°00'00" E, 363.00`,
      `S 10°00'00" W, 141.90`,
      `N 80°00'00" W, 363.00`,
    ],
  },
  {
    name: 'due directions and rods',
    text: `Beginning at a stake on the highway, thence running due west 4 rods, thence due North eight rods, thence Due East four (4) rods, thence due South 8 rods to the bounds first mentioned.`,
    calls: [`N 90°00'00" W, 66.00`, `N 0°00'00" E, 132.00`, `N 90°00'00" E, 66.00`, `S 0°00'00" W, 132.00`],
  },
  {
    name: 'numbers written out and again in figures',
    text: `thence North fifteen degrees twenty minutes East (N 15°20' E), one hundred twenty and five tenths (120.5) feet; thence South seventy-four (74) degrees forty (40) minutes East sixty and 25/100 (60.25) feet`,
    calls: [`N 15°20'00" E, 120.50`, `S 74°40'00" E, 60.25`],
  },
  {
    name: 'Texas varas',
    text: `THENCE North 30 degrees East 950 varas to a stake; Thence South 60° East, 475 vrs. to a mound; thence South 30° West 950 varas; thence N 60 W 475 varas to the place of beginning`,
    calls: [
      `N 30°00'00" E, 2638.89`,
      `S 60°00'00" E, 1319.44`,
      `S 30°00'00" W, 2638.89`,
      `N 60°00'00" W, 1319.44`,
    ],
  },
  {
    name: 'California varas',
    text: `In the Rancho, State of California: thence North 100 varas; thence East 50 varas`,
    calls: [`N 0°00'00" E, 275.00`, `N 90°00'00" E, 137.50`],
  },
  {
    name: 'metres',
    text: `thence N 45°00'00" E 30.480 metres; thence S 45°00'00" E, 15.24 m; thence S 45° W 100.00 feet (30.48 m)`,
    calls: [`N 45°00'00" E, 100.00`, `S 45°00'00" E, 50.00`, `S 45°00'00" W, 100.00`],
  },
  {
    name: 'OCR line breaks, hyphens and running heads',
    text: `THENCE NORTH FORTY-\nFIVE DEGREES THIRTY MIN-\nUTES EAST, ONE HUN-\nDRED TWENTY (120)\nFEET TO A POINT;\nTHENCE SOUTH 44°\n30' EAST,\n80.00\nFEET`,
    calls: [`N 45°30'00" E, 120.00`, `S 44°30'00" E, 80.00`],
  },
  {
    name: 'numbered courses',
    text: `thence along said right-of-way line the following three (3) courses and distances: (1) N 10°00'00" E, 100.00 feet; (2) N 20°00'00" E, 100.00 feet; and (3) N 30°00'00" E, 50.00 feet; thence S 60°00'00" E 75.00 feet`,
    calls: [`N 10°00'00" E, 100.00`, `N 20°00'00" E, 100.00`, `N 30°00'00" E, 50.00`, `S 60°00'00" E, 75.00`],
  },
  {
    name: 'a bare list without thence',
    text: `N45-30-15E 120.50\nS44-29-45E 80.00\nS45-30-15W 120.50\nN44-29-45W 80.00`,
    calls: [`N 45°30'15" E, 120.50`, `S 44°29'45" E, 80.00`, `S 45°30'15" W, 120.50`, `N 44°29'45" W, 80.00`],
  },
  {
    name: 'a tie in the beginning',
    text: `BEGINNING at a point which lies N 89°00' W 250.00 feet from the Southeast corner of Section 5; thence N 1° E 100 feet; thence N 89° W 50 feet; thence S 1° W 100 feet; thence S 89° E 50 feet to the point of beginning`,
    calls: [
      `to it: N 89°00'00" W, 250.00`,
      `N 1°00'00" E, 100.00`,
      `N 89°00'00" W, 50.00`,
      `S 1°00'00" W, 100.00`,
      `S 89°00'00" E, 50.00`,
    ],
  },
  {
    name: 'the first course before the first thence',
    text: `Beginning at a stone in the road and running N 60° E 12 rods to a stone; thence N 30° W 10 rods; thence S 60 W 12 rods; thence S 30 E 10 rods to the place of beginning.`,
    calls: [
      `N 60°00'00" E, 198.00`,
      `N 30°00'00" W, 165.00`,
      `S 60°00'00" W, 198.00`,
      `S 30°00'00" E, 165.00`,
    ],
  },
  {
    name: 'witness trees',
    text: `thence N 10 E 20 chains to a post from which a white oak 14 inches in diameter bears S 20 W 15 links distant; thence S 80 E 10 chains to a post, whence a beech bears N 5 E 8 links`,
    calls: [`N 10°00'00" E, 1320.00`, 'aside: S 20 W', `S 80°00'00" E, 660.00`, 'aside: N 5 E'],
  },
  {
    name: 'things passed on the way',
    text: `thence N 45 E, passing an iron pin at 20.00 feet, in all a distance of 120.00 feet to the river; thence S 45 E crossing a branch at 12 poles, 30 poles to a stake; thence S 45 W 100 feet, passing a pin at 90 feet`,
    calls: [`N 45°00'00" E, 120.00`, `S 45°00'00" E, 495.00`, `S 45°00'00" W, 100.00`],
  },
  {
    name: 'widths of alleys, and lines at a distance',
    text: `thence N 45 E along the south side of a 20 foot alley 150 feet; thence South 10° East, along a line 30 feet from and parallel with the center line of Main Street, 75.5 feet; thence S 80 W along a road 40 feet wide, 60 feet`,
    calls: [`N 45°00'00" E, 150.00`, `S 10°00'00" E, 75.50`, `S 80°00'00" W, 60.00`],
  },
  {
    name: 'no exact direction',
    text: `thence northeasterly along the road 200 feet to a stone; thence N 45 W 100 feet; thence with the meanders of the creek to a birch; thence S 10 W 50 feet`,
    calls: [
      'unread: thence northeasterly along the road 200 feet',
      `N 45°00'00" W, 100.00`,
      'unread: thence with the meanders of the creek to a birch',
      `S 10°00'00" W, 50.00`,
    ],
  },
  {
    name: 'impossible bearings',
    text: `thence N 95° E 100 feet; thence S 45°75' E 50 feet; thence N 10° 20 feet; thence S 10 E 40 feet`,
    calls: [
      'unread: thence N 95° E 100 feet',
      `unread: thence S 45°75' E 50 feet`,
      'unread: thence N 10° 20',
      `S 10°00'00" E, 40.00`,
    ],
  },
  {
    name: 'words and figures that disagree',
    text: `thence N 10 E one hundred twenty (102) feet; thence S 45 E 100 feet (40 m); thence S 1 W 10 feet`,
    calls: [
      'unread: thence N 10 E one hundred twenty (102) feet',
      'unread: thence S 45 E 100 feet (40 m)',
      `S 1°00'00" W, 10.00`,
    ],
  },
  {
    name: 'continuing, in the same direction',
    text: `thence N 15°10' E 100 feet to an iron pin; thence continuing along said line 45.25 feet; thence S 70 E 30 feet to a pin, and continuing 12 feet to the creek`,
    calls: [`N 15°10'00" E, 100.00`, 'turn 0, 45.25', `S 70°00'00" E, 30.00`, 'turn 0, 12.00'],
  },
  {
    name: 'turned angles',
    text: `Beginning at a pin, thence N 15 E 100 feet; thence turning to the right 90 degrees, 50 feet; thence at right angles to the right, 100 feet; thence at right angles, 50 feet`,
    calls: [
      `N 15°00'00" E, 100.00`,
      'turn 90, 50.00',
      'turn 90, 100.00',
      'unread: thence at right angles, 50 feet',
    ],
  },
  {
    name: 'length before bearing',
    text: `thence 120.5 feet North 45° 30' East to a pin; thence 40 poles S 20 E; thence a distance of 100 feet on a course of due south`,
    calls: [`N 45°30'00" E, 120.50`, `S 20°00'00" E, 660.00`, `S 0°00'00" W, 100.00`],
  },
  {
    name: 'numbers without a unit beside poles',
    text: `thence N 20 E 30 to a stone; thence S 70 E 40 poles to an oak`,
    calls: ['unread: thence N 20 E 30', `S 70°00'00" E, 660.00`],
  },
  {
    name: 'azimuths, from north and from south',
    text: `1. Azimuth 45°30'00" 100.00 feet; 2. Azimuth 135°30' 50.00 feet`,
    calls: [`N 45°30'00" E, 100.00`, `S 44°30'00" E, 50.00`],
  },
  {
    name: 'Hawaii: azimuths from true south',
    text: `Running by azimuths measured clockwise from True South: 1. azimuth 180° 00' 100.00 feet; 2. azimuth 270°00' 50.00 feet`,
    calls: [`N 0°00'00" E, 100.00`, `N 90°00'00" E, 50.00`],
  },
  {
    name: 'azimuths from the south',
    text: `Azimuths are measured clockwise from the South. Thence azimuth 180° 00' 100.00 feet`,
    calls: [`N 0°00'00" E, 100.00`],
  },
  {
    name: 'azimuths from grid north, beside a street of the south',
    text: `Azimuths are measured clockwise from grid North. Thence azimuth 90° 00' 100.00 feet to a pin 10 feet from South Street`,
    calls: [`N 90°00'00" E, 100.00`],
  },
  {
    name: 'azimuths, beside a street and a line of the south',
    text: `Beginning at a pin away from South Elm Street; 1. Azimuth 90° 00' 100.00 feet to a pin 10 feet from South Street; 2. Azimuth 180° 00' 50.00 feet to a pin 9 feet from South Main Street; 3. Azimuth 270° 00' 100.00 feet to a pin across from South Oak and distant from South line of Lot 5`,
    calls: [`N 90°00'00" E, 100.00`, `S 0°00'00" W, 50.00`, `N 90°00'00" W, 100.00`],
  },
  {
    name: 'azimuths that are turned from a street are none from the south',
    text: `Thence by an azimuth from South Street 90° 00' 100.00 feet`,
    calls: [`N 90°00'00" E, 100.00`],
  },
  {
    name: 'azimuths that are measured from the south',
    text: `All azimuths herein are measured from the South. Thence azimuth 180° 00' 100.00 feet to a pin`,
    calls: [`N 0°00'00" E, 100.00`],
  },
  {
    name: 'azimuths, after courses from true south',
    text: `All courses are turned from True South. Thence azimuth 180° 00' 100.00 feet; thence azimuth 270° 00' 50.00 feet to South Street`,
    calls: [`N 0°00'00" E, 100.00`, `N 90°00'00" E, 50.00`],
  },
  {
    name: 'a survey of lots at the corner of streets',
    text: `Beginning on the easterly side of Elm Street at the corner of Lot 5, Block 12, thence N 89 E along the line of said Lot 5, one hundred feet; thence South 1 East 50 feet to Lot 7; thence along Lot 7 South 89 degrees West 100 feet to Elm Street; thence by said street North 1 degree West 50 feet to the point of beginning.`,
    calls: [`N 89°00'00" E, 100.00`, `S 1°00'00" E, 50.00`, `S 89°00'00" W, 100.00`, `N 1°00'00" W, 50.00`],
  },
  {
    name: 'a survey foot, and feet with inches',
    text: `thence N 45 E 5280.00 US survey feet; thence S 45 E 12' 6"; thence S 45 W 100 feet 6 inches`,
    calls: [`N 45°00'00" E, 5280.01`, `S 45°00'00" E, 12.50`, `S 45°00'00" W, 100.50`],
  },
  {
    name: 'two parcels',
    text: `Parcel 1: Beginning at a pin; thence N 1 E 100 feet; thence E 100 feet; thence S 45 W 140 feet to the point of beginning. Parcel 2: Beginning at a stone; thence S 5 E 20 feet; thence W 20 feet to the place of beginning.`,
    calls: [
      `N 1°00'00" E, 100.00`,
      `N 90°00'00" E, 100.00`,
      `S 45°00'00" W, 140.00`,
      'aside: thence S 5 E 20 feet',
      'aside: thence W 20 feet',
    ],
  },
];

test.each(styles)('$name', ({ text, calls }) => {
  expect(callsIn(text)).toEqual(calls);
});

test('a deed of nine calls with a curve is read, plotted, and closes', () => {
  const text = `BEGINNING at an iron pin set on the northerly line of Mill Road; thence N 00°00'00" E 150.00 feet; thence along a curve to the right having a radius of 50.00 feet, an arc length of 78.54 feet and a chord bearing N 45°00'00" E 70.71 feet; thence due East 100.00 feet; thence S 45°00'00" E 70.71 feet; thence South 75 feet; thence S 90°00'00" W 25.00 feet; thence S 0°00'00" E 4 rods; thence S 00°00'00" W 9.00 feet; thence N 90°00'00" W 175.00 feet to the point of beginning.`;
  const read = readDeed(text).calls.filter(isRead);
  expect(read).toHaveLength(9);
  const { legs } = plot(read.map(({ call }) => call));
  expect(closureOf(legs).gap).toBeLessThan(0.02);
  const area = areaOf(outlineOf(legs));
  // 200 x 200 less the corner outside the quarter circle, the 50 ft triangle, and 25 x 75 ft.
  expect(Math.abs(area - (40_000 - (1 - Math.PI / 4) * 2500 - 1250 - 25 * 75))).toBeLessThan(2);
});
