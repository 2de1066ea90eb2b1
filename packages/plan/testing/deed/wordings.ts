// Wordings of one thing each, as surveyors of many states write them: whatever the words, the calls belong to the same
// thing. Made for the tests.

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** Ends of a course that leads to where the lot begins. */
export const arrivals = linesOf(`
to the point of beginning of the tract to be described
to the actual point of beginning of the tract
to the point of beginning of the land to be described
to the place of beginning of the land herein described
to the point of beginning of said parcel
to an iron pin, the point of beginning of this tract
to the point of beginning
to the true point of beginning
to the real point of beginning of the property herein conveyed
to the point of beginning for this description
to the point of beginning for the parcel hereinafter described
to a point, said point being the point of beginning of the parcel being described
to an iron pipe marking the point of beginning of the premises
to a 1/2 inch rebar at the point of beginning of the tract of land herein described
which is the point of beginning of the land to be conveyed
to the point of beginning of the parcel of land to be described herein
to the beginning of the tract to be described
to the beginning point of the tract
to the starting point of the land to be described
to the place of beginning of the lands intended to be conveyed
to the point and place of beginning of the within described premises
to the point of beginning of the hereinafter described lot
to the TRUE PLACE OF BEGINNING of this survey
to the point of beginning of Parcel A
to the Point of Beginning of Lot 3
to the point of beginning hereof
to the point of beginning and the southwest corner of the tract herein described
to an iron rod set for the point of beginning
to a found pipe for the southeast corner and place of beginning of the tract
to a stake, being the place of beginning of the land to be described
to the P.O.B. of the tract to be described
to the POB of the parcel
to the point of beginning of the exception being described
to the point at which the tract to be described begins
to the point where the land herein described begins
to the initial point of the tract to be described
to the place of commencement of the tract to be described
to the principal point of beginning
to the principal place of beginning of the parcel
to the point of beginning of the boundary to be described
to the point hereinafter referred to as the point of beginning
to a stone which marks the beginning of the survey
to the northwest corner of the tract to be described, being the point of beginning
to the point of beginning of the following described tract
to a pin and the TRUE POINT OF BEGINNING of the herein described tract
`);

/** A point on the way, told from the point of beginning or from elsewhere. */
export const toldPoints = linesOf(`
which bears N 20°00'00" E 152.00 feet from the point of beginning
that bears N 20°00'00" E, 152.00 feet from the place of beginning
bearing N 20°00'00" E and distant 152.00 feet from the point of beginning
distant 152.00 feet on a bearing of N 20°00'00" E from the point of beginning
being N 20°00'00" E 152.00 feet from the true point of beginning
lying N 20°00'00" E of the point of beginning
on a line bearing N 20°00'00" E from the point of beginning
which is N 20°00'00" E 152 feet, more or less, from said point of beginning
said point bearing N 20°00'00" E 152 feet from the beginning
from which the point of beginning bears S 20°00'00" W 152.00 feet
at which the point of beginning bears S 20°00'00" W
whence the point of beginning bears S 20°00'00" W 152.00 feet
due northerly of the point of beginning
opposite the point of beginning
152 feet northerly from the point of beginning
located 152.00 feet N 20°00'00" E of the beginning point
in line with the point of beginning
lying northerly of and 152 feet distant from the point of beginning
`);

/** Ways to begin the first course at the point of beginning. */
export const firstCourses = linesOf(`
thence from said point of beginning
thence, from said point of beginning,
thence from the point of beginning as aforesaid
and running thence from said beginning point
thence from the point of beginning thus described
thence from said place of beginning
from said point of beginning, thence
from the point of beginning thus established, run
thence leaving said point of beginning
thence departing the point of beginning
thence from said POB
thence from said beginning
thence running from said point and place of beginning
thence with the road from the point of beginning
thence, proceeding from said true point of beginning,
Thence from the Point of Beginning so located
starting from said point of beginning and running thence
`);

/** Headings of a line that bounds no lot. */
export const lineHeadings = linesOf(`
A strip of land 24.00 feet in width, lying 12.00 feet on each side of the following described centerline:
A strip of land 20 feet wide, the centerline of which is described as follows:
A 30 foot wide strip of land being 15 feet on either side of a centerline described as follows:
An easement for ingress and egress 20 feet wide, the center line of which is more particularly described as follows:
That part of Lot 9 lying north of the following described line:
All that part of Lot 9 lying westerly of a line described as follows:
That portion of Lot 9 lying easterly of the following line:
The dividing line between the two parcels is described as follows:
A line described as follows:
A perpetual easement over a strip 16 feet wide, 8 feet on both sides of the following described center line, to wit:
The east line of a strip of land 33 feet wide is described as follows:
The centerline of a 40 foot right of way, more particularly described as follows:
Centerline description of a waterline easement:
A right of way 50 feet wide, the centerline being described as:
A strip of land fifty feet wide, being twenty-five feet on each side of the following described line:
A utility easement ten feet in width, lying five feet on each side of and adjoining the centerline as follows:
That part of the NE 1/4 lying south of a line commencing as follows:
A strip of land 60 feet wide whose centerline is described as follows:
The boundary line between lots 3 and 4 shall be as follows:
An easement 20.00 feet wide over that part of Lot 9 the westerly line of which is described as follows:
`);

/** Headings of land that only mention a line or an easement. */
export const landHeadings = linesOf(`
A strip of land 24.00 feet in width, described as follows:
A tract lying west of the centerline of Oak Street, more particularly described as follows:
All that part of Lot 9 lying north of the railroad right of way line, described as follows:
A parcel of land subject to an easement of record, bounded and described as follows:
A tract of land lying on both sides of Bear Creek and described as follows:
All that parcel south of the center line of the road and bounded as follows:
That part of the NW 1/4 lying east of the section line, described as follows:
A tract of land being on the south line of Lot 4 and more particularly described as follows:
`);

/** Headings of an easement, and of the lot beside it. */
export const easementHeadings: readonly (readonly [easement: string, lot: string])[] = [
  [
    'Together with an easement for ingress and egress over the following described land:',
    'The lot is described as follows:',
  ],
  ['An easement 20 feet wide described as follows:', 'Also the following described lot:'],
  [
    'Subject to a drainage easement over that part described as follows:',
    'Said lot being more particularly described as:',
  ],
  ['A perpetual easement for a driveway across the following:', 'and the following tract of land:'],
  ['Easement:', 'Lot:'],
  ['PARCEL A (easement):', 'PARCEL B:'],
  [
    'Reserving unto the grantor a right of way described as:',
    'The land hereby conveyed is described as follows:',
  ],
  ['A non-exclusive access easement:', 'A parcel of land in Section 4:'],
  ['Utility easement described as', 'Tract 2, described as'],
  [
    'TRACT I: A 15 foot sanitary sewer easement described as follows:',
    'TRACT II: A tract of land described as follows:',
  ],
];

/** Roads and streams whose names have words that mean something elsewhere. */
export const names = linesOf(`
Bear Road
Bear Paw Lane
Witness Tree Road
Magnetic Springs Road
Radius Drive
Beginning Lane
Bear Creek
Bear Branch
Curve Street
Arc Avenue
Reference Road
True Point Drive
Called Back Lane
Record Street
Chord Court
Tangent Way
Commencement Drive
Basis Boulevard
Bears Den Road
Witness Oak Trail
Radial Road
Old Bear Hollow Road
Point of Rocks Road
New Beginning Church
Corner Stone Lane
Exception Road
Recorded Lane
Chain Bridge Road
Rod Road
Pole Cat Creek
Whence Lane
Magnetic Hill Road
Passing Lane
Crossing Street
Turning Leaf Way
Line Creek
Continuing Avenue
Left Fork Road
Right Prong Creek
Deed Creek
Delta Avenue
`);

/** Ends of a course at something whose own direction is told. */
export const toldThings = linesOf(`
to a stake distant 225.00' on a course of S 14°30' W from the church corner
to a stone from which a hickory bears N 20° E 14 feet
to a pin, a witness oak N 20° E 14 feet
to a stone bounded by a line bearing N 2° E 300 feet
to a point on a line bearing N 2° E 300 feet from the well
to a pin, whence the steeple bears S 80° E 1200 feet
to a pin that is S 80° E 1200 feet from the quarter corner
to a pin lying S 80° E 1200 feet from the quarter corner
to a pin situated S 80° E 1200 feet from the quarter corner
to a corner located N 4° E 310 feet from the northwest corner of Lot 8
to the south line of a tract whose east line bears N 2° E 300 feet
to a pin, the northwest corner of a tract the north line of which runs N 88° E 400 feet
to a pin at the end of a fence running N 2° E 300 feet
to a pin in a line drawn N 2° E 300 feet from the church
to a pin (a pine stump N 20° E 14 feet from it)
to a pin referenced by a nail N 20° E 14 feet
to a pin, an oak 14 inches in diameter bearing N 20° E 14 feet
to a pin, with a reference monument N 20° E 14 feet distant
to a point measured N 20° E 140 feet from the quarter corner
to a pin, from said pin a 10 inch oak is N 20° E 14 feet
to a wall parallel with a line bearing N 2° E
to a wall at right angles to a line bearing N 2° E
to a pin on the line between Smith and Jones which runs N 2° E 300 feet
to a point on the prolongation of a line that bears N 2° E
to a pin, a tie of N 20° E 140 feet to the church corner
`);
