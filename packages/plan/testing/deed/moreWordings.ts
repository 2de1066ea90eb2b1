// More wordings of curves, of numbers beside calls, and of directions, as they differ from office to office. Made for the
// tests, in the manner of public records.
import type { Description } from './description.ts';

export const moreWordings: readonly Description[] = [
  [
    'a point of curvature with its figures',
    `thence N 12°00'00" E 50.00 feet to a point of curvature of a curve concave southeasterly, having a radius of 25.00 feet and a central angle of 90°00'00"; thence northeasterly along the arc of said curve, an arc distance of 39.27 feet to the point of tangency; thence S 78°00'00" E 20.00 feet`,
    ['N12E 50', 'curve right R 25.00, 90.00°, tangent', 'S78E 20'],
  ],
  [
    'a long chord with its bearing',
    `thence N 12°00'00" E 50.00 feet to the P.C. of a curve to the left, said curve having a radius of 25.00 feet, a delta angle of 90°00'00" and a long chord of 35.36 feet bearing N 33°00'00" W; thence along said curve 39.27 feet to the P.T.; thence N 78°00'00" W 20.00 feet`,
    ['N12E 50', 'curve left R 25.00, 90.00°, chord N 33°00\'00" W', 'N78W 20'],
  ],
  [
    'a curve of which the next word is said',
    `THENCE along said non-tangent curve to the right an arc distance of 52.36 feet, said curve having a radius of 50.00 feet, a central angle of 60 degrees 00 minutes 00 seconds and a chord that bears North 35 degrees 00 minutes 00 seconds East, 50.00 feet to a 5/8 inch iron rod; THENCE N 65 E 10 feet`,
    ['curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'a length along the arc before the radius',
    `thence N 5 E 10.00 feet; thence 52.36 feet along the arc of a curve to the right, radius 50.00', chord N 35 E, 50.00'; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'a curve of a radius, and one bearing to the left',
    `thence N 5 E 10.00 feet; thence on a curve to the right of 50.00 feet radius for 52.36 feet; thence N 65 E 10 feet; thence with a curve bearing to the left having a radius of 50.00 feet, a distance of 52.36 feet; thence N 5 E 8 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, tangent',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 8',
    ],
  ],
  [
    'a center that lies to a side',
    `thence N 5°00'00" E 10.00 feet; thence in a northeasterly direction along a curve whose radius is 50.00 feet and whose center lies to the southeast, an arc distance of 52.36 feet; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
  [
    'a point of cusp with its center',
    `thence N 5°00'00" E 10.00 feet to a point of cusp with a curve concave to the West, having a radius of 50.00 feet, from which point the center bears N 85°00'00" W; thence Northerly along the arc of said curve to the left through a central angle of 60°00'00"; thence N 55 W 10 feet`,
    ['N5E 10', 'curve left R 50.00, 60.00°, center N 85°00\'00" W', 'N55W 10'],
  ],
  [
    'rows of curves and lines',
    `C1: R=50.00', L=52.36', Δ=60°00'00", CH=N 35°00'00" E 50.00', RIGHT\nL1: N 65°00'00" E 10.00'`,
    ['curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'capitals of a tax roll with a curve',
    `TH N 5D00M00S E 10.00 FT TO PT OF CURVE OF A CURVE TO THE RT HAVING A RAD OF 50.00 FT & A CENT ANG OF 60D00M00S; TH NELY ALG ARC OF SD CURVE 52.36 FT; TH N 65D E 10 FT`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
  [
    'a curve along a street',
    `thence N 5 E 10 feet; thence along the southeasterly right of way line of Elm Street by a curve to the right having a radius of 50.00 feet for an arc distance of 52.36 feet (the chord of said arc bearing N 35 degrees E a distance of 50.00 feet) to a point; thence N 65 E 10 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'three directions along one curve',
    `thence N 5 E 10 feet to the beginning of a tangent curve concave to the southeast and having a radius of 50.00 feet; thence northerly, northeasterly and easterly along said curve 52.36 feet through a central angle of 60°; thence tangent to said curve N 65 E 10.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
  [
    'a radius before a curve that is not tangent',
    `thence S 30°00'00" E 40.00 feet to the beginning of a non-tangent 100.00 foot radius curve concave northwesterly, a radial line to said point bears S 45°00'00" E; thence southwesterly 78.54 feet along said curve through a central angle of 45°00'00"; thence N 2 W 10 feet`,
    ['S30E 40', 'curve right R 100.00, 45.00°, sets out S 45°00\'00" W', 'N2W 10'],
  ],
  [
    'figures with letters, and figures in a list',
    `thence N 5 E 10 feet; thence along a curve to the right, delta = 60°00'00", T = 28.87', L = 52.36', R = 50.00', the chord of which bears N 35°00'00" E, 50.00 feet; thence along a curve to the left with the following elements: radius: 50.00 feet; arc: 52.36 feet; thence N 5 E 9 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, chord N 35°00\'00" E',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 9',
    ],
  ],
  [
    'an ordinal course, and a ditch',
    `thence N 45 E 100.00 feet to the southwest corner of that certain 20-acre parcel deeded to J. B. Hill by deed recorded in Book 5 of Deeds at page 7; thence S 45 E 50.00 feet along the 4th course of said deed; thence S 20 W 30.00 feet to the 3rd angle point in the line described in Exhibit "B-1"; thence S 5 E 12 feet to the center of a 10-foot wide ditch`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'things beside a course before its length',
    `thence N 45 E with the line of Tract 4-A, 100.00 feet; thence S 45 E with the center of a 12" culvert and 2 feet south of a fence, 50.00 feet; thence S 20 W with Lots 5 through 9 inclusive 30.00 feet; thence S 5 E crossing Highway 9, a total of 12.00 feet; thence W (30 feet from and parallel to the centerline of tracks) 9.00 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'dashes and signs before lengths',
    `thence N 45°00'00" E - 100.00 feet to a P.K. nail (set in 1987); thence S 45°00'00" E ... 50.00 feet, to I.P. #3; thence S 20°00'00" W = 30.00 feet to T-bar post, 1.2 feet high; thence S 05°00'00" E for 12.00' to the "Old Mill Stone" (found 8" deep)`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'stakes and corners by their numbers alone',
    `thence N 45 E 100 feet to stake No 2 on line of Jones' 50-acre tract; thence S 45 E 50 feet to stake 3 (see plat); thence S 20 W 30 feet to 4, a stone; thence S 5 E 12 feet to corner five; thence W 9 feet to the 6th corner; thence N 9 E 8 feet to station "A"; thence N 10 E 7 feet to post oak 8 in. dia. mkd. X`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9', 'N9E 8', 'N10E 7'],
  ],
  [
    'a wire fence, owners, power lines',
    `thence N 45 E 100 feet to a pipe, from which the SW corner of Sec. 12 bears S 10 W 1234.5 feet; thence S 45 E 50 feet to a pin 3 feet tall in a 4-strand fence; thence S 20 W 30 feet over land of 3 owners; thence S 5 E 12 feet to a 115 kV power line; thence W 9 feet to 25% of its depth`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    "an offset in parentheses, and an engineer's station",
    `thence North 45 degrees 00 minutes 00 seconds East, 100.00 feet (said course being 25.00 feet northwesterly of, as measured at right angles to, the centerline of Main Track No. 1); thence South 45 degrees East 50.00 feet to a point in the northeasterly line of Parcel 2 in Deed Instrument 2019-0045678, O.R.; thence South 20 degrees West 30.00 feet to a point in the centerline of Road Survey 1103 at Engineer's Station "A" 105+12.34 P.O.T.`,
    ['N45E 100', 'S45E 50', 'S20W 30'],
  ],
  [
    'acres in short, wills and maps',
    `thence N 45 E 100 feet to an iron pin at the corner of 1.5 ac. tract (Tax Map 45, Parcel 6); thence S 45 E 50 feet with Hill (W.B. 12, Pg. 345, dated 1/2/1899); thence S 20 W 30 feet with Cole's 1st tract, 2nd parcel; thence S 5 E 12 feet, to the beginning of 10 acres; thence W 9 feet to Point No. 7 shown as N 1,234.5 E 678.9 on said map`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'degree signs in odd places',
    `Thence N°45 E 100 ft; thence S45ºE, 50 ft; thence S. 20° 15' . W. 30 ft; thence S. 5 deg E. 12 ft; thence N 85 deg. 30' W. 9 ft; thence N. 9-1/2 E. 8 ft; thence N.10°E.7ft.`,
    ['N45E 100', 'S45E 50', 'S20.15W 30', 'S5E 12', 'N85.30W 9', 'N9.30E 8', 'N10E 7'],
  ],
  [
    'words around a direction',
    `Thence in a North 45 degrees East direction for 100 feet; thence bearing South 45 degrees East for a distance of 50 feet; thence at a bearing of S 20 W, distance of 30 feet; thence upon a course of S 5 E, 12 feet; thence by a line N 85 W 9 feet; thence following a bearing N 9 E for 8 feet; thence on a straight line, bearing N 10 E, a distance of 7 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85W 9', 'N9E 8', 'N10E 7'],
  ],
  [
    'lineal and survey feet',
    `Thence N 45 E 100 US survey feet; thence S 45 E 50.00 lineal feet; thence S 20 W thirty (30) lin. ft.; thence S 5 E 12.00 sft; thence W 9.00 Ft.`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'N90W 9'],
  ],
  [
    'chains and links in every manner',
    `Thence N 45 E 4 chains & 25 links; thence S 45 E 4.25 ch; thence S 20 W 4 ch. 25 l.; thence S 5 E 4 chains and twenty-five links; thence W 425 links; thence N 9 E 4 25/100 chains; thence N 10 E 4 ch & 25 lks`,
    ['N45E 280.5', 'S45E 280.5', 'S20W 280.5', 'S5E 280.5', 'N90W 280.5', 'N9E 280.5', 'N10E 280.5'],
  ],
  [
    'directions again in parentheses',
    `Thence North 45° East (N 45° E) 100 feet; thence South forty-five (45) degrees East fifty (50) feet; thence S 20° W [S 20° W] 30 feet; thence Southerly (S 5 E) 12 feet; thence due West (N 90 W) 9 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'then for thence',
    `Beginning at a stake, and runs thence N. 45 E. 100 feet to a stake; then S. 45 E. 50 feet to a stake; then S. 45 W. 100 feet to a stake; then to the beginning`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'closing'],
  ],
  [
    'azimuths with dashes',
    `thence on an azimuth of 45-30-00 100.00 feet; thence azimuth of 135 degrees 30 minutes 00 seconds from north 50.00 feet; thence Azimuth 225.5° 100.00 feet`,
    ['N45.30E 100', 'S44.30E 50', 'S45.30W 100'],
  ],
  [
    'fractions of seconds and minutes',
    `thence North 45 deg 30' 15 1/2" East 100.00 feet; thence South 45° West one hundred feet, nine and one-half inches; thence N 5 W 2 rods, 3 feet & 6 inches`,
    [`N 45°30'16" E, 100.00`, 'S45W 100.7917', 'N5W 36.5'],
  ],
  [
    'courses by ordinals',
    `1st: N. 45 E. 10 poles. 2nd: S. 45 E. 5 poles. 3rd: S. 45 W. 10 poles. 4th: N. 45 W. 5 poles.`,
    ['N45E 165', 'S45E 82.5', 'S45W 165', 'N45W 82.5'],
  ],
  [
    'courses by letters',
    `(a) N 45°00'00" E 100.00 feet; (b) S 45°00'00" E 50.00 feet; (c) S 45°00'00" W 100.00 feet; and (d) N 45°00'00" W 50.00 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'courses by number',
    `COURSE NO. 1: N 45°00'00" E 100.00 feet; COURSE NO. 2: S 45°00'00" E 50.00 feet; Course 3 - S 45°00'00" W 100.00 feet; Fourth course: N 45°00'00" W 50.00 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100', 'N45W 50'],
  ],
  [
    'long numbers in words',
    `thence N 45 E One Hundred Twenty-Three and Forty-Five Hundredths (123.45) feet; thence S 45 E 1,234.56 feet; thence S 20 W one thousand two hundred (1,200) feet; thence S 5 E 12.5'±; thence W 0.50 feet`,
    ['N45E 123.45', 'S45E 1234.56', 'S20W 1200', 'S5E 12.5', 'N90W 0.5'],
  ],
];
