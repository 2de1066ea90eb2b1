// The tools of the library, by shelf: drawn point by point or placed. A new site object needs its kind, a line here and
// the words that find it in siteWords.ts.
import { placingTool } from './placing.ts';
import type { Hints, Tool } from '../tool/tool.ts';
import { tracedKindTool } from './tracedKind.ts';
import { shiftHint } from './tracing.ts';

const level = 'Lines snap to horizontal and vertical';
const along: Hints = {
  hint: `Click each point; double-click or press Enter to finish. ${shiftHint}`,
  touchHint: `Tap each point, then tap Finish. ${level}`,
};
const fromStreet: Hints = {
  hint: `Click each point, starting at the street; press Enter to finish. ${shiftHint}`,
  touchHint: `Tap each point, starting at the street, then tap Finish. ${level}`,
};
const around: Hints = {
  hint: `Click each corner, or drag a box; click the first corner to close. ${shiftHint}`,
  touchHint: `Tap each corner, or drag a box; tap the first corner to close. ${level}`,
};
const spot = 'Click to place it';
const box = 'Click to place it at its default size, or drag its size';

type Line = readonly [type: string, title: string, fields?: Readonly<Record<string, string | number>>];

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Tools of one shelf with the same way of drawing. */
const traced =
  (hints: Hints) =>
  (shelf: string, lines: readonly Line[]): Tool[] =>
    lines.map(([type, title, fields]) =>
      tracedKindTool(type, { title, ...hints, shelf, ...(fields ? { fields, name: slug(title) } : {}) }),
    );
const paths = traced(along);
const areas = traced(around);
const placed =
  (hint: string) =>
  (shelf: string, lines: readonly Line[]): Tool[] =>
    lines.map(([type, title]) => placingTool(type, { title, hint, shelf }, 'box'));
const spots = placed(spot);
const boxes = placed(box);

const buildings = 'Buildings';
const fences = 'Fences and walls';
const paving = 'Paving';
const planting = 'Planting and water';
const utilities = 'Utilities';
const survey = 'Survey marks and lines';

export const siteTools: readonly Tool[] = [
  ...areas(buildings, [
    ['building', 'Building'],
    ['deck', 'Deck'],
  ]),
  ...boxes(buildings, [['shed', 'Shed']]),
  ...paths(fences, [
    ['fence', 'Fence'],
    ['wall', 'Wall'],
    ['retainingWall', 'Retaining wall'],
  ]),
  ...traced(fromStreet)(paving, [['driveway', 'Driveway']]),
  ...paths(paving, [['walk', 'Walk']]),
  ...areas(paving, [
    ['patio', 'Patio'],
    ['gravel', 'Gravel'],
  ]),
  ...areas(planting, [
    ['lawn', 'Lawn'],
    ['bed', 'Planting bed'],
  ]),
  ...paths(planting, [['hedge', 'Hedge']]),
  ...areas(planting, [
    ['pool', 'Pool'],
    ['water', 'Pond'],
  ]),
  ...paths(utilities, [
    ['utility', 'Water line', { service: 'water' }],
    ['utility', 'Sewer line', { service: 'sewer' }],
    ['utility', 'Gas line', { service: 'gas' }],
    ['utility', 'Electric line', { service: 'electric' }],
    ['utility', 'Overhead line', { service: 'electric', run: 'overhead' }],
    ['utility', 'Telecom line', { service: 'telecom' }],
    ['utility', 'Storm drain', { service: 'storm' }],
  ]),
  ...spots(utilities, [
    ['well', 'Well'],
    ['meter', 'Meter'],
    ['hydrant', 'Hydrant'],
    ['pole', 'Utility pole'],
  ]),
  ...boxes(utilities, [
    ['septicTank', 'Septic tank'],
    ['septicField', 'Septic field'],
    ['acUnit', 'AC unit'],
    ['generator', 'Generator'],
    ['propaneTank', 'Propane tank'],
  ]),
  ...paths(survey, [
    ['easement', 'Easement'],
    ['contour', 'Contour'],
  ]),
  ...spots(survey, [
    ['spotElevation', 'Spot elevation'],
    ['surveyPin', 'Survey pin'],
    ['point', 'Point'],
    ['benchmark', 'Benchmark'],
    ['northArrow', 'North arrow'],
  ]),
  ...boxes('Vehicles', [['car', 'Car']]),
];
