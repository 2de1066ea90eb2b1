// More descriptions in many hands, with the calls that a surveyor reads in them. Made for the tests.
import type { Description } from './description.ts';

export const furtherHands: readonly Description[] = [
  [
    'Rhode Island lot on a plat',
    `That certain lot laid out and designated as Lot No. 41 (forty-one) on that plat entitled "Elm Grove Plat No. 2, Surveyed by J. Cole, May 1911": Beginning at a stone bound; thence running southerly along the easterly line of Ash Street S 4°10' E fifty (50) feet; thence turning an interior angle and running N 85°50' E eighty-two and 5/10 (82.5) feet; thence N 4°10' W fifty (50) feet; thence S 85°50' W bounding northerly on Lot No. 40 eighty-two and 5/10 (82.5) feet to the point and place of beginning.`,
    ['S4.10E 50', 'N85.50E 82.5', 'N4.10W 50', 'S85.50W 82.5'],
  ],
  [
    'Connecticut with distances by sides',
    `Thence N 31° 15' 20" E along land n/f of P. Stone, a distance of 141.22 feet to a Connecticut Highway Department (CHD) monument; thence S 58° 44' 40" E along land n/f of said Stone, 77.00 feet to an I.P.; thence S 31° 15' 20" W along land n/f of L. Orr, in part, and land n/f of T. Orr, in part, in all 141.22 feet; thence N 58° 44' 40" W along the street line 77.00 feet to the p.o.b.`,
    ['N31.15.20E 141.22', 'S58.44.40E 77', 'S31.15.20W 141.22', 'N58.44.40W 77'],
  ],
  [
    'Georgia in old words',
    `Commencing at a lightwood knot on the original line between Land Lots 88 and 89; running thence due East 6 chains 50 links to a blackjack; thence due South 4 chains to a stake; thence due West 6 chains 50 links; thence due North four chains to the starting point.`,
    ['N90E 429', 'S0W 264', 'N90W 429', 'N0E 264'],
  ],
  [
    'Mississippi forty',
    `Start at the SE corner of the SW 1/4 of the NE 1/4, Sec. 17, T-6-N, R-3-E, and run thence N 210 feet along the forty line to the point of beginning of the property being conveyed; run thence W 210 feet; run thence N 210 feet; run thence E 210 feet; run thence S 210 feet to the point of beginning, being 1 acre, more or less.`,
    ['>N0E 210', 'N90W 210', 'N0E 210', 'N90E 210', 'S0W 210'],
  ],
  [
    'Missouri with quarter corners',
    `Beginning 40 rods South of the Northeast corner of said Section; thence West 20 rods; thence South 16 rods; thence East 20 rods; thence North 16 rods to the place of beginning, 2 acres.`,
    ['N90W 330', 'S0W 264', 'N90E 330', 'N0E 264'],
  ],
  [
    'Iowa auditor',
    `Commencing at the NE Cor. of Sec. 3-81-24; thence S00°30'W, 300.0' along the East line of said Section 3; thence N89°45'W, 33.0' to a point on the West R.O.W. line of 5th Ave. and the P.O.B.; thence N89°45'W, 120.0'; thence S00°30'W, 80.0'; thence S89°45'E, 120.0'; thence N00°30'E, 80.0' to the P.O.B.`,
    ['>S0.30W 300', '>N89.45W 33', 'N89.45W 120', 'S0.30W 80', 'S89.45E 120', 'N0.30E 80'],
  ],
  [
    'Nebraska with minutes and seconds in words',
    `thence S 89 degrees 51 minutes 09 seconds W, on the South line of said Tax Lot 7, for a distance of 88.00 feet; thence N 00 degrees 08 minutes 51 seconds W for a distance of 140.00 feet; thence N 89 degrees 51 minutes 09 seconds E for a distance of 88.00 feet; thence S 00 degrees 08 minutes 51 seconds E for a distance of 140.00 feet to the point of beginning`,
    ['S89.51.09W 88', 'N0.08.51W 140', 'N89.51.09E 88', 'S0.08.51E 140'],
  ],
  [
    'Oklahoma with a section tie and curve',
    `THENCE along a non-tangent curve to the left with a radius of 330.00 feet, a central angle of 10 degrees 00 minutes 00 seconds, an arc distance of 57.60 feet, with a chord bearing of N 40°00'00" E and a chord distance of 57.52 feet; THENCE N 35°00'00" E, 61.00 feet`,
    ['curve left R 330.00, 10.00°, chord N 40°00\'00" E', 'N35E 61'],
  ],
  [
    'Florida curve with Pc and Pt',
    `run N 10°00'00" W 100.00 feet to the P.C. of a curve concave Westerly and having a radius of 150.00 feet; thence run Northwesterly 78.54 feet along the arc of said curve through a central angle of 30°00'00" to the P.T. thereof; thence N 40°00'00" W 20.00 feet`,
    ['N10W 100', 'curve left R 150.00, 30.00°, tangent', 'N40W 20'],
  ],
  [
    'California with record data and a curve',
    `thence, along the northerly line of said Parcel 2, North 88°14'30" East (North 88°15' East per said deed), 52.00 feet; thence, leaving said line, South 1°45'30" East 30.00 feet to the beginning of a curve, concave northeasterly, having a radius of 20.00 feet; thence southeasterly 31.42 feet along said curve through a central angle of 90°00'00"; thence tangent to said curve North 88°14'30" East 10.00 feet`,
    ['N88.14.30E 52', 'S1.45.30E 30', 'curve left R 20.00, 90.01°, tangent', 'N88.14.30E 10'],
  ],
  [
    'Arizona curve with everything',
    `Thence along said curve to the right, having a radius of 500.00 feet, concave southerly, whose radius bears South 10°00'00" East, through a central angle of 12°00'00", a distance of 104.72 feet; Thence South 88°00'00" East 40.00 feet`,
    ['curve right R 500.00, 12.00°, sets out N 80°00\'00" E', 'S88E 40'],
  ],
  [
    'reverse curve without its own turn',
    `thence N 0°00'00" E 50.00 feet to the point of curvature of a curve to the right having a radius of 100.00 feet and a central angle of 30°00'00"; thence along the arc of said curve 52.36 feet to a point of reverse curvature of a curve to the left having a radius of 100.00 feet and a central angle of 30°00'00"; thence along the arc of said curve 52.36 feet; thence N 0°00'00" E 25.00 feet`,
    ['N0E 50', 'curve right R 100.00, 30.00°, tangent', 'curve left R 100.00, 30.00°, tangent', 'N0E 25'],
  ],
  [
    'curve by arc and delta',
    `thence S 20°00'00" W 66.00 feet; thence 78.54 feet along the arc of a tangent curve to the left through a central angle of 45°00'00"; thence S 25°00'00" E 31.00 feet`,
    ['S20W 66', 'curve left R 100.00, 45.00°, tangent', 'S25E 31'],
  ],
  [
    'abbreviated ALTA',
    `N89°59'00"E 100.00'; TH S00°01'00"E 50.00' TO A CURVE TO THE RIGHT, R=25.00', L=39.27', D=90°00'00"; TH ALONG SAID CURVE; TH S89°59'00"W 75.00'`,
    ['N89.59E 100', 'S0.01E 50', 'curve right R 25.00, 90.00°, tangent', 'S89.59W 75'],
  ],
  [
    'Hawaii with names of lines',
    `1. 20° 15' 80.00 feet along Lot 7-A, Map 12 of Land Court Application 1069;\n2. 110° 15' 60.00 feet along R.P. 4475, L.C.Aw. 7713, Ap. 39;\n3. 200° 15' 80.00 feet along same;\n4. 290° 15' 60.00 feet along the south side of the road to the point of beginning. All azimuths measured clockwise from True South.`,
    ['S20.15W 80', 'N69.45W 60', 'N20.15E 80', 'S69.45E 60'],
  ],
  [
    'British Columbia',
    `Commencing at a post planted 20 chains east and 10 chains north of the northwest corner of Lot 1482; thence north 40 chains; thence east 40 chains; thence south 40 chains; thence west 40 chains to point of commencement, 160 acres more or less.`,
    ['N0E 2640', 'N90E 2640', 'S0W 2640', 'N90W 2640'],
  ],
  [
    'Quebec',
    `Starting from the northwest corner of the said lot; thence in a direction N. 32°10' E. for a distance of fifty feet (50.0'); thence S. 57°50' E. along lot 215-3, one hundred feet (100.0'); thence S. 32°10' W. fifty feet (50.0'); thence N. 57°50' W. one hundred feet (100.0') to the starting point. English measure.`,
    ['N32.10E 50', 'S57.50E 100', 'S32.10W 50', 'N57.50W 100'],
  ],
  [
    'England with links and tithe numbers',
    `Beginning at the gate post numbered 14 on the plan; thence N. 41° E. 312 links by the hedge of Field No. 206; thence S. 49° E. 250 links; thence S. 41° W. 312 links; thence N. 49° W. 250 links to the gate post aforesaid`,
    ['N41E 205.92', 'S49E 165', 'S41W 205.92', 'N49W 165'],
  ],
  [
    'West Virginia poles with decimals and passing',
    `Beginning at a 30" white oak (found); thence with Dotson, N. 21-15 E. 14.2 poles to a set stone at the head of a drain; thence crossing the drain and passing a gate post at 3.1 poles, S. 68-45 E. 20 poles to a planted stone; thence S. 21-15 W. 14.2 poles; thence N. 68-45 W. 20 poles to the beginning.`,
    ['N21.15E 234.3', 'S68.45E 330', 'S21.15W 234.3', 'N68.45W 330'],
  ],
  [
    'North Carolina deed of 1790',
    `Beginning at a Stake on the South side of Haw River & running South 100 poles to a Black Jack, then East sixty four poles to a Hickory, then North 100 poles to a post oak on the River bank, then up the Meanders of the River to the Beginning`,
    ['S0W 1650', 'N90E 1056', 'N0E 1650', 'closing'],
  ],
  [
    'strip of even width',
    `A strip of land 30 feet wide, bounded thus: beginning at a point in the west line of Mill Road; thence S 66 W 210 feet along a fence; thence N 24 W 30 feet; thence N 66 E 210 feet parallel to the first course; thence S 24 E 30 feet to the beginning.`,
    ['S66W 210', 'N24W 30', 'N66E 210', 'S24E 30'],
  ],
  [
    'metric with grid factor',
    `Bearings are grid, NAD83 (CSRS), UTM Zone 17; distances are horizontal ground level and can be converted to grid by multiplying by the combined scale factor of 0.99968. Thence N 17°22'40" W 45.720 metres; thence S 72°37'20" W 30.480 m; thence S 17°22'40" E 45.720 m; thence N 72°37'20" E 30.480 m to the place of beginning`,
    ['N17.22.40W 150', 'S72.37.20W 100', 'S17.22.40E 150', 'N72.37.20E 100'],
  ],
  [
    'Texas city lot with bearings of the plat',
    `BEGINNING at an "X" cut in concrete for the SW corner of Lot 5-R, Blk. 12; THENCE North (called N 00°04' W), 115.00 feet with the East line of a 16-ft. alley to a 1" pipe; THENCE East, 50.00 feet; THENCE South, 115.00 feet to a 1/2" I.R.S. w/cap #5501; THENCE West, with the North R.O.W. line of W. 9th St., 50.00 feet to the PLACE OF BEGINNING.`,
    ['N0E 115', 'N90E 50', 'S0W 115', 'N90W 50'],
  ],
  [
    'Texas stationing along a tract',
    `THENCE S 02°11'00" E, with the common line of said 14.02-acre tract and the remainder of a called 202.5-acre tract (Vol. 88, Pg. 14, D.R.T.C.T.), at 12.30 feet pass a 5/8" I.R. found on line, in all a total distance of 310.00 feet to a fence post; THENCE S 87°49'00" W 90.00 feet; THENCE N 02°11'00" W 310.00 feet; THENCE N 87°49'00" E 90.00 feet to the POINT OF BEGINNING`,
    ['S2.11E 310', 'S87.49W 90', 'N2.11W 310', 'N87.49E 90'],
  ],
  [
    'Indiana with angles from the east line',
    `thence North along the East line of said tract on an assumed bearing of North 00 degrees 10 minutes 15 seconds East 208.71 feet; thence at right angles West 104.36 feet; thence South 00 degrees 10 minutes 15 seconds West 208.71 feet`,
    ['N0.10.15E 208.71', 'S0.10.15W 208.71'],
  ],
  [
    'Michigan plat of a corner',
    `BEG AT NW COR OF SEC 6 TH S 87 DEG 10' E 400 FT ALG N SEC LI TH S 2 DEG 50' W 200 FT TH N 87 DEG 10' W 400 FT TO W SEC LI TH N 2 DEG 50' E 200 FT TO BEG EXC RD R/W OVER N 33 FT SPLIT ON 03/12/1998 FROM 06-006-001-00`,
    ['S87.10E 400', 'S2.50W 200', 'N87.10W 400', 'N2.50E 200'],
  ],
  [
    'Delaware with tax map and curve to a junction',
    `BEGINNING at a point on the northwesterly side of Elm Drive (at 50 feet wide), at the end of a 25 foot radius junction curve joining it to Oak Lane; thence by said side of Elm Drive South 47 degrees 20 minutes 10 seconds West 85.00 feet; thence North 42 degrees 39 minutes 50 seconds West 110.00 feet; thence North 47 degrees 20 minutes 10 seconds East 110.00 feet to the side of Oak Lane; thence thereby South 42 degrees 39 minutes 50 seconds East 85.00 feet to a point of curve; thence by a curve to the right having a radius of 25 feet, an arc distance of 39.27 feet to the place of beginning`,
    [
      'S47.20.10W 85',
      'N42.39.50W 110',
      'N47.20.10E 110',
      'S42.39.50E 85',
      'curve right R 25.00, 90.00°, tangent',
    ],
  ],
  [
    'Maryland with numbered lines of a deed',
    `thence binding on the 4th line of said deed and on the N 12° 30' E 100 foot line of Lot 7, with bearings referred to the Maryland Coordinate System (NAD 83/91), 1) N 11° 48' 20" E 100.02 feet; thence 2) S 78° 11' 40" E 45.00 feet; 3) S 11° 48' 20" W 100.02 feet; and 4) N 78° 11' 40" W 45.00 feet to the beginning`,
    ['N11.48.20E 100.02', 'S78.11.40E 45', 'S11.48.20W 100.02', 'N78.11.40W 45'],
  ],
  [
    'New York upstate',
    `Beginning at a point in the center line of County Route 9, said point being 1,210 feet, more or less, westerly of the intersection of Sand Road; running thence S 8° 30' W through an iron pin set 25 feet from said center line a total distance of 225.0 feet to an iron pin; thence N 81° 30' W 100 feet; thence N 8° 30' E 225.0 feet to said center line; thence along the same S 81° 30' E 100 feet to the place of beginning.`,
    ['S8.30W 225', 'N81.30W 100', 'N8.30E 225', 'S81.30E 100'],
  ],
  [
    'Pennsylvania with deflections of a road',
    `thence in and through the bed of Legislative Route 06021 the following two courses and distances, viz.: (1) South seventy-one degrees ten minutes East (S. 71° 10' E.) one hundred eight and fifty hundredths feet (108.50'); (2) South seventy-five degrees East (S. 75° E.) twenty-two feet (22'); thence leaving the road South fifteen degrees West (S. 15° W.) ninety feet (90') to a pin`,
    ['S71.10E 108.5', 'S75E 22', 'S15W 90'],
  ],
  [
    'Tennessee with map and acres on the way',
    `Beginning at an iron rod (new) in the ROW of Pine Rd., corner to Tract 3 (5.02 Ac.); thence N 03 degrees 20 minutes 00 seconds E with Tract 3 312.4 ft. to a 12" dia. hickory; thence S 86 degrees 40 minutes 00 seconds E 140 ft.; thence S 03 degrees 20 minutes 00 seconds W 312.4 ft.; thence with the ROW N 86 degrees 40 minutes 00 seconds W 140 ft. to the point of beginning, according to the survey of B. Hill, R.L.S. No. 1187, dated 7/14/1989.`,
    ['N3.20E 312.4', 'S86.40E 140', 'S3.20W 312.4', 'N86.40W 140'],
  ],
  [
    'Kansas with a plain list',
    `Beginning at the Northwest corner of Lot 12; first course, East 50 feet; second course, South 140 feet; third course, West 50 feet; fourth course, North 140 feet to the beginning`,
    ['N90E 50', 'S0W 140', 'N90W 50', 'N0E 140'],
  ],
  [
    'New Mexico in Spanish grants',
    `Beginning at corner No. 1, a stone 14x8x6 ins. marked 1/B; whence the quarter corner bears N. 61° 10' W. 1,040 ft.; thence S. 12° 05' E. 330 ft. to corner No. 2; thence N. 77° 55' E. 165 ft. to corner No. 3; thence N. 12° 05' W. 330 ft. to corner No. 4; thence S. 77° 55' W. 165 ft. to corner No. 1, the place of beginning.`,
    ['S12.05E 330', 'N77.55E 165', 'N12.05W 330', 'S77.55W 165'],
  ],
  [
    'mineral survey',
    `Beginning at Cor. No. 1, whence U.S.L.M. No. 3 bears S 20°14' W 2,412.6 ft.; Thence N 44° 30' E (Var. 15° 20' E) 1500 ft. to Cor. No. 2; Thence S 45° 30' E 300 ft. discovery shaft at 150 ft. to Cor. No. 3; Thence S 44° 30' W 1500 ft. to Cor. No. 4; Thence N 45° 30' W 300 ft. to Cor. No. 1, the place of beginning.`,
    ['N44.30E 1500', 'S45.30E 300', 'S44.30W 1500', 'N45.30W 300'],
  ],
  [
    'Alaska with meridian and lettered points',
    `From point A, N 15°20' W 66.0 feet to point B; thence S 74°40' W 132.0 feet to point C; thence S 15°20' E 66.0 feet to point D; thence N 74°40' E 132.0 feet to point A, the true point of beginning`,
    ['N15.20W 66', 'S74.40W 132', 'S15.20E 66', 'N74.40E 132'],
  ],
  [
    'Oregon county road with width changes',
    `thence along the southerly line of said County Road No. 1122 (being 20.00 feet, when measured at right angles, from its centerline) South 64°12' West 208.5 feet; thence South 25°48' East 418.0 feet, more or less, to a 3/4 inch iron pipe; thence North 64°12' East 208.5 feet; thence North 25°48' West 418.0 feet to the point of beginning.`,
    ['S64.12W 208.5', 'S25.48E 418', 'N64.12E 208.5', 'N25.48W 418'],
  ],
  [
    'water line by a traverse',
    `thence North 30°00' East 85 feet, more or less, to the ordinary high water mark of Long Lake; thence along said high water mark, whose tie line bears South 50°00' East 60.25 feet, to an iron; thence South 30°00' West 97 feet, more or less; thence North 60°00' West 60.00 feet to the point of beginning`,
    ['N30E 85', 'S30W 97', 'N60W 60'],
  ],
  [
    'Louisiana arpents told in feet',
    `Commence at a point 193.2 feet (1 arpent) from the corner; thence run S 40°15'30" W a distance of 95.00 feet; thence run N 49°44'30" W a distance of 60.00 feet; thence run N 40°15'30" E a distance of 95.00 feet; thence run S 49°44'30" E a distance of 60.00 feet to the point of beginning. All as shown on plat by H. Roy, C.E., dated June 4, 1957.`,
    ['S40.15.30W 95', 'N49.44.30W 60', 'N40.15.30E 95', 'S49.44.30E 60'],
  ],
  [
    'parcel with two reserved strips',
    `Beginning at the SE corner of Lot 4; thence N 1 E, 100 feet; thence N 89 W, 60 feet (subject to the right to maintain a 4-inch drain 12 feet north of and parallel with this course); thence S 1 W, 100 feet; thence S 89 E, 60 feet to the beginning; also the right to use the 10 foot wide driveway as now laid out.`,
    ['N1E 100', 'N89W 60', 'S1W 100', 'S89E 60'],
  ],
  [
    'Utah parcel in county form',
    `COM 15 RDS E & 4 RDS N FR SW COR LOT 3, BLK 22, PLAT A; N 6 RDS; E 5 RDS; S 6 RDS; W 5 RDS TO BEG. 0.19 AC M OR L. 4512-0211`,
    ['N0E 99', 'N90E 82.5', 'S0W 99', 'N90W 82.5'],
  ],
];
