// What calls belong to, in many wordings of each kind: the lot, the way to its beginning, an easement, a line, or something
// beside an edge. No wording may take one for another without a mark.
import { expect, test } from 'vitest';
import {
  arrivals,
  easementHeadings,
  firstCourses,
  landHeadings,
  lineHeadings,
  names,
  toldPoints,
  toldThings,
} from '../../testing/deed/wordings.ts';
import { readDeed } from './deedText.ts';

/** E: an edge, T: leads to the lot, a: aside, u: marked as unread. */
const letters = { lot: 'E', leading: 'T', aside: 'a', unread: 'u' } as const;

const belonging = (text: string): string =>
  readDeed(text)
    .calls.map(({ state }) => letters[state])
    .join('');

/** The wordings with which the calls belong elsewhere. */
const others = (wordings: readonly string[], text: (words: string) => string, right: RegExp): string[] =>
  wordings.flatMap((words) => {
    const found = belonging(text(words));
    return right.test(found) ? [] : [`${words}: ${found}`];
  });

const lot = `South 1 degree 00 minutes West 210.00 feet; thence North 89 degrees 00 minutes West 84.50 feet; thence North 1 degree 00 minutes East 210.00 feet; thence South 89 degrees 00 minutes East 84.50 feet to the point of beginning.`;
const square = `N 25°00' E 180.00 feet; thence S 65°00' E 90.00 feet; thence S 25°00' W 180.00 feet; thence N 65°00' W 90.00 feet to the point of beginning.`;
const bent = `thence South 2 degrees 20 minutes West 260.00 feet; thence South 14 degrees 00 minutes East 95.00 feet to the south line of said Lot 9`;

test('a course that leads to where the lot begins is no edge, whatever is said of that point', () => {
  const tie =
    'thence North 89 degrees 00 minutes West along the north line of said Lot 14 a distance of 133.00 feet';
  const found = [
    ...others(
      arrivals,
      (end) => `Commencing at the northeast corner of Lot 14; ${tie} ${end}; thence ${lot}`,
      /^TEEEE$/,
    ),
    ...others(
      arrivals,
      (end) =>
        `Commencing at the corner of Lot 14; ${tie}; thence South 5 degrees East 20 feet ${end}. Thence ${lot}`,
      /^TTEEEE$/,
    ),
  ];
  expect(found).toEqual([]);
});

test('a point that is told from the beginning is not the beginning', () => {
  const way = `Beginning at a stone; thence N 40°00'00" E 120.00 feet to the shore of Mud Lake; thence N 50°00'00" W 150.00 feet along said shore to a point`;
  const end = `thence S 20°00'00" W 152.00 feet to the point of beginning.`;
  // Where the point's own direction isn't clear, the edge before it is marked.
  expect(others(toldPoints, (told) => `${way} ${told}; ${end}`, /^E(?:Ea?|ua?)E$/)).toEqual([]);
});

test('the first course from said beginning is an edge', () => {
  const found = [
    ...others(firstCourses, (first) => `Beginning at an iron pin in Fern Road; ${first} ${square}`, /^EEEE$/),
    ...others(
      firstCourses,
      (first) =>
        `Commencing at the corner of Lot 3; thence S 4° E 30.00 feet to a pin, the point of beginning; ${first} ${square}`,
      /^TEEEE$/,
    ),
  ];
  expect(found).toEqual([]);
});

test('courses of a centerline or a dividing line bound no lot', () => {
  const tie =
    'Commencing at the northeast corner of Lot 9; thence West 60.00 feet to the point of beginning of the line to be described;';
  const found = [
    ...others(
      lineHeadings,
      (told) => `${told} Beginning at a point on the north line of Lot 9; ${bent} and there terminating.`,
      /^aa$/,
    ),
    ...others(
      lineHeadings,
      (told) => `${told} Beginning at a point on the north line of Lot 9; ${bent}.`,
      /^aa$/,
    ),
    ...others(lineHeadings, (told) => `${told} ${tie} ${bent}.`, /^[Ta]aa$/),
  ];
  expect(found).toEqual([]);
});

test('land that lies along a line or beside an easement is a lot', () => {
  const text = (told: string): string =>
    `${told} Beginning at a pin on the east line of a 30 foot easement; thence ${lot}`;
  expect(others(landHeadings, text, /^EEEE$/)).toEqual([]);
});

test('an easement that is told before or after the lot is not the lot', () => {
  const found = easementHeadings.flatMap(([easement, heading]) => {
    const one = `${easement} Beginning at a stone; thence ${square}`;
    const other = `${heading} Beginning at an iron pin; thence ${lot}`;
    const [first, last] = [belonging(`${one} ${other}`), belonging(`${other} ${one}`)];
    return first === 'aaaaEEEE' && last === 'EEEEaaaa' ? [] : [`${easement}: ${first} ${last}`];
  });
  expect(found).toEqual([]);
});

test('names of roads and streams mean nothing else', () => {
  const along = (name: string): string =>
    `Beginning at a pin; thence along ${name} N 12°00' E 120.00 feet to the west side of ${name}; thence with the margin of said ${name} S 78°00' E 36.00 feet; thence leaving ${name}, S 12°00' W 120.00 feet; thence N 78°00' W 36.00 feet to the point of beginning.`;
  const found = [
    ...others(names, along, /^EEEE$/),
    ...others(names, (name) => along(name).toUpperCase(), /^EEEE$/),
  ];
  expect(found).toEqual([]);
});

test('the direction of something beside an edge makes no edge', () => {
  const end = `thence S 12°00' W 120.00 feet; thence N 78°00' W 36.00 feet to the point of beginning.`;
  const found = [
    ...others(
      toldThings,
      (thing) =>
        `Beginning at a pin; thence N 12°00' E 120.00 feet; thence S 78°00' E 36.00 feet ${thing}; ${end}`,
      /^E(?:E[au]{0,2}|u[au]?)EE$/,
    ),
    ...others(
      toldThings,
      (thing) =>
        `${thing.replace(/^to/, 'Beginning at')}; thence N 12°00' E 120.00 feet; thence S 78°00' E 36.00 feet; ${end}`,
      /^[Tau]{0,2}EEEE$/,
    ),
  ];
  expect(found).toEqual([]);
});
