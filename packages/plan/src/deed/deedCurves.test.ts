// Curves of deeds in many hands, and words of curves that are easily taken for something else.
import { expect, test } from 'vitest';
import { callsIn } from '../../testing/testDeed.ts';

const curves: readonly (readonly [name: string, text: string, calls: readonly string[]])[] = [
  [
    'a curve with everything',
    `thence North 100 feet; thence along a curve to the right having a radius of 50 feet, an arc length of 78.54 feet and a chord bearing N 45 E 70.71 feet; thence East 100 feet`,
    [`N 0°00'00" E, 100.00`, `curve right R 50.00, 90.00°, chord N 45°00'00" E`, `N 90°00'00" E, 100.00`],
  ],
  [
    'a curve in parentheses with letters',
    `Thence N 10°00'00" W, 210.00 feet; thence along a curve to the left (R=25.00', L=39.27', Δ=90°00'00", CB=N 55°00'00" W, CH=35.36'); thence S 80°00'00" W 50.00 feet`,
    [`N 10°00'00" W, 210.00`, `curve left R 25.00, 90.00°, chord N 55°00'00" W`, `S 80°00'00" W, 50.00`],
  ],
  [
    'California: a tangent curve announced, then run',
    `thence North 0°00'00" East 200.00 feet to the beginning of a tangent curve concave easterly and having a radius of 40.00 feet; thence northerly and easterly along said curve to the right through a central angle of 90°00'00" an arc distance of 62.83 feet; thence North 90°00'00" East 100.00 feet`,
    [`N 0°00'00" E, 200.00`, `curve right R 40.00, 90.00°, tangent`, `N 90°00'00" E, 100.00`],
  ],
  [
    'a curve by its concavity and its chord',
    `thence along the arc of a non-tangent curve, concave to the southeast, with a radius of 300.00 feet, a distance of 157.08 feet along said arc, the chord of which bears North 30°00'00" East 155.29 feet`,
    [`curve right R 300.00, 30.00°, chord N 30°00'00" E`],
  ],
  [
    'a foot-radius curve',
    `thence S 5° E 90 feet; thence on the arc of a 20-foot radius curve to the right 31.42 feet; thence S 85° W 60 feet`,
    [`S 5°00'00" E, 90.00`, `curve right R 20.00, 90.01°, tangent`, `S 85°00'00" W, 60.00`],
  ],
  [
    'a curve whose center is said by its bearing',
    `thence along a non-tangent curve to the left, the center of which bears North 60°00'00" West 100.00 feet, through a central angle of 30°00'00", radius 100.00 feet, an arc length of 52.36 feet`,
    [`curve left R 100.00, 30.00°, center N 60°00'00" W`],
  ],
  [
    'a list with a curve, without thence',
    `N 0° E 100.00'\nCurve right R=50.00' L=78.54' CB=N45°00'00"E C=70.71'\nN 90° E 50.00'`,
    [`N 0°00'00" E, 100.00`, `curve right R 50.00, 90.00°, chord N 45°00'00" E`, `N 90°00'00" E, 50.00`],
  ],
  [
    'a curve by delta and radius, its chord in parentheses',
    `thence along a curve to the right having a delta angle of 28°34'19" and a radius of 530.00 feet, for an arc distance of 264.30 feet (chord bears S 20°15' E, 261.57 feet) to a point of tangency; thence S 5°57'50" E 12.25 feet`,
    [`curve right R 530.00, 28.57°, chord S 20°15'00" E`, `S 5°57'50" E, 12.25`],
  ],
  [
    'a curve in a table, which is not called so',
    `L1 N 45°30'15" E 120.50'\nC1 R=50.00' L=78.54' CB=N 45°00'00" W CD=70.71'\nL2 S 45 E 20.00'`,
    [
      `N 45°30'15" E, 120.50`,
      `unread: C1 R=50.00' L=78.54' CB=N 45°00'00" W CD=70.71'`,
      `S 45°00'00" E, 20.00`,
    ],
  ],
  [
    'a curve that an edge comes to, and one that it leaves',
    `thence N 45° E 100 feet to a point on a curve having a radius of 50 feet; thence along said curve to the left an arc distance of 40 feet, chord N 20 E; thence tangent to said curve, N 5 W 100 feet; thence leaving said curve S 10 W 20 feet to the end of said curve; thence West 5 feet`,
    [
      `N 45°00'00" E, 100.00`,
      `curve left R 50.00, 45.84°, chord N 20°00'00" E`,
      `N 5°00'00" W, 100.00`,
      `S 10°00'00" W, 20.00`,
      `N 90°00'00" W, 5.00`,
    ],
  ],
  [
    'a bearing before a curve',
    `thence N 45 E, chord distance 70.71 feet, along a curve to the right, radius 50 feet, arc 78.54 feet; thence S 5 E 100 feet; thence S 10 E along a curve to the left, radius 50 feet, arc 20 feet`,
    [
      `curve right R 50.00, 90.00°, chord N 45°00'00" E`,
      `S 5°00'00" E, 100.00`,
      'unread: thence S 10 E along a curve to the left, radius 50 feet, arc 20 feet',
    ],
  ],
  [
    'letters that name the next figure of a curve are no marks of degrees',
    `S 45 E 100\nD=90°00'00" R=40.00 L=62.83 T=40.00 RT\nS 45 W 20`,
    [`S 45°00'00" E, 100.00`, 'curve right R 40.00, 90.00°, tangent', `S 45°00'00" W, 20.00`],
  ],
  [
    'a whole curve that is announced, and that no edge runs along',
    `thence N 45 E 100 feet to a point of curve to the left, radius 20 feet, arc 30 feet; thence S 5 E 50 feet to the beginning of a curve to the right having a radius of 20 feet; thence along said curve 30 feet; thence S 6 E 9 feet to the beginning of a curve, radius 20 feet, arc 30 feet`,
    [
      `N 45°00'00" E, 100.00`,
      'unread: curve to the left, radius 20 feet, arc 30 feet',
      `S 5°00'00" E, 50.00`,
      'curve right R 20.00, 85.94°, tangent',
      `S 6°00'00" E, 9.00`,
      'unread: curve, radius 20 feet, arc 30 feet',
    ],
  ],
  [
    'a length in feet right behind the seconds of the central angle',
    `thence N 0°00'00" E 150.00'; thence along a tangent curve to the right, radius 25.00', through a central angle of 90°00'00", 39.27'; thence S 90°00'00" E 20'`,
    [`N 0°00'00" E, 150.00`, `curve right R 25.00, 90.00°, tangent`, `N 90°00'00" E, 20.00`],
  ],
];

test.each(curves)('%s', (_, text, calls) => {
  expect(callsIn(text)).toEqual(calls);
});
