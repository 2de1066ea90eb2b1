// Descriptions in the manner of many hands, old and new, with the calls that a surveyor reads in them. Made for the tests.
import type { Description } from './description.ts';

export const manyHands: readonly Description[] = [
  [
    'Pennsylvania warrant',
    `Beginning at a black oak thence by land of Jacob Yoder North seventy six degrees East one hundred & twenty four perches to a chestnut, thence by vacant land South fourteen degrees East sixty perches to a post, thence by the same South seventy six degrees West one hundred & twenty four perches to a hickory sapling, thence by land of Peter Klein North fourteen degrees West sixty perches to the place of beginning, containing forty six acres and eighty perches and the usual allowance of six p cent for roads &c.`,
    ['N76E 2046', 'S14E 990', 'S76W 2046', 'N14W 990'],
  ],
  [
    'Pennsylvania borough lot',
    `ALL THAT CERTAIN lot or piece of ground situate on the easterly side of Linden Street, being 20 feet wide in front on said Linden Street and extending of that width in length or depth 120 feet: BEGINNING at a point on the east side of Linden Street, said point being 140 feet north of the northeast corner of Linden and Third Streets; THENCE along Linden Street North 8 degrees West 20 feet to a point; THENCE North 82 degrees East 120 feet to a 15 feet wide alley; THENCE along said alley South 8 degrees East 20 feet to a point; THENCE through the middle of a party wall South 82 degrees West 120 feet to the place of beginning. Being known as No. 418 Linden Street.`,
    ['N8W 20', 'N82E 120', 'S8E 20', 'S82W 120'],
  ],
  [
    'Kentucky poles',
    `Beginning at two sugar trees and buckeye on the waters of Otter Creek, corner to Boone's survey of 400 acres, thence with his line N 31 W 88 poles crossing the creek twice to a hoopwood and ash; thence leaving said line S 59 W 41 1/2 poles to three beeches near a sinkhole; thence S 31 E 88 poles to an elm; thence N 59 E 41 1/2 poles to the beginning.`,
    ['N31W 1452', 'S59W 684.75', 'S31E 1452', 'N59E 684.75'],
  ],
  [
    'Virginia patent',
    `Begining at a corner red Oak of Capt. Hills thence down his line South sixty two degrees East one hundred sixty and two poles to a Spanish Oak by the side of a branch thence North twenty eight degrees East fifty poles to a gum, thence North sixty two degrees West one hundred sixty and two poles, thence South twenty eight degrees West fifty poles to the first station.`,
    ['S62E 2673', 'N28E 825', 'N62W 2673', 'S28W 825'],
  ],
  [
    'Texas varas to a stake and mesquite',
    `BEGINNING at a stake from which a mesquite 8 in. dia. brs. N. 41° W. 12 vrs. and another 6 in. dia. brs. S. 10° E. 7 vrs.; THENCE North 19° East 432 vrs. to a stake and mound; THENCE South 71° East 360 vrs. a stake in prairie from which a live oak 20 in. dia. brs. N. 3° W. 101 vrs.; THENCE South 19° West 432 vrs. to a rock mound; THENCE North 71° West at 180 vrs. cross branch, at 360 vrs. to the place of beginning.`,
    ['N19E 1200', 'S71E 1000', 'S19W 1200', 'N71W 1000'],
  ],
  [
    'Texas modern with caps found and set',
    `BEGINNING at a 5/8-inch iron rod with cap stamped "RPLS 4972" found for the northeast corner of said 3.417-acre tract; THENCE South 03°14'52" East, with the west line of Lot 7, Block C, a distance of 208.71 feet to a 1/2-inch iron rod found; THENCE South 86°45'08" West, passing at a distance of 95.10 feet a 1/2-inch iron rod found, continuing for a total distance of 417.42 feet to a 60d nail set; THENCE North 03°14'52" West, a distance of 208.71 feet to a fence corner post; THENCE North 86°45'08" East, a distance of 417.42 feet to the POINT OF BEGINNING and containing 2.000 acres (87,120 square feet) of land.`,
    ['S3.14.52E 208.71', 'S86.45.08W 417.42', 'N3.14.52W 208.71', 'N86.45.08E 417.42'],
  ],
  [
    'Michigan tax roll',
    `COM N 107.3 FT & W 66 FT FR SE COR OF SW 1/4 OF SEC 14, TH N 132 FT, TH W 66 FT, TH S 132 FT, TH E 66 FT TO BEG. SEC 14 T5N R11W 0.2 A`,
    ['>N0E 107.3', '>N90W 66', 'N0E 132', 'N90W 66', 'S0W 132', 'N90E 66'],
  ],
  [
    'Michigan tax roll with degrees',
    `PART OF NE 1/4 COM AT E 1/4 COR TH N 0D 12M W 330 FT ALG E SEC LN TO POB TH CONT N 0D 12M W 165 FT TH S 89D 48M W 264 FT TH S 0D 12M E 165 FT TH N 89D 48M E 264 FT TO POB EXC E 33 FT FOR RD R/W`,
    ['>N0.12W 330', 'N0.12W 165', 'S89.48W 264', 'S0.12E 165', 'N89.48E 264'],
  ],
  [
    'Ohio Virginia Military District',
    `Situated in the Township of Perry, Virginia Military Survey No. 2358: Beginning at a railroad spike in the centerline of County Road 19, passing in the line of J. Davis (D.B. 203, Pg. 117); thence with said centerline S. 47 deg. 32' 10" E. 215.60 feet to a P.K. nail; thence leaving the road N. 42 deg. 27' 50" E., passing an iron pin at 30.00 feet, a total distance of 404.00 feet to an iron pin; thence N. 47 deg. 32' 10" W. 215.60 feet to an iron pin; thence S. 42 deg. 27' 50" W. 404.00 feet, passing an iron pin at 374.00 feet, to the place of beginning.`,
    ['S47.32.10E 215.6', 'N42.27.50E 404', 'N47.32.10W 215.6', 'S42.27.50W 404'],
  ],
  [
    'Massachusetts stone walls',
    `Beginning at the southwesterly corner of the granted premises at a drill hole in the end of a stone wall on the northerly side of Hill Road; thence N 12° 40' W by said wall and land of one Pratt, two hundred eleven and 40/100 (211.40) feet to a corner of walls; thence N 77° 20' E, by a stone wall, ninety-five (95) feet; thence S 12° 40' E, partly by a wall and partly by a fence, two hundred eleven and 40/100 (211.40) feet to said Hill Road; thence S 77° 20' W by said Road ninety-five (95) feet to the point of beginning.`,
    ['N12.40W 211.4', 'N77.20E 95', 'S12.40E 211.4', 'S77.20W 95'],
  ],
  [
    'Maine rods along a river',
    `Beginning at an ash tree on the shore of Mill Pond at the northeast corner of land formerly of Asa Drew; thence south seventy-one degrees west by said Drew's land eighteen rods and ten links to a cedar post; thence north nineteen degrees west fourteen rods to a stone marked X; thence north seventy-one degrees east eighteen rods ten links to the shore; thence south nineteen degrees east fourteen rods to the first mentioned bound.`,
    ['S71W 303.6', 'N19W 231', 'N71E 303.6', 'S19E 231'],
  ],
  [
    'New Hampshire with a creek as a boundary',
    `Thence North 14° 05' East 180 feet to an iron pin on the bank of Cold Brook; thence southeasterly by the thread of said brook 210 feet, more or less; thence South 14° 05' West 95.5 feet to the road; thence North 75° 55' West 175 feet to the bound begun at.`,
    ['N14.05E 180', 'S14.05W 95.5', 'N75.55W 175'],
  ],
  [
    'aliquot part with exceptions',
    `The Northeast Quarter of the Southwest Quarter (NE1/4 SW1/4) of Section Nine (9), Township One Hundred Fifteen (115) North, Range Twenty-one (21) West, EXCEPT that part described as follows: Beginning at the Northeast corner thereof; thence West on the North line 208.71 feet; thence South 208.71 feet; thence East 208.71 feet; thence North 208.71 feet to the point of beginning.`,
    ['N90W 208.71', 'S0W 208.71', 'N90E 208.71', 'N0E 208.71'],
  ],
  [
    'ALTA curve, radius first',
    `thence along the arc of a tangent curve to the right, having a radius of 25.00 feet, a central angle of 90 degrees 00 minutes 00 seconds, an arc length of 39.27 feet, and a long chord which bears North 45 degrees 00 minutes 00 seconds East 35.36 feet; thence South 90 degrees 00 minutes 00 seconds East 60.00 feet`,
    ['curve right R 25.00, 90.00°, chord N 45°00\'00" E', 'N90E 60'],
  ],
  [
    'ALTA curve, chord first',
    `THENCE S 30°00'00" E, 110.00 feet to a point of curvature; THENCE 52.36 feet along the arc of a curve to the left, said curve having a chord bearing of S 45°00'00" E, a chord length of 51.76 feet, a delta angle of 30°00'00", a tangent length of 26.79 feet and a radius of 100.00 feet to a point of tangency; THENCE S 60°00'00" E, 45.00 feet`,
    ['S30E 110', 'curve left R 100.00, 30.00°, chord S 45°00\'00" E', 'S60E 45'],
  ],
  [
    'non-tangent curve by a radial line through its beginning',
    `THENCE North 10°00'00" East 75.00 feet to a point on a non-tangent curve concave to the northeast having a radius of 80.00 feet, a radial line through said point bears South 60°00'00" West; THENCE northwesterly along said curve through a central angle of 20°00'00", an arc distance of 27.93 feet; THENCE North 80°00'00" East 30.00 feet`,
    ['N10E 75', 'curve right R 80.00, 20.00°, sets out N 30°00\'00" W', 'N80E 30'],
  ],
  [
    'curve by radius point',
    `thence South 5°00'00" West 40.00 feet to the point of curvature of a curve to the right, the radius point of which bears North 85°00'00" West 60.00 feet; thence southwesterly along the arc of said curve 62.83 feet, through a central angle of 60°00'00"; thence South 65°00'00" West 20.00 feet`,
    ['S5W 40', 'curve right R 60.00, 60.00°, center N 85°00\'00" W', 'S65W 20'],
  ],
  [
    'cul-de-sac',
    `thence N 20°00'00" E 90.00 feet to the right-of-way of Fern Court; thence along a 50.00 foot radius cul-de-sac, being a curve to the left, an arc distance of 43.63 feet, whose chord bears S 45°00'00" E 42.26 feet; thence S 20°00'00" W 100.00 feet`,
    ['N20E 90', 'curve left R 50.00, 50.00°, chord S 45°00\'00" E', 'S20W 100'],
  ],
  [
    'compound curve in a list',
    `along the said right of way line for the following 3 courses: 1) N 0°00'00" E for 30.00 feet to the P.C. of a curve; 2) along said curve to the right, having a radius of 200.00 feet and a delta of 15°00'00", for an arc of 52.36 feet to the P.C.C.; 3) along a curve to the right, having a radius of 100.00 feet and a delta of 30°00'00", for an arc of 52.36 feet to the P.T.; thence N 45°00'00" E for 25.00 feet`,
    ['N0E 30', 'curve right R 200.00, 15.00°, tangent', 'curve right R 100.00, 30.00°, tangent', 'N45E 25'],
  ],
  [
    'an easement by its centerline beside the lot',
    `BEGINNING at the northwest corner of Lot 9; thence S 89°00'00" E 100.00 feet; thence S 01°00'00" W 150.00 feet; thence N 89°00'00" W 100.00 feet; thence N 01°00'00" E 150.00 feet to the point of beginning. TOGETHER WITH an easement for ingress and egress 20 feet in width, 10 feet on each side of the following described centerline: Beginning at a point on the north line of said Lot 9 that is 50.00 feet east of its northwest corner; thence N 01°00'00" E 85.00 feet to the south line of Oak Road and there terminating.`,
    ['S89E 100', 'S1W 150', 'N89W 100', 'N1E 150'],
  ],
  [
    'less and except',
    `Commencing at the NW corner of Section 30; thence S 0°30' W 660.0 feet to the point of beginning; thence S 89°30' E 330.0 feet; thence S 0°30' W 330.0 feet; thence N 89°30' W 330.0 feet; thence N 0°30' E 330.0 feet to the point of beginning. LESS AND EXCEPT the north 25 feet thereof for road purposes.`,
    ['>S0.30W 660', 'S89.30E 330', 'S0.30W 330', 'N89.30W 330', 'N0.30E 330'],
  ],
  [
    'condominium unit',
    `Unit 304 of Harbor House Condominium, a Condominium according to the Declaration recorded in O.R. Book 5521, Page 1180, together with an undivided 1.25% interest in the common elements: Begin at the Southwest corner of said Lot 3; thence N00°10'00"W 92.50 feet; thence N89°50'00"E 40.00 feet; thence S00°10'00"E 92.50 feet; thence S89°50'00"W 40.00 feet to the Point of Beginning, lying between elevations 21.5 feet and 30.0 feet N.G.V.D.`,
    ['N0.10W 92.5', 'N89.50E 40', 'S0.10E 92.5', 'S89.50W 40'],
  ],
  [
    'railroad curve by degree',
    `thence North 40°00'00" East 200.00 feet to the P.C. of a 4 degree curve to the right; thence along said curve 250.00 feet; thence North 50°00'00" East 100.00 feet`,
    ['N40E 200', 'curve right R 1432.39, 10.00°, tangent', 'N50E 100'],
  ],
  [
    'meander line',
    `Beginning at the meander corner on the left bank; thence with the meanders of the creek the following courses: N 45° E 3.20 chains; N 62° E 2.50 chains; S 80° E 1.00 chain; thence leaving the creek S 5° W 4.00 chains`,
    ['N45E 211.2', 'N62E 165', 'S80E 66', 'S5W 264'],
  ],
  [
    'highway stationing with offsets',
    `Beginning at a point 50.00 feet left of and opposite centerline Station 312+45.20 of S.R. 42; thence S 60°15'00" W 154.80 feet to a point 50.00 feet left of Station 310+90.40; thence N 29°45'00" W 25.00 feet to a point 75.00 feet left of said Station; thence N 60°15'00" E 154.80 feet; thence S 29°45'00" E 25.00 feet to the true point of beginning`,
    ['S60.15W 154.8', 'N29.45W 25', 'N60.15E 154.8', 'S29.45E 25'],
  ],
  [
    'metric with feet in brackets',
    `thence North 01°10'00" West 30.480 meters [100.00 feet]; thence North 88°50'00" East 15.240 meters [50.00 feet]; thence South 01°10'00" East 30.480 m [100.00 ft]; thence South 88°50'00" West 15.240 m [50.00 ft] to the point of beginning`,
    ['N1.10W 100', 'N88.50E 50', 'S1.10E 100', 'S88.50W 50'],
  ],
  [
    'Ontario metes and bounds',
    `COMMENCING at the north-easterly angle of said Lot 14; THENCE South 16 degrees 30 minutes East along the easterly limit of said Lot, 132.0 feet to an iron bar; THENCE South 73 degrees 30 minutes West 66.0 feet to an iron bar planted; THENCE North 16 degrees 30 minutes West 132.0 feet to the southerly limit of Queen Street; THENCE North 73 degrees 30 minutes East along said limit 66.0 feet to the place of commencement.`,
    ['S16.30E 132', 'S73.30W 66', 'N16.30W 132', 'N73.30E 66'],
  ],
  [
    'New Brunswick azimuths',
    `Beginning at a survey marker; thence on an azimuth of 92 degrees 15 minutes 00 seconds a distance of 40.000 metres to a survey marker; thence on an azimuth of 182 degrees 15 minutes 00 seconds a distance of 30.000 metres; thence on an azimuth of 272 degrees 15 minutes 00 seconds a distance of 40.000 metres; thence on an azimuth of 2 degrees 15 minutes 00 seconds a distance of 30.000 metres to the place of beginning.`,
    ['S87.45E 131.2336', 'S2.15W 98.4252', 'N87.45W 131.2336', 'N2.15E 98.4252'],
  ],
  [
    'Nova Scotia',
    `BEGINNING at a wooden stake on the northern boundary of the Highway; THENCE North twenty-two degrees thirty minutes West (N 22° 30' W) one hundred and fifty feet (150') to a stake; THENCE South sixty-seven degrees thirty minutes West (S 67° 30' W) one hundred feet (100'); THENCE South twenty-two degrees thirty minutes East (S 22° 30' E) one hundred and fifty feet (150'); THENCE North sixty-seven degrees thirty minutes East (N 67° 30' E) one hundred feet (100') to the place of beginning.`,
    ['N22.30W 150', 'S67.30W 100', 'S22.30E 150', 'N67.30E 100'],
  ],
  [
    'New Jersey with tax lot',
    `BEGINNING at a point in the westerly line of Elm Avenue (50' R.O.W.) distant 225.00 feet northerly from its intersection with the northerly line of Oak Street (60' R.O.W.), and running thence; 1. N 81°30'00" W, 125.00 feet along the line of Lot 12, Block 407, to a point; thence 2. N 08°30'00" E, 50.00 feet to a point; thence 3. S 81°30'00" E, 125.00 feet along Lot 14, Block 407, to a point in the aforesaid line of Elm Avenue; thence 4. S 08°30'00" W, 50.00 feet to the point and place of BEGINNING.`,
    ['N81.30W 125', 'N8.30E 50', 'S81.30E 125', 'S8.30W 50'],
  ],
  [
    'New York city lot',
    `BEGINNING at a point on the southerly side of 84th Street, distant 180 feet 6 inches westerly from the corner formed by the intersection of the southerly side of 84th Street and the westerly side of 3rd Avenue; RUNNING THENCE southerly parallel with 3rd Avenue 102 feet 2 inches; THENCE South 89 degrees West 25 feet; THENCE North 1 degree West 102 feet 2 inches to the southerly side of 84th Street; THENCE North 89 degrees East 25 feet to the point or place of BEGINNING.`,
    ['S89W 25', 'N1W 102.1667', 'N89E 25'],
  ],
  [
    'Tennessee street frontage',
    `Fronting 75 feet on the north side of Cherry Lane: Beginning at an iron pin 160 feet west of Vine Street; thence N 6 deg 30 min W 145 feet to an iron pin in the south margin of an alley; thence with the alley, S 83 deg 30 min W 75 feet; thence S 6 deg 30 min E 145 feet; thence with the north margin of Cherry Lane N 83 deg 30 min E 75 feet to the point of beginning. Map 82, Group B, Parcel 31.`,
    ['N6.30W 145', 'S83.30W 75', 'S6.30E 145', 'N83.30E 75'],
  ],
  [
    'North Carolina with plats',
    `BEGINNING at an existing iron pipe in the western margin of the 60-foot right of way of SR 1540, the southeast corner of Lot 3 as shown in Plat Cabinet D, Slide 88; thence with the line of Lot 3 N 77-21-40 W 310.18 feet to an iron; thence N 14-02-00 E 140.00 feet to a point in the branch; thence S 77-21-40 E 305.00 feet to the margin of said road; thence with said margin S 12-05-00 W 140.07 feet to the BEGINNING, and being Lot 2.`,
    ['N77.21.40W 310.18', 'N14.02E 140', 'S77.21.40E 305', 'S12.05W 140.07'],
  ],
  [
    'South Carolina "measuring thereon"',
    `fronting on Bay Street and measuring thereon 60 feet; BEGINNING at an old iron; thence running N. 44-10 W. for a distance of 118 feet to an old iron; thence turning and running S. 45-50 W. for a distance of 60 feet; thence turning and running S. 44-10 E. for a distance of 118 feet; thence turning and running along Bay Street N. 45-50 E. for a distance of 60 feet to the point of beginning; be all measurements a little more or less.`,
    ['N44.10W 118', 'S45.50W 60', 'S44.10E 118', 'N45.50E 60'],
  ],
  [
    'Illinois railroad tie and degrees spelled',
    `That part of Lot 6 described as follows: Commencing at the most Southerly corner of said Lot; thence Northwesterly along the Southwesterly line thereof, being on a bearing of North 38 degrees 20 minutes 00 seconds West, 70.00 feet for a point of beginning; thence continuing North 38 degrees 20 minutes 00 seconds West 42.00 feet; thence North 51 degrees 40 minutes 00 seconds East 105.00 feet; thence South 38 degrees 20 minutes 00 seconds East 42.00 feet; thence South 51 degrees 40 minutes 00 seconds West 105.00 feet to the point of beginning, in DuPage County, Illinois.`,
    ['>N38.20W 70', 'N38.20W 42', 'N51.40E 105', 'S38.20E 42', 'S51.40W 105'],
  ],
  [
    'Minnesota assumed bearing',
    `That part of the Southeast Quarter described as follows: Commencing at the southeast corner thereof; thence on an assumed bearing of North 89 degrees 15 minutes 20 seconds West along the south line 520.00 feet to the point of beginning of the land to be described; thence North 0 degrees 44 minutes 40 seconds East 330.00 feet; thence North 89 degrees 15 minutes 20 seconds West 132.00 feet; thence South 0 degrees 44 minutes 40 seconds West 330.00 feet to said south line; thence easterly along said south line to the point of beginning and there terminating.`,
    ['>N89.15.20W 520', 'N0.44.40E 330', 'N89.15.20W 132', 'S0.44.40W 330', 'closing'],
  ],
  [
    'Wisconsin certified survey map',
    `Part of the SE 1/4 of the NW 1/4 of Section 8, T.7 N., R.21 E., being Lot 1 of C.S.M. No. 4411, bounded and described as follows: Commencing at the north 1/4 corner; thence South 00°42'10" East, 1,325.60 feet; thence South 88°11'00" West, 33.01 feet to the place of beginning; thence South 88°11'00" West, 266.99 feet; thence North 00°42'10" West, 163.00 feet; thence North 88°11'00" East, 266.99 feet; thence South 00°42'10" East, 163.00 feet to the place of beginning.`,
    [
      '>S0.42.10E 1325.6',
      '>S88.11W 33.01',
      'S88.11W 266.99',
      'N0.42.10W 163',
      'N88.11E 266.99',
      'S0.42.10E 163',
    ],
  ],
  [
    'Washington with quadrant words out of order',
    `BEGINNING at a point on the West line of Government Lot 2 which is North 1°12' East 412.5 feet from the Southwest corner thereof; thence South 88°48' East 200 feet; thence North 1°12' East 100 feet; thence North 88°48' West 200 feet to the West line of said Government Lot 2; thence South 1°12' West along said line 100 feet to the True Point of Beginning. Situate in the County of King.`,
    ['>N1.12E 412.5', 'S88.48E 200', 'N1.12E 100', 'N88.48W 200', 'S1.12W 100'],
  ],
  [
    'Oregon donation land claim',
    `Beginning at a point 14.50 chains South and 6.25 chains East of the Northwest corner of the J. Baker D.L.C. No. 44 in T. 3 S., R. 1 W.; thence South 89° 30' East 5.00 chains; thence South 10.00 chains; thence North 89° 30' West 5.00 chains; thence North 10.00 chains to the place of beginning.`,
    ['S89.30E 330', 'S0W 660', 'N89.30W 330', 'N0E 660'],
  ],
  [
    'Utah',
    `Beginning at a point South 0°05'30" West 247.50 feet along the section line and East 33.00 feet from the Northwest corner of Section 22, Township 2 South, Range 1 East, Salt Lake Base and Meridian; and running thence East 124.00 feet; thence South 0°05'30" West 80.00 feet; thence West 124.00 feet; thence North 0°05'30" East 80.00 feet to the point of beginning. Contains 0.228 acre.`,
    ['>S0.05.30W 247.5', '>N90E 33', 'N90E 124', 'S0.05.30W 80', 'N90W 124', 'N0.05.30E 80'],
  ],
  [
    'Idaho run together',
    `Thence N.0°15'30"W., 132.00 feet; thence N.89°44'30"E., 99.00 feet; thence S.0°15'30"E., 132.00 feet; thence S.89°44'30"W., 99.00 feet, more or less, to the REAL POINT OF BEGINNING.`,
    ['N0.15.30W 132', 'N89.44.30E 99', 'S0.15.30E 132', 'S89.44.30W 99'],
  ],
  [
    'Louisiana in French measure left out',
    `Said lot designated by the No. 11 of Square 42, bounded by Magnolia, Third, Ash and Fourth Streets, and commences at a distance of 120 feet from the corner of Magnolia and Third; thence run N 33°10' W a distance of 31 feet 3 inches 4 lines; thence N 56°50' E 120 feet; thence S 33°10' E 30 feet; thence S 56°50' W 120 feet to the point of beginning`,
    ['N56.50E 120', 'S33.10E 30', 'S56.50W 120'],
  ],
  [
    'Vermont',
    `Beginning at an iron pipe on the westerly edge of Town Highway #14; thence going N 62° 05' W 300 feet, more or less, to a butternut tree 14" in diameter blazed on two sides; thence turning an angle to the right of 90° and going 145 feet to an iron pipe; thence going S 62° 05' E 300 feet to the edge of said highway; thence S 27° 55' W 145 feet along the edge of said highway to the point of beginning.`,
    ['N62.05W 300', 'turn 90, 145.00', 'S62.05E 300', 'S27.55W 145'],
  ],
  [
    'interchange of words for lines',
    `Thence in a line bearing North 33°15' East a distance of 61.5 feet; thence bearing South 56°45' East, 40 feet; thence at a bearing of South 33°15' West, and a distance of 61.5 feet; thence proceed North 56°45' West for 40 feet to point of beginning`,
    ['N33.15E 61.5', 'S56.45E 40', 'S33.15W 61.5', 'N56.45W 40'],
  ],
  [
    'distance before the bearing',
    `thence 120.00 feet N 14°00'00" E to a rebar; thence a distance of 75.25 feet on a bearing of S 76°00'00" E; thence 120.00 feet, S 14°00'00" W; thence 75.25 feet, N 76°00'00" W to the point of beginning`,
    ['N14E 120', 'S76E 75.25', 'S14W 120', 'N76W 75.25'],
  ],
  [
    'calls of record and as measured',
    `thence S 10°20'30" W (S 10°21' W, Deed) 200.05 feet (200 feet, Deed) to a pipe; thence N 79°39'30" W 99.97 feet (measured) (100.00 feet record); thence N 10°20'30" E 200.05 feet; thence S 79°39'30" E 99.97 feet to the P.O.B.`,
    ['S10.20.30W 200.05', 'N79.39.30W 99.97', 'N10.20.30E 200.05', 'S79.39.30E 99.97'],
  ],
  [
    'a tie by two witnesses and a closing course without figures',
    `Commencing for reference at a limestone at the southeast corner of the quarter; thence N 2°10' E 412.00 feet to a railroad spike, the principal place of beginning of the parcel herein conveyed; thence N 87°50' W 150.00 feet; thence N 2°10' E 90.00 feet; thence S 87°50' E 150.00 feet; thence southerly to the principal place of beginning`,
    ['>N2.10E 412', 'N87.50W 150', 'N2.10E 90', 'S87.50E 150', 'closing'],
  ],
  [
    'chains in decimals with ch. and l.',
    `Beginning at a post; thence N. 88 1/4° E. 7 ch. 31 l. to a post; thence S. 2° E. 3.42 ch.; thence S. 88 1/4° W. 731 links; thence N. 2° W. 342 links to the beginning`,
    ['N88.15E 482.46', 'S2E 225.72', 'S88.15W 482.46', 'N2W 225.72'],
  ],
  [
    'curve table style',
    `thence along Curve C-4, right, R = 150.00', A = 78.54', Δ = 30°00'00", Ch = N 15°00'00" E 77.65'; thence along Line L-9, N 30°00'00" E 40.00'; thence N 60°00'00" W 12.00'`,
    ['curve right R 150.00, 30.00°, chord N 15°00\'00" E', 'N30E 40', 'N60W 12'],
  ],
  [
    'curve whose chord is subtended',
    `thence northerly 104.72 feet on a curve to the left with a radius of 200 feet, the long chord of said arc, which subtends an angle of 30°00'00", bears N 5°00'00" W and is 103.53 feet in length; thence N 20°00'00" W 50.00 feet`,
    ['curve left R 200.00, 30.00°, chord N 5°00\'00" W', 'N20W 50'],
  ],
  [
    'deflection angles',
    `Beginning at a stake; thence N 10° E 100 feet; thence deflecting 90° to the right 60 feet; thence deflecting to the right 90 degrees a distance of 100 feet; thence with a deflection angle of 90° right, 60 feet to the beginning`,
    ['N10E 100', 'turn 90, 60.00', 'turn 90, 100.00', 'turn 90, 60.00'],
  ],
  [
    'two exceptions and a tract told by acres',
    `BEING a 0.459 acre tract out of the called 12.75 acre tract conveyed to R. Ames, Vol. 301, Pg. 22: BEGINNING at a 3/8" iron rod found; THENCE N 41°12'00" E, along the southeast line of said 12.75 acre tract, 100.00 feet; THENCE N 48°48'00" W 200.00 feet to the line of a called 9.1 acre tract; THENCE S 41°12'00" W with said 9.1 acre tract 100.00 feet; THENCE S 48°48'00" E 200.00 feet to the POINT OF BEGINNING.`,
    ['N41.12E 100', 'N48.48W 200', 'S41.12W 100', 'S48.48E 200'],
  ],
  [
    'Maryland reversed lines',
    `Beginning for the same at the end of the third or South 22 degrees East 40 perch line of a deed from Lee to Orr, and running thence reversely with part of said line, as now surveyed, North 22 degrees 15 minutes West 330.00 feet; thence leaving said line and running for new lines of division, the two following courses, viz: South 67 degrees 45 minutes West 80.00 feet, and South 22 degrees 15 minutes East 330.00 feet; thence North 67 degrees 45 minutes East 80.00 feet to the place of beginning. Containing 0.606 of an acre of land, more or less.`,
    ['N22.15W 330', 'S67.45W 80', 'S22.15E 330', 'N67.45E 80'],
  ],
  [
    'Nevada compass points spelled with hyphens',
    `Thence North 5-degrees 30-minutes East, 44.00 feet; thence North-Easterly along the fence to a post; thence South 84-degrees 30-minutes East, 22.00 feet`,
    ['N5.30E 44', 'S84.30E 22'],
  ],
  [
    'feet and inches',
    `thence N 18° E 52 feet 6 inches; thence S 72° E 30' 4-1/2"; thence S 18° W 52 ft. 6 in.; thence N 72° W thirty feet four and one-half inches to the place of beginning`,
    ['N18E 52.5', 'S72E 30.375', 'S18W 52.5', 'N72W 30.375'],
  ],
  [
    'a road dedicated and rights reserved',
    `thence S 01°15'00" E, along the centerline of a 40-foot wide public utility easement, 300.00 feet to a point 30 feet north of the centerline of 12th Avenue NW; thence S 88°45'00" W, parallel with and 30 feet north of said centerline, 145.20 feet; thence N 01°15'00" W 300.00 feet; thence N 88°45'00" E 145.20 feet to the point of beginning, subject to a 10 foot drainage easement along the west line.`,
    ['S1.15E 300', 'S88.45W 145.2', 'N1.15W 300', 'N88.45E 145.2'],
  ],
  [
    'Scotland: grid of feet and decimal parts',
    `Beginning at the south-west corner; thence N. 17° 20' W. along the west boundary wall 88 feet or thereby; thence N. 72° 40' E. 40 feet 3 inches or thereby along the centre line of a mutual hedge; thence S. 17° 20' E. 88 feet or thereby; thence S. 72° 40' W. along the pavement 40 feet 3 inches to the point of commencement`,
    ['N17.20W 88', 'N72.40E 40.25', 'S17.20E 88', 'S72.40W 40.25'],
  ],
];
