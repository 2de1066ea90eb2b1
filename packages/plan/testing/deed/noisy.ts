// Descriptions with the noise of scanners, of copying and of hasty hands, and the calls that were meant. What cannot be
// read for sure must be marked. Made for the tests.
import type { Description } from './description.ts';
import { noisyHands } from './noisyHands.ts';

export const noisy: readonly Description[] = [
  [
    'a zero for an O',
    `thence N 45 E 1O0.00 feet; thence S 45 E 5O.00 feet; thence S 45 W 100.00 feet`,
    ['N45E 100', 'S45E 50', 'S45W 100'],
  ],
  [
    'an l for a one',
    `thence N 45°l5' E l20.50 feet; thence S 44°45' E 8l.00 feet; thence S 45 W 10.00 feet`,
    ['N45.15E 120.5', 'S44.45E 81', 'S45W 10'],
  ],
  [
    'a quotation mark for minutes',
    `thence N 45°30" E 120.50 feet; thence S 44°30' E 80.00 feet`,
    ['N45.30E 120.5', 'S44.30E 80'],
  ],
  [
    'a minute mark for degrees',
    `thence N 45'30'15" E 120.50 feet; thence S 44°30' E 80.00 feet`,
    ['N45.30.15E 120.5', 'S44.30E 80'],
  ],
  [
    'no degree sign',
    `thence N 4530'15" E 120.50 feet; thence S 44°30' E 80.00 feet`,
    ['N45.30.15E 120.5', 'S44.30E 80'],
  ],
  [
    'minutes out of range',
    `thence N 45°75' E 120.50 feet; thence S 44°30'61" E 80.00 feet; thence N 91 E 10 feet; thence S 5 W 9 feet`,
    ['N45.15E 120.5', 'S44.30E 80', 'N81E 10', 'S5W 9'],
  ],
  [
    'blanks inside numbers',
    `thence N 45 E 12 0.50 feet; thence S 45 E 8 0 feet; thence S 45 W 100.00 feet`,
    ['N45E 120.5', 'S45E 80', 'S45W 100'],
  ],
  [
    'blanks behind points',
    `thence N 45 E 120. 50 feet; thence S 45 E 80 .25 feet; thence S 45 W 100.00 feet`,
    ['N45E 120.5', 'S45E 80.25', 'S45W 100'],
  ],
  [
    'a comma for a point',
    `thence N 45 E 120,50 feet; thence S 45 E 80.25 feet`,
    ['N45E 120.5', 'S45E 80.25'],
  ],
  [
    'a comma between degrees and minutes',
    `thence N 45,30 E 120.50 feet; thence S 45 E 80.25 feet`,
    ['N45.30E 120.5', 'S45E 80.25'],
  ],
  [
    'letters of units',
    `thence N 45 E 120.50 fect; thence S 45 E 80.25 leet; thence S 45 W 2 chaihs 5 links; thence N 5 W 9 feet`,
    ['N45E 120.5', 'S45E 80.25', 'S45W 135.3', 'N5W 9'],
  ],
  [
    'letters of degrees and numerals',
    `thence North fifty six Degrecs West eighly seven Perches; thence S 5 E ninety twu feet; thence N 6 E 9 feet`,
    ['N56W 1435.5', 'S5E 92', 'N6E 9'],
  ],
  [
    'misspelled points',
    `thence Nroth 45° East 100 feet; thence Sotuh 20 feet; thence N 45° Esat 30 feet; thence West 9 feet`,
    ['N45E 100', 'S0W 20', 'N45E 30', 'N90W 9'],
  ],
  [
    'thence misspelled',
    `thenee N 45 E 100 feet; thance S 45 E 80 feet, tbence S 45 W 100 feet; thence N 45 W 80 feet`,
    ['N45E 100', 'S45E 80', 'S45W 100', 'N45W 80'],
  ],
  [
    'words that ran together',
    `thenceN45°30'E 100 feet; thence Southfortyfive degrees East fivechains; thence S 5 W 9 feet`,
    ['N45.30E 100', 'S45E 330', 'S5W 9'],
  ],
  [
    'the head of a page within a call',
    `thence N 45°12'10" E\n        Page 2 of 3   Book 1182 Page 0334\n125.50 feet to a pin; thence S 44°47'50" E 80.00 feet`,
    ['N45.12.10E 125.5', 'S44.47.50E 80'],
  ],
  [
    'a line end in a number',
    `thence N 45 E 210.\n55 feet; thence S 45 E 8\n0.00 feet; thence S 45 W 40 feet`,
    ['N45E 210.55', 'S45E 80', 'S45W 40'],
  ],
  [
    'signs that were lost in copying',
    `thence N 45\uFFFD30'15" E 120.50 feet; thence S 44?30'15" E 80.00 feet`,
    ['N45.30.15E 120.5', 'S44.30.15E 80'],
  ],
  [
    'blots',
    `thence N 45°3~'15" E 120.50 feet; thence S 44°30'15" E 8#.00 feet; thence S 4|°30' W 5.00 feet; thence N 5 W 9.00 feet`,
    ['N45.30.15E 120.5', 'S44.30.15E 80', 'S41.30W 5', 'N5W 9'],
  ],
  [
    'a scan of a table',
    `N45-30-15E 120.50\nS44-29-4SE 80.00\nS45-30-15W l20.50\nN44-29-45W 80.00`,
    ['N45.30.15E 120.5', 'S44.29.45E 80', 'S45.30.15W 120.5', 'N44.29.45W 80'],
  ],
  [
    'a curve with a blot',
    `thence N 5 E 100.00 feet; thence along a curve to the left having a radius of 6O.00 feet, an arc length of 31.42 feet; thence N 25 W 40.00 feet`,
    ['N5E 100', 'curve left R 60.00, 30.00°, tangent', 'N25W 40'],
  ],
  [
    'a curve whose turn is lost',
    `thence N 5 E 100.00 feet; thence along a curve to the lelt having a radius of 60.00 feet, an arc length of 31.42 feet; thence N 25 W 40.00 feet`,
    ['N5E 100', 'curve left R 60.00, 30.00°, tangent', 'N25W 40'],
  ],
  [
    'words and figures that disagree',
    `thence N 45 E one hundred twenty (102.00) feet; thence S 45 E eighty (80) feet`,
    ['N45E 120', 'S45E 80'],
  ],
  [
    'an S for a five',
    `thence N 4S E 100 feet; thence S 45 E 8S.5 feet; thence S 5° W 10 feet`,
    ['N45E 100', 'S45E 85.5', 'S5W 10'],
  ],
  [
    'a plus and an ampersand',
    `thence N 45 + 30 E 100 feet; thence S 45 E 80 & feet; thence S 5 W 10 feet`,
    ['N45.30E 100', 'S45E 80', 'S5W 10'],
  ],
  [
    'every mark in another kind',
    `thence N 45˚30’15’’ E 120.50’; thence S 44º30´ E 80.00´`,
    ['N45.30.15E 120.5', 'S44.30E 80'],
  ],
  [
    'OCR of a typed page',
    `Thence N. 45° 30’ E. l20.5O feet to a pipe, Thence S. 44° 3O\u2019 E. 80. 25 feet; Thenee S. 45° 30' W. 120.5O ft. ; Thence N 44° 30' W_ 80.25 feet`,
    ['N45.30E 120.5', 'S44.30E 80.25', 'S45.30W 120.5', 'N44.30W 80.25'],
  ],
  [
    'two columns read as one',
    `thence N 45°30' E 120.50 thence S 44°30' E 80.00 feet; feet to a pin; thence S 45°30' W 120.50 feet`,
    ['N45.30E 120.5', 'S44.30E 80', 'S45.30W 120.5'],
  ],
  ...noisyHands,
];
