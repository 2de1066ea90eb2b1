// Descriptions in further manners: old and metric units, land grants, strips, and short forms. Made for the tests, in the
// manner of public records.
import type { Description } from './description.ts';

export const manners: readonly Description[] = [
  [
    'Texas: varas, with bearing trees in tenths',
    `BEGINNING at a stone mound in the East line of the J. Garza Survey, Abstract No. 112; THENCE South 30° 15' East 420 varas to a stake from which a live oak 12 inches in diameter bears North 45° East 8 varas and a mesquite bears South 20° West 11 2/10 varas; THENCE South 59° 45' West 300 varas; THENCE North 30° 15' West 420 varas to a stone in the N.W. line; THENCE North 59° 45' East 300 varas to the place of beginning.`,
    ['S30.15E 1166.6667', 'S59.45W 833.3333', 'N30.15W 1166.6667', 'N59.45E 833.3333'],
  ],
  [
    'chains and links with a spelled fraction',
    `Beginning at a post; thence South eighty-nine and three-quarters degrees East, twelve chains and thirty-seven and one-half links to a post; thence South one-half degree West six chains; thence North 89 3/4 degrees West twelve chains and thirty-seven and one-half links; thence North 1/2 degree East six chains to the place of beginning.`,
    ['S89.45E 816.75', 'S0.30W 396', 'N89.45W 816.75', 'N0.30E 396'],
  ],
  [
    'a strip along a center line',
    `An easement 20 feet in width, lying 10 feet on each side of the following described center line: Beginning at a point on the North line of Lot 4, 35.00 feet East of the NW corner thereof; thence South 02°10' West 118.40 feet to Point A; thence South 41°30' East 64.25 feet to the South line of said Lot 4 and the terminus of said center line. The sidelines of said easement are to be shortened or lengthened to terminate at said lot lines.`,
    [],
  ],
  [
    'curves by their chords alone',
    `thence N 25 E 40.00 feet; thence along a curve to the right whose chord bears North 40°00'00" East 51.76 feet and whose central angle is 30°00'00"; thence with a curve, chord N 60 E 45.00 feet; thence S 20 E 15.00 feet`,
    ['N25E 40', 'curve right R 99.99, 30.00°, chord N 40°00\'00" E', 'S20E 15'],
  ],
  [
    'a condominium',
    `Unit 4B, Building 2, of Harbor Pointe, a condominium, with an undivided 2.5% interest in the common elements, as recorded in Condominium Plat Book 7, Pages 12 through 15; said Unit being bounded as follows: Beginning at a point on the face of the interior wall; thence N 88°30' E 24.50 feet along said face; thence S 01°30' E 31.00 feet; thence S 88°30' W 24.50 feet; thence N 01°30' W 31.00 feet to the point of beginning, between a lower elevation of 102.50 feet and an upper elevation of 110.75 feet.`,
    ['N88.30E 24.5', 'S1.30E 31', 'S88.30W 24.5', 'N1.30W 31'],
  ],
  [
    'Ontario: metric along a lake',
    `COMMENCING at a Standard Iron Bar planted in the northerly limit of the road allowance between Concessions 4 and 5; THENCE North 73 degrees 18 minutes 30 seconds East along said limit a distance of 45.720 metres to an iron bar; THENCE South 16 degrees 41 minutes 30 seconds East 60.960 metres more or less to the high water mark of the lake; THENCE Southwesterly along the said high water mark 46 metres, more or less; THENCE North 16 degrees 41 minutes 30 seconds West 60.960 metres to the point of commencement.`,
    ['N73.18.30E 150', 'S16.41.30E 200', 'N16.41.30W 200'],
  ],
  [
    'colonial: by the land of neighbors',
    `Beginning at a heap of stones at the corner of land of the heirs of Jno. Pratt deceased; thence by land of said Pratt N 40° E 36 rods to a black birch tree marked; thence by land of Saml. Hoyt E. 10° S. 22 rods to a white oak bush; thence S 38° W. 30 rods & 8 links by the highway to a stake & stones; thence to the first mentioned bounds.`,
    ['N40E 594', 'S80E 363', 'S38W 500.28', 'closing'],
  ],
  [
    'a table with tabs',
    `COURSE\tBEARING\tDISTANCE\n1\tN 12°30'00" E\t100.00'\n2\tS 77°30'00" E\t40.00'\n3\tS 12°30'00" W\t100.00'\n4\tN 77°30'00" W\t40.00'`,
    ['N12.30E 100', 'S77.30E 40', 'S12.30W 100', 'N77.30W 40'],
  ],
  [
    'the Philippines: points and plans',
    `Bounded on the NE., along line 1-2 by Lot 5, on the SE., along line 2-3 by Road Lot 9. Beginning at a point marked "1" on plan, being N. 25 deg. 10'E., 320.15 m. from BLLM No. 1; thence S. 40 deg. 15'E., 20.00 m. to point 2; thence S. 49 deg. 45'W., 15.00 m. to point 3; thence N. 40 deg. 15'W., 20.00 m. to point 4; thence N. 49 deg. 45'E., 15.00 m. to the point of beginning.`,
    ['>N25.10E 1050.3609', 'S40.15E 65.6168', 'S49.45W 49.2126', 'N40.15W 65.6168', 'N49.45E 49.2126'],
  ],
  [
    'chains with hundredths over a stroke',
    `Beginning at a stake; thence N. 45 E., 7 and 35/100 chains; thence S. 45 E. 12 16/100 chs.; thence S 45 W seven and 35/100 chains; thence N 45 W twelve and sixteen hundredths chains to the beginning`,
    ['N45E 485.1', 'S45E 802.56', 'S45W 485.1', 'N45W 802.56'],
  ],
  [
    'poles with feet and links',
    `Beginning at a stone; thence N 3 1/2 degrees E 22 poles and 5 feet to a stone; thence S 86 1/2 E 14 poles 6 links; thence S 3½° W. 22 poles & 5 feet; thence to the beginning`,
    ['N3.30E 368', 'S86.30E 234.96', 'S3.30W 368', 'closing'],
  ],
  [
    'both systems of measure',
    `thence North 10°00'00" East, a distance of 30.480 m (100.00 ft.); thence South 80°00'00" East, 15.240 m [50.00 ft.]; thence South 10°00'00" West, 100.00 feet (30.480 meters)`,
    ['N10E 100', 'S80E 50', 'S10W 100'],
  ],
  [
    'a taking for a highway',
    `BEGINNING at a point 50.00 feet left of centerline Station 101+25.00; thence N 30°00'00" W, 75.00 feet to a point 125.00 feet left of and at right angles to Station 101+25.00; thence N 60°00'00" E, parallel with said centerline, 200.00 feet to a point 125.00 feet left of Station 103+25.00; thence S 30°00'00" E 75.00 feet to the existing right of way line; thence S 60°00'00" W, along said line, 200.00 feet to the point of beginning.`,
    ['N30W 75', 'N60E 200', 'S30E 75', 'S60W 200'],
  ],
  [
    'numbered courses with words of number',
    `thence with said line the following four (4) courses and distances: 1) N 20°15'00" E, 55.10 feet; 2) N 35°40'00" E, 61.75 feet; 3) N 48°05'00" E, 33.30 feet; and 4) N 60°00'00" E, 12.00 feet to a pin; thence leaving said line S 30°00'00" E, 80.00 feet`,
    ['N20.15E 55.1', 'N35.40E 61.75', 'N48.05E 33.3', 'N60E 12', 'S30E 80'],
  ],
  [
    'as now surveyed',
    `BEGINNING for the same at a stone; and running thence, as now surveyed, and referring the courses to the True Meridian, N 4° 10' W 120.00 feet; thence N 85° 50' E 60.00 feet; thence S 4° 10' E 120.00 feet; thence S 85° 50' W 60.00 feet to the place of beginning.`,
    ['N4.10W 120', 'N85.50E 60', 'S4.10E 120', 'S85.50W 60'],
  ],
  [
    'sides by the names of their corners',
    `Side 1-2: N 12°30' E 40.00 ft\nSide 2-3: S 77°30' E 30.00 ft\nSide 3-4: S 12°30' W 40.00 ft\nSide 4-1: N 77°30' W 30.00 ft`,
    ['N12.30E 40', 'S77.30E 30', 'S12.30W 40', 'N77.30W 30'],
  ],
  [
    'all courses in one sentence',
    `Beginning at the NW corner of said forty; thence North 1320 feet, East 660 feet, South 1320 feet and West 660 feet to the point of beginning.`,
    ['N0E 1320', 'N90E 660', 'S0W 1320', 'N90W 660'],
  ],
  [
    'rods, feet and inches',
    `Beginning at a stake; thence N. 0° 02' W. 30 rods 10 feet 6 inches; thence N. 89° 58' E. 12 rods; thence S. 0° 02' E. 30 rods, 10 feet and 6 inches; thence to the place of beginning`,
    ['N0.02W 505.5', 'N89.58E 198', 'S0.02E 505.5', 'closing'],
  ],
  [
    'a reverse curve',
    `thence N 05°00'00" E 100.00 feet to a point of curvature; thence on the arc of a curve to the right, radius 50.00 feet, delta 60°00'00", arc 52.36 feet, to a point of reverse curvature; thence on the arc of a reverse curve to the left, radius 30.00 feet, delta 60°00'00", arc 31.42 feet to a point of tangency; thence N 05°00'00" E 20.00 feet`,
    ['N5E 100', 'curve right R 50.00, 60.00°, tangent', 'curve left R 30.00, 60.01°, tangent', 'N5E 20'],
  ],
  [
    'crossing a creek and a highway',
    `thence N 12-30 E with an old fence, crossing Mud Creek at 212 feet and Highway 9 at 400 feet, in all 650.00 feet to a stone; thence S 77-30 E, 90.00 feet`,
    ['N12.30E 650', 'S77.30E 90'],
  ],
  [
    'the meanders of a river',
    `thence up said river with its meanders as follows: N 10 E 5 chs., N 25 E 3.20 chs., N 5 W 4 chs. to a rock; thence leaving the river East 10 chs.`,
    ['N10E 330', 'N25E 211.2', 'N5W 264', 'N90E 660'],
  ],
  [
    'the short form of a tax roll',
    `BEG SE COR LOT 6 TH N 100 FT TH W 50 FT TH S 100 FT TH E 50 FT TO BEG. BLK 4 OAK HILL ADD`,
    ['N0E 100', 'N90W 50', 'S0W 100', 'N90E 50'],
  ],
  [
    'a beginning for this description',
    `Commencing at the intersection of Oak and 3rd; thence East 300.0 feet to the true place of beginning for this description; thence continuing East 100.0 feet; thence South 50.0 feet; thence West 100.0 feet; thence North 50.0 feet to the true place of beginning.`,
    ['>N90E 300', 'N90E 100', 'S0W 50', 'N90W 100', 'N0E 50'],
  ],
  [
    'a point that lies elsewhere too',
    `thence N 45 E 100 feet to a point, said point being also S 20 W 30 feet from the corner of Lot 9; thence S 45 E 50 feet`,
    ['N45E 100', 'S45E 50'],
  ],
  [
    'back by the same way',
    `thence East 20 feet, thence back West 20 feet; thence South 10 feet`,
    ['N90E 20', 'N90W 20', 'S0W 10'],
  ],
  [
    'from point to point',
    `thence N 45 E 100 feet to A; thence from A S 45 E 50 feet to B; thence from said B S 45 W 100 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100'],
  ],
  [
    'lengths in words before their bearings',
    `thence one hundred feet, N 45 E; thence fifty feet, S 45 E; thence 100 feet S 45 W to a stake`,
    ['N45E 100', 'S45E 50', 'S45W 100'],
  ],
  [
    'a curve by the direction of its center',
    `thence N 30 E 10.00 feet; thence Northeasterly 31.42 feet along a curve to the right of radius 30.00 feet whose center bears S 60 E; thence S 90 E 5 feet`,
    ['N30E 10', 'curve right R 30.00, 60.01°, center S 60°00\'00" E', 'N90E 5'],
  ],
  [
    'a stake beside a fence',
    `thence N 45 E 12 rods, 8 feet to a stake, being 6 feet North of the fence; thence S 45 E 50 feet`,
    ['N45E 206', 'S45E 50'],
  ],
  [
    'bearings of zero and ninety degrees',
    `thence N 00 E 100 feet; thence S 90 E 50.00 feet; thence S 00°00'00" W 20.00'`,
    ['N0E 100', 'N90E 50', 'S0W 20'],
  ],
  [
    'inches behind an "and"',
    `thence S 45° W one hundred and five (105) feet and six (6) inches; thence S 45 E fifty feet, three inches`,
    ['S45W 105.5', 'S45E 50.25'],
  ],
  [
    'on a line bearing',
    `thence 60.5 feet on a line bearing S 12 W; thence on a line S 78 E for 40 feet`,
    ['S12W 60.5', 'S78E 40'],
  ],
  [
    'two ties in rods',
    `Commencing at the NE corner of Section 4, thence West 100 rods, thence South 40 rods to the Point of Beginning; thence West 20 rods; thence South 8 rods; thence East 20 rods; thence North 8 rods to the Point of Beginning`,
    ['>N90W 1650', '>S0W 660', 'N90W 330', 'S0W 132', 'N90E 330', 'N0E 132'],
  ],
  [
    'halves and quarters with and without a dash',
    `thence N 45 1/2 E 10 1/2 poles; thence S 44-1/2 E 6-1/4 poles`,
    ['N45.30E 173.25', 'S44.30E 103.125'],
  ],
  [
    'words and figures of degrees',
    `thence North forty five (45) degrees, fifteen (15) minutes East ninety nine (99) feet; thence S 5 W 4 feet`,
    ['N45.15E 99', 'S5W 4'],
  ],
  [
    'a line that curves',
    `thence N 5 E 10 feet; thence with a line curving to the left 157.08 feet with a radius of 100 feet; thence N 85 W 10 feet`,
    ['N5E 10', 'curve left R 100.00, 90.00°, tangent', 'N85W 10'],
  ],
  [
    'degrees off a point that is not due',
    `thence 30° 15' East of South 100 feet; thence 10° North of West 50 feet`,
    ['S30.15E 100', 'N80W 50'],
  ],
  [
    'abbreviations of a plat',
    `thence N45°30'15"E a dist. of 120.50' to a set 5/8" I.P.; thence S44°29'45"E a dist of 80.25' to a fnd. 1" O.T.P.; thence S 45 W 10.00'`,
    ['N45.30.15E 120.5', 'S44.29.45E 80.25', 'S45W 10'],
  ],
  [
    'beside a railroad',
    `thence N 45° E parallel to and 25 ft. W'ly from the W'ly line of the R/R 100 ft.; thence S 45 E 20 ft.`,
    ['N45E 100', 'S45E 20'],
  ],
  [
    'three courses in one',
    `thence North 45 degrees East, 100 feet; North 55 degrees East 50 feet, and North 65 degrees East 25 feet; thence S 5 E 9 feet`,
    ['N45E 100', 'N55E 50', 'N65E 25', 'S5E 9'],
  ],
  [
    'a curve whose radius stands in parentheses',
    `thence N 45 E 100 feet, to a point of curve; thence along a curve left 50.00 ft (R = 60.00'); thence N 5 W 10 feet`,
    ['N45E 100', 'curve left R 60.00, 47.75°, tangent', 'N5W 10'],
  ],
  [
    'decimal degrees',
    `thence N 45.5042° E 120.50 feet; thence S 44.4958 degrees E 80.25 feet`,
    ['N45.30.15E 120.5', 'S44.29.45E 80.25'],
  ],
  [
    'parts of a mile, and furlongs',
    `thence East 1/4 mile; thence North 40 rods; thence West a quarter of a mile; thence South one furlong`,
    ['N90E 1320', 'N0E 660', 'S0W 660'],
  ],
  [
    'the head of a page between two courses',
    `thence N 45°30' E 120.50 feet to a pin;\n\nBOOK 512 PAGE 77\nThis instrument prepared by: Smith & Cole, 100 W. 5th Ave.\n\nthence S 44°30' E 80.00 feet to a pin`,
    ['N45.30E 120.5', 'S44.30E 80'],
  ],
  [
    'hundreds of feet in words',
    `thence North seven and one half degrees East six hundred and sixty feet; thence East three hundred thirty and 33/100ths feet; thence S 7 1/2 W 660 ft`,
    ['N7.30E 660', 'N90E 330.33', 'S7.30W 660'],
  ],
  [
    'a curve with its tangent and its external',
    `thence N 5 E 10.00 feet; thence along a curve to the right, tangent 28.87 feet, radius 50.00 feet, arc 52.36 feet, external 7.74 feet; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
];
