// The words by which people look for the tools of the library. They are fetched with what searches them, so that the planner
// can appear without them.
import type { Tool } from '../tool/tool.ts';

const words: Readonly<Record<string, string>> = {
  building:
    'garage house barn carport workshop dwelling addition accessory adu footprint polygon neighbor residence suite',
  deck: 'porch boards platform terrace balcony veranda stairs steps landing ramp',
  shed: 'storage outbuilding hut greenhouse chicken coop playhouse',
  fence: 'chain link wood vinyl picket privacy posts gate boundary railing',
  wall: 'masonry stone concrete block garden',
  retainingWall: 'terrace slope grade rock',
  driveway: 'drive apron asphalt concrete car access parking pad curb cut',
  walk: 'path sidewalk walkway footpath stairs steps ramp',
  patio: 'pavers terrace slab brick flagstone parking',
  gravel: 'stone crushed rock',
  lawn: 'grass turf yard',
  bed: 'garden flowers shrubs mulch',
  hedge: 'shrubs screen bushes',
  pool: 'swimming spa hot tub coping',
  water: 'water lake stream wetland river creek flood',
  'water-line': 'pipe main service utility',
  'sewer-line': 'sanitary pipe lateral waste utility',
  'gas-line': 'pipe main service utility',
  'electric-line': 'power cable service utility',
  'overhead-line': 'power electric cable wires pole utility',
  'telecom-line': 'telephone cable fibre fiber internet utility',
  'storm-drain': 'stormwater pipe drainage culvert utility downspout catch basin roof gutter',
  well: 'water drinking bore',
  meter: 'water gas electric',
  hydrant: 'fire water',
  pole: 'power telephone street light guy',
  septicTank: 'sewage waste sewer on-site cesspool',
  septicField: 'leach drain laterals absorption bed reserve',
  acUnit: 'air conditioner conditioning condenser heat pump hvac',
  generator: 'standby backup power',
  propaneTank: 'gas lpg fuel',
  easement: 'right of way utility access row sidewalk',
  contour: 'elevation grade topography slope',
  spotElevation: 'grade height level',
  surveyPin: 'corner monument iron rod rebar pipe property marker',
  point: 'node mark taped measured place spot',
  benchmark: 'bm datum elevation',
  northArrow: 'compass orientation',
  car: 'vehicle parking truck parked',
};

/** All that a tool is also called, in small letters. */
export const searchWords = ({ name, also = '' }: Pick<Tool, 'name' | 'also'>): string =>
  `${also} ${words[name] ?? ''}`.trim();
