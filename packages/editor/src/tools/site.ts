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
const septic = 'Septic systems';
const equipment = 'Equipment';
const stormwater = 'Stormwater';
const erosion = 'Erosion control';
const shores = 'Floods, shores and slopes';
const access = 'Access';
const nextDoor = 'Beyond the lot';

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
    ['patio', 'Asphalt', { material: 'asphalt' }],
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
    ['utility', 'Overhead telecom line', { service: 'telecom', run: 'overhead' }],
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
    ['breakline', 'Breakline'],
  ]),
  ...spots(survey, [
    ['spotElevation', 'Spot elevation'],
    ['surveyPin', 'Survey pin'],
    ['point', 'Point'],
    ['benchmark', 'Benchmark'],
    ['northArrow', 'North arrow'],
  ]),
  ...boxes('Vehicles', [['car', 'Car']]),
  ...boxes(septic, [
    ['reserveField', 'Reserve field'],
    ['distributionBox', 'Distribution box'],
    ['cistern', 'Cistern'],
  ]),
  ...paths(septic, [['septicLine', 'Septic line']]),
  ...spots(septic, [
    ['seepagePit', 'Seepage pit'],
    ['testHole', 'Test hole'],
  ]),
  ...boxes(equipment, [
    ['heatPump', 'Heat pump'],
    ['poolEquipment', 'Pool equipment'],
    ['evCharger', 'EV charger'],
    ['battery', 'Battery storage'],
    ['solarArray', 'Solar array'],
  ]),
  ...paths(equipment, [
    ['irrigation', 'Irrigation line'],
    ['pipeline', 'Pipeline'],
  ]),
  ...spots(equipment, [
    ['oilWell', 'Oil or gas well'],
    ['receptacle', 'Electrical outlet'],
  ]),
  ...paths(stormwater, [
    ['swale', 'Swale'],
    ['berm', 'Berm'],
    ['culvert', 'Culvert'],
  ]),
  ...spots(stormwater, [
    ['drywell', 'Drywell'],
    ['catchBasin', 'Catch basin'],
    ['manhole', 'Manhole'],
    ['downspout', 'Downspout'],
  ]),
  ...boxes(stormwater, [['infiltrationTrench', 'Infiltration trench']]),
  ...paths(erosion, [
    ['siltFence', 'Silt fence'],
    ['wattle', 'Wattle'],
    ['treeFence', 'Tree protection fence'],
  ]),
  ...boxes(erosion, [
    ['inletProtection', 'Inlet protection'],
    ['stabilizedEntrance', 'Stabilized entrance'],
    ['washout', 'Concrete washout'],
  ]),
  ...areas(erosion, [
    ['stockpile', 'Stockpile'],
    ['stagingArea', 'Staging area'],
    ['disturbance', 'Limits of disturbance'],
  ]),
  ...paths(shores, [
    ['floodLine', 'Flood line'],
    ['highWater', 'Ordinary high water line'],
    ['topOfBank', 'Top of bank'],
    ['wetlandEdge', 'Wetland edge'],
    ['stream', 'Stream'],
  ]),
  ...areas(shores, [
    ['steepSlope', 'Steep slope'],
    ['criticalArea', 'Critical area'],
  ]),
  ...boxes(access, [
    ['fireTurnaround', 'Fire turnaround'],
    ['accessibleStall', 'Accessible parking space'],
    ['accessAisle', 'Access aisle'],
    ['evStall', 'EV parking space'],
    ['bicycleRack', 'Bicycle rack'],
    ['trashEnclosure', 'Trash enclosure'],
  ]),
  ...paths(access, [['accessibleRoute', 'Accessible route']]),
  ...spots(access, [['addressSign', 'Address sign']]),
  ...areas(access, [['visibilitySplay', 'Visibility splay']]),
  ...areas(nextDoor, [
    ['neighborBuilding', "Neighbor's building"],
    ['neighborDrive', "Neighbor's drive"],
  ]),
  ...boxes(nextDoor, [['neighborTree', "Neighbor's tree"]]),
  ...spots(nextDoor, [['neighborWell', "Neighbor's well"]]),
];
