// Descriptions by their form: tables, curves, units, parcels and what stands beside the courses. Made for the tests, in
// the manner of public records.
import type { Description } from './description.ts';

export const forms: readonly Description[] = [
  [
    'a bare azimuth table',
    `Line Azimuth Distance\n1 45°30'00" 100.00\n2 135°30'00" 50.00\n3 225°30'00" 100.00\n4 315°30'00" 50.00`,
    ['N45.30E 100', 'S44.30E 50', 'S45.30W 100', 'N44.30W 50'],
  ],
  [
    'a table with pipes',
    `Line | Bearing | Distance\nL1 | N 12°30'00" E | 100.00'\nL2 | S 77°30'00" E | 40.00'\nL3 | S 12°30'00" W | 100.00'`,
    ['N12.30E 100', 'S77.30E 40', 'S12.30W 100'],
  ],
  [
    'a table with the distance first',
    `Line Length Direction\nL1 100.25' N12°30'00"E\nL2 40.00' S77°30'00"E\nL3 100.25' S12°30'00"W`,
    ['N12.30E 100.25', 'S77.30E 40', 'S12.30W 100.25'],
  ],
  [
    'labels of points at the rows',
    `P24 N 12 E 340\nP25 S 80 E 120\nP26 S 12 W 340`,
    ['N12E 340', 'S80E 120', 'S12W 340'],
  ],
  [
    'a table of commas',
    `1,N 45°30'15" E,120.50\n2,S 44°29'45" E,80.00\n3,S 45°30'15" W,120.50`,
    ['N45.30.15E 120.5', 'S44.29.45E 80', 'S45.30.15W 120.5'],
  ],
  [
    'a homeowner: feet and points',
    `100 feet north, then 50 feet east, then 100 feet south, then 50 feet west`,
    ['N0E 100', 'N90E 50', 'S0W 100', 'N90W 50'],
  ],
  [
    'a homeowner: points and feet',
    `North 100 ft\nEast 62.5 ft\nSouth 100 ft\nWest 62.5 ft`,
    ['N0E 100', 'N90E 62.5', 'S0W 100', 'N90W 62.5'],
  ],
  [
    'a curve in order radius, chord, arc',
    `thence N 5 E 100 feet; thence along a curve to the left with a radius of 60.00 feet, a chord of N 10°00'00" W 31.06 feet and an arc of 31.42 feet; thence N 25 W 40 feet`,
    ['N5E 100', 'curve left R 60.00, 30.00°, chord N 10°00\'00" W', 'N25W 40'],
  ],
  [
    'a curve in order arc, radius',
    `thence N 5 E 100 feet; thence 31.42 feet along the arc of a tangent curve to the left, whose radius is 60.00 feet; thence N 25 W 40 feet`,
    ['N5E 100', 'curve left R 60.00, 30.00°, tangent', 'N25W 40'],
  ],
  [
    'a curve by letters',
    `thence S 20°00'00" E 80.00 feet; thence with a curve to the right, R=120.00', D=30°00'00", L=62.83', CB=S 05°00'00" E, CH=62.12'; thence S 10°00'00" W 44.00 feet`,
    ['S20E 80', 'curve right R 120.00, 30.00°, chord S 5°00\'00" E', 'S10W 44'],
  ],
  [
    'a curve whose chord stands first',
    `thence on a chord bearing of N 30°00'00" E and a chord distance of 51.76 feet along the arc of a curve to the right of radius 100.00 feet, arc length 52.36 feet; thence N 45 E 12 feet`,
    ['curve right R 100.00, 30.00°, chord N 30°00\'00" E', 'N45E 12'],
  ],
  [
    'a curve by its foot radius',
    `thence S 5° E 90 feet; thence along a 20.00 foot radius curve to the right an arc distance of 31.42 feet; thence S 85° W 60 feet`,
    ['S5E 90', 'curve right R 20.00, 90.01°, tangent', 'S85W 60'],
  ],
  [
    'meters throughout',
    `Beginning at Point 1; thence N 12°30'00" E 45.720 m; thence S 77°30'00" E 30.480 meters; thence S 12°30'00" W 45.720 m; thence N 77°30'00" W 30.480 metres to Point 1.`,
    ['N12.30E 150', 'S77.30E 100', 'S12.30W 150', 'N77.30W 100'],
  ],
  [
    'a survey foot',
    `thence N 45 E 5280.00 US survey feet; thence S 45 E 100 feet`,
    ['N45E 5280.01', 'S45E 100'],
  ],
  [
    'witness trees of a republic',
    `BEGINNING at a stake from which a post oak 14 in. dia. brs. N. 22° E. 6 varas and a black jack brs. S. 5 W. 4 varas; THENCE S 19° E 212 varas to a stake; THENCE S 71° W 266 2/3 varas; THENCE N 19° W 212 varas; THENCE N 71° E 266 2/3 varas to the place of beginning`,
    ['S19E 588.8889', 'S71W 740.7407', 'N19W 588.8889', 'N71E 740.7407'],
  ],
  [
    'a witness corner on the way',
    `thence N 10 E 20 chains to a post, whence a white oak 14 inches in diameter bears S 20 W 15 links distant; thence S 80 E 10 chains to a post`,
    ['N10E 1320', 'S80E 660'],
  ],
  [
    'three parcels',
    `PARCEL 1: Beginning at a pin; thence N 10° E 200 feet; thence S 80° E 100 feet; thence S 40 W 230 feet to the point of beginning. PARCEL 2: Beginning at a stone; thence S 5 E 20 feet; thence W 20 feet to the place of beginning. PARCEL 3: Beginning at a stone; thence E 9 feet; thence S 9 feet to the place of beginning.`,
    ['N10E 200', 'S80E 100', 'S40W 230'],
  ],
  [
    'an exception behind',
    `Beginning at a pin; thence N 5 E 100 feet; thence S 85 E 50 feet; thence S 30 W 120 feet to the point of beginning; EXCEPTING THEREFROM the following: Beginning at said pin; thence N 5 E 10 feet; thence S 85 E 10 feet; thence to the point of beginning.`,
    ['N5E 100', 'S85E 50', 'S30W 120'],
  ],
  [
    'an easement with its own courses',
    `Beginning at a pin; thence N 100 feet; thence E 100 feet; thence S 100 feet; thence W 100 feet to the point of beginning. TOGETHER WITH an easement: Beginning at said pin; thence W 20 feet; thence N 100 feet to the place of beginning.`,
    ['N0E 100', 'N90E 100', 'S0W 100', 'N90W 100'],
  ],
  [
    'offsets beside the courses',
    `thence N 45 E parallel with and 25 feet distant from the center line of Main Street 100 feet; thence S 45 E along the west line of a 20 foot alley 60 feet; thence S 45 W along a line 30 feet north of the wall, 100 feet`,
    ['N45E 100', 'S45E 60', 'S45W 100'],
  ],
  [
    'stations of a road',
    `thence N 45 E 100.00 feet to a point 30.00 feet right of Station 12+34.56; thence S 45 E 60.00 feet to Sta. 13+00; thence S 45 W 100.00 feet`,
    ['N45E 100', 'S45E 60', 'S45W 100'],
  ],
  [
    'dates, instruments and licenses',
    `thence N 45 E 100 feet to a pin marked PLS 4512 as shown on a survey dated May 3, 1987, recorded as Instrument No. 2003-012345; thence S 45 E 60 feet to Tax Lot 12-34-5; thence S 45 W 100 feet`,
    ['N45E 100', 'S45E 60', 'S45W 100'],
  ],
  [
    'degrees off a point',
    `thence 45 degrees west of north 100 feet; thence South 30 degrees east 60 feet; thence East 10 degrees North 40 feet`,
    ['N45W 100', 'S30E 60', 'N80E 40'],
  ],
  [
    'back to the beginning without a distance',
    `Beginning at an oak; thence N 20 E 30 poles to a stone; thence West 20 poles; thence S 20 W 30 poles; thence to the beginning`,
    ['N20E 495', 'N90W 330', 'S20W 495', 'closing'],
  ],
  [
    'a course back with a bearing only',
    `thence East 30 feet; thence North 40 feet; thence S 37° W to the place of beginning`,
    ['N90E 30', 'N0E 40', 'closing'],
  ],
  [
    'turned angles',
    `Beginning at a pin, thence N 15 E 100 feet; thence turn right 90 degrees and run 50 feet; thence deflect left 45°30' a distance of 20 feet; thence at right angles to the left 10 feet`,
    ['N15E 100', 'turn 90, 50.00', 'turn -45.5, 20.00', 'turn -90, 10.00'],
  ],
  [
    'a further distance',
    `thence S 70 E 30 feet to a pin, and continuing 12 feet to the creek; thence N 5 E 40 feet; thence continuing along said line 45.25 feet to a stake`,
    ['S70E 30', 'turn 0, 12.00', 'N5E 40', 'turn 0, 45.25'],
  ],
  [
    'a broken bearing and a broken word',
    `THENCE NORTH FORTY-\nFIVE DEGREES THIRTY MIN-\nUTES EAST, ONE HUN-\nDRED TWENTY (120)\nFEET TO A POINT;\nTHENCE SOUTH 44°\n30' EAST,\n80.00\nFEET`,
    ['N45.30E 120', 'S44.30E 80'],
  ],
  [
    'typographic quotes',
    `Thence N 01º 02′ 03″ E, a distance of 100.00’; thence N 88˚57´57” W – 50 feet; thence S 1° 2‘ 3“ W, 100′`,
    ['N1.02.03E 100', 'N88.57.57W 50', 'S1.02.03W 100'],
  ],
  [
    'half miles and yards',
    `thence North half a mile; thence East one-half chain; thence South 100 yards`,
    ['N0E 2640', 'N90E 33', 'S0W 300'],
  ],
  [
    'points between the four',
    `Thence N.W. 10 rods; thence North-East 5 rods; thence Southwest 40 feet`,
    ['N45W 165', 'N45E 82.5', 'S45W 40'],
  ],
  [
    'a courthouse abbreviation',
    `BEG. AT THE NE COR. OF LOT 3; TH. S. 15° W. 100 FT.; TH. N. 75° W. 50 FT.; TH. N. 15° E. 100 FT. TO A STAKE; TH. S. 75 deg. E. 50 FT. TO BEG.`,
    ['S15W 100', 'N75W 50', 'N15E 100', 'S75E 50'],
  ],
];
