// Descriptions of curves: by concavity, by radial bearings, by tangents, with their figures in any order. Made for the tests,
// in the manner of public records.
import type { Description } from './description.ts';

export const curvesInAllOrders: readonly Description[] = [
  [
    'left and right as letters',
    `TH N 10 DEG 00' 00" E 100 FT; TH ALONG A CURVE TO L (CHORD BEARS N 05 DEG 00' 00" E 34.86 FT, RADIUS = 200 FT); TH S 88 DEG 00' 00" W 60 FT; TH ALG CRV TO THE R RAD 50.00 FT DELTA 60 DEG 00' 00" 52.36 FT; TH TO POB`,
    [
      'N10E 100',
      'curve left R 200.00, 10.00°, chord N 5°00\'00" E',
      'S88W 60',
      'curve right R 50.00, 60.00°, tangent',
      'closing',
    ],
  ],
  [
    'concavity with the way in',
    `thence South 13°00'00" West 101.05 feet to the beginning of a tangent 80.00 foot radius curve, concave Northwesterly; thence Southerly and Westerly along the arc of said curve through an angle of 98° a distance of 136.83 feet; thence tangent to said curve North 69°00'00" West 55.0 feet; thence to the point of beginning`,
    ['S13W 101.05', 'curve right R 80.00, 98.00°, tangent', 'N69W 55', 'closing'],
  ],
  [
    'a radial bearing to the beginning',
    `thence South 88°58'07" West 60.00 feet to the southeasterly end of a non-tangent curve concave to the southwest and having a radius of 13.00 feet, a radial of said curve to said end bears North 89°12'27" East; thence northwesterly along said curve, through a central angle of 89°01'07", an arc distance of 20.20 feet; thence North 89°48'40" West 37.99 feet; thence to the point of beginning`,
    ['S88.58.07W 60', 'curve left R 13.00, 89.03°, sets out N 0°47\'33" W', 'N89.48.40W 37.99', 'closing'],
  ],
  [
    'a radial line to the beginning of a curve',
    `thence N 30°00'00" E 50.00 feet to the beginning of a non-tangent curve, concave easterly, having a radius of 100.00 feet, to which a radial line bears N 80°00'00" W; thence northerly along said curve through a central angle of 30°00'00" an arc length of 52.36 feet; thence N 40°00'00" E 20.00 feet`,
    ['N30E 50', 'curve right R 100.00, 30.00°, sets out N 10°00\'00" E', 'N40E 20'],
  ],
  [
    'a numbered curve in a list',
    `along the northerly line the following three courses:\n1. S 37°15'00" W 210.50 feet to a point of curvature;\n2. With said curve to the left having a radius of 640.00 feet, an arc length of 92.15 feet, a central angle of 8°15'00" and a chord bearing S 41°22'30" W 92.07 feet;\n3. S 45°30'00" W 100.00 feet`,
    ['S37.15W 210.5', 'curve left R 640.00, 8.25°, chord S 41°22\'30" W', 'S45.30W 100'],
  ],
  [
    'figures in any order and in parentheses',
    `thence N 5°00'00" E 10.00 feet; thence along a curve to the right (L=52.36', R=50.00', Δ=60°00'00", CB=N 35°00'00" E, C=50.00'); thence N 65°00'00" E 10.00 feet; thence with a curve to the left having a delta of 60°00'00", an arc of 52.36 feet and a radius of 50.00 feet (chord: N 35°00'00" E, 50.00 feet); thence N 5°00'00" E 9.00 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, chord N 35°00\'00" E',
      'N65E 10',
      'curve left R 50.00, 60.00°, chord N 35°00\'00" E',
      'N5E 9',
    ],
  ],
  [
    'said curve, twice',
    `thence N 5°00'00" E 10.00 feet to the beginning of a curve concave to the East having a radius of 50.00 feet; thence Northeasterly 52.36 feet along said curve; thence N 65°00'00" E 10.00 feet to a curve to the left of radius 50.00 feet; thence along said curve a distance of 52.36 feet through an angle of 60°00'00"; thence N 5°00'00" E 9.00 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, tangent',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 9',
    ],
  ],
  [
    'a curve to the left after a tangent course',
    `thence N 45°00'00" W 80.00 feet to a point of curve; thence northwesterly along the arc of a tangent curve to the left having a radius of 100.00 feet, 52.36 feet to a point of tangency; thence N 75°00'00" W 20.00 feet`,
    ['N45W 80', 'curve left R 100.00, 30.00°, tangent', 'N75W 20'],
  ],
  [
    'compound and reverse curves',
    `thence N 0°00'00" E 50.00 feet to the beginning of a tangent curve to the right having a radius of 100.00 feet; thence along said curve through a central angle of 30°00'00" an arc distance of 52.36 feet to the beginning of a compound curve having a radius of 200.00 feet; thence continuing along said compound curve to the right through a central angle of 15°00'00" an arc distance of 52.36 feet to the beginning of a reverse curve having a radius of 50.00 feet; thence along said reverse curve to the left through a central angle of 45°00'00" an arc distance of 39.27 feet; thence N 0°00'00" E 10.00 feet`,
    [
      'N0E 50',
      'curve right R 100.00, 30.00°, tangent',
      'curve right R 200.00, 15.00°, tangent',
      'curve left R 50.00, 45.00°, tangent',
      'N0E 10',
    ],
  ],
  [
    'by chord and radius only',
    `thence S 10 E 50.00 feet; thence in a Southerly direction on a curve to the right, having a radius of 250.00 feet and a chord of S 4°16'00" E 50.00 feet; thence S 5 W 10 feet; thence with the arc of a circle having a radius of 30.00 feet, curving to the right, an arc distance of 47.12 feet, the chord of which is S 50°00'00" W 42.43 feet; thence N 85 W 9 feet`,
    [
      'S10E 50',
      'curve right R 250.00, 11.48°, chord S 4°16\'00" E',
      'S5W 10',
      'curve right R 30.00, 89.99°, chord S 50°00\'00" W',
      'N85W 9',
    ],
  ],
  [
    'clockwise and counterclockwise',
    `thence N 5°00'00" E 10.00 feet; thence along a clockwise curve of radius 50.00 feet, a distance of 52.36 feet; thence N 65°00'00" E 10.00 feet; thence counterclockwise along the arc of a curve with radius 50.00 feet through an angle of 60°00'00"; thence N 5°00'00" E 9.00 feet`,
    [
      'N5E 10',
      'curve right R 50.00, 60.00°, tangent',
      'N65E 10',
      'curve left R 50.00, 60.00°, tangent',
      'N5E 9',
    ],
  ],
  [
    'a tangent at the end of a curve',
    `thence N 5°00'00" E 10.00 feet to a curve to the right with a radius of 50.00 feet; thence along said curve 52.36 feet, the tangent at its end bearing N 65°00'00" E; thence N 65°00'00" E 10.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
  [
    'a tangent at the beginning of a curve',
    `thence S 5°00'00" W 10.00 feet; thence along a non-tangent curve to the right, whose initial tangent bears N 5°00'00" E, radius 50.00 feet, arc 52.36 feet; thence N 65°00'00" E 10.00 feet; thence along a curve to the left, the tangent to said curve at its beginning bearing N 60°00'00" E, with a radius of 50.00 feet and a length of 26.18 feet; thence N 30°00'00" E 9.00 feet`,
    [
      'S5W 10',
      'curve right R 50.00, 60.00°, sets out N 5°00\'00" E',
      'N65E 10',
      'curve left R 50.00, 30.00°, sets out N 60°00\'00" E',
      'N30E 9',
    ],
  ],
  [
    'a center and a radius in the words of a cul-de-sac',
    `thence N 5°00'00" E 10.00 feet to a point on a 50.00 foot radius cul-de-sac; thence along said cul-de-sac, being a curve to the left having a radius of 50.00 feet, an arc length of 52.36 feet and a chord which bears N 25°00'00" W 50.00 feet; thence N 35°00'00" E 10.00 feet`,
    ['N5E 10', 'curve left R 50.00, 60.00°, chord N 25°00\'00" W', 'N35E 10'],
  ],
  [
    'subtended chords',
    `thence N 5°00'00" E 10.00 feet; thence along the arc of a curve deflecting to the right having a radius of 50.00 feet, an arc length of 52.36 feet, being subtended by a chord bearing of N 35°00'00" E and a chord distance of 50.00 feet; thence N 65°00'00" E 10.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 10'],
  ],
  [
    'degrees of curve and other remarks',
    `thence N 5°00'00" E 10.00 feet; thence along a curve to the right (radius 50.00 feet; central angle 60°00'00"; tangent length 28.87 feet) an arc distance of 52.36 feet to a 5/8" rebar with cap no. 12345; thence N 65°00'00" E 10.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
  [
    'a curve along a street by its width',
    `thence N 5°00'00" E 10.00 feet along Oak Street (60 feet wide) to a point of curvature; thence along the curve of said Oak Street (60 feet wide) on an arc to the right with a radius of 50.00 feet for an arc distance of 52.36 feet to a concrete monument; thence N 65°00'00" E 10.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, tangent', 'N65E 10'],
  ],
];
