// The tools of the library, by shelf: drawn point by point or placed. A new site object needs its kind and a line here.
import { placingTool } from './placing.ts';
import type { Tool } from './tool.ts';
import { tracedKindTool } from './tracedKind.ts';

const along = 'Click each point; double-click or press Enter to finish';
const fromStreet = 'Click each point, the end at the street first; double-click or press Enter to finish';
const around = 'Click each corner, or drag from corner to corner; click the first one again to close';
const spot = 'Click to place it';
const box = 'Click to place it at its default size, or drag its size';

type Line = readonly [
  type: string,
  title: string,
  also: string,
  fields?: Readonly<Record<string, string | number>>,
];

const slug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Tools of one shelf with the same way of drawing. */
const traced =
  (hint: string) =>
  (shelf: string, lines: readonly Line[]): Tool[] =>
    lines.map(([type, title, also, fields]) =>
      tracedKindTool(type, { title, also, hint, shelf, ...(fields ? { fields, name: slug(title) } : {}) }),
    );
const paths = traced(along);
const areas = traced(around);
const placed =
  (hint: string) =>
  (shelf: string, lines: readonly Line[]): Tool[] =>
    lines.map(([type, title, also]) => placingTool(type, { title, also, hint, shelf }, 'box'));
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
    [
      'building',
      'Building',
      'garage house barn carport workshop dwelling addition accessory adu footprint polygon',
    ],
    ['deck', 'Deck', 'porch boards platform terrace balcony veranda'],
  ]),
  ...boxes(buildings, [['shed', 'Shed', 'storage outbuilding hut greenhouse chicken coop playhouse']]),
  ...paths(fences, [
    ['fence', 'Fence', 'chain link wood vinyl picket privacy posts gate boundary railing'],
    ['wall', 'Wall', 'masonry stone concrete block garden'],
    ['retainingWall', 'Retaining wall', 'terrace slope grade'],
  ]),
  ...traced(fromStreet)(paving, [
    ['driveway', 'Driveway', 'drive apron asphalt concrete car access parking pad'],
  ]),
  ...paths(paving, [['walk', 'Walk', 'path sidewalk walkway footpath']]),
  ...areas(paving, [
    ['patio', 'Patio', 'pavers terrace slab brick flagstone parking'],
    ['gravel', 'Gravel', 'stone crushed rock'],
  ]),
  ...areas(planting, [
    ['lawn', 'Lawn', 'grass turf yard'],
    ['bed', 'Planting bed', 'garden flowers shrubs mulch'],
  ]),
  ...paths(planting, [['hedge', 'Hedge', 'shrubs screen bushes']]),
  ...areas(planting, [
    ['pool', 'Pool', 'swimming spa hot tub coping'],
    ['water', 'Pond', 'water lake stream wetland'],
  ]),
  ...paths(utilities, [
    ['utility', 'Water line', 'pipe main service utility', { service: 'water' }],
    ['utility', 'Sewer line', 'sanitary pipe lateral waste utility', { service: 'sewer' }],
    ['utility', 'Gas line', 'pipe main service utility', { service: 'gas' }],
    ['utility', 'Electric line', 'power cable service utility', { service: 'electric' }],
    [
      'utility',
      'Overhead line',
      'power electric cable wires pole utility',
      { service: 'electric', run: 'overhead' },
    ],
    ['utility', 'Telecom line', 'telephone cable fibre fiber internet utility', { service: 'telecom' }],
    ['utility', 'Storm drain', 'stormwater pipe drainage culvert utility', { service: 'storm' }],
  ]),
  ...spots(utilities, [
    ['well', 'Well', 'water drinking bore'],
    ['meter', 'Meter', 'water gas electric'],
    ['hydrant', 'Hydrant', 'fire water'],
    ['pole', 'Utility pole', 'power telephone street light guy'],
  ]),
  ...boxes(utilities, [
    ['septicTank', 'Septic tank', 'sewage waste sewer on-site'],
    ['septicField', 'Septic field', 'leach drain laterals absorption bed'],
    ['acUnit', 'AC unit', 'air conditioner conditioning condenser heat pump hvac'],
    ['generator', 'Generator', 'standby backup power'],
    ['propaneTank', 'Propane tank', 'gas lpg fuel'],
  ]),
  ...paths(survey, [
    ['easement', 'Easement', 'right of way utility access'],
    ['contour', 'Contour', 'elevation grade topography slope'],
  ]),
  ...spots(survey, [
    ['spotElevation', 'Spot elevation', 'grade height level'],
    ['surveyPin', 'Survey pin', 'corner monument iron rod rebar pipe property marker'],
    ['benchmark', 'Benchmark', 'bm datum elevation'],
    ['northArrow', 'North arrow', 'compass orientation'],
  ]),
  ...boxes('Vehicles', [['car', 'Car', 'vehicle parking truck parked']]),
];
