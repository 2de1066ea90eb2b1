// Descriptions as they are written in each state, with the calls that a surveyor reads in them. Made for the tests, in the
// manner of public records. `>` leads to the beginning; lengths are in feet.
import type { Description } from './description.ts';

export const states: readonly Description[] = [
  [
    'Alabama: section and forty',
    `Commence at the Southwest corner of the NE 1/4 of Section 21, Township 18 South, Range 2 West, Jefferson County, Alabama; thence run North 00 degrees 14 minutes 20 seconds West along the West line thereof for 420.00 feet to the Point of Beginning; thence continue along the last described course for 210.00 feet; thence run North 89 degrees 30 minutes East 210.00 feet; thence run South 00 degrees 14 minutes 20 seconds East 210.00 feet; thence run South 89 degrees 30 minutes West 210.00 feet to the Point of Beginning.`,
    ['>N0.14.20W 420', 'turn 0, 210.00', 'N89.30E 210', 'S0.14.20E 210', 'S89.30W 210'],
  ],
  [
    'Alaska: due courses in feet',
    `Beginning at Corner No. 1, identical with the meander corner; thence North 1,320 feet to Corner No. 2; thence East 660 feet to Corner No. 3; thence South 1,320 feet to Corner No. 4; thence West 660 feet to the place of beginning.`,
    ['N0E 1320', 'N90E 660', 'S0W 1320', 'N90W 660'],
  ],
  [
    'Arizona: seconds and feet',
    `BEGINNING at the brass cap flush at the intersection of Elm and 4th; THENCE N89°58'30"E, 132.55 feet along the monument line; THENCE S00°01'30"E, 40.00 feet to the South line of Elm Street; THENCE S89°58'30"W, 132.55 feet; THENCE N00°01'30"W, 40.00 feet to the POINT OF BEGINNING.`,
    ['N89.58.30E 132.55', 'S0.01.30E 40', 'S89.58.30W 132.55', 'N0.01.30W 40'],
  ],
  [
    'Arkansas: chains and links',
    `Beginning at a point 4.50 chains East of the Northwest corner of the SE 1/4; thence East 6 chains and 25 links; thence South 10 chains; thence West 6 chains and 25 links; thence North 10 chains to the place of beginning, containing 6.25 acres.`,
    ['N90E 412.5', 'S0W 660', 'N90W 412.5', 'N0E 660'],
  ],
  [
    'California: a curve with a radial and a tangent course',
    `THENCE North 12°15'00" East 88.20 feet to the beginning of a tangent curve concave Easterly and having a radius of 100.00 feet; THENCE Northerly along said curve through a central angle of 30°00'00" an arc distance of 52.36 feet to the right; THENCE tangent North 42°15'00" East 20.00 feet`,
    ['N12.15E 88.2', 'curve right R 100.00, 30.00°, tangent', 'N42.15E 20'],
  ],
  [
    'Colorado: basis of bearings',
    `Considering the North line of Section 14 to bear N89°12'40"E with all bearings contained herein relative thereto; Commencing at the NW corner; thence S41°18'22"E, 915.77 feet to the POINT OF BEGINNING; thence N89°12'40"E, 264.00 feet; thence S00°47'20"E, 165.00 feet; thence S89°12'40"W, 264.00 feet; thence N00°47'20"W, 165.00 feet to the POINT OF BEGINNING.`,
    ['>S41.18.22E 915.77', 'N89.12.40E 264', 'S0.47.20E 165', 'S89.12.40W 264', 'N0.47.20W 165'],
  ],
  [
    'Connecticut: neighbors and a stone wall',
    `Beginning at a drill hole in a stone wall; thence running N 08-30-00 W 60.00 feet along land now or formerly of Hale; thence N 81-30-00 E 45.50 feet; thence S 08-30-00 E 60.00 feet; thence S 81-30-00 W 45.50 feet to the point and place of beginning.`,
    ['N8.30W 60', 'N81.30E 45.5', 'S8.30E 60', 'S81.30W 45.5'],
  ],
  [
    'Delaware: perches in figures',
    `BEGINNING for the same at a stone; thence with the lands of Cole N. 43 1/4 degrees E. 26.4 perches to a stake; thence S. 46 3/4 degrees E. 10 perches; thence S. 43 1/4 degrees W. 26.4 perches; thence N. 46 3/4 degrees W. 10 perches to the beginning.`,
    ['N43.15E 435.6', 'S46.45E 165', 'S43.15W 435.6', 'N46.45W 165'],
  ],
  [
    'Florida: run thence',
    `Commence at the Northeast corner of Lot 8, Block 3; run thence S 00°12'30" E along the East line 50.00 feet for the Point of Beginning; thence continue S 00°12'30" E 75.00 feet; thence run S 89°47'30" W 100.00 feet; thence run N 00°12'30" W 75.00 feet; thence run N 89°47'30" E 100.00 feet to the Point of Beginning.`,
    ['>S0.12.30E 50', 'S0.12.30E 75', 'S89.47.30W 100', 'N0.12.30W 75', 'N89.47.30E 100'],
  ],
  [
    'Georgia: land lot',
    `ALL THAT TRACT of land in Land Lot 212 of the 14th District: BEGINNING at an iron pin found; running thence north 12 degrees 30 minutes east a distance of 152.5 feet to an iron pin; thence south 77 degrees 30 minutes east a distance of 50 feet; thence south 12 degrees 30 minutes west 152.5 feet; thence north 77 degrees 30 minutes west 50 feet to the point of beginning.`,
    ['N12.30E 152.5', 'S77.30E 50', 'S12.30W 152.5', 'N77.30W 50'],
  ],
  [
    'Hawaii: azimuths from true south',
    `Beginning at a pipe at the northeast corner of this parcel, and running by azimuths measured clockwise from true South:\n1. 348° 30' 75.00 feet along Lot 12;\n2. 78° 30' 133.33 feet along the road;\n3. 168° 30' 75.00 feet along Lot 14;\n4. 258° 30' 133.33 feet to the point of beginning.`,
    ['S11.30E 75', 'S78.30W 133.33', 'N11.30W 75', 'N78.30E 133.33'],
  ],
  [
    'Idaho: a list of lines',
    `thence along said boundary the following courses:\nL1 N 01°10'05" E 33.10 feet;\nL2 S 88°49'55" E 140.00 feet;\nL3 S 01°10'05" W 33.10 feet`,
    ['N1.10.05E 33.1', 'S88.49.55E 140', 'S1.10.05W 33.1'],
  ],
  [
    'Illinois: quarter lines',
    `Beginning at a point on the South line of said Section, 33 feet East of the South quarter corner thereof; thence North 00 degrees 10 minutes East parallel with the quarter section line 264 feet; thence East 165 feet; thence South 264 feet; thence West 165 feet to the point of beginning.`,
    ['N0.10E 264', 'N90E 165', 'S0W 264', 'N90W 165'],
  ],
  [
    'Indiana: capital words',
    `BEGINNING AT A POINT ON THE NORTH LINE OF SAID LOT 30 FEET WEST OF THE NORTHEAST CORNER THEREOF, THENCE SOUTH 00 DEGREES 05 MINUTES 10 SECONDS WEST 120.5 FEET, THENCE NORTH 89 DEGREES 54 MINUTES 50 SECONDS WEST 60.0 FEET, THENCE NORTH 00 DEGREES 05 MINUTES 10 SECONDS EAST 120.5 FEET, THENCE SOUTH 89 DEGREES 54 MINUTES 50 SECONDS EAST 60.0 FEET TO THE PLACE OF BEGINNING.`,
    ['S0.05.10W 120.5', 'N89.54.50W 60', 'N0.05.10E 120.5', 'S89.54.50E 60'],
  ],
  [
    'Iowa: rods',
    `Commencing at the Northeast corner of the NW 1/4 of Section 9; thence West 16 rods; thence South 10 rods; thence East 16 rods; thence North 10 rods to the place of beginning.`,
    ['N90W 264', 'S0W 165', 'N90E 264', 'N0E 165'],
  ],
  [
    'Kansas: right of way',
    `Beginning at the SE corner of Lot 5, said corner being on the north right-of-way line of U.S. Highway 36; thence N 00°20' W 209.00 feet; thence S 89°40' W 104.5 feet; thence S 00°20' E 209.00 feet to said right-of-way line; thence N 89°40' E along said right-of-way line 104.5 feet to the point of beginning.`,
    ['N0.20W 209', 'S89.40W 104.5', 'S0.20E 209', 'N89.40E 104.5'],
  ],
  [
    'Kentucky: meanders and poles',
    `Beginning at two white oaks on the bank of Cane Creek; thence up the creek with its meanders N 15 E 22 poles to a sycamore; thence leaving the creek N 75 W 40 poles to three hickories; thence S 15 W 22 poles to a stake; thence S 75 E 40 poles to the beginning.`,
    ['N15E 363', 'N75W 660', 'S15W 363', 'S75E 660'],
  ],
  [
    'Louisiana: feet and inches',
    `Begin at the corner of Dauphine and Ursuline Streets; thence along Dauphine Street N 35° E 31 feet 10 inches; thence N 55° W 120 feet; thence S 35° W 31 feet 10 inches; thence S 55° E 120 feet to the point of beginning.`,
    ['N35E 31.8333', 'N55W 120', 'S35W 31.8333', 'S55E 120'],
  ],
  [
    'Maine: rods and links in words',
    `Beginning at a cedar post; thence North forty-eight degrees East twenty-two rods and nine links; thence South forty-two degrees East fifteen rods; thence South forty-eight degrees West twenty-two rods, nine links; thence North forty-two degrees West fifteen rods to the bound begun at.`,
    ['N48E 368.94', 'S42E 247.5', 'S48W 368.94', 'N42W 247.5'],
  ],
  [
    'Maryland: for the second time',
    `BEGINNING for the same at a stone heretofore planted, running thence North 4 degrees 15 minutes East 132 feet, thence South 85 degrees 45 minutes East 66 feet, thence South 4 degrees 15 minutes West 132 feet, thence North 85 degrees 45 minutes West 66 feet to the place of beginning.`,
    ['N4.15E 132', 'S85.45E 66', 'S4.15W 132', 'N85.45W 66'],
  ],
  [
    'Massachusetts: hundredths in words',
    `Thence N 12° 30' E one hundred eighteen and forty-two one-hundredths (118.42) feet by said wall; thence S 77° 30' E eighty and no one-hundredths (80.00) feet; thence S 12° 30' W one hundred eighteen and 42/100 (118.42) feet; thence N 77° 30' W eighty (80) feet to the point of beginning.`,
    ['N12.30E 118.42', 'S77.30E 80', 'S12.30W 118.42', 'N77.30W 80'],
  ],
  [
    'Michigan: abbreviated',
    `COM AT E 1/4 POST SEC 8 TH S 01D 10M 20S W 330.0 FT ALG E SEC LN TO POB TH S 88D 50M W 200.0 FT TH S 01D 10M 20S W 100.0 FT TH N 88D 50M E 200.0 FT TH N 01D 10M 20S E 100.0 FT TO POB`,
    ['>S1.10.20W 330', 'S88.50W 200', 'S1.10.20W 100', 'N88.50E 200', 'N1.10.20E 100'],
  ],
  [
    'Minnesota: assumed bearings',
    `That part of Government Lot 2 described as follows: Commencing at the southeast corner of said Government Lot 2; thence North 0 degrees 12 minutes 00 seconds East, assumed bearing, along the east line, 350.00 feet to the point of beginning; thence North 80 degrees 00 minutes West 210.5 feet; thence South 10 degrees 00 minutes West 75 feet; thence South 80 degrees 00 minutes East 210.5 feet; thence North 10 degrees 00 minutes East 75 feet to the point of beginning.`,
    ['>N0.12E 350', 'N80W 210.5', 'S10W 75', 'S80E 210.5', 'N10E 75'],
  ],
  [
    'Mississippi: run',
    `Commencing at an iron pin; run thence South 89 degrees 45 minutes West for 100 feet; run thence North 00 degrees 15 minutes West for 200 feet; run thence North 89 degrees 45 minutes East for 100 feet; run thence South 00 degrees 15 minutes East for 200 feet to the Point of Beginning.`,
    ['S89.45W 100', 'N0.15W 200', 'N89.45E 100', 'S0.15E 200'],
  ],
  [
    'Missouri: leaving a line',
    `thence leaving said line N 67°22'15" E, 245.60 feet to a 1/2" iron pin; thence S 22°37'45" E, 110.00 feet to a 5/8"x24" rebar with cap LS 2012; thence S 67°22'15" W 245.60 feet`,
    ['N67.22.15E 245.6', 'S22.37.45E 110', 'S67.22.15W 245.6'],
  ],
  [
    'Montana: an edge to a creek',
    `thence N.45°15'E., 312.4 feet to a point on the left bank of Bear Creek, said point being witnessed by a 1/2 inch pipe; thence S.44°45'E., 90.1 feet; thence S.45°15'W., 312.4 feet`,
    ['N45.15E 312.4', 'S44.45E 90.1', 'S45.15W 312.4'],
  ],
  [
    'Nebraska: continuing in the same direction',
    `thence S 89°50'00" E 33.00 feet to an iron pin; thence continuing S 89°50'00" E 100.00 feet; thence on the same course 50.00 feet; thence N 0°10' E 12 feet`,
    ['S89.50E 33', 'S89.50E 100', 'turn 0, 50.00', 'N0.10E 12'],
  ],
  [
    'Nevada: a curve by delta and length',
    `thence along a tangent curve to the left having a radius of 25.00 feet, through a delta angle of 90°00'00", an arc length of 39.27 feet, the chord of which bears N 45°00'00" W 35.36 feet; thence S 89°00'00" W 10.00 feet`,
    ['curve left R 25.00, 90.00°, chord N 45°00\'00" W', 'S89W 10'],
  ],
  [
    'New Hampshire: turning and running',
    `Beginning at an iron pin; thence turning and running N 10° 15' E 140 feet by said road; thence turning and running S 79° 45' E 90 feet by land of Cole; thence turning and running S 10° 15' W 140 feet; thence N 79° 45' W 90 feet to the point of beginning.`,
    ['N10.15E 140', 'S79.45E 90', 'S10.15W 140', 'N79.45W 90'],
  ],
  [
    'New Jersey: numbered',
    `BEGINNING at a monument; thence\n(1) North 35 degrees 10 minutes East, 125.00 feet to a point; thence\n(2) South 54 degrees 50 minutes East, 50.00 feet to a point; thence\n(3) South 35 degrees 10 minutes West, 125.00 feet to a point; thence\n(4) North 54 degrees 50 minutes West, 50.00 feet to the point of BEGINNING.`,
    ['N35.10E 125', 'S54.50E 50', 'S35.10W 125', 'N54.50W 50'],
  ],
  [
    'New Mexico: varas',
    `Beginning at a stone, thence North 20 degrees East 150 varas; thence South 70 degrees East 50 varas; thence South 20 degrees West 150 varas; thence North 70 degrees West 50 varas to the place of beginning.`,
    ['N20E 416.6667', 'S70E 138.8889', 'S20W 416.6667', 'N70W 138.8889'],
  ],
  [
    'New York: minutes and seconds in words',
    `RUNNING THENCE North 48 degrees 12 minutes 20 seconds West, 100 feet; THENCE South 41 degrees 47 minutes 40 seconds West, 40 feet; THENCE South 48 degrees 12 minutes 20 seconds East, 100 feet; THENCE North 41 degrees 47 minutes 40 seconds East 40 feet to the point or place of BEGINNING.`,
    ['N48.12.20W 100', 'S41.47.40W 40', 'S48.12.20E 100', 'N41.47.40E 40'],
  ],
  [
    'North Carolina: crossing a branch',
    `BEGINNING at a stake in the center of S.R. 1142; thence with the center of said road N. 16-30 E. 210 feet to a nail; thence S. 73-30 E. crossing a branch at 120 feet, a total distance of 415 feet to a pine; thence S. 16-30 W. 210 feet; thence N. 73-30 W. 415 feet to the BEGINNING.`,
    ['N16.30E 210', 'S73.30E 415', 'S16.30W 210', 'N73.30W 415'],
  ],
  [
    'North Dakota: a whole section line',
    `Beginning at the Southwest Corner of Section 6; thence N00°05'00"W on the west line of said section a distance of 2640.00 feet; thence N89°55'00"E 660.00 feet; thence S00°05'00"E 2640.00 feet; thence S89°55'00"W 660.00 feet to the point of beginning`,
    ['N0.05W 2640', 'N89.55E 660', 'S0.05E 2640', 'S89.55W 660'],
  ],
  [
    'Ohio: passing an iron pin',
    `thence N 04° 15' 00" E, passing over an iron pin set at 30.00 feet, a total distance of 230.00 feet to an iron pin set; thence S 85° 45' 00" E 95.00 feet; thence S 04° 15' 00" W 230.00 feet, passing an iron pin set at 200.00 feet, to the center of the road`,
    ['N4.15E 230', 'S85.45E 95', 'S4.15W 230'],
  ],
  [
    'Oklahoma: due courses',
    `Beginning 660 feet East of the NW corner of the SW 1/4; Thence East 330 feet; Thence South 330 feet; Thence West 330 feet; Thence North 330 feet to the point of beginning.`,
    ['N90E 330', 'S0W 330', 'N90W 330', 'N0E 330'],
  ],
  [
    'Oregon: thence with a donation line',
    `thence North 12° 10' East along the West line of the J. Smith D.L.C. No. 45 a distance of 5.20 chains; thence East 2.5 chains; thence South 12° 10' West 5.20 chains`,
    ['N12.10E 343.2', 'N90E 165', 'S12.10W 343.2'],
  ],
  [
    'Pennsylvania: perches with fractions',
    `thence North thirty-one and one-half degrees East sixteen and four-tenths perches to a post; thence South fifty-eight and one-half degrees East ten perches; thence South 31½ degrees West 16.4 perches`,
    ['N31.30E 270.6', 'S58.30E 165', 'S31.30W 270.6'],
  ],
  [
    'Rhode Island: an interior angle beside the bearing',
    `thence turning an interior angle of 90° and running South 12° 30' West one hundred feet (100.00'); thence North 77° 30' West eighty and 50/100 feet`,
    ['S12.30W 100', 'N77.30W 80.5'],
  ],
  [
    'South Carolina: to wit',
    `having the following metes and bounds, to-wit: BEGINNING at an iron pin and running thence N. 24-15 W. 165 feet to an iron pin; thence N. 65-45 E. 90 feet; thence S. 24-15 E. 165 feet; thence S. 65-45 W. 90 feet to the point of beginning.`,
    ['N24.15W 165', 'N65.45E 90', 'S24.15E 165', 'S65.45W 90'],
  ],
  [
    'South Dakota: half sections',
    `Commencing at the N 1/4 corner of Section 18; thence South along the N-S 1/4 line 528 feet to the point of beginning; thence East 264 feet; thence South 165 feet; thence West 264 feet; thence North 165 feet to the point of beginning.`,
    ['>S0W 528', 'N90E 264', 'S0W 165', 'N90W 264', 'N0E 165'],
  ],
  [
    'Tennessee: with neighbors',
    `Beginning at an iron rod in the north margin of Cedar Street; thence with Hale, North 4 degrees 12' East 210 feet to an iron rod; thence with Moss, North 85 degrees 48' West 104.4 feet; thence South 4 degrees 12' West 210 feet; thence with said margin South 85 degrees 48' East 104.4 feet to the point of beginning.`,
    ['N4.12E 210', 'N85.48W 104.4', 'S4.12W 210', 'S85.48E 104.4'],
  ],
  [
    'Texas: iron rods and volumes',
    `BEGINNING at a 1/2" iron rod found at the NW corner of a 10.00 acre tract described in Volume 123, Page 456; THENCE N 88°15'20" E, with the north line of said tract, 210.35 feet to a 1/2" iron rod set; THENCE S 01°44'40" E 104.00 feet; THENCE S 88°15'20" W 210.35 feet; THENCE N 01°44'40" W 104.00 feet to the POINT OF BEGINNING and containing 0.502 acre.`,
    ['N88.15.20E 210.35', 'S1.44.40E 104', 'S88.15.20W 210.35', 'N1.44.40W 104'],
  ],
  [
    'Utah: a tie of two courses',
    `Beginning at a point which is North 0°05' East 660.00 feet and East 33.00 feet from the Southwest corner of Section 9; running thence East 75.00 feet; thence North 120.00 feet; thence West 75.00 feet; thence South 120.00 feet to the point of beginning.`,
    ['>N0.05E 660', '>N90E 33', 'N90E 75', 'N0E 120', 'N90W 75', 'S0W 120'],
  ],
  [
    'Vermont: chains and links',
    `Beginning at a beech tree; thence N 36° E 12 chains 50 links to a stake and stones; thence S 54° E 8 chains 25 links; thence S 36° W 12 chains 50 links; thence N 54° W 8 chains 25 links to the place of beginning.`,
    ['N36E 825', 'S54E 544.5', 'S36W 825', 'N54W 544.5'],
  ],
  [
    'Virginia: an arc along a road',
    `thence with the arc of a curve to the right having a radius of 1,959.86 feet, an arc length of 119.87 feet and a chord bearing and distance of S 46°12'30" W 119.85 feet; thence N 43°00'00" W 20.00 feet`,
    ['curve right R 1959.86, 3.50°, chord S 46°12\'30" W', 'N43W 20'],
  ],
  [
    'Washington: a long chord in parentheses',
    `thence N 14°20'00" W 61.25 feet to the beginning of a curve to the right, having a radius of 25.00 feet; thence along said curve, an arc distance of 39.27 feet (long chord bears N 30°40'00" E, 35.36 feet); thence N 75°40'00" E 80.00 feet`,
    ['N14.20W 61.25', 'curve right R 25.00, 90.00°, chord N 30°40\'00" E', 'N75.40E 80'],
  ],
  [
    'West Virginia: commas between courses',
    `Beginning at a chestnut oak, corner to Jackson; thence with his line N. 34 1/2 W. 61 poles to a stake, S. 55 1/2 W. 40 poles to two dogwoods, S. 34½ E. 61 poles to a rock, thence N. 55 1/2 E. 40 poles to the beginning.`,
    ['N34.30W 1006.5', 'S55.30W 660', 'S34.30E 1006.5', 'N55.30E 660'],
  ],
  [
    'Wisconsin: along a lake',
    `Commencing at the meander corner; thence S 88°30' E 150 feet to the point of beginning; thence N 1°30' E 210 feet, more or less, to the shore of the lake; thence S 88°30' E 60 feet; thence S 1°30' W 210 feet, more or less; thence N 88°30' W 60 feet to the point of beginning.`,
    ['>S88.30E 150', 'N1.30E 210', 'S88.30E 60', 'S1.30W 210', 'N88.30W 60'],
  ],
  [
    'Wyoming: record in parentheses',
    `thence N 89°10' E 264.12 feet (record 264 feet) to a brass cap; thence S 0°50' E 100.02 feet (100.00 feet record); thence S 89°10' W (record West) 264.12 feet`,
    ['N89.10E 264.12', 'S0.50E 100.02', 'S89.10W 264.12'],
  ],
  [
    'the District of Columbia: square and lot',
    `Beginning for the same on the north line of M Street North at the southwest corner of Lot 14 and running thence north 90.5 feet; thence west 18.75 feet; thence south 90.5 feet to said street; thence east 18.75 feet to the beginning.`,
    ['N0E 90.5', 'N90W 18.75', 'S0W 90.5', 'N90E 18.75'],
  ],
];
