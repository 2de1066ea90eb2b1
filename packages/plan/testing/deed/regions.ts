// Whole descriptions of all regions and times, with the wordings that offices and surveyors there use. Made for the tests, in
// the manner of public records.
import type { Description } from './description.ts';

export const regions: readonly Description[] = [
  [
    'Virginia 1798',
    `Beginning at two Spanish oaks on a branch of Meadow Run, corner to James Cole's 400 acre survey, and with his line N. 37 E. 120 poles to a white oak & hickory, thence N 50 W 86 poles crossing the branch at 40 poles to three pines, thence S 37 W 120 poles to a red oak on a ridge, thence S 50 E 86 poles to the Beginning.`,
    ['N37E 1980', 'N50W 1419', 'S37W 1980', 'S50E 1419'],
  ],
  [
    'Ohio, Virginia Military District 1832',
    `Beginning at a sugar tree and beech, N.E. corner to Survey No. 2247; running thence with the line of said Survey N. 15° 30' W. 64 poles to a stone; thence N. 75° E. 22 poles 8 links to an elm; thence S. 15½° E. 64 poles; thence S 75 W 22 poles 8 links to the place of beginning, containing 8 acres, 3 roods and 20 poles, be the same more or less.`,
    ['N15.30W 1056', 'N75E 368.28', 'S15.30E 1056', 'S75W 368.28'],
  ],
  [
    'Kentucky 1871',
    `Beginning at a stake in the Lexington & Maysville Turnpike, corner to lot No. 3 in the division; thence with said Turnpike N. 44 1/2 E. 18 84/100 poles; thence leaving the pike S. 46 E. 66 poles to a stone in Hill's line; thence with his line S. 44 1/2 W. 18.84 poles; thence N. 46 W. 66 poles to the beginning, containing 7 acres 3 roods and 3 poles.`,
    ['N44.30E 310.86', 'S46E 1089', 'S44.30W 310.86', 'N46W 1089'],
  ],
  [
    'Tennessee civil district',
    `Beginning on an iron pin in the margin of Cedar Fork Road (40 feet from center), the northeast corner of Hill (Deed Book 112, page 45, R.O.H.C.); thence leaving the road with Hill's south line North 81 deg. 15 min. West 312.5 feet to a 12-inch hackberry; thence North 8 deg. 30 min. East 100 feet to an iron pin; thence South 81 deg. 15 min. East 312.5 feet to an iron pin in said margin; thence with same South 8 deg. 30 min. West 100 feet to the beginning. Prior deed: Book 98, page 12; Map 45, Group A, Parcel 12.00.`,
    ['N81.15W 312.5', 'N8.30E 100', 'S81.15E 312.5', 'S8.30W 100'],
  ],
  [
    'North Carolina with NC grid',
    `BEGINNING at an existing 1" iron pipe having NC Grid Coordinates (NAD 83/2011) of N=723,456.78, E=2,045,678.90; thence N 04-12-35 E 210.45 feet to a new #5 rebar, said rebar being located S 22-10-05 W 455.12 feet from NCGS Monument "HILL"; thence S 85-47-25 E 100.00 feet to a new iron pipe; thence S 04-12-35 W 210.45 feet to an existing iron pipe in the northern right-of-way of NC Highway 54 (100' public R/W); thence with said right-of-way N 85-47-25 W 100.00 feet to the point and place of BEGINNING, containing 0.483 acres (21,045 sq. ft.) more or less, and being Lot 4 of Plat Cabinet C, Slide 45-B.`,
    ['N4.12.35E 210.45', 'S85.47.25E 100', 'S4.12.35W 210.45', 'N85.47.25W 100'],
  ],
  [
    'South Carolina',
    `BEGINNING at an iron pin on the western side of Oak Drive, joint front corner of Lots Nos. 14 and 15, and running thence along the joint line of said lots, N. 62-10 W. 150 feet to an iron pin; thence N. 27-50 E. 80 feet to an iron pin, joint rear corner of Lots 15 & 16; thence S. 62-10 E. 150 feet to an iron pin on Oak Drive; thence along the western side of Oak Drive, S. 27-50 W. 80 feet to the beginning corner. This being the same property conveyed by deed recorded in Deed Volume 845 at Page 322 on the 9th day of June, 1968.`,
    ['N62.10W 150', 'N27.50E 80', 'S62.10E 150', 'S27.50W 80'],
  ],
  [
    'Georgia land lot with a mag nail',
    `TO FIND THE TRUE POINT OF BEGINNING commence at the intersection of the southeasterly right-of-way line of Peach Road (80' R/W) and the common line of Land Lots 45 and 46; thence along said right-of-way North 35 degrees 20 minutes 10 seconds East 250.00 feet to a 1/2" rebar, said point being the TRUE POINT OF BEGINNING; thence North 35 degrees 20 minutes 10 seconds East 75.00 feet to a mag nail; thence South 54 degrees 39 minutes 50 seconds East 200.00 feet to a 1" open top pipe found 3" below grade; thence South 35 degrees 20 minutes 10 seconds West 75.00 feet; thence North 54 degrees 39 minutes 50 seconds West 200.00 feet to the TRUE POINT OF BEGINNING. Said tract contains 0.344 acre as shown on survey for Hill by Cole & Associates, GRLS No. 2345, dated 4/12/1999.`,
    ['>N35.20.10E 250', 'N35.20.10E 75', 'S54.39.50E 200', 'S35.20.10W 75', 'N54.39.50W 200'],
  ],
  [
    'Florida with a P.R.M.',
    `Begin at the Southwest corner of Lot 9, Block "C", Palm Shores, Unit No. 2, according to the plat thereof recorded in Plat Book 14, Page 33; thence North 0°14'20" West, along the West line of said Lot 9 (bearing basis), 120.00 feet to a 4"x4" concrete monument (P.R.M. No. 1234); thence North 89°45'40" East 62.50 feet; thence South 0°14'20" East 120.00 feet to a nail & disk (LB #6789) on the North right-of-way line of Gulf Avenue, a 50-foot right-of-way; thence South 89°45'40" West 62.50 feet to the Point of Beginning.`,
    ['N0.14.20W 120', 'N89.45.40E 62.5', 'S0.14.20E 120', 'S89.45.40W 62.5'],
  ],
  [
    'Alabama with a forty',
    `Commence at the NE corner of the SW 1/4 of the NW 1/4 of Section 14, T-18-S, R-3-E; thence run S 1°10' E along the East line of said 1/4-1/4 Section for 330 feet; thence turn an angle of 91°10' to the right and run 210 feet to the Point of Beginning; thence continue along the last described course for 105 feet; thence S 1°10' E 210 feet; thence N 90° E 105 feet; thence N 1°10' W 210 feet to the Point of Beginning, and containing 1/2 acre, more or less.`,
    [
      '>S1.10E 330',
      'to it: turn 91.16666666666667, 210.00',
      'turn 0, 105.00',
      'S1.10E 210',
      'N90E 105',
      'N1.10W 210',
    ],
  ],
  [
    'Louisiana with French measure told beside',
    `A CERTAIN LOT OF GROUND situated in Square No. 212, bounded by Oak, Elm, First and Second Streets, designated by the No. 7 on a sketch dated May 12, 1924; commencing at a distance of 60 feet from the corner of Oak and First Streets: thence North 20 degrees East 31 feet 11 inches and 4 lines; thence West 120 feet.`,
    ['N90W 120'],
  ],
  [
    'Texas, a modern survey',
    `BEING a 0.3214 acre tract of land situated in the J. Cole Survey, Abstract No. 212, City of Hill, Bell County, Texas, and being all of Lot 12, Block 4, of Oak Addition, Phase II, recorded in Cabinet B, Slide 112-C, Plat Records; BEGINNING at a 5/8" iron rod with yellow plastic cap stamped "RPLS 4567" found for the northeast corner of the herein described tract; THENCE S 18°22'15" E, with the west right-of-way line of F.M. Highway 1670 (a variable width right-of-way, 80 feet wide at this point), passing at 35.20 feet a 1/2" iron rod found, in all a distance of 140.00 feet to an "X" cut in concrete; THENCE S 71°37'45" W, 100.00 feet (Plat - 100.04 feet) to a 1/2" iron rod; THENCE N 18°22'15" W, a distance of 140.00 feet, (called N 18°20'00" W, 140.00 feet) to a 60D nail; THENCE N 71°37'45" E 100.00 feet to the POINT OF BEGINNING and containing 0.3214 acres (14,000 square feet) of land.`,
    ['S18.22.15E 140', 'S71.37.45W 100', 'N18.22.15W 140', 'N71.37.45E 100'],
  ],
  [
    'Texas, an old grant',
    `Beginning at the N.W. corner of Survey No. 45 made for the heirs of Cole a stake from which a B.J. 8 in. dia. brs. N. 23 E. 4 1/5 vrs.; Thence South 950 vrs. to corner on the south bank of Hill's creek, a Pecan 14 in. brs. S 12 W 5 vrs.; Thence West 1900 vrs.; Thence North 950 vrs.; Thence East 1900 vrs. to the place of beginning.`,
    ['S0W 2638.8889', 'N90W 5277.7778', 'N0E 2638.8889', 'N90E 5277.7778'],
  ],
  [
    'New Mexico, a small holding claim',
    `Beginning at corner No. 1, a sandstone 14x10x6 ins. marked 1 SHC 1234, whence the closing corner on the S. boundary of T. 12 N., R. 5 E., bears S. 34° 12' W. 22.15 chs.; thence N. 12° 30' E. 4.50 chs. to cor. No. 2, a cedar post 4 ins. square; thence S. 77° 30' E. 2.25 chs. to cor. No. 3; thence S. 12° 30' W. 4.50 chs. to cor. No. 4; thence N. 77° 30' W. 2.25 chs. to cor. No. 1, the place of beginning.`,
    ['N12.30E 297', 'S77.30E 148.5', 'S12.30W 297', 'N77.30W 148.5'],
  ],
  [
    'Colorado with a subdivision exemption',
    `Beginning at the W1/4 corner of Section 9, a 3 1/4" aluminum cap, L.S. 1234, whence the NW corner bears N 0°03'12" W a distance of 2640.12 feet; thence N 89°56'48" E along the south line of the NW 1/4 208.71 feet; thence N 0°03'12" W 208.71 feet; thence S 89°56'48" W 208.71 feet; thence S 0°03'12" E 208.71 feet to the point of beginning, containing 1.00 acre, less 30 feet for County Road 12.`,
    ['N89.56.48E 208.71', 'N0.03.12W 208.71', 'S89.56.48W 208.71', 'S0.03.12E 208.71'],
  ],
  [
    'Utah with a street address',
    `Beginning at a point on the East line of 900 West Street, which point is North 0°02'15" West 264.00 feet from the Southwest corner of Lot 3, Block 12, Plat "C", and running thence North 0°02'15" West along said East line 66.00 feet; thence North 89°57'45" East 165.00 feet; thence South 0°02'15" East 66.00 feet; thence South 89°57'45" West 165.00 feet to the point of beginning. Tax ID No. 15-11-127-003.`,
    ['>N0.02.15W 264', 'N0.02.15W 66', 'N89.57.45E 165', 'S0.02.15E 66', 'S89.57.45W 165'],
  ],
  [
    'California, a legal with record data',
    `BEGINNING at a 2" I.P., no tag, flush, at the most westerly corner of Lot 21 per Tract Map No. 1234, recorded in Book 45 of Maps, Page 67; thence N 61°05'15" E (N 61°05' E, Tr. 1234) 100.00 feet (100.00', Tr. 1234); thence S 28°54'45" E 50.00 feet; thence S 61°05'15" W 100.00 feet; thence N 28°54'45" W 50.00 feet to the POINT OF BEGINNING. Contains 5,000 sq. ft., more or less. A.P.N. 123-456-78.`,
    ['N61.05.15E 100', 'S28.54.45E 50', 'S61.05.15W 100', 'N28.54.45W 50'],
  ],
  [
    'Oregon, a donation land claim',
    `Beginning at an iron rod on the South line of the A. Hill D.L.C. No. 45, in Section 17, T 8 S, R 3 W of the W.M., which is 12.34 chains East of the Southwest corner thereof; thence North 1°12' West 5.00 chains; thence East, parallel to said South line, 4.00 chains; thence South 1°12' East 5.00 chains to said South line; thence West 4.00 chains to the place of beginning.`,
    ['N1.12W 330', 'N90E 264', 'S1.12E 330', 'N90W 264'],
  ],
  [
    'Washington with an auditor file number',
    `Beginning at the intersection of the north margin of S.W. 112th Street (30 feet from centerline) and the west margin of 8th Avenue S.W.; thence N 01°15'20" E along said west margin 128.00 feet; thence N 88°44'40" W 60.00 feet; thence S 01°15'20" W 128.00 feet; thence S 88°44'40" E 60.00 feet to the point of beginning; (also known as Lot 3 of Short Plat No. 89-12, recorded under Auditor's File No. 8905120345).`,
    ['N1.15.20E 128', 'N88.44.40W 60', 'S1.15.20W 128', 'S88.44.40E 60'],
  ],
  [
    'Michigan with P.P. numbers',
    `Part of the Northeast 1/4 of Section 22, T3N, R8W, described as: Commencing at the North 1/4 corner of said Section 22; thence S89°12'34"E 660.00 feet along the North Section line; thence S00°47'26"W 330.00 feet to the place of beginning; thence S89°12'34"E 132.00 feet; thence S00°47'26"W 330.00 feet; thence N89°12'34"W 132.00 feet; thence N00°47'26"E 330.00 feet to the place of beginning. P.P. #41-22-200-014. Subject to highway R.O.W. over the North 33 feet.`,
    [
      '>S89.12.34E 660',
      '>S0.47.26W 330',
      'S89.12.34E 132',
      'S0.47.26W 330',
      'N89.12.34W 132',
      'N0.47.26E 330',
    ],
  ],
  [
    'Wisconsin, a certified survey map',
    `Lot 1 of C.S.M. No. 4567, Vol. 22, Pg. 101, Doc. No. 812345, being part of Government Lot 2, described as follows: Commencing at the E¼ corner of said Section 5; thence N 88°10'12" W, 512.40 feet to the point of beginning; thence continuing N 88°10'12" W, 100.00 feet to a meander corner that is 25 feet, more or less, from the water's edge; thence N 12°00'00" E along a meander line, 210.00 feet to a meander corner that is 30 feet, more or less, from the water's edge; thence S 88°10'12" E 100.00 feet; thence S 12°00'00" W 210.00 feet to the point of beginning.`,
    ['>N88.10.12W 512.4', 'N88.10.12W 100', 'N12E 210', 'S88.10.12E 100', 'S12W 210'],
  ],
  [
    'Illinois with a P.I.N.',
    `THAT PART OF LOT 3 IN COLE'S SUBDIVISION DESCRIBED AS FOLLOWS: BEGINNING AT THE NORTHWEST CORNER OF SAID LOT 3; THENCE SOUTH 00 DEGREES 12 MINUTES 30 SECONDS EAST ALONG THE WEST LINE OF SAID LOT, A DISTANCE OF 132.00 FEET TO A POINT 33.00 FEET NORTH OF THE SOUTH LINE OF SAID LOT 3; THENCE NORTH 89 DEGREES 47 MINUTES 30 SECONDS EAST, 66.00 FEET; THENCE NORTH 00 DEGREES 12 MINUTES 30 SECONDS WEST, 132.00 FEET; THENCE SOUTH 89 DEGREES 47 MINUTES 30 SECONDS WEST, 66.00 FEET TO THE POINT OF BEGINNING, ALL IN COOK COUNTY, ILLINOIS. P.I.N. 12-34-567-008.`,
    ['S0.12.30E 132', 'N89.47.30E 66', 'N0.12.30W 132', 'S89.47.30W 66'],
  ],
  [
    'Missouri with U.S. Survey',
    `Part of U.S. Survey 1234, Township 45 North, Range 5 East, beginning at a stone at the most Southern corner of Lot 6; thence North 34 degrees 15 minutes West, along the line between Lots 5 and 6, 6 chains and 15 links to an old stone marked "6"; thence North 55 degrees 45 minutes East 3 chains 20 links; thence South 34 degrees 15 minutes East 6 chains 15 links to the North line of Road Number 3 (30 feet wide); thence South 55 degrees 45 minutes West 3 chains 20 links to the place of beginning.`,
    ['N34.15W 405.9', 'N55.45E 211.2', 'S34.15E 405.9', 'S55.45W 211.2'],
  ],
  [
    'Massachusetts, registered land',
    `Southwesterly by the northeasterly line of Oak Street, eighty-two and 15/100 (82.15) feet; Beginning again at a stone bound and running N 42° 10' 15" W by said street (1912 layout) eighty-two and 15/100 feet to a drill hole; thence N 47° 49' 45" E by lot 5 as shown on plan 12345-B, one hundred and 00/100 (100.00) feet; thence S 42° 10' 15" E 82.15 feet; thence S 47° 49' 45" W 100.00 feet to the point of beginning.`,
    ['N42.10.15W 82.15', 'N47.49.45E 100', 'S42.10.15E 82.15', 'S47.49.45W 100'],
  ],
  [
    'New Hampshire with a blazed tree',
    `Beginning at an iron pin on the westerly side of Route 16, 340 feet northerly of utility pole number 45/12; thence N 62° W two hundred ten feet (210'), more or less, to a 10" blazed hemlock with 3 notches; thence N 28° E one hundred feet (100') to an iron pin; thence S 62° E two hundred ten feet (210') to said Route 16; thence S 28° W by said Route, one hundred feet (100') to the point of beginning.`,
    ['N62W 210', 'N28E 100', 'S62E 210', 'S28W 100'],
  ],
  [
    'Maine with a magnetic year',
    `Beginning at an iron rod at the southeast corner of land of Cole (Bk. 1234, Pg. 56); thence N 12° E (magnetic 1965) along said Cole land twelve (12) rods and eight (8) feet to a stone wall; thence S 78° E by the wall 6 rods 4 feet; thence S 12° W 12 rods 8 feet to the road leading from Hill to Pond, so called; thence N 78° W by said road 6 rods 4 feet to the point of beginning.`,
    ['N12E 206', 'S78E 103', 'S12W 206', 'N78W 103'],
  ],
  [
    'Pennsylvania, a borough lot',
    `BEGINNING at an iron pin on the Northern side of Second Street (40 feet wide) at a distance of 120.50 feet East of the intersection of Second and Pine Streets; thence along Lot No. 22, North 10 degrees 15 minutes West, 150.00 feet to an iron pin on a 16 feet wide alley; thence along said alley, North 79 degrees 45 minutes East, 40.00 feet to an iron pin; thence along Lot No. 24, South 10 degrees 15 minutes East, 150.00 feet; thence along Second Street South 79 degrees 45 minutes West, 40.00 feet to the place of BEGINNING. BEING Tax Parcel No. 12-345-678 and having thereon erected a 2 story brick dwelling known as 123 Second Street.`,
    ['N10.15W 150', 'N79.45E 40', 'S10.15E 150', 'S79.45W 40'],
  ],
  [
    'Maryland, a plat with coordinates',
    `BEGINNING for the same at a point on the South 12 degrees 30 minutes West 210.5 foot line of the conveyance recorded in Liber 1234, folio 567, said point being 40.0 feet from the beginning thereof; running thence and binding on a part of said line South 12 degrees 30 minutes West 100.0 feet; thence North 77 degrees 30 minutes West 60.0 feet; thence North 12 degrees 30 minutes East 100.0 feet; thence South 77 degrees 30 minutes East 60.0 feet to the place of beginning; being Lot 2, Section 1, Plat 3.`,
    ['S12.30W 100', 'N77.30W 60', 'N12.30E 100', 'S77.30E 60'],
  ],
  [
    'Hawaii, a land court application',
    `Lot 45-A, area 7,500 square feet, as shown on Map 12 of Land Court Application No. 1234. Beginning at the west corner of this lot, and running by true azimuths: 1. 233° 15' 00" 100.00 feet along Lot 46; 2. 323° 15' 00" 75.00 feet along Lot 47; 3. 53° 15' 00" 100.00 feet along Road (40 ft. wide); 4. 143° 15' 00" 75.00 feet to the point of beginning. Azimuths are measured clockwise from true South.`,
    ['N53.15E 100', 'S36.45E 75', 'S53.15W 100', 'N36.45W 75'],
  ],
  [
    'British Columbia, metric',
    `Commencing at the most northerly corner of Lot 4, Plan EPP12345; thence S 41°15'20" E, following the northeasterly boundary of said Lot 4, 25.000 metres; thence S 48°44'40" W, 12.500 metres to a standard iron post (O.I.P.); thence N 41°15'20" W, 25.000 metres; thence N 48°44'40" E 12.500 m to the point of commencement, containing 312.5 m² (0.031 hectares).`,
    ['S41.15.20E 82.021', 'S48.44.40W 41.0105', 'N41.15.20W 82.021', 'N48.44.40E 41.0105'],
  ],
  [
    'New South Wales words in an American deed',
    `Commencing at a spike; thence on a bearing of 45°30' for 100.00 feet; thence N 5 E 20 feet`,
    ['N5E 20'],
  ],
  [
    'Nevada, a mining claim',
    `Beginning at Corner No. 1 from which M.S. 2345 bears N 12° E 300 ft.; thence N. 20° 15' W. 1,500 ft. along the east side line to Corner No. 2; thence S. 69° 45' W., 300 ft. to the north end center, 600 ft. to Corner No. 3; thence S. 20° 15' E. 1,500 ft. to Corner No. 4; thence N. 69° 45' E. 600 ft. to Corner No. 1`,
    ['N20.15W 1500', 'S20.15E 1500', 'N69.45E 600'],
  ],
  [
    'Indiana, a metes description by a firm',
    `A part of the Southeast Quarter of Section 4, Township 16 North, Range 5 East, more particularly described as follows: Beginning at a mag nail on the South line, 330.00 feet South 89 degrees 15 minutes 20 seconds West (assumed bearing) from the Southeast corner; thence South 89 degrees 15 minutes 20 seconds West 100.00 feet on said South line; thence North 00 degrees 44 minutes 40 seconds West 435.60 feet to a 5/8 inch diameter rebar with cap stamped "FIRM 0012"; thence North 89 degrees 15 minutes 20 seconds East 100.00 feet; thence South 00 degrees 44 minutes 40 seconds East 435.60 feet to the point of beginning, containing 1.000 acre, more or less (Instr. No. 2003-00012345).`,
    ['S89.15.20W 100', 'N0.44.40W 435.6', 'N89.15.20E 100', 'S0.44.40E 435.6'],
  ],
  [
    'West Virginia with a coal exception',
    `Beginning at a set stone near a gate, corner to a 22.5 acre tract of Hill; thence with the same N. 21 deg. 30' E. 16 poles 10 links to a chestnut stump; thence S. 68 deg. 30' E. 10 poles to a double oak; thence S. 21 deg. 30' W. 16 poles 10 links; thence N. 68 deg. 30' W. 10 poles to the beginning, containing One acre & Four poles, more or less, excepting all coal below 1,200 feet above sea level.`,
    ['N21.30E 270.6', 'S68.30E 165', 'S21.30W 270.6', 'N68.30W 165'],
  ],
];
