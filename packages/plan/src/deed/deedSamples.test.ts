// Whole descriptions as offices and attics hold them, each with what its calls must become: worked out by hand, a chain
// being 66 ft, a pole 16.5 ft, a link 0.66 ft and a vara 100/36 ft. What cannot be read for sure is marked, never guessed.
import { expect, test } from 'vitest';
import { closureOf } from '../survey/closure.ts';
import { readDeed } from './deedText.ts';
import { isRead } from './deedCall.ts';
import { callsIn } from '../../testing/testDeed.ts';
import { plot } from '../survey/traverse.ts';

interface Sample {
  readonly name: string;
  readonly text: string;
  readonly calls: readonly string[];
  /** Feet that it misses its beginning by, at most. */
  readonly closes?: number;
}

const samples: readonly Sample[] = [
  {
    name: 'a county surveyor of Colorado, typographic quotes, curve data in another order',
    text: `A tract of land situated in the Northwest Quarter of Section 14, Township 6 North, Range 66 West of the 6th P.M., described as follows: Commencing at the Northwest Corner of said Section 14, from whence the North Quarter Corner bears N89°12’40”E, 2641.15 feet (Basis of Bearings); thence S41°18’22”E, a distance of 915.77 feet to the POINT OF BEGINNING; thence N89°12’40”E parallel with the North line of said Northwest Quarter, a distance of 264.00 feet; thence S00°47’20”E, a distance of 165.00 feet to a point of curvature; thence along the arc of a curve to the right having a radius of 30.00 feet, a central angle of 90°00’00”, an arc length of 47.12 feet, the chord of which bears S44°12’40”W, 42.43 feet to a point of tangency on the northerly right-of-way line of County Road 58; thence S89°12’40”W along said northerly right-of-way line, 234.00 feet; thence N00°47’20”W, 195.00 feet to the POINT OF BEGINNING, containing 1.177 acres, more or less.`,
    calls: [
      'aside: N89°12’40”E',
      `to it: S 41°18'22" E, 915.77`,
      `N 89°12'40" E, 264.00`,
      `S 0°47'20" E, 165.00`,
      // 47.12 / 30 of a radian.
      `curve right R 30.00, 89.99°, chord S 44°12'40" W`,
      `S 89°12'40" W, 234.00`,
      `N 0°47'20" W, 195.00`,
    ],
    closes: 0.02,
  },
  {
    name: 'Pennsylvania of 1790: halves of a perch, and acres with perches',
    text: `All that certain Messuage and Tract of Land situate in the Township of Merion: BEGINNING at a Post a corner of Jacob Rees's Land; thence by the same North fifty six Degrees East one hundred and thirty two Perches to a black Oak; thence by Land of John Thomas South thirty four Degrees East eighty seven Perches and an half to a Stone; thence by Land late of William Penn South fifty six Degrees West one hundred and thirty two Perches to a Post; and thence by the said Jacob Rees's Land North thirty four Degrees West eighty seven Perches and a half to the Place of Beginning, containing seventy two Acres and thirty Perches, be the same more or less.`,
    calls: [
      `N 56°00'00" E, 2178.00`,
      `S 34°00'00" E, 1443.75`,
      `S 56°00'00" W, 2178.00`,
      `N 34°00'00" W, 1443.75`,
    ],
    closes: 1e-6,
  },
  {
    name: 'Texas: varas, something passed, a nail and a witness tree',
    text: `BEGINNING at a 1/2” iron rod found in the East R.O.W. line of Ranch Road 12; THENCE N 18° 30’ E with said R.O.W. line, at 42 varas pass a cedar post, in all 120 varas to a stake and mound; THENCE S 71° 30’ E 100 vrs to a 60d nail in a live oak 14” in dia.; THENCE S 18° 30’ W 120 varas to a stake from which a Spanish oak mkd. X brs. N 20° W 4 vrs.; THENCE N 71° 30’ W 100 varas to the PLACE OF BEGINNING`,
    calls: [
      `N 18°30'00" E, 333.33`,
      `S 71°30'00" E, 277.78`,
      `S 18°30'00" W, 333.33`,
      'aside: N 20° W',
      `N 71°30'00" W, 277.78`,
    ],
    closes: 1e-6,
  },
  {
    name: 'Massachusetts: figures with their mark in parentheses, and no hundredths',
    text: `Beginning at a drill hole in a stone wall on the Northerly side of Bay Road;\nThence, North 12° 30' East, by said wall, a distance of one hundred eighteen and forty-two hundredths (118.42') feet, more or less, to a drill hole;\nThence, turning and running South 77° 30' East by land now or formerly of Alden, eighty and no hundredths (80.00) feet, more or less, to an iron pipe;\nThence, turning an interior angle of 90° and running South 12° 30' West one hundred eighteen and 42/100 feet to the Northerly line of Bay Road;\nThence North 77° 30' West by said Road eighty feet (80') to the point of beginning.`,
    calls: [`N 12°30'00" E, 118.42`, `S 77°30'00" E, 80.00`, `S 12°30'00" W, 118.42`, `N 77°30'00" W, 80.00`],
    closes: 1e-6,
  },
  {
    name: 'courses numbered with a parenthesis',
    text: `BEGINNING AT THE SOUTHWEST CORNER OF LOT 4, BLOCK B, OAK HILLS SUBDIVISION; THE FOLLOWING COURSES:\n1) N 03°15'00" W  142.50 FT\n2) N 86°45'00" E  75.00 FT\n3) S 03°15'00" E  142.50 FT\n4) S 86°45'00" W  75.00 FT TO THE P.O.B.`,
    calls: [`N 3°15'00" W, 142.50`, `N 86°45'00" E, 75.00`, `S 3°15'00" E, 142.50`, `S 86°45'00" W, 75.00`],
    closes: 1e-6,
  },
  {
    name: 'degrees in words with their figures, chains with links, halves in three spellings',
    text: `Thence North seventy-three and one-half degrees (73 1/2°) East, fourteen and 32/100 (14.32) chains; thence South sixteen and one half degrees East 5 chains 6 links; thence S. 73 1/2 W. 14 chs. 32 lks.; thence N. 16½° W. 5.06 ch. to the beginning corner.`,
    calls: [
      `N 73°30'00" E, 945.12`,
      `S 16°30'00" E, 333.96`,
      `S 73°30'00" W, 945.12`,
      `N 16°30'00" W, 333.96`,
    ],
    closes: 1e-6,
  },
  {
    name: 'Connecticut of 1760: degrees and one half, from the east and the west',
    text: `Beginning at a heap of stones at the North East corner of Ebenezer Hale's land and runs West eight degrees and one half South sixteen rods and fourteen links to a Stake, then South 8° 1/2 East ten rods, then East 8½ degrees North 16 rods and 14 links, then to the first mentioned bounds.`,
    calls: [`S 81°30'00" W, 273.24`, `S 8°30'00" E, 165.00`, `N 81°30'00" E, 273.24`, 'closing'],
  },
  {
    name: 'California: a curve from its P.C., told only by where it is concave',
    text: `COMMENCE at the Southeast corner of Lot 9; THENCE N 00°22’15” W along the East line of said Lot, 210.00 feet; THENCE S 89°37’45” W 25.00 feet to the West right-of-way line of Pine Rd. and the TRUE POINT OF BEGINNING (T.P.O.B.); THENCE continue S 89°37’45” W 180.00 feet; THENCE N 00°22’15” W 95.00 feet; THENCE N 89°37’45” E 155.00 feet to the P.C. of a curve concave Southwesterly having a radius of 25.00 feet and a central angle of 90°00’00”; THENCE Easterly, Southeasterly and Southerly along said curve an arc distance of 39.27 feet to the P.T. thereof; THENCE S 00°22’15” E 70.00 feet to the T.P.O.B.`,
    calls: [
      `to it: N 0°22'15" W, 210.00`,
      `to it: S 89°37'45" W, 25.00`,
      `S 89°37'45" W, 180.00`,
      `N 0°22'15" W, 95.00`,
      `N 89°37'45" E, 155.00`,
      `curve right R 25.00, 90.00°, tangent`,
      `S 0°22'15" E, 70.00`,
    ],
    closes: 0.02,
  },
  {
    name: 'Florida: a direction, a concavity, and the arc said last',
    text: `thence run in a Southwesterly direction along the arc of a curve concave Northwesterly, said curve having a radius of 1,959.86 feet, a central angle of 03°30'15", a chord bearing of South 46°12'30" West and a chord distance of 119.85 feet, for a distance of 119.87 feet; thence run Westerly 100 feet`,
    // 119.87 / 1959.86 of a radian; who goes to the southwest has the northwest on the right.
    calls: [`curve right R 1959.86, 3.50°, chord S 46°12'30" W`, 'unread: thence run Westerly 100 feet'],
  },
  {
    name: 'a plat without thence, the chord named before its bearing',
    text: `Lot 12. Starting at the NE corner; S10°00'00"E 88.00' to a 5/8" rebar w/cap; 62.83' along a curve to the right (Delta=90°00'00" R=40.00' Chord=S35°00'00"W 56.57'); S80°00'00"W 60.00'; N10°00'00"W 128.00'; N80°00'00"E 100.00' to POB`,
    calls: [
      `S 10°00'00" E, 88.00`,
      `curve right R 40.00, 90.00°, chord S 35°00'00" W`,
      `S 80°00'00" W, 60.00`,
      `N 10°00'00" W, 128.00`,
      `N 80°00'00" E, 100.00`,
    ],
    closes: 0.02,
  },
  {
    name: 'Kentucky: down the branch in three courses, and perches as "p."',
    text: `thence with the line of Jones N. 40 1/4° E. 22 poles and 10 links to a sycamore; thence down the branch as it meanders S. 15 E. 9 poles, S. 40 E. 12 poles, and S. 5 W. 10 poles to a rock; thence leaving the branch West 31 p.`,
    calls: [
      `N 40°15'00" E, 369.60`,
      `S 15°00'00" E, 148.50`,
      `S 40°00'00" E, 198.00`,
      `S 5°00'00" W, 165.00`,
      `N 90°00'00" W, 511.50`,
    ],
  },
  {
    name: 'New York: the point or place of beginning, and 2nd Street',
    text: `BEGINNING at a point on the northwesterly side of Cedar Avenue distant 125.00 feet southwesterly from the corner formed by the intersection of Cedar Avenue with the southwesterly side of 2nd Street; RUNNING THENCE northwesterly at right angles to Cedar Avenue, North 48 degrees 12 minutes 20 seconds West, 100.00 feet; THENCE South 41 degrees 47 minutes 40 seconds West, 40.00 feet; THENCE South 48 degrees 12 minutes 20 seconds East, 100.00 feet to the northwesterly side of Cedar Avenue; THENCE along the northwesterly side of Cedar Avenue, North 41 degrees 47 minutes 40 seconds East, 40.00 feet to the point or place of BEGINNING.`,
    calls: [`N 48°12'20" W, 100.00`, `S 41°47'40" W, 40.00`, `S 48°12'20" E, 100.00`, `N 41°47'40" E, 40.00`],
    closes: 1e-6,
  },
  {
    name: 'Michigan: everything cut short',
    text: `COM AT W 1/4 COR TH S 89D 32M 11S E 660 FT ALG E-W 1/4 LN FOR POB TH S 89D 32M 11S E 165 FT TH N 0D 27M 49S E 264 FT TH N 89D 32M 11S W 165 FT TH S 0D 27M 49S W 264 FT TO BEG`,
    calls: [
      `to it: S 89°32'11" E, 660.00`,
      `S 89°32'11" E, 165.00`,
      `N 0°27'49" E, 264.00`,
      `N 89°32'11" W, 165.00`,
      `S 0°27'49" W, 264.00`,
    ],
    closes: 1e-6,
  },
  {
    name: 'Michigan: back to the point of beginning without a distance',
    text: `BEG AT SE COR LOT 5 TH N 10 FT TH W 20 FT TH S 10 FT TH E TO PT OF BEG`,
    calls: [`N 0°00'00" E, 10.00`, `N 90°00'00" W, 20.00`, `S 0°00'00" W, 10.00`, 'closing'],
  },
  {
    name: 'a village lot: right angles said beside the bearing, and hundreds in all manners',
    text: `thence South at right angles to Oak Street, one hundred & twenty feet; thence West, at right angles, 1 hundred feet; thence N 5 E 2 hundred fifty feet; thence S 8 W 100 & 20 feet; thence S 9 W forty & one half rods; thence S 10 E 30° 20 feet`,
    calls: [
      `S 0°00'00" W, 120.00`,
      `N 90°00'00" W, 100.00`,
      `N 5°00'00" E, 250.00`,
      'unread: thence S 8 W 100 & 20 feet',
      `S 9°00'00" W, 668.25`,
      'unread: thence S 10 E 30° 20 feet',
    ],
  },
  {
    name: 'a scan with blanks and line ends inside its numbers',
    text: `THENCE  N 33° 12'  40"  E  along  the  northerly  right-of-\nway  line  of  State  Route  9,  a  distance  of  210.\n55  feet;  thence N 89°57'04"  E ,  1 20.50  feet; thence S 00° 02'\n56" E, 8\n0.00 feet; thence N 00°02'56" W 80. 00 feet; thence N 4 5 E 9 feet; thence S 00° 02'\n56"  E,  10.\n5 feet; thence along a curve to the left, a radius of 27 5.00 feet, an arc of 20 feet, chord N 5 E; thence N 8 E 12 5/8 feet`,
    calls: [
      `unread: THENCE N 33° 12' 40" E along the northerly right-of- way line of State Route 9, a distance of 210. 55 feet`,
      `unread: thence N 89°57'04" E , 1 20.50 feet`,
      `unread: thence S 00° 02' 56" E, 8 0.00 feet`,
      `unread: thence N 00°02'56" W 80. 00 feet`,
      'unread: thence N 4 5 E 9 feet',
      `unread: thence S 00° 02' 56" E, 10. 5 feet`,
      'unread: thence along a curve to the left, a radius of 27 5.00 feet, an arc of 20 feet, chord N 5 E',
      `N 8°00'00" E, 12.63`,
    ],
  },
  {
    name: 'the tape of a homeowner: points and numbers alone',
    text: `North 60\nEast 50\nSouth 60\nWest 50`,
    calls: [`N 0°00'00" E, 60.00`, `N 90°00'00" E, 50.00`, `S 0°00'00" W, 60.00`, `N 90°00'00" W, 50.00`],
    closes: 1e-9,
  },
  {
    name: 'the tape of a homeowner: lengths before their directions, on one line and on several',
    text: `100 feet north, 50 feet east,\n100' S\n50 ft W`,
    calls: [`N 0°00'00" E, 100.00`, `N 90°00'00" E, 50.00`, `S 0°00'00" W, 100.00`, `N 90°00'00" W, 50.00`],
    closes: 1e-9,
  },
  {
    name: 'lengths before their bearings, numbered, and after "then"',
    text: `1. 120.5 ft N 45 E\n2. 80 ft S 45 E; then 12 feet west; then 9 feet north of the well S 5 W 20 feet`,
    calls: [`N 45°00'00" E, 120.50`, `S 45°00'00" E, 80.00`, `N 90°00'00" W, 12.00`, `S 5°00'00" W, 20.00`],
  },
  {
    name: 'a walk told by its turns',
    text: `Go north 100 feet. Turn right and go 50 feet. Turn right and go 100 feet. Then back to the start.`,
    calls: [
      `N 0°00'00" E, 100.00`,
      'unread: Turn right and go 50 feet',
      'unread: Turn right and go 100 feet',
      'unread: Then back to the start',
    ],
  },
  {
    name: 'a list with a line that says no direction',
    text: `N 45 E 100 feet\nalong the creek 50 feet\nWest 30 feet\nup the hill 9 feet\nS 10 E 20 feet, continuing 5 feet`,
    calls: [
      `N 45°00'00" E, 100.00`,
      'unread: along the creek 50 feet',
      `N 90°00'00" W, 30.00`,
      'unread: up the hill 9 feet',
      `S 10°00'00" E, 20.00`,
      'turn 0, 5.00',
    ],
  },
  {
    name: 'tables of lines and curves, with labels and without',
    text: `L1,N 45°30'15" E,120.50\nC1,50.00,78.54,90°00'00",N 0°30'15" E,70.71\nCurve right R=50.00' L=78.54' CB=N45°00'00"E C=70.71'\nC3 left R=20.00' L=31.42' CB=N45°00'00"E C=28.28'\nL2,S 44°29'45" E,80.00`,
    calls: [
      `N 45°30'15" E, 120.50`,
      'unread: C',
      `curve right R 50.00, 90.00°, chord N 45°00'00" E`,
      `curve left R 20.00, 90.01°, chord N 45°00'00" E`,
      `S 44°29'45" E, 80.00`,
    ],
  },
  {
    name: 'points of the compass in several words, and finer ones than eight',
    text: `Thence N.W. 10 rods; thence North-East 5 rods; thence South East 40 feet; thence N.N.E. 12 rods; thence N by E 3 rods; thence from the N.E. corner S.W. 8 feet`,
    calls: [
      `N 45°00'00" W, 165.00`,
      `N 45°00'00" E, 82.50`,
      `S 45°00'00" E, 40.00`,
      'unread: thence N.N.E. 12 rods',
      'unread: thence N by E 3 rods',
      `S 45°00'00" W, 8.00`,
    ],
  },
];

test.each(samples)('$name', ({ text, calls }) => {
  expect(callsIn(text)).toEqual(calls);
});

test.each(samples.filter(({ closes }) => closes !== undefined))(
  '$name: it closes',
  ({ text, closes = 0 }) => {
    const lot = readDeed(text).calls.flatMap((call) =>
      isRead(call) && call.state === 'lot' ? [call.call] : [],
    );
    expect(closureOf(plot(lot).legs).gap).toBeLessThan(closes);
  },
);

test('the bearing of an edge that goes back to the beginning is kept, to check it by', () => {
  const [, , back] = readDeed(`thence E 30 feet; thence N 40 feet; thence S 37° W to the beginning`).calls;
  expect(back && isRead(back) ? back.call : back).toEqual({ kind: 'closing', azimuth: 217 });
});
