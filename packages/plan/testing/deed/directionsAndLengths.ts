// Descriptions with the directions and lengths of all times: abbreviated compass points, numbers in words, joined and metric
// units, azimuths. Made for the tests, in the manner of public records.
import type { Description } from './description.ts';

export const directionsAndLengths: readonly Description[] = [
  [
    'abbreviated points',
    `Beginning at a white oak; thence No. 31 E. 40 poles to a stone; thence So. 22 poles to a hickory; thence Wt. 18 poles to a post; thence No. 60 E. 12 poles; thence So. 15 Wt. 10 poles; thence Et. 4 poles; thence to the beginning.`,
    ['N31E 660', 'S0W 363', 'N90W 297', 'N60E 198', 'S15W 165', 'N90E 66', 'closing'],
  ],
  [
    'lengths whose parts are joined by signs',
    `Thence S 5 1/2°. W 5 poles + 6 links to a stake; thence N. 85°. W 7 poles & 10 links to a rock; thence S 10 E 3 chains, & 25 links; thence E 12 rods, and 5 links; thence S 5 E 10 chs. 50 lks.; thence to the beginning.`,
    ['S5.30W 86.46', 'N85W 122.1', 'S10E 214.5', 'N90E 201.3', 'S5E 693', 'closing'],
  ],
  [
    'degrees, minutes and seconds in every abbreviation',
    `thence N. 45 deg. 30 min. 15 sec. E. 100 feet; thence S. 44 degs. 29 mins. 45 secs. E. 50 feet; thence S 45d 30m 15s W 20 feet; thence N 44 dg 10 mn W 30 ft.; thence N 5°-10'-20" E 15 feet; thence N 85 Deg 12' 10" W 9 feet; thence South 12 degrees, 5 minutes and 30 seconds West 8 feet`,
    [
      'N45.30.15E 100',
      'S44.29.45E 50',
      'S45.30.15W 20',
      'N44.10W 30',
      'N5.10.20E 15',
      'N85.12.10W 9',
      'S12.05.30W 8',
    ],
  ],
  [
    'apostrophes for degrees',
    `N 46'07'50" E 105.20 feet\nS 43'52'10" E 40.00 feet\nS 46'07'50" W 105.20 feet\nN 43'52'10" W 40.00 feet`,
    ['N46.07.50E 105.2', 'S43.52.10E 40', 'S46.07.50W 105.2', 'N43.52.10W 40'],
  ],
  [
    'all in words',
    `thence South eighty-eight and one-half degrees West one hundred and thirty-two and four-tenths feet; thence North one and one-quarter degrees West forty-five and thirty-one hundredths feet; thence North sixty-one degrees and fifteen minutes East, two hundred sixteen feet and six inches; thence due south ninety-nine feet`,
    ['S88.30W 132.4', 'N1.15W 45.31', 'N61.15E 216.5', 'S0W 99'],
  ],
  [
    'old numbers in words',
    `thence North forty five Degrees East one Hundred & twenty two poles to a pine; thence South thirty seven & a half degrees East sixty poles; thence South Twenty & three quarters degrees West Eighty four poles; thence West Ten poles & a half to the Beginning`,
    ['N45E 2013', 'S37.30E 990', 'S20.45W 1386', 'N90W 173.25'],
  ],
  [
    'Kentucky, poles with fractions',
    `Beginning at a sugar tree; thence N 31 1/4 E 66 4/10 poles to a stone; thence S 58.75 E 40.5 poles; thence S 31 1/4 W 66 & 4/10 poles; thence N 58 3/4 W. 40 1/2 p. to the beginning`,
    ['N31.15E 1095.6', 'S58.45E 668.25', 'S31.15W 1095.6', 'N58.45W 668.25'],
  ],
  [
    'Pennsylvania, perches and tenths',
    `Beginning at a chestnut oak; thence by land of John Hill North fifty-two and one-half degrees East, thirty-six and three-tenths perches to stones; thence by same South 37 1/2 degrees East 20.6 perches to a post; thence by land of Wm. Cole, South 52 1/2 degrees West 36.3 per. to a post; thence North 37 1/2 degrees West 20 6/10 ps. to the place of beginning.`,
    ['N52.30E 598.95', 'S37.30E 339.9', 'S52.30W 598.95', 'N37.30W 339.9'],
  ],
  [
    'Texas, varas and vrs.',
    `THENCE S. 20 E. 1251 vrs. to a stake; THENCE N. 70 E. 300 1/2 vs.; THENCE N. 20 W. 1251 varas; THENCE S. 70 W. 300.5 varas to the beginning.`,
    ['S20E 3475', 'N70E 834.7222', 'N20W 3475', 'S70W 834.7222'],
  ],
  [
    'Hawaii, azimuths with feet in lists',
    `Beginning at the south corner of this lot, the coordinates of said point referred to Government Survey Triangulation Station "PUU IO" being 1234.56 feet North and 987.65 feet East, thence running by azimuths measured clockwise from True South:\n1. 135° 10' 100.00 feet along Road;\n2. 225° 10' 50.00 feet along Lot 12-A;\n3. 315° 10' 100.00 feet along Lot 13;\n4. 45° 10' 50.00 feet along the remainder of R.P. 1234, L.C. Aw. 567 to the point of beginning.`,
    ['N44.50W 100', 'N45.10E 50', 'S44.50E 100', 'S45.10W 50'],
  ],
  [
    'azimuths in words',
    `Azimuths are measured from the north. Thence on an azimuth of 45 degrees 30 minutes, 100.00 feet; thence azimuth 135°30'00", distance 50.00 feet; thence at an azimuth of two hundred twenty-five degrees thirty minutes, a distance of 100.00 feet; thence Az. = 315°30'00" 50.00 feet`,
    ['N45.30E 100', 'S44.30E 50', 'S45.30W 100', 'N44.30W 50'],
  ],
  [
    'Canada, metric',
    `Commencing at an iron post; THENCE N 12°30'20"E a distance of 30.480 metres; THENCE S 77°29'40"E, 15.24 m; THENCE S 12°30'20"W thirty and four hundred eighty thousandths metres (30.480 m); THENCE N 77°29'40"W 15.240 metres, more or less, to the point of commencement`,
    ['N12.30.20E 100', 'S77.29.40E 50', 'S12.30.20W 100', 'N77.29.40W 50'],
  ],
  [
    'meters with feet in brackets',
    `thence North 12°30'20" East 30.480 meters [100.00 feet]; thence South 77°29'40" East 50.00' {15.24 m}; thence South 12°30'20" West 30.480 m / 100.00 ft; thence North 77°29'40" West, 15.240 meters, or 50.00 feet`,
    ['N12.30.20E 100', 'S77.29.40E 50', 'S12.30.20W 100', 'N77.29.40W 50'],
  ],
  [
    'grid and surface distances',
    `thence N 12°30'20" E, a grid distance of 100.00 feet (surface distance 100.01 feet); thence S 77°29'40" E 50.00 feet (grid), 50.01 feet (surface); thence S 12°30'20" W 100.01 feet (100.00 feet grid); thence N 77°29'40" W, 50.00 feet ground`,
    ['N12.30.20E 100', 'S77.29.40E 50', 'S12.30.20W 100.01', 'N77.29.40W 50'],
  ],
  [
    'due, straight and square',
    `thence due No. 100 feet; thence running Due E. 50 feet; thence straight South 20 feet; thence West at right angles 10 feet; thence a North course 5 feet; thence in a due Westerly direction 9 feet; thence in an Easterly direction 9 feet; thence South 10 W. 7 feet`,
    ['N0E 100', 'N90E 50', 'S0W 20', 'N90W 10', 'N0E 5', 'S10W 7'],
  ],
  [
    'bearings without blanks, and with points between',
    `TH N45-30-15E 100.00; TH S.44-29-45.E. 50.00'; TH S45°30'15''W,20.00'; THENCE N44:10:00W 30.00 FT; TH N.5.E. 15 FT.; TH S 05-10-20 E 12.5 FT`,
    ['N45.30.15E 100', 'S44.29.45E 50', 'S45.30.15W 20', 'N44.10W 30', 'N5E 15', 'S5.10.20E 12.5'],
  ],
  [
    'feet and inches in many forms',
    `thence N 45 E 100 ft. 6 in.; thence S 45 E 50'-6"; thence S 20 W 30' 3-1/2"; thence S 5 E 12 feet 4 1/2 inches; thence W 9 feet and 9 inches; thence N 9 E 8 ft 0 in; thence N 10 E fifteen feet, six and one-half inches`,
    ['N45E 100.5', 'S45E 50.5', 'S20W 30.2917', 'S5E 12.375', 'N90W 9.75', 'N9E 8', 'N10E 15.5417'],
  ],
  [
    'distances with a plus',
    `thence N 45 E 100± feet; thence S 45 E 50 feet +/-; thence S 20 W 30 feet, plus or minus; thence S 5 E 12 feet, be the same more or less; thence W 9 feet m/l`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'turning with their angles',
    `thence N 45 E 100 feet; thence turning and running S 45 E 50 feet; thence turning an angle of 90 degrees to the right and running 20 feet; thence bearing S 45 W 30 feet; thence deflecting left 10°00' a distance of 15 feet`,
    ['N45E 100', 'S45E 50', 'turn 90, 20.00', 'S45W 30', 'turn -10, 15.00'],
  ],
  [
    'lengths before their directions',
    `thence 100 feet North 45 degrees East; thence for a distance of 50 feet on a bearing of S 45 E; thence a distance of 20.5 ft in a direction of S 20 W; thence 4 rods and 12 links S 5 E; thence twelve feet due West`,
    ['N45E 100', 'S45E 50', 'S20W 20.5', 'S5E 73.92', 'N90W 12'],
  ],
  [
    'bearings with remarks before their lengths',
    `thence N 45°00' E (passing an iron pin at 60.00 feet) 100.00 feet; thence S 45°00' E by calculation 50.00 feet; thence S 20°00' W, true bearing, 30.00 feet; thence S 5°00' E as the magnetic needle pointed in 1851, 12.00 feet; thence N 85°00' W more or less 9.00 feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85W 9'],
  ],
  [
    'halves of degrees and minutes',
    `thence N 45° 30.5' E 100.00 feet; thence S 44 1/2° E 50.00 feet; thence S 20°15 1/2' W 30.00 feet; thence S 5½ deg. E 12.00 feet; thence N 84 degrees 30 1/2 minutes W 9.00 feet`,
    ['N45.30.30E 100', 'S44.30E 50', 'S20.15.30W 30', 'S5.30E 12', 'N84.30.30W 9'],
  ],
];
