// Still more wordings, of old and new deeds, of lists and of curves. Made for the tests, in the manner of public records.
import type { Description } from './description.ts';

export const furtherWordings: readonly Description[] = [
  [
    'corners and things with their sizes',
    `Thence N 45 E 100.00 feet to the S.W. corner of Lot 7 in Block 12 of Hill's 2nd Addition; thence S 45 E 50.00 feet to a point 10 feet west of a well; thence S 20 W 30.00 feet to the east line of the Santa Fe R.R. right of way, 100 feet in width; thence S 5 E 12.00 feet to a galvanized pipe, 2 inches in diameter and 3 feet long; thence W 9.00 feet to a brass cap set in the top of a 4 ft. concrete post`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'monuments beside the corner',
    `Thence N 45 E 100.00 feet to a 1/2" rebar (LS 1234) replacing a 3/8" pin; thence S 45 E 50.00 feet to a found 1.25" I.D. pipe 0.3 feet south of corner; thence S 20 W 30.00 feet to a point that is 0.45 feet east of the wall's face; thence S 5 E 12.00 feet to Corner #6; thence W 9.00 feet to a point in Mill Creek 14 feet above the dam`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'houses, parcels and roads',
    `Thence running along Oak St. N 45 E 100 ft to a stake at house No. 12; thence S 45 E 50 ft by land of one Hill; thence S 20 W 30 ft by a line midway between two houses; thence S 5 E 12 ft by the second parcel; thence W 9 ft by the 5 rod highway`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'stones and trees of New England',
    `Thence N 45 E 40 rods to land deeded by A. Hill to B. Cole in 1843 by a deed of 12 acres; thence S 45 E 20 rods to the middle of a 4 rod road; thence S 20 W 30 rods to a stone marked H 1861; thence S 5 E 12 rods to a heap of stones by a maple 2 feet through; thence W 9 rods to the 40 acre lot`,
    ['N45E 660', 'S45E 330', 'S20W 495', 'S5E 198', 'N90W 148.5'],
  ],
  [
    'two sources for each course',
    `Thence North 45°00'00" East (North 45°02'00" East per deed) a distance of 100.00 feet (per deed 100.10 feet); thence South 45°00'00" East (rec. South 45° East) 50.00 feet (rec. 50 feet); thence S 20°00'00" W 30.00' (M) 30.02' (R1); thence S 5°00'00" E, 12.00' (R&M); thence N 85°00'00" W 9.00' (calc'd)`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85W 9'],
  ],
  [
    'what a course passes',
    `Thence N 45 E, 100 feet, crossing a 12-foot alley at 40 feet; thence S 45 E passing the corner of Lot 3 at 20.00 feet and continuing for a total distance of 50.00 feet; thence S 20 W, at 10 feet leave road, 30 feet to corner; thence S 5 E, at 4.00 feet a 1/2" rod, and at 8.00 feet a second 1/2" rod, in all 12.00 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'sheets and surveys by year',
    `Thence leaving Route 66 and running with Lot 2, N 45 E 100.00 feet to an iron pipe found on the south side of a 15 ft. alley; thence with the 15 ft. alley S 45 E 50.00 feet; thence with a new line through Parcel 12, as shown on Sheet 3 of 5, S 20 W 30.00 feet; thence with the 1998 survey line S 5 E 12.00 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'acres and avenues in capitals',
    `THENCE N 45°00'00" E 100.00 FEET TO A 5/8" IRON ROD WITH CAP NO. 4567 SET; THENCE S 45°00'00" E, WITH THE WEST LINE OF SAID 9.1 ACRES, 50.00 FEET; THENCE S 20°00'00" W, OVER AND ACROSS SAID 9.1 ACRES, 30.00 FEET; THENCE S 05°00'00" E, ALONG AVENUE 64 (60 FEET WIDE), 12.00 FEET; THENCE N 85°00'00" W 9.00 FEET TO CORNER COMMON TO LOTS 1, 2, 3 AND 4`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85W 9'],
  ],
  [
    'roads, floods and monuments',
    `Thence N 45 E 100 feet to the center line of a 66 foot street, formerly known as Plank Road No. 9; thence S 45 E 50 feet to the water's edge at elevation 571.2 (USGS datum of 1929); thence S 20 W 30 feet to the limits of the 100-year flood zone; thence S 5 E 12 feet to land of St. Paul's Church, 1st Ward; thence W 9 feet to Monument 44-B of the U.S.C. & G.S.`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'points that are described',
    `Thence N 45 E 100 feet to a point; said point is marked by a 2" x 2" hub; thence S 45 E 50 feet to a point; said point being in the line of Hill's 2.5 acres; thence S 20 W 30 feet; (see Book 7, page 12); thence S 5 E 12 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'commas and dashes in bearings',
    `Thence North, 45 degrees East, 100 feet; thence South, 45°, East, 50 feet; thence South - 20° - West - 30 feet; thence South 5 ° East 12 feet; thence N. 85 ° - 30 ' W. 9 ft.`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85.30W 9'],
  ],
  [
    'points of the compass in old short forms',
    `Thence Nth 45 deg Et 100 feet; thence Sth. 45° Et. 50 feet; thence So 20 Wt 30 feet; thence due Et. 12 feet; thence No. 10° 15' Wst. 9 feet; thence S'ly along a wall, S 5 E 8 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'N90E 12', 'S5E 8'],
  ],
  [
    'words with and without joints',
    `Thence North fortyfive degrees East one hundred feet; thence South forty five degrees, and thirty minutes East, fifty and five tenths feet; thence South 20 degrees no minutes West thirty feet; thence S five deg. E twelve feet; thence West nine ft`,
    ['N45E 100', 'S45.30E 50.5', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'poles in words with fractions',
    `Thence N 45 E Forty Six and a half Poles to a stone; thence S. 45 E. ten and three quarter poles; thence S 20 W 30 and 3/4 poles; thence S 5 E Twelve Poles and twelve links; thence W 9 poles 9 links`,
    ['N45E 767.25', 'S45E 177.375', 'S20W 507.375', 'S5E 205.92', 'N90W 154.44'],
  ],
  [
    'units that run into numbers',
    `Thence N 45°E 7.50chs; thence S 45°E 3chs 20lks; thence S 20°W 30.5m; thence S 5°E 12ft6in; thence W 9'`,
    ['N45E 495', 'S45E 211.2', 'S20W 100.0656', 'S5E 12.5', 'N90W 9'],
  ],
  [
    'lengths that are told roughly',
    `Thence N 45 E 100 feet, more or less, to the river; thence S 45 E about 50 feet; thence S 20 W approximately 30 feet; thence S 5 E 12 feet plus; thence W 9 feet strong measure`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'N90W 9'],
  ],
  [
    'lengths in words, and again',
    `Thence N 45 E a distance of One Hundred feet and Six inches (100'-6"); thence S 45 E 50 ft. 3 in. (50.25 ft.); thence S 20 W (30.00 feet) thirty feet; thence S 5 E, twelve feet, six inches (12' 6"); thence W nine (9.00') feet`,
    ['N45E 100.5', 'S45E 50.25', 'S20W 30', 'S5E 12.5', 'N90W 9'],
  ],
  [
    'azimuths in short',
    `Thence Az. 45°30' 100.00 feet; thence Az 135-30 50.00 feet; thence on true azimuth 225°30'00" for 100.00 feet; thence 315° 30' 50.00 feet`,
    ['N45.30E 100', 'S44.30E 50', 'S45.30W 100', 'N44.30W 50'],
  ],
  [
    'and thence',
    `Beginning at a stone and running thence North 45 degrees East with Hill 100 feet; and thence with Cole South 45 degrees East 50 feet; thence, with Lee, South 45 degrees West 100 feet; & thence North 45 degrees West 50 feet to the stone at the beginning`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'courses without thence',
    `N45°00'00"E 100.00'; S45°00'00"E 50.00'; S45°00'00"W 100.00'; N45°00'00"W 50.00' to POB.`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'rows without units',
    `N 45 E 100\nS 45 E 50\nS 45 W 100\nN 45 W 50`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'lines by number in one sentence',
    `Line 1. North 45 Degrees East, 100 feet, Line 2. South 45 Degrees East, 50 feet, Line 3. South 45 Degrees West, 100 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100'],
  ],
  [
    'from corner to corner',
    `From Corner 1, N. 45° E., 100 feet to Corner 2; From Corner 2, S. 45° E., 50 feet to Corner 3; From Corner 3, S. 45° W., 100 feet to Corner 4; From Corner 4, N. 45° W., 50 feet to Corner 1.`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'numbers in parentheses after thence',
    `Thence (1) N 45° E, 100 feet; (2) S 45° E, 50 feet; (3) S 45° W, 100 feet; and (4) N 45° W, 50 feet to the place of beginning.`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'a chord that subtends',
    `thence N 5 E 10 feet; thence along a curve to the right, radius of 50.00 feet, arc of 52.36 feet, said curve being subtended by a chord bearing N 35°00'00" E with a distance of 50.00 feet; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'a curve by a turn, in words',
    `thence N 5 E 10 feet; thence turning to the right along a curve of radius fifty (50.00) feet, a distance of fifty-two and 36/100 (52.36) feet; thence N 65 E 10 feet; thence by a curve to the left with a radius of 50.00' and a length of 52.36'; thence N 5 E 8 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, tangent',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 8',
    ],
  ],
  [
    'a tangent curve and a reverse one',
    `thence N 5 E 10 feet; thence along a tangent circular curve, concave to the southeast, radius 50.00 feet, central angle 60°00'00", for 52.36 feet; thence N 65 E 10 feet; thence continuing along a reverse curve to the left, radius 50.00 feet, arc length 52.36 feet; thence N 5 E 8 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, tangent',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 8',
    ],
  ],
  [
    'a curve of a right of way',
    `thence N 5 E 10 feet; thence northeasterly along said right-of-way line, being the arc of a circular curve to the right, having a radius of 50.00 feet, central angle of 60°00'00", arc length of 52.36 feet, and a chord of 50.00 feet which bears N 35°00'00" E; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'compound and reverse points',
    `thence N 5 E 10 feet to a point of curvature; thence along a curve to the right having a central angle of 60°00'00", a radius of 50.00 feet, a tangent of 28.87 feet, an arc length of 52.36 feet and a chord of N 35°00'00" E, 50.00 feet to a point of compound curvature; thence along a curve to the right having a radius of 100.00 feet and an arc length of 52.36 feet to a point of reverse curvature; thence along a curve to the left having a radius of 50.00 feet, an arc length of 26.18 feet to the point of tangency; thence N 65 E 8 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, chord N 35°00\'00" E',
      'curve right R 100.00, 30.00°, tangent',
      'curve left R 50.00, 30.00°, tangent',
      'N65E 8',
    ],
  ],
  [
    'a center with its radius',
    `thence N 5 E 10 feet; thence on the arc of a curve whose center bears S 85°00'00" E 50.00 feet, northeasterly 52.36 feet; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, center S 85°00\'00" E', 'N65E 10'],
  ],
  [
    'a radius with a dash, and labels',
    `thence N 5 E 10 feet; thence to the right along a 50-foot radius curve an arc distance of 52.36 feet, long chord N 35°00'00" E, 50.00 feet; thence N 65 E 10 feet; thence Curve Left: Radius 50.00', Length 52.36', Delta 60°00'00"; thence N 5 E 8 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, chord N 35°00\'00" E',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 8',
    ],
  ],
  [
    'an arc that subtends a chord',
    `thence N 5 E 10 feet to the point of beginning of a curve to the right whose radius is 50.00 feet; thence along said curve to the right an arc distance of 52.36 feet, said arc subtending a chord which bears N 35 E a distance of 50.00 feet, to the end of said curve; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
];
