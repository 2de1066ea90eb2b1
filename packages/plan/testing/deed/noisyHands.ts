// Descriptions in many hands as scanners leave them: what stands there plainly is read, the rest is marked. Made for the tests.
import type { Description } from './description.ts';

export const noisyHands: readonly Description[] = [
  [
    'letters for figures',
    `Thence N l2°3O'00" E 1O0.00 feet; thence S 77°3O'00" E 5O.00 feet; thence S 12°30'OO" W 100.00 feet; thence N 77°30'00" W S0.00 feet to the point of beginning`,
    ['N12.30E 100', 'S77.30E 50', 'S12.30W 100', 'N77.30W 50'],
  ],
  [
    'stars for degrees',
    `Thence N 12*30'00" E 100.00 feet; thence S 77*30'00" E 50.00 feet; thence S 12*30'00" W 100.00 feet; thence N 77*30'00" W 50.00 feet to the point of beginning`,
    ['N12.30E 100', 'S77.30E 50', 'S12.30W 100', 'N77.30W 50'],
  ],
  [
    'thenee and hyphens at the ends of lines',
    `thenee North 41 de-\ngrees 15 minutes West 210.5 feet; thenee South 48 degrees 45 min-\nutes West 100 feet; thenee South 41 degrees 15 minutes East 210.5 feet to a\nstone; thenee North 48 degrees 45 minutes East 100 feet to the place of begin-\nning`,
    ['N41.15W 210.5', 'S48.45W 100', 'S41.15E 210.5', 'N48.45E 100'],
  ],
  [
    'a page header within',
    `thence N 10°00'00" E 55.00 feet to an iron pin; thence S 80°00'00" E\nBOOK 2231 PAGE 0418\nExhibit A - Page 2 of 3\n120.00 feet to an iron pin; thence S 10°00'00" W 55.00 feet; thence N 80°00'00" W 120.00 feet to the point of beginning`,
    ['N10E 55', 'S80E 120', 'S10W 55', 'N80W 120'],
  ],
  [
    'missing signs',
    `Thence N 12 30 00 E 100.00 feet; thence S 77 30 E 50.00 feet; thence S 12 30 00 W 100.00; thence N 77 30 W 50.00 to the point of beginning`,
    ['N12.30E 100', 'S77.30E 50', 'S12.30W 100', 'N77.30W 50'],
  ],
  [
    'zero for the degree sign',
    `Thence N 120 30' 00" E 100.00 feet; thence S 77030'00" E 50.00 feet; thence S 12°30'00" W 100.00 feet; thence N 770 30' 00" W 50.00 feet to the point of beginning`,
    ['N12.30E 100', 'S77.30E 50', 'S12.30W 100', 'N77.30W 50'],
  ],
  [
    'words with wrong letters',
    `Thence Nortb 33 degrecs 10 minutcs East 80.00 fect; thence Soutb 56 degrees 50 minutes East 40.00 feet; tbence South 33 degrees 10 minutes Wcst 80.00 feet; thence North 56 degrees 50 minutes West 40.00 feet to the point of bcginning`,
    ['N33.10E 80', 'S56.50E 40', 'S33.10W 80', 'N56.50W 40'],
  ],
  [
    'blanks within',
    `Thence N 4 5° 15' 00" E 1 20.00 feet; thence S 44°45' 0 0" E 60.00 fe et; then ce S 45°15'00" W 120 .00 feet; thence N 44°45'00" W 60. 00 feet to the point of beginning`,
    ['N45.15E 120', 'S44.45E 60', 'S45.15W 120', 'N44.45W 60'],
  ],
  [
    'commas for points',
    `Thence N 45°15'00" E 120,50 feet; thence S 44°45'00" E 60,25 feet; thence S 45°15'00" W 120,50 feet; thence N 44°45'00" W 60,25 feet to the point of beginning`,
    ['N45.15E 120.5', 'S44.45E 60.25', 'S45.15W 120.5', 'N44.45W 60.25'],
  ],
  [
    'quotes doubled and lost',
    `Thence N 45°15''00'' E 120.50 feet; thence S 44°45'00 E 60.25 feet; thence S 45°15 00" W 120.50 feet; thence N 44 45'00" W 60.25' to the point of beginning`,
    ['N45.15E 120.5', 'S44.45E 60.25', 'S45.15W 120.5', 'N44.45W 60.25'],
  ],
  [
    'figures out of range',
    `Thence N 45°15'65" E 120.50 feet; thence S 44°75'00" E 60.25 feet; thence S 45°15'00" W 120.50 feet; thence N 144°45'00" W 60.25 feet to the point of beginning`,
    ['N45.15.05E 120.5', 'S44.45E 60.25', 'S45.15W 120.5', 'N44.45W 60.25'],
  ],
  [
    'line numbers in the margin',
    `12 Thence N 45°15'00" E 120.50 feet;\n13 thence S 44°45'00" E 60.25 feet;\n14 thence S 45°15'00" W 120.50 feet;\n15 thence N 44°45'00" W 60.25 feet to the\n16 point of beginning`,
    ['N45.15E 120.5', 'S44.45E 60.25', 'S45.15W 120.5', 'N44.45W 60.25'],
  ],
  [
    'chains and a letter for a figure',
    `thence S. 16 W. 9.00 chains & S0 links; thence S. 74 E. 5 chains & 2O links; thence N. 16 E. 4 chains & 50 links`,
    ['S16W 627', 'S74E 343.2', 'N16E 297'],
  ],
  [
    'curves with letters for figures',
    `thence N 5°00'00" E 10.00 feet; thence along a curve to the right having a radius of 5O.00 feet, an arc of 52.36 feet and a chord of N 35°00'00" E 50.00 feet; thence N 65°00'00" E 1l.00 feet`,
    ['N5E 10', 'curve right R 50.00, 60.00°, chord N 35°00\'00" E', 'N65E 11'],
  ],
  [
    'semicolons within the angle',
    `thence N 10 deg; 20 min; E 100.00 feet; thence S 79 deg; 40 min; E 50.00 feet; thence S 10 deg; 20 min; W 100.00 feet; thence N 79 deg; 40 min; W 50.00 feet to the point of beginning`,
    ['N10.20E 100', 'S79.40E 50', 'S10.20W 100', 'N79.40W 50'],
  ],
  [
    'signs within, before and behind small words',
    `Beginning at a point which is N 1°12' E 412.5 feet f rom the corner; thence running S 88 E 200 feet; thence West Ten poles •& a half; thence NO45 E 100 feet; thence S 45 E 05.00 feet`,
    ['>N1.12E 412.5', 'S88E 200', 'N90W 173.25', 'N45E 100', 'S45E 5'],
  ],
  [
    'a line of another deed after a misprint',
    `Beginning at th end of the third or South 22 degrees East 40 perch line of a deed to Orr; thence N 22 W 330 feet; thence S 68 W 80 feet`,
    ['N22W 330', 'S68W 80'],
  ],
  [
    'initials of a surveyor behind the end',
    `Commence at a point; thence N 40 W 95 feet; thence N 50 E 60 feet; thence S 40 E 95 feet; thence S 50 W 60 feet to the point of beginning. As shown on a plat by H. Roy, C. E., dated June 4, 1957.`,
    ['N40W 95', 'N50E 60', 'S40E 95', 'S50W 60'],
  ],
  [
    'blanks inside the words of calls, and roods for rods',
    `thence N 5 E 40 feet to the beginning of a cur ve to the right having a ra dius of 50.00 feet; then ce along said cur ve 52.36 feet, the tangent at its end bearing N 65°00'00" E; thence N 65 E 10 fe et; thence N 5 W 2 roods, 3 feet & 6 inches`,
    ['N5E 40', 'curve right R 50.00, 60.00°, tangent', 'N65E 10', 'N5W 36.5'],
  ],
];
