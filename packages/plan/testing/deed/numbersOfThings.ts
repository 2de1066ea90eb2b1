// Descriptions in which numbers belong to things and not to calls: corners, stations, monuments and their sizes, acres, dates,
// widths of streets, quotations from other deeds. Made for the tests, in the manner of public records.
import type { Description } from './description.ts';

export const numbersOfThings: readonly Description[] = [
  [
    'stations by number',
    `Beginning at an iron bolt; thence north six degrees ten minutes west ninety-three and eight-tenths feet to station numbered 16; thence north eighty degrees east fifty feet to station numbered 17; thence south 5 degrees east 40 feet to station No. 18; thence to the place of beginning.`,
    ['N6.10W 93.8', 'N80E 50', 'S5E 40', 'closing'],
  ],
  [
    'a pipe by its size and its inscription',
    `Beginning at a stone; thence south eight degrees thirty minutes east six and eighty-nine one-hundredths chains to corner 3, the northwest corner of lot 7, a one-by-ten-inch pipe, scribed "AT 2-3"; thence west two chains to corner 4, a two by thirty-inch iron post, marked "4 T 12 R 3"; thence to the beginning.`,
    ['S8.30E 454.74', 'N90W 132', 'closing'],
  ],
  [
    'widths of streets in parentheses',
    `Beginning at a pipe; (1) north 45 deg. 39 min. 46 sec. west 176.90 feet along the western right-of-way line (allowing 46 feet) of Broad Street, and (2) with the right-of-way line (allowing 46 feet) south 81 deg. 39 min. 46 sec. west 49.94 feet; thence South 10 degrees East along Elm Street (50' wide) 100 feet; thence East along Oak Avenue (variable width, 60 feet at this point) 30.00 feet; thence to the point of beginning.`,
    ['N45.39.46W 176.9', 'S81.39.46W 49.94', 'S10E 100', 'N90E 30', 'closing'],
  ],
  [
    'quotations from another deed in parentheses',
    `Beginning at the southerly corner of said lands; thence North 62°30'00" East 154.41 feet (described as 154.50 feet in last said deed); thence North 27°30'00" West (described as North 27° West in said deed) 12.00 feet (12.05 feet, deed); thence S 62°30'00" W (S 62°15' W, Record) 100.00' (100.10' calc.); thence S 5 E 20.00 feet (20.00 feet meas., 20.02 feet record); thence to the point of beginning.`,
    ['N62.30E 154.41', 'N27.30W 12', 'S62.30W 100', 'S5E 20', 'closing'],
  ],
  [
    'neighbors by their acres',
    `BEGINNING at a 1/2 inch iron rod found for the south corner of a called 9.1 acre tract; THENCE N 38°30'00" E, along the common line of said 12.75 acre tract and the herein described tract, a distance of 212.40 feet to a 5/8" iron rod with cap stamped "RPLS 4567" set for corner; THENCE S 51°30'00" E, with the southwest line of said called 9.1 acre tract, 118.25 feet to a fence post; THENCE S 38°30'00" W, along said 12.75 acre tract and a called 3.40-acre tract conveyed to J. Cole in Vol. 512, Pg. 77, 212.40 feet; THENCE N 51°30'00" W 118.25 feet to the POINT OF BEGINNING and containing 0.577 acres.`,
    ['N38.30E 212.4', 'S51.30E 118.25', 'S38.30W 212.4', 'N51.30W 118.25'],
  ],
  [
    'acres of a remainder, of a first and a second tract',
    `THENCE N 12°05'10" E with the east line of the remainder of that certain 102.5 acres described in deed dated March 3, 1961 to T. Hill, 640.25 feet to a 60d nail; THENCE S 77°54'50" E across said First Tract (40 acres) 300.00 feet; THENCE S 12°05'10" W along the west line of the residue of a 55 acre tract, 10 acres of which were conveyed to Lee, 640.25 feet.`,
    ['N12.05.10E 640.25', 'S77.54.50E 300', 'S12.05.10W 640.25'],
  ],
  [
    'corners, monuments and mile posts',
    `thence N 45 E 100.00 feet to Monument No. 12; thence S 45 E 50.00 feet to monument 13, being a 6" x 6" concrete monument; thence S 20 W 30.00 feet to Mile Post 44.5; thence S 5 E 12.00 feet to Angle Point 4; thence W 9.00 feet to A.P. 5 of Tract 37`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'points with their own numbers',
    `thence N 45 E 100 feet to a point #2; thence S 45 E 50 feet to point 3; thence S 20 W 30 feet to a point (4); thence S 5 E 12 feet to (5) a stone; thence W 9 feet to a point marked 6 on the plat; thence N 9 E 8 feet to a point designated as "7"`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9', 'N9E 8'],
  ],
  [
    'deed books and instruments',
    `thence N 45 E 100 feet with the line of Smith (D.B. 212, P. 45); thence S 45 E 50 feet with Jones (Instrument #2004-0012345); thence S 20 W 30 feet with the lands of Hill, O.R. Volume 1123, Page 409, to a pin; thence S 5 E 12 feet with Cole (DB 12/345); thence W 9 feet (see Deed Book 7, page 8, and Will Book 2 at page 10)`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'dates in many forms',
    `thence N 45 E 100 feet by land conveyed to Cole on the 3rd day of May, 1884; thence S 45 E 50 feet by land deeded April 10th 1902; thence S 20 W 30 feet with a line established 6-14-1951; thence S 5 E 12 feet along a fence built in 1923; thence W 9 feet to a road opened A.D. 1874, as shown on a plat dated Sept. 9, 1966 and revised 10/2/71`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'lots, blocks and plats',
    `thence N 45 E 100 feet along Lots 5, 6 and 7; thence S 45 E 50 feet along Lot 12, Block 3, Oak Hill, Second Filing; thence S 20 W 30 feet along the line between lots numbered 8 and 9; thence S 5 E 12 feet along Outlot 2; thence W 9 feet along Parcel "4B" of Plat No. 1234-A; thence N 9 E 8 feet along Unit Four of Phase 2`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9', 'N9E 8'],
  ],
  [
    'rods and pins with their sizes',
    `thence N 45°00' E 100.00 feet to a 5/8-inch by 30-inch rebar with 1 1/2-inch aluminum cap; thence S 45°00' E 50.00 feet to a 3/4" O.D. iron pipe; thence S 20°00' W 30.00 feet to a #4 rebar; thence S 5°00' E 12.00 feet to a No. 5 rebar set 6 inches below grade; thence N 85°00' W 9.00 feet to a 2 1/2" brass disk; thence N 9°00' E 8.00 feet to a half inch iron rod, 24" long; thence N 10°00' E 7.00 feet to a 36 inch oak`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N85W 9', 'N9E 8', 'N10E 7'],
  ],
  [
    'trees with their sizes',
    `thence N 45 E 40 poles to a 14 inch white oak; thence S 45 E 20 poles to two post oaks, one 10 inches and one 12 inches in diameter; thence S 20 W 30 poles to a hickory, 18 in. dia.; thence S 5 E 12 poles to three small dogwoods and a 20" pine marked X`,
    ['N45E 660', 'S45E 330', 'S20W 495', 'S5E 198'],
  ],
  [
    'highways by number',
    `thence N 45 E 100 feet to U.S. Route No. 40; thence S 45 E 50 feet along State Road 1007; thence S 20 W 30 feet to I-95; thence S 5 E 12 feet with the centerline of NCSR 2045 (60' R/W); thence W 9 feet along County Road No. 12 (formerly Route 7); thence N 9 E 8 feet along F.M. 1431`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9', 'N9E 8'],
  ],
  [
    'stations and offsets of a road',
    `thence N 45°00' E 100.00 feet to a point 50.00 feet right of Station 12+34.56; thence S 45°00' E 50.00 feet to Sta. 13+00, 40 feet left; thence S 20°00' W 30.00 feet to engineer's station 4+50.5 of said road; thence S 5°00' E 12.00 feet to a point opposite P.T. Station 100+12.3`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'elevations, coordinates and zones',
    `thence N 45°00' E 100.00 feet to a point with coordinates N: 1234567.89, E: 7654321.01; thence S 45°00' E 50.00 feet to the 512.5 foot contour; thence S 20°00' W 30.00 feet to the high water mark at elevation 88.3 feet; thence S 5°00' E 12.00 feet to a monument (N=512345.67, E=612345.78, NAD 83(2011)); thence W 9.00 feet, zone 4204, U.S. survey feet`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'streets with ordinal numbers',
    `thence N 45 E 100 feet along 42nd Street; thence S 45 E 50 feet to Twenty-third Avenue; thence S 20 W 30 feet along the north line of 4th St. N.; thence S 5 E 12 feet along Second Avenue; thence W 9 feet to Avenue 64; thence N 9 E 8 feet along the Three Mile Road`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9', 'N9E 8'],
  ],
  [
    'people, money and shares',
    `thence N 45 E 100 feet with the land of John Hill, Jr., and 2 others; thence S 45 E 50 feet with the dower tract assigned for $500.00; thence S 20 W 30 feet with the heirs of Cole, a 1/3 interest; thence S 5 E 12 feet with Dr. Hill (tax parcel 12-004-0056.00)`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12'],
  ],
  [
    'how far a monument stands away',
    `thence N 45 E 100 feet to a pin set 2 feet inside the fence; thence S 45 E 50 feet to a point, witnessed by a rebar 5.00 feet back on line; thence S 20 W 30 feet to a point in the creek, a pin on the bank at 22 feet; thence S 5 E 12 feet to a spike in the road, 15 feet from its center; thence W 9 feet to the corner`,
    ['N45E 100', 'S45E 50', 'S20W 30', 'S5E 12', 'N90W 9'],
  ],
  [
    'where the bearings come from',
    `thence N 45°00'00" E (bearings based on the east line of Section 12, N 0°12'30" W) 100.00 feet; thence S 45°00'00" E (basis of bearings) 50.00 feet; thence S 20°00'00" W 30.00 feet. Bearings are based on GPS observations of 2011, Texas Central Zone 4203, combined factor 0.99987.`,
    ['N45E 100', 'S45E 50', 'S20W 30'],
  ],
  [
    'parallel lines and their distances',
    `thence N 45 E, parallel with and 30 feet distant from the center of the road, 100 feet; thence S 45 E on a line 50.00 feet northeasterly of and parallel to said line, 60 feet; thence S 20 W along the westerly line of the easterly 40 feet of Lot 3, 30 feet; thence S 5 E, leaving a strip 10 feet wide, 12 feet`,
    ['N45E 100', 'S45E 60', 'S20W 30', 'S5E 12'],
  ],
  [
    'Minnesota, registered land',
    `Commencing at the southwest corner of Lot 3, Block 2, Lake Park, Registered Land Survey No. 1142, Hennepin County; thence on an assumed bearing of North 12 degrees 30 minutes 15 seconds East, along the west line of said Lot 3, a distance of 40.00 feet to the point of beginning; thence South 77 degrees 29 minutes 45 seconds East 100.00 feet to Judicial Landmark No. 2; thence North 12 degrees 30 minutes 15 seconds East 30.00 feet; thence North 77 degrees 29 minutes 45 seconds West 100.00 feet; thence South 12 degrees 30 minutes 15 seconds West 30.00 feet to the point of beginning. Subject to Certificate of Title No. 123456.`,
    ['>N12.30.15E 40', 'S77.29.45E 100', 'N12.30.15E 30', 'N77.29.45W 100', 'S12.30.15W 30'],
  ],
  [
    'a mineral survey',
    `Beginning at Cor. No. 1, whence U.S.L.M. No. 3 bears S. 41° 12' W. 1204.6 ft.; thence N. 12° 20' E. 600 ft. to Cor. No. 2, identical with Cor. No. 3, Sur. No. 4567, Lucky Lode; thence S. 77° 40' E. 1500 ft. to Cor. No. 3; thence S. 12° 20' W. 600 ft. to Cor. No. 4; thence N. 77° 40' W. 1500 ft. to Cor. No. 1, the place of beginning.`,
    ['N12.20E 600', 'S77.40E 1500', 'S12.20W 600', 'N77.40W 1500'],
  ],
  [
    'New York, widths and chains of title',
    `BEGINNING at a point in the northerly line of Main Street (66 feet wide), distant 120 feet easterly from Third Avenue; RUNNING THENCE North 14° 10' West 99 feet 6 inches, along the westerly line of the premises known as 44 Main Street; THENCE North 75° 50' East 25 feet; THENCE South 14° 10' East, part of the way through a party wall 8 inches thick, 99 feet 6 inches to Main Street; THENCE South 75° 50' West 25 feet to the point or place of BEGINNING.`,
    ['N14.10W 99.5', 'N75.50E 25', 'S14.10E 99.5', 'S75.50W 25'],
  ],
  [
    'New Jersey, with tax lots',
    `(1) Along the southerly line of Oak Street (50 foot R.O.W.), South 62 degrees 15 minutes 00 seconds East, a distance of 75.00 feet to a capped rebar; thence (2) Along the dividing line between Tax Lots 14 and 15, Block 203, South 27 degrees 45 minutes 00 seconds West, 100.00 feet to a point; thence (3) North 62 degrees 15 minutes 00 seconds West, 75.00 feet to a point, said point being the corner of Lot 16.01; thence (4) North 27 degrees 45 minutes 00 seconds East 100.00 feet.`,
    ['S62.15E 75', 'S27.45W 100', 'N62.15W 75', 'N27.45E 100'],
  ],
  [
    'California, a record of survey',
    `Thence along the northerly line of Parcel 2 as shown on that Record of Survey filed in Book 12 of Surveys at Page 34, N 89°12'30" E 132.00 feet (131.95 feet R.S.) to a 3/4" iron pipe tagged L.S. 3456; thence S 0°47'30" E 66.00 feet (66.00' per R1) to a 2" iron pipe tagged RCE 12345; thence S 89°12'30" W [S 89°12' W per (R-2)] 132.00 feet`,
    ['N89.12.30E 132', 'S0.47.30E 66', 'S89.12.30W 132'],
  ],
];
