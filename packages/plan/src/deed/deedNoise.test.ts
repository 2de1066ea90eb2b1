// Noise of scanners, of copying and of hasty hands: what is read must be right, or be marked as unread.
import { expect, test } from 'vitest';
import { callsIn } from '../../testing/testDeed.ts';

const noises: readonly (readonly [noise: string, text: string, calls: readonly string[]])[] = [
  [
    'a degree sign that was lost in copying',
    `thence N 45\uFFFD 30' 15" E 120.5 feet; thence S 45?30'15" E 100 feet; thence N 5 E 10 feet`,
    [`N 45°30'15" E, 120.50`, `S 45°30'15" E, 100.00`, `N 5°00'00" E, 10.00`],
  ],
  [
    'other signs after a number that was to be an angle',
    `thence N 45' 30' 15" E 100 feet; thence N 45¢ 30' E 50 feet; thence N 45~30' E 50 feet; thence N 45' 30" E 9 feet; thence N 45 + E 8 feet; thence N/45/E 40 feet; thence N 45 / 30 E 9 feet; thence SE 15 min 50 feet; thence N 5 E 10 feet`,
    [
      `N 45°30'15" E, 100.00`,
      `unread: thence N 45¢ 30' E 50 feet`,
      `unread: thence N 45~30' E 50 feet`,
      `unread: thence N 45' 30" E 9 feet`,
      'unread: thence N 45 + E 8 feet',
      'unread: thence N/45/E 40 feet',
      'unread: thence N 45 / 30 E 9 feet',
      'unread: thence SE 15 min 50 feet',
      `N 5°00'00" E, 10.00`,
    ],
  ],
  [
    'a degree sign that was read as a letter, or as a zero',
    `thence S 03o 14' 22" W 187.45 feet; thence N 86o45'38" W 100 feet; thence N 030 14' 22" E 187.45 feet; thence S 50 14' E 20 feet; thence S 5 14 22 E 30 feet; thence S 50° 14' E 40 feet`,
    [
      `S 3°14'22" W, 187.45`,
      `N 86°45'38" W, 100.00`,
      'unread: thence N 030 14\' 22" E 187.45 feet',
      `unread: thence S 50 14' E 20 feet`,
      `S 5°14'22" E, 30.00`,
      `S 50°14'00" E, 40.00`,
    ],
  ],
  [
    'a number behind a length that has no unit',
    `thence S 45 W 10 chains 25; thence N 5 E 16 feet 6 to a pin; thence N 5 W 7 rods 5 feet; thence S 5 E 12 ft 6, more or less; thence S 9 E 100 feet 2) N 5 E 30 feet`,
    [
      'unread: thence S 45 W 10 chains',
      'unread: thence N 5 E 16 feet',
      `N 5°00'00" W, 120.50`,
      'unread: thence S 5 E 12 ft',
      `S 9°00'00" E, 100.00`,
      `N 5°00'00" E, 30.00`,
    ],
  ],
  [
    'one of two lengths, and one less another',
    `thence S 45 E 100 or 102 feet; thence S 10 E between 90 and 100 feet; thence W 20 to 30 feet; thence S 8 E 100 feet less 20 feet; thence S 9 E 100 feet more or less`,
    [
      'unread: thence S 45 E 100 or 102 feet',
      'unread: thence S 10 E between 90 and 100 feet',
      'unread: thence W 20',
      'unread: thence S 8 E 100 feet',
      `S 9°00'00" E, 100.00`,
    ],
  ],
  [
    'a place beside the course, right behind its direction',
    `thence West, 90 feet North of the road, 50 feet; thence South, 20 feet from the wall, 30 feet; thence East 40 feet, 10 feet north of the wall`,
    [`N 90°00'00" W, 50.00`, 'unread: thence South, 20 feet from the wall, 30 feet', `N 90°00'00" E, 40.00`],
  ],
  [
    'two lengths before their directions',
    `thence East 200 feet and North 100 feet; thence 50 feet West and 20 feet South`,
    [`N 90°00'00" E, 200.00`, `N 0°00'00" E, 100.00`, `N 90°00'00" W, 50.00`, `S 0°00'00" W, 20.00`],
  ],
  [
    'a table of azimuths whose rows are not written alike',
    `Azimuth 89°30'00", 200.00 ft\nAZ 269.5 200 ft\nAzimuth 359°30', 100 ft`,
    [`N 89°30'00" E, 200.00`, 'unread: AZ 269.5 200 ft', `N 0°30'00" W, 100.00`],
  ],
  [
    'a curve that is not tangent, announced in the clause before',
    `thence N 5 E 10 feet to the beginning of a non-tangent curve having a radius of 50 feet; thence along said curve to the left 40 feet; thence tangent to said curve N 5 E 100 feet`,
    [`N 5°00'00" E, 10.00`, 'unread: thence along said curve to the left 40 feet', `N 5°00'00" E, 100.00`],
  ],
  [
    'an edge that runs towards the center of a curve, and words of the clause after a curve',
    `thence N 5 E 10 feet; thence along a curve, radius 50 feet, arc 20 feet; thence S 53°45' W, radial to said curve, concave to the right, 110.00 feet`,
    [
      `N 5°00'00" E, 10.00`,
      'unread: thence along a curve, radius 50 feet, arc 20 feet',
      `S 53°45'00" W, 110.00`,
    ],
  ],
  [
    'a way to the beginning that has two courses',
    `Beginning at a point which is N 45 E 100 feet and S 10 E 50 feet from the corner; thence N 60 E 10 feet; thence S 60 E 10 feet; thence to beginning`,
    [
      `to it: N 45°00'00" E, 100.00`,
      `to it: S 10°00'00" E, 50.00`,
      `N 60°00'00" E, 10.00`,
      `S 60°00'00" E, 10.00`,
      'closing',
    ],
  ],
  [
    'a second parcel behind one that does not say that it returns',
    `TRACT A: Beginning at a pin; thence N 10° E 200 feet; thence S 80° E 100 feet; thence S 10° W 200 feet; thence N 80° W 100 feet to where we set out. TRACT B: Beginning at the southeast corner of Tract A; thence S 80° E 50 feet; thence S 10° W 200 feet`,
    [
      `N 10°00'00" E, 200.00`,
      `S 80°00'00" E, 100.00`,
      `S 10°00'00" W, 200.00`,
      `N 80°00'00" W, 100.00`,
      'aside: thence S 80° E 50 feet',
      'aside: thence S 10° W 200 feet',
    ],
  ],
  [
    'a beginning that is named only when it is come to',
    `Commencing at the corner; thence N 100 feet to a pin; beginning at said pin; thence E 10 feet; thence S 10 feet; thence to the point of beginning. EXCEPT the following: thence N 5 feet`,
    [
      `to it: N 0°00'00" E, 100.00`,
      `N 90°00'00" E, 10.00`,
      `S 0°00'00" W, 10.00`,
      'closing',
      'aside: thence N 5 feet',
    ],
  ],
  [
    'general directions among courses that are exact',
    `thence N 45 E 100 feet; easterly 50 feet; S 45 W 100 feet; thence northerly 10 feet; westerly along the wall 20 feet; thence S 5 E 30 feet, easterly a distance of 40 feet, N 5 E 9 feet`,
    [
      `N 45°00'00" E, 100.00`,
      'unread: easterly 50 feet',
      `S 45°00'00" W, 100.00`,
      'unread: thence northerly 10 feet',
      'unread: westerly along the wall 20 feet',
      `S 5°00'00" E, 30.00`,
      'unread: easterly a distance of 40 feet',
      `N 5°00'00" E, 9.00`,
    ],
  ],
  [
    '"thence" that has run into the next word',
    `thence N 5 E 10 feet; thenceN45°30'E 100 feet; thencealong the wall S 5 E 20 feet`,
    [`N 5°00'00" E, 10.00`, `N 45°30'00" E, 100.00`, `S 5°00'00" E, 20.00`],
  ],
  [
    'azimuths that are announced for all courses',
    `thence by azimuths measured clockwise from True South: 1. 168° 30' 75.00 feet along Lot 12; 2. 258° 30' 133.33 feet; 3. 348° 30' 75.00 feet along a wall 4. 78° 30' 133.33 feet to the point of beginning`,
    [`N 11°30'00" W, 75.00`, `N 78°30'00" E, 133.33`, `S 11°30'00" E, 75.00`, `S 78°30'00" W, 133.33`],
  ],
  [
    'an angle and a point of the compass for one course',
    `thence N 5 E 150 feet; thence turn an angle to the right of 91°15' and run East 80 feet; thence at an angle of 89 degrees to the wall, S 5 W 150 feet`,
    [
      `N 5°00'00" E, 150.00`,
      "unread: thence turn an angle to the right of 91°15' and run East 80 feet",
      `S 5°00'00" W, 150.00`,
    ],
  ],
  [
    'two lengths for one course',
    `thence North 100 feet and 50 feet to a point; thence S 45 E 300 feet to a creek, 500 feet to a stake; thence S 5 E 100 feet, 100 feet by the old deed; thence W 9 feet to a post 4 feet long; thence S 5 W 60 feet, more or less, to a 30 foot road, 10 feet from the wall`,
    [
      'unread: thence North 100 feet',
      'unread: thence S 45 E 300 feet',
      `S 5°00'00" E, 100.00`,
      `N 90°00'00" W, 9.00`,
      `S 5°00'00" W, 60.00`,
    ],
  ],
  [
    'words with a letter wrong, a blank inside, or none between two',
    `thece South fifty six Degrecs West ei ghty seven Perches; thence North fortyfive degrees East fivechains, fifty links; thence N 5 E 10 feet to the point of begnning`,
    [`S 56°00'00" W, 1435.50`, `N 45°00'00" E, 363.00`, `N 5°00'00" E, 10.00`],
  ],
  [
    'words beside each other that would make another one',
    `thence S even with the wall 100 feet; thence N 5 E 20 yard S 30 E 10 feet`,
    [`S 0°00'00" W, 100.00`, `N 5°00'00" E, 60.00`, `S 30°00'00" E, 10.00`],
  ],
  [
    'a unit with a letter wrong, and lengths of which a part is not understood',
    `thence N 45 E along the wall 100 fect; thence N 5 E 2 chains and 15 Iinks; thence N 6 E 22 rods and inne links; thence S 80 M 60 feet; thence S 5 E fxve hundred twenty feet; thence S 5 W twenty fxve feet; thence S 6 W eighty perches and a hulf; thence S 7 W along the line 660.1 2feet; thence 120,5 feet North 45 East; thence S 8 W along two rows of Lot 5 100 feet`,
    [
      'unread: thence N 45 E',
      'unread: thence N 5 E 2 chains',
      'unread: thence N 6 E 22 rods',
      'unread: thence S 80 M',
      'unread: thence S 5 E fxve hundred twenty feet',
      'unread: thence S 5 W',
      'unread: thence S 6 W eighty perches',
      'unread: thence S 7 W along the line 660.1 2feet',
      'unread: thence 120,5 feet North 45 East',
      `S 8°00'00" W, 100.00`,
    ],
  ],
  [
    'the end of a bearing that is not understood, and a road that is none',
    `thence N 4S E 100 feet; thence South forty fxve degrees East 20 feet; thence N 45 , passing a pin at 20 feet, in all 120 feet; thence X 5 E 100 feet to a road running north; thence S 4530' W 10 feet; thence along U.S. 31 East 30 feet; thence along U.S. 31 N 5 E 9 feet`,
    [
      'unread: thence N 4S E 100 feet',
      'unread: thence South forty fxve degrees East 20 feet',
      'unread: thence N 45',
      'unread: thence X 5 E 100 feet',
      'unread: north',
      `unread: thence S 4530' W 10 feet`,
      'unread: thence along U.S. 31 East 30 feet',
      `N 5°00'00" E, 9.00`,
    ],
  ],
  [
    'parts of an angle that a sign in the wrong place has broken',
    `thence N 12°1'5 W 10 feet; thence S 14°2'000" E 61 feet; thence N 1O E 20 feet; thence N 24-1 5 W 9 feet; thence S 1°5'00" E 8 feet; thence N 58 /12 degrees E 7 feet; thence S 65-4s E 6 feet; thence N 5° 6' 7" E 5 feet`,
    [
      `unread: thence N 12°1'5 W 10 feet`,
      `unread: thence S 14°2'000" E 61 feet`,
      'unread: thence N 1O E 20 feet',
      'unread: thence N 24-1 5 W 9 feet',
      `unread: thence S 1°5'00" E 8 feet`,
      'unread: thence N 58 /12 degrees E 7 feet',
      'unread: thence S 65-4s E 6 feet',
      `N 5°06'07" E, 5.00`,
    ],
  ],
  [
    'minutes and seconds of which only one has a leading zero',
    `thence S 5° 06' 7" E 10 feet; thence S 12° 7' 05" W 9 feet; thence S 5°06'7" E 8 feet; thence S 5 degrees 7 minutes and 05 seconds E 7 feet; thence S 12°7'05" W 6 feet; thence S 5 06 7 E 5 feet; thence S 5-7-06 E 4 feet; thence S 12° 7 05 W 3 feet`,
    [
      `S 5°06'07" E, 10.00`,
      `S 12°07'05" W, 9.00`,
      `S 5°06'07" E, 8.00`,
      `S 5°07'05" E, 7.00`,
      `unread: thence S 12°7'05" W 6 feet`,
      'unread: thence S 5 06 7 E 5 feet',
      'unread: thence S 5-7-06 E 4 feet',
      'unread: thence S 12° 7 05 W 3 feet',
    ],
  ],
  [
    'words behind a length that begin as more of it would',
    `thence N 5 E 660 feet along half section line; thence S 5 E 40 rods with a half section line; thence N 6 E 100 feet and a corner of lot 5; thence S 6 E 80 rods amd a half to a stake; thence S 7 E 80 rods and a haf; thence S 8 E 80 rods and a fourth to a stake`,
    [
      `N 5°00'00" E, 660.00`,
      `S 5°00'00" E, 660.00`,
      `N 6°00'00" E, 100.00`,
      'unread: thence S 6 E 80 rods',
      'unread: thence S 7 E 80 rods',
      'unread: thence S 8 E 80 rods',
    ],
  ],
  [
    'a line of a list that has the figures of an edge',
    `N45-30-15E 120.50\nV44-29-45E 80.00\nS45-30-15F 120.50\nN44-29-45W 80.00 to the\nnorth side of a 20 foot alley, 10 feet from a post`,
    [`N 45°30'15" E, 120.50`, 'unread: V44-29-45E 80.00', 'unread: S', `N 44°29'45" W, 80.00`],
  ],
  [
    'azimuths that are turned from somewhere that is not understood',
    `thence by azimuths measured clockwise from Ture Suoth: 1. 168° 30' 75.00 feet; 2. 258° 30' 133.33 feet`,
    [
      `unread: thence by azimuths measured clockwise from Ture Suoth: 1. 168° 30' 75.00 feet`,
      `unread: 2. 258° 30' 133.33 feet`,
    ],
  ],
  [
    'two curves in one',
    `thence N 5 E 9 feet; thence along a compound curve to the right, first having a radius of 100 feet and an arc of 20 feet, then a radius of 50 feet and an arc of 30 feet; thence S 5 E 9 feet`,
    [
      `N 5°00'00" E, 9.00`,
      'curve right R 100.00, 11.46°, tangent',
      'unread: then a radius of 50 feet and an arc of 30 feet',
      `S 5°00'00" E, 9.00`,
    ],
  ],
];

test.each(noises)('%s', (_, text, calls) => {
  expect(callsIn(text)).toEqual(calls);
});
