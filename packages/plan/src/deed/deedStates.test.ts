// Deeds in the manner of several states: each call that they make, or the words that were not read.
// Written for this test.
import { expect, test } from 'vitest';
import { callsIn } from '../../testing/testDeed.ts';

const deeds: readonly (readonly [manner: string, text: string, calls: readonly string[]])[] = [
  [
    `Ohio: two courses to the true place of beginning`,
    `Situated in the Township of Milford, County of Butler, State of Ohio and being part of Section 22, Town 5, Range 2 East: COMMENCING at a stone found at the southeast corner of said Section 22; thence with the east line of said section, North 01° 12' 00" East, 1,320.50 feet to a mag nail; thence leaving said east line North 88° 48' 00" West, 30.00 feet to an iron pin set and the TRUE PLACE OF BEGINNING; thence continuing North 88° 48' 00" West, 420.00 feet to an iron pin set; thence North 01° 12' 00" East, 311.14 feet to a point; thence South 88° 48' 00" East, 420.00 feet to an iron pin set; thence South 01° 12' 00" West 311.14 feet to the TRUE PLACE OF BEGINNING, containing 3.000 acres.`,
    [
      `to it: N 1°12'00" E, 1320.50`,
      `to it: N 88°48'00" W, 30.00`,
      `N 88°48'00" W, 420.00`,
      `N 1°12'00" E, 311.14`,
      `S 88°48'00" E, 420.00`,
      `S 1°12'00" W, 311.14`,
    ],
  ],
  [
    `Texas: varas with a fraction, and a tree that bears witness`,
    `BEGINNING at a stake in the S. line of the J. B. Holloway Survey, from which a post oak 14 in. dia. brs. N. 22° E. 6 varas; THENCE South 19° East 212 vrs. to a stake; THENCE South 71° West 266 2/3 varas; THENCE North 19° West 212 varas to a rock; THENCE North 71° East 266 2/3 varas to the place of beginning, containing 10 acres.`,
    [
      `aside: N. 22° E`,
      `S 19°00'00" E, 588.89`,
      `S 71°00'00" W, 740.74`,
      `N 19°00'00" W, 588.89`,
      `N 71°00'00" E, 740.74`,
    ],
  ],
  [
    `California: a tangent curve that is announced, and left by a tangent`,
    `Beginning at the Southeast corner of Lot 9; thence along the Northerly line of Alder Way South 72°30'00" West 45.12 feet to the beginning of a tangent curve concave Northeasterly having a radius of 20.00 feet; thence Westerly, Northwesterly and Northerly along said curve through a central angle of 90°00'00" an arc length of 31.42 feet; thence tangent to said curve North 17°30'00" West 80.00 feet; thence North 72°30'00" East 65.12 feet; thence South 17°30'00" East 100.00 feet to the Point of Beginning.`,
    [
      `S 72°30'00" W, 45.12`,
      `curve right R 20.00, 90.01°, tangent`,
      `N 17°30'00" W, 80.00`,
      `N 72°30'00" E, 65.12`,
      `S 17°30'00" E, 100.00`,
    ],
  ],
  [
    `Florida: a curve that is not tangent and says only its radial line, an edge radial to it, and an exception`,
    `Commence at the Northeast corner of Tract B; thence S00°12'30"E, along the East line of said Tract B, 215.00 feet to the POINT OF BEGINNING, said point lying on a non-tangent curve concave to the Southwest, having a radius of 310.00 feet, to which point a radial line bears N 31°15'00" E; thence Southeasterly along the arc of said curve to the right through a central angle of 22°30'00", a distance of 121.74 feet; thence S 53°45'00" W, radial to said curve, 110.00 feet; thence N 45 W 90.00 feet; thence N 31°15'00" E, 115.50 feet to the POINT OF BEGINNING. LESS AND EXCEPT the East 10 feet thereof for right of way.`,
    [
      `to it: S 0°12'30" E, 215.00`,
      `curve right R 310.00, 22.50°, sets out S 58°45'00" E`,
      `S 53°45'00" W, 110.00`,
      `N 45°00'00" W, 90.00`,
      `N 31°15'00" E, 115.50`,
      'aside: LESS AND EXCEPT the East 10 feet thereof for right of way',
    ],
  ],
  [
    `New York: directions from streets only`,
    `ALL that certain plot, piece or parcel of land, situate, lying and being in the Village of Ashford, BEGINNING at a point on the northerly side of Maple Avenue, distant two hundred ten (210) feet westerly from the corner formed by the intersection of the northerly side of Maple Avenue with the westerly side of First Street; RUNNING THENCE northerly at right angles to Maple Avenue one hundred (100) feet; THENCE westerly parallel with Maple Avenue forty (40) feet; THENCE southerly again at right angles to Maple Avenue one hundred (100) feet to the northerly side of Maple Avenue; THENCE easterly along the northerly side of Maple Avenue forty (40) feet to the point or place of BEGINNING.`,
    [
      `unread: THENCE northerly at right angles to Maple Avenue one hundred (100) feet`,
      `unread: THENCE westerly parallel with Maple Avenue forty (40) feet`,
      `unread: THENCE southerly again at right angles to Maple Avenue one hundred (100) feet`,
      `unread: THENCE easterly along the northerly side of Maple Avenue forty (40) feet`,
    ],
  ],
  [
    `two tracts`,
    `TRACT ONE: Beginning at a pin; thence N 10° E 200 feet; thence S 80° E 100 feet; thence S 10° W 200 feet; thence N 80° W 100 feet to the beginning.
TRACT TWO: Beginning at the southeast corner of Tract One; thence S 80° E 50 feet; thence N 10° E 200 feet; thence N 80° W 50 feet; thence S 10° W 200 feet to the beginning.`,
    [
      `N 10°00'00" E, 200.00`,
      `S 80°00'00" E, 100.00`,
      `S 10°00'00" W, 200.00`,
      `N 80°00'00" W, 100.00`,
      `aside: thence S 80° E 50 feet`,
      `aside: thence N 10° E 200 feet`,
      `aside: thence N 80° W 50 feet`,
      `aside: thence S 10° W 200 feet`,
    ],
  ],
  [
    `lots of a block, and a vacated street`,
    `LOTS 11 AND 12, BLOCK 4, RIVERVIEW HEIGHTS, according to the plat thereof recorded in Plat Book 9, Page 44, and that part of vacated 10th Street described as follows: Beginning at the NW corner of Lot 11; thence North 33.00 feet to the centerline of vacated 10th Street; thence East along said centerline, 100 feet; thence South 33.00 feet; thence West 100 feet to the point of beginning.`,
    [`N 0°00'00" E, 33.00`, `N 90°00'00" E, 100.00`, `S 0°00'00" W, 33.00`, `N 90°00'00" W, 100.00`],
  ],
  [
    `Pennsylvania: perches and half degrees in words`,
    `BEGINNING at a stone in the public road; thence by lands of Amos Yoder, North thirty-one and one-half (31½) degrees East, sixteen and four tenths (16.4) perches to a post; thence by the same South fifty-eight and one half degrees East, ten perches to a stone; thence by land now or formerly of J. Lapp, South 31 1/2 degrees West 16.4 perches to the middle of the public road; thence along the same North 58 1/2 degrees West 10 perches to the place of beginning.`,
    [`N 31°30'00" E, 270.60`, `S 58°30'00" E, 165.00`, `S 31°30'00" W, 270.60`, `N 58°30'00" W, 165.00`],
  ],
  [
    `metres, once with feet beside them`,
    `Beginning at Point 1; thence N 12°30'00" E, 45.720 m; thence S 77°30'00" E, 30.480 metres; thence S 12°30' W 45.72 meters (150.00 ft); thence N 77°30' W, 30.48m to Point 1.`,
    [`N 12°30'00" E, 150.00`, `S 77°30'00" E, 100.00`, `S 12°30'00" W, 150.00`, `N 77°30'00" W, 100.00`],
  ],
  [
    `Connecticut: degrees with dashes, and a curve before which nothing is known`,
    `thence running in a general northerly direction along a curve to the left with a radius of 225.00 feet for a distance of 88.36 feet; thence N 08-30-00 W 60.00'; thence along the arc of a curve deflecting to the right, having a radius of 175.00 feet, an arc length of 61.09 feet, a delta of 20 degrees 00 minutes 06 seconds; thence N 78-29-54 E 20.15'`,
    [
      `unread: thence running in a general northerly direction along a curve to the left with a radius of 225.00 feet for a distance of 88.36 feet`,
      `N 8°30'00" W, 60.00`,
      `curve right R 175.00, 20.00°, tangent`,
      `N 78°29'54" E, 20.15`,
    ],
  ],
  [
    `Georgia: distances along streets before the beginning`,
    `ALL THAT TRACT or parcel of land lying and being in Land Lot 212 of the 14th District of Fulton County, Georgia, and being more particularly described as follows: BEGINNING at an iron pin on the westerly side of Hill Street 302.5 feet northerly, as measured along the westerly side of Hill Street, from the northwest corner of Hill Street and Oak Street; running thence north along the westerly side of Hill Street 52.5 feet; thence west 150 feet to an iron pin; thence south 52.5 feet; thence east 150 feet to the iron pin at the point of beginning, being improved property known as 412 Hill Street.`,
    [`N 0°00'00" E, 52.50`, `N 90°00'00" W, 150.00`, `S 0°00'00" W, 52.50`, `N 90°00'00" E, 150.00`],
  ],
  [
    `Massachusetts: edges by their neighbours only`,
    `Northerly by Elm Street, sixty (60) feet;
Easterly by land of Brown, one hundred twenty (120) feet;
Southerly by land of Green, sixty (60) feet; and
Westerly by land of White, one hundred twenty (120) feet.`,
    [
      `unread: Northerly by Elm Street, sixty (60) feet`,
      `unread: Easterly by land of Brown, one hundred twenty (120) feet`,
      `unread: Southerly by land of Green, sixty (60) feet`,
      `unread: and Westerly by land of White, one hundred twenty (120) feet`,
    ],
  ],
  [
    `lines that are broken in a bearing, a number and a word, and the head of a page`,
    `thence S 45°12'
10" E 125.5
0 feet to a pin; thence S 44°47'50" W, one hun-
dred (100) feet;
                     Page 2 of 3      Book 1182 Page 0334
thence N 45°12'10" W 125.50 feet; thence N 44°47'50" E 100 feet to the beginning.`,
    [
      `unread: thence S 45°12' 10" E 125.5 0 feet`,
      `S 44°47'50" W, 100.00`,
      `N 45°12'10" W, 125.50`,
      `N 44°47'50" E, 100.00`,
    ],
  ],
  [
    `a parcel that is left out`,
    `Beginning at A; thence N 100 ft; thence E 100 ft; thence S 100 ft; thence W 100 ft to the point of beginning; LESS AND EXCEPT the following: Beginning at A; thence N 10 ft; thence E 10 ft; thence S 10 ft; thence W 10 ft to the point of beginning.`,
    [
      `N 0°00'00" E, 100.00`,
      `N 90°00'00" E, 100.00`,
      `S 0°00'00" W, 100.00`,
      `N 90°00'00" W, 100.00`,
      `aside: thence N 10 ft`,
      `aside: thence E 10 ft`,
      `aside: thence S 10 ft`,
      `aside: thence W 10 ft`,
    ],
  ],
  [
    `West Virginia: courses between commas, and a misread number`,
    `Beginning at a chestnut oak, corner to Jackson; thence with his line N. 34 1/2 W. 61 poles to a stake, S. 55 W. 40 poles to two dogwoods, S. 34½ E. 61 poles to a rock, thence N. 55 E. 4O poles to the beginning.`,
    [`N 34°30'00" W, 1006.50`, `S 55°00'00" W, 660.00`, `S 34°30'00" E, 1006.50`, `unread: thence N. 55 E`],
  ],
  [
    `Colorado: courses with numbers in parentheses`,
    `A parcel of land in the SE1/4 of Section 17, Township 3 South, Range 68 West of the 6th P.M., described as follows: Commencing at the South Quarter corner of said Section 17; thence N00°11'24"W along the west line of said SE1/4, 40.00 feet; thence N89°38'15"E, 265.10 feet to the Point of Beginning; thence the following four (4) courses: (1) N00°11'24"W, 150.00 feet; (2) N89°38'15"E, 90.00 feet; (3) S00°11'24"E, 150.00 feet; (4) S89°38'15"W, 90.00 feet to the Point of Beginning.`,
    [
      `to it: N 0°11'24" W, 40.00`,
      `to it: N 89°38'15" E, 265.10`,
      `N 0°11'24" W, 150.00`,
      `N 89°38'15" E, 90.00`,
      `S 0°11'24" E, 150.00`,
      `S 89°38'15" W, 90.00`,
    ],
  ],
  [
    `Tennessee: neighbours and roads before each bearing`,
    `Beginning at an iron rod in the north margin of Cedar Street, Hale's southwest corner; thence leaving Cedar Street and with Hale, North 4 degrees 12' East 210 feet to an iron rod in the line of Moss; thence with Moss, North 86 degrees West 104.4 feet to a post; thence South 4 degrees 12' West 209 feet, more or less, to Cedar Street; thence with said margin, South 85 degrees 27' East 104.4 feet to the point of beginning.`,
    [`N 4°12'00" E, 210.00`, `N 86°00'00" W, 104.40`, `S 4°12'00" W, 209.00`, `S 85°27'00" E, 104.40`],
  ],
  [
    `Utah: a tie of two courses from a corner of the section`,
    `Beginning at a point East 412.50 feet and North 33.00 feet from the Southwest corner of Section 9, Township 2 South, Range 1 East, Salt Lake Base and Meridian; and running thence North 120.00 feet; thence East 75.00 feet; thence South 120.00 feet; thence West 75.00 feet to the point of beginning.`,
    [
      `to it: N 90°00'00" E, 412.50`,
      `to it: N 0°00'00" E, 33.00`,
      `N 0°00'00" E, 120.00`,
      `N 90°00'00" E, 75.00`,
      `S 0°00'00" W, 120.00`,
      `N 90°00'00" W, 75.00`,
    ],
  ],
  [
    `Michigan: a length of the record in another unit`,
    `Commencing at the N 1/4 corner of Section 30; thence S 0°02'10" W 1320.0 ft along the N-S 1/4 line; thence S 89°50' E 33.0 ft to the P.O.B.; thence continuing S 89°50' E 297.0 ft (recorded as 18 rods); thence S 0°02'10" W, parallel to said 1/4 line, 146.67 ft; thence N 89°50' W 297.0 ft; thence N 0°02'10" E 146.67 ft to the P.O.B.`,
    [
      `to it: S 0°02'10" W, 1320.00`,
      `to it: S 89°50'00" E, 33.00`,
      `S 89°50'00" E, 297.00`,
      `S 0°02'10" W, 146.67`,
      `N 89°50'00" W, 297.00`,
      `N 0°02'10" E, 146.67`,
    ],
  ],
  [
    `Washington: a curve with its long chord in parentheses`,
    `THENCE S 14°20'00" E 61.25 FEET TO THE BEGINNING OF A CURVE TO THE LEFT, HAVING A RADIUS OF 25.00 FEET; THENCE ALONG SAID CURVE THROUGH A CENTRAL ANGLE OF 90°00'00", AN ARC DISTANCE OF 39.27 FEET (THE LONG CHORD OF WHICH BEARS S 59°20'00" E 35.36 FEET); THENCE N 75°40'00" E 80.00 FEET`,
    [`S 14°20'00" E, 61.25`, `curve left R 25.00, 90.00°, chord S 59°20'00" E`, `N 75°40'00" E, 80.00`],
  ],
  [
    `Maine: rods and links`,
    `Beginning at the corner of the stone wall by the town road; thence by said wall N. 48° E. twenty-two rods and nine links to a cedar post; thence S. 41½° E. fifteen rods; thence S. 48° W. 22 rods, 9 links to the road; thence by the road N. 41½° W. fifteen rods to the bound begun at.`,
    [`N 48°00'00" E, 368.94`, `S 41°30'00" E, 247.50`, `S 48°00'00" W, 368.94`, `N 41°30'00" W, 247.50`],
  ],
  [
    `Virginia: the arc along a road`,
    `BEGINNING at a nail set in the east right-of-way line of Route 641; thence with said right-of-way line and with the arc of a curve to the left, having a radius of 603.69 feet, an arc distance of 112.04 feet, the chord of said arc being N. 18°23'10" E. 111.88 feet, to a nail; thence leaving the road S. 71°56' E. 300.00 feet to a rod; thence S. 17°04' W. 98.50 feet to a rod; thence N. 74°31' W. 302.6 feet to the point of BEGINNING.`,
    [
      `curve left R 603.69, 10.63°, chord N 18°23'10" E`,
      `S 71°56'00" E, 300.00`,
      `S 17°04'00" W, 98.50`,
      `N 74°31'00" W, 302.60`,
    ],
  ],
  [
    `Alabama: turned angles, of which one has a point of the compass as well`,
    `begin at the SW corner of Lot 2; thence run North 150 feet; thence turn an angle to the right of 91°15' and run East 80 feet; thence turn right 88 degrees 45 minutes and run 150 feet; thence turn 91°15' right and run 80 feet to the point of beginning.`,
    [
      `N 0°00'00" E, 150.00`,
      `unread: thence turn an angle to the right of 91°15' and run East 80 feet`,
      `unread: thence turn right 88 degrees 45 minutes and run 150 feet`,
      `unread: thence turn 91°15' right and run 80 feet`,
    ],
  ],
  [
    `Kansas: rods east of a corner`,
    `Commencing 40 rods East of the Northwest corner of the Northwest Quarter of Section 4; thence East 20 rods; thence South 16 rods; thence West 20 rods; thence North 16 rods to the place of beginning, containing 2 acres, more or less.`,
    [`N 90°00'00" E, 330.00`, `S 0°00'00" W, 264.00`, `N 90°00'00" W, 330.00`, `N 0°00'00" E, 264.00`],
  ],
  [
    `South Carolina: bearings with a dash`,
    `having the following metes and bounds, to-wit: BEGINNING at an iron pin on the northern side of Dogwood Lane at the joint front corner of Lots 5 and 6 and running thence with the common line of said Lots N. 24-15 W. 165 feet to an iron pin; thence N. 65-45 E. 90 feet to an iron pin, joint rear corner of Lots 6 and 7; thence S. 24-15 E. 165 feet to an iron pin on Dogwood Lane; thence with said Lane, S. 65-45 W. 90 feet to the point of beginning.`,
    [`N 24°15'00" W, 165.00`, `N 65°45'00" E, 90.00`, `S 24°15'00" E, 165.00`, `S 65°45'00" W, 90.00`],
  ],
  [
    `New Hampshire: turning and running`,
    `Beginning at a drill hole; thence turning and running N 85° 12' W eighty-two and three-tenths (82.3) feet, more or less, by land of Cole; thence turning to the right and running N 4° 48' E 100 feet; thence turning at a right angle and running easterly 82.3 feet; thence turning and running S 4° 48' W to the point of beginning`,
    [
      `N 85°12'00" W, 82.30`,
      `N 4°48'00" E, 100.00`,
      `unread: thence turning at a right angle and running easterly 82.3 feet`,
      `closing`,
    ],
  ],
  [
    'Australia: bearings in three figures',
    `Commencing at a peg; thence on a bearing of 92°15'30" for 40.235 metres; thence on a bearing of 182°15'30" for 20.117 metres; thence on a bearing of 272°15'30" for 40.235 metres`,
    [`S 87°44'30" E, 132.00`, `S 2°15'30" W, 66.00`, `N 87°44'30" W, 132.00`],
  ],
  [
    'New Zealand: bearings in three figures, the length right behind the seconds',
    `Commencing at a peg; thence bearing 12°30'00" 40 m; thence bearing 102°30'00" 30 m; thence bearing 192°30'00" 40 m; thence bearing 282°30'00" 30 m to the point of commencement`,
    [`N 12°30'00" E, 131.23`, `S 77°30'00" E, 98.43`, `S 12°30'00" W, 131.23`, `N 77°30'00" W, 98.43`],
  ],
];

test.each(deeds)('%s', (_, text, calls) => {
  expect(callsIn(text)).toEqual(calls);
});
