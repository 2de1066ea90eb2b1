// What surveyed points can become: symbols, lines and outlines of existing kinds.

interface Target {
  readonly title: string;
  /** point: a symbol at each point; line: points joined in order; area: a closed outline. */
  readonly shape: 'point' | 'line' | 'area';
  /** The kind of object. */
  readonly type: string;
  /**
   * What the object does with the point's elevation. spot: it is a spot elevation; benchmark: it stores the elevation; note:
   * it writes the elevation after its words; rim: the elevation is that of its rim. tree: the words of the code are its trunk
   * and species instead.
   */
  readonly takes?: 'spot' | 'benchmark' | 'note' | 'rim' | 'tree';
  readonly values?: Readonly<Record<string, string>>;
  /** The field in which the words after the code are stored. */
  readonly words?: string;
  /** The level of spot elevations at its points, such as FL. */
  readonly level?: string;
  /** The name that its objects get. */
  readonly name?: string;
  /** What an outline is to the plan, if it is more than a shape. */
  readonly role?: 'lot' | 'building';
}

const spot = (title: string, level: string): Target => ({
  title,
  shape: 'point',
  type: 'spotElevation',
  takes: 'spot',
  values: { level },
  level,
});
const breakline = (title: string, line: string, level?: string): Target => ({
  title,
  shape: 'line',
  type: 'breakline',
  values: { line },
  name: title,
  ...(level === undefined ? {} : { level }),
});
const utility = (title: string, service: string, run = 'underground'): Target => ({
  title,
  shape: 'line',
  type: 'utility',
  values: { service, run },
});
const noted = (title: string, note: string): Target => ({
  title,
  shape: 'point',
  type: 'point',
  takes: 'note',
  values: { note },
});
const symbol = (
  title: string,
  type: string,
  values: Target['values'] = {},
  more: Pick<Target, 'words' | 'takes'> = {},
): Target => ({ title, shape: 'point', type, values, ...more });

export const codeTargets = {
  spot: spot('Spot elevation', 'none'),
  finishedFloor: spot('Finished floor (FF)', 'FF'),
  topOfWall: spot('Top of wall (TW)', 'TW'),
  bottomOfWall: spot('Bottom of wall (BW)', 'BW'),
  tree: symbol('Tree', 'tree', {}, { takes: 'tree' }),
  benchmark: symbol('Benchmark', 'benchmark', {}, { words: 'mark', takes: 'benchmark' }),
  pinFound: symbol('Survey pin, found', 'surveyPin', { state: 'found' }, { words: 'monument' }),
  pinSet: symbol('Survey pin, set', 'surveyPin', { state: 'set' }, { words: 'monument' }),
  control: noted('Control point', 'Control point'),
  hydrant: symbol('Hydrant', 'hydrant'),
  pole: symbol('Utility pole', 'pole', { carries: 'lines' }),
  light: symbol('Light pole', 'pole', { carries: 'light' }),
  guy: symbol('Guy wire', 'pole', { carries: 'guy' }),
  waterMeter: symbol('Water meter', 'meter', { service: 'water' }),
  gasMeter: symbol('Gas meter', 'meter', { service: 'gas' }),
  electricMeter: symbol('Electric meter', 'meter', { service: 'electric' }),
  manhole: symbol('Manhole', 'manhole', {}, { takes: 'rim' }),
  catchBasin: symbol('Catch basin', 'catchBasin', {}, { takes: 'rim' }),
  downspout: symbol('Downspout', 'downspout'),
  well: symbol('Well', 'well'),
  valve: noted('Valve', 'Valve'),
  cleanout: noted('Cleanout', 'Cleanout'),
  sign: noted('Sign', 'Sign'),
  mailbox: noted('Mailbox', 'Mailbox'),
  pavement: breakline('Edge of pavement', 'pavement'),
  curb: breakline('Top of curb', 'curb', 'TC'),
  flow: breakline('Flow line', 'flow', 'FL'),
  top: breakline('Top of slope', 'top'),
  toe: breakline('Toe of slope', 'toe'),
  ridge: breakline('Ridge', 'ridge'),
  break: breakline('Grade break', 'other'),
  swale: { title: 'Swale', shape: 'line', type: 'swale' },
  fence: { title: 'Fence', shape: 'line', type: 'fence' },
  chainLink: { title: 'Chain-link fence', shape: 'line', type: 'fence', values: { material: 'chainLink' } },
  wall: { title: 'Wall', shape: 'line', type: 'wall' },
  retainingWall: { title: 'Retaining wall', shape: 'line', type: 'retainingWall' },
  water: utility('Water line', 'water'),
  sewer: utility('Sanitary sewer', 'sewer'),
  storm: utility('Storm drain', 'storm'),
  gas: utility('Gas line', 'gas'),
  electric: utility('Electric line', 'electric'),
  overhead: utility('Overhead wires', 'electric', 'overhead'),
  telecom: utility('Telecom line', 'telecom'),
  line: { title: 'Plain line', shape: 'line', type: 'lineWork' },
  building: { title: 'Building', shape: 'area', type: 'building', role: 'building' },
  deck: { title: 'Deck', shape: 'area', type: 'deck' },
  patio: { title: 'Patio', shape: 'area', type: 'patio' },
  lot: { title: 'Lot', shape: 'area', type: 'lot', role: 'lot' },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetName = keyof typeof codeTargets;

/** left out: points with the code become nothing. */
export type CodeMeaning = TargetName | 'left out';

export const targetOf = (name: TargetName): Target => codeTargets[name];

/** Common codes of surveyors in the US. Offices have their own, so the user can change what each code means. */
const commonCodes: readonly (readonly [meaning: CodeMeaning, codes: string])[] = [
  ['pavement', 'EP EOP EOA EA EOC EC EDGE'],
  ['curb', 'TBC BC TC TOC CURB BOC'],
  ['flow', 'FL FLOW GUT GUTTER FLG'],
  ['top', 'TOP TOS TB TOB'],
  ['toe', 'TOE BOT'],
  ['ridge', 'RIDGE RDG'],
  ['break', 'BRK GB BL BREAK BKL'],
  ['swale', 'SWALE SW DITCH DT'],
  ['fence', 'FNC FENCE FN FEN WF WDF'],
  ['chainLink', 'CLF CHL'],
  ['wall', 'WALL WL'],
  ['retainingWall', 'RW RWALL RET'],
  ['water', 'WTR WLINE UGW WATER'],
  ['sewer', 'SS SAN SEWER SSLINE'],
  ['storm', 'SD STM STORM'],
  ['gas', 'GAS UGG GLINE'],
  ['electric', 'UGE ELEC UE'],
  ['overhead', 'OHE OHP OH OHW OHU'],
  ['telecom', 'UGT TEL TELE UT FO'],
  ['line', 'CL WALK SWK SIDEWALK CONC DW DWY DRIVE GRV GRAVEL LINE ROW EW EOW LS BED'],
  ['building', 'BLDG BLD BUILDING HOUSE HSE BC1 GARAGE SHED'],
  ['deck', 'DECK DK PORCH'],
  ['patio', 'PATIO PAT'],
  ['lot', 'LOT PL PROP PROPERTY BDY BNDY BOUNDARY'],
  ['finishedFloor', 'FF FFE'],
  ['topOfWall', 'TW TOW'],
  ['bottomOfWall', 'BW BOW'],
  [
    'tree',
    'TREE TR T OAK PINE MAPLE ELM CEDAR FIR SPRUCE PALM BIRCH ASH PECAN HICKORY POPLAR GUM WALNUT CHERRY SYCAMORE MAGNOLIA CYPRESS JUNIPER LOCUST REDWOOD MESQUITE',
  ],
  ['benchmark', 'BM TBM BENCHMARK'],
  ['pinFound', 'IPF IRF IPIN IP IR FIP FIR FND FOUND MON PKF CMF NAILF REBAR'],
  ['pinSet', 'IPS IRS SIP SET PKS'],
  ['control', 'CP CTRL CONTROL TRAV STN HUB GPS BASE OCC BS'],
  ['hydrant', 'FH HYD FHYD'],
  ['pole', 'PP UP POLE PPOLE'],
  ['light', 'LP LIGHT STL'],
  ['guy', 'GUY GW DM'],
  ['waterMeter', 'WM WMTR'],
  ['gasMeter', 'GM GMTR'],
  ['electricMeter', 'EM EMTR'],
  ['manhole', 'MH SMH SSMH DMH SDMH TMH EMH'],
  ['catchBasin', 'CB INLET DI GI CI AD'],
  ['downspout', 'DS'],
  ['well', 'WELL'],
  ['valve', 'WV GV VALVE'],
  ['cleanout', 'CO SCO'],
  ['sign', 'SIGN SGN'],
  ['mailbox', 'MB MAILBOX'],
  ['spot', 'GS GR GRND G NG EG SPOT SHOT TOPO GRD XS'],
];

const byCode = new Map(
  commonCodes.flatMap(([meaning, codes]) => codes.split(' ').map((code) => [code, meaning] as const)),
);

/** What a code usually means; undefined if it isn't a common one. */
export const usualMeaning = (code: string): CodeMeaning | undefined => byCode.get(code);

/** The first of the common codes for a target. */
export const usualCode = (target: TargetName): string =>
  commonCodes.find(([meaning]) => meaning === target)?.[1].split(' ')[0] ?? 'GS';
