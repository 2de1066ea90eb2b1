// The CAD roles of our kinds, loaded with the writer of DXF files. A kind from another package gets the CAD layer that
// corresponds to its layer in the plan.
import type { Dimension } from './dimension/dimensionPlaces.ts';
import { kindOf } from './index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Traced } from '../traced/tracedKind.ts';
import { measured, type CadDimension } from './cadDimension.ts';
import type { Vertex } from '../geometry/pen.ts';

/**
 * What an object becomes in a CAD drawing: the layer that it goes on, and what it is written as. The layers are named by the
 * AIA CAD Layer Guidelines of the US National CAD Standard: discipline, major and minor group.
 */
interface CadRole<O> {
  readonly layer: string | ((object: O) => string);
  /** The layer of its dashed lines, such as eaves, if it isn't `layer`. */
  readonly dashed?: string;
  /** The layer of its finest lines, such as hatches, if it isn't `layer`. */
  readonly fine?: string;
  /** Whether it is a symbol: equal ones become one CAD block, inserted at each place. */
  readonly isSymbol?: true;
  /** Whether its line has gaps with letters. In CAD, the line is whole and the letters are beside it. */
  readonly isLettered?: true;
  /** Whether it is plain line work without a meaning: its fills are kept, and a closed path isn't an area. */
  readonly isPlain?: true;
  /** Whether it becomes a CAD point. */
  readonly isPoint?: true;
  /** Its stored color, for kinds that are drawn darker on white paper. */
  color?(object: O): string;
  /** What it measures, if it is a dimension. */
  measured?(object: O): CadDimension;
  /** The line of an arrow whose head is at its first vertex; undefined if it has none. */
  leader?(object: O): readonly Vertex[] | undefined;
}

const on = (layer: string): CadRole<PlanObject> => ({ layer });
const symbol = (layer: string): CadRole<PlanObject> => ({ layer, isSymbol: true });
/** An area whose hatch has a layer of its own. */
const hatched = (group: string, minor = 'OTLN'): CadRole<PlanObject> => ({
  layer: `${group}-${minor}`,
  fine: `${group}-PATT`,
});
const building: CadRole<PlanObject> = { layer: 'A-BLDG-OTLN', dashed: 'A-BLDG-OVHD' };
const road: CadRole<PlanObject> = { layer: 'C-ROAD-CURB', dashed: 'C-ROAD-CNTR' };

const erosion: CadRole<PlanObject> = { layer: 'C-EROS-CNTL', isLettered: true };
const shoreline: CadRole<PlanObject> = { layer: 'C-RIVR-EDGE', dashed: 'C-RIVR-BUFF', isLettered: true };

const ownColor = ({ color }: PlanObject & { readonly color: string }): string => color;

type Served = PlanObject & { readonly service: string; readonly run?: string };
const services: Readonly<Record<string, string>> = {
  water: 'C-WATR',
  sewer: 'C-SSWR',
  gas: 'C-NGAS',
  electric: 'E-POWR',
  telecom: 'T-COMM',
  storm: 'C-STRM',
};
const groupOf = ({ service }: Served): string => services[service] ?? 'C-UTIL';
const utility: CadRole<Served> = {
  layer: (object) => `${groupOf(object)}-${object.run === 'overhead' ? 'OVHD' : 'UNDR'}`,
  isLettered: true,
};

const dimension: CadRole<Dimension> = { layer: 'G-ANNO-DIMS', measured };
const leader: CadRole<Traced & { readonly tip: string }> = {
  layer: 'G-ANNO-NOTE',
  leader: ({ vertices, tip }) => (tip === 'arrow' ? vertices : undefined),
};

const roles: Readonly<Record<string, CadRole<PlanObject>>> = Object.fromEntries(
  Object.entries({
    lot: on('C-PROP-LINE'),
    rectangle: on('C-PROP-LINE'),
    setback: on('C-BLDG-SETB'),
    easement: on('C-PROP-ESMT'),
    surveyPin: symbol('C-PROP-PINS'),
    point: symbol('V-NODE'),
    benchmark: symbol('V-CTRL-BMRK'),
    spotElevation: symbol('C-TOPO-SPOT'),
    breakline: { layer: 'C-TOPO-BRKL', isLettered: true },
    berm: { layer: 'C-TOPO-BERM', isLettered: true },
    contour: { layer: 'C-TOPO-CNTR', isLettered: true },
    drainageArrow: on('C-TOPO-DRNG'),
    sectionLine: on('G-ANNO-SYMB'),
    house: building,
    building,
    shed: building,
    deck: hatched('A-DECK'),
    road,
    corner: road,
    driveway: hatched('C-DRIV'),
    walk: hatched('C-WALK'),
    patio: hatched('C-PVMT'),
    gravel: hatched('C-PVMT', 'GRVL'),
    car: symbol('C-PRKG-CARS'),
    parkingSpace: on('C-PRKG-STRP'),
    tree: symbol('L-PLNT-TREE'),
    hedge: on('L-PLNT-HEDG'),
    lawn: { layer: 'L-PLNT-TURF', fine: 'L-PLNT-PATT' },
    bed: { layer: 'L-PLNT-BEDS', fine: 'L-PLNT-PATT' },
    fence: on('L-SITE-FENC'),
    wall: on('L-SITE-WALL'),
    retainingWall: on('C-RTWL-OTLN'),
    pool: on('L-SITE-POOL'),
    water: on('C-POND-EDGE'),
    utility,
    meter: { layer: (object: Served) => `${groupOf(object)}-METR`, isSymbol: true },
    pole: symbol('E-POWR-POLE'),
    hydrant: symbol('C-FIRE-HYDR'),
    well: symbol('C-WATR-WELL'),
    septicTank: on('C-SSWR-TANK'),
    septicField: on('C-SSWR-LEAC'),
    acUnit: on('M-HVAC-EQPM'),
    generator: on('E-POWR-EQPM'),
    propaneTank: on('C-NGAS-TANK'),
    heatPump: on('M-HVAC-EQPM'),
    poolEquipment: on('L-SITE-EQPM'),
    evCharger: on('E-POWR-EQPM'),
    battery: on('E-POWR-EQPM'),
    solarArray: { layer: 'E-POWR-SOLR', fine: 'E-POWR-PATT' },
    irrigation: { layer: 'L-IRRG-PIPE', isLettered: true },
    pipeline: { layer: 'C-FUEL-PIPE', isLettered: true },
    oilWell: symbol('C-FUEL-WELL'),
    receptacle: symbol('E-POWR-RCPT'),
    siltFence: erosion,
    wattle: erosion,
    treeFence: { layer: 'L-PLNT-PROT', isLettered: true },
    inletProtection: on('C-EROS-INLT'),
    stabilizedEntrance: on('C-EROS-ENTR'),
    stockpile: hatched('C-EROS', 'STOC'),
    washout: on('C-EROS-WASH'),
    stagingArea: hatched('C-EROS', 'STAG'),
    disturbance: { layer: 'C-EROS-LIMI', isLettered: true },
    swale: { layer: 'C-STRM-SWAL', isLettered: true },
    culvert: { layer: 'C-STRM-CULV', isLettered: true },
    drywell: symbol('C-STRM-STRC'),
    infiltrationTrench: on('C-STRM-STRC'),
    catchBasin: symbol('C-STRM-STRC'),
    manhole: symbol('C-SSWR-MHOL'),
    downspout: symbol('C-STRM-RWLD'),
    distributionBox: on('C-SSWR-DBOX'),
    septicLine: { layer: 'C-SSWR-SEPT', isLettered: true },
    testHole: symbol('C-SOIL-BORE'),
    reserveField: on('C-SSWR-RSRV'),
    seepagePit: on('C-SSWR-LEAC'),
    cistern: on('C-WATR-TANK'),
    floodLine: { layer: 'C-FLHA-LINE', isLettered: true },
    highWater: shoreline,
    topOfBank: shoreline,
    wetlandEdge: { layer: 'C-WETL-LINE', dashed: 'C-WETL-BUFF', isLettered: true },
    stream: shoreline,
    steepSlope: hatched('C-TOPO', 'SLOP'),
    criticalArea: hatched('C-SITE', 'CRIT'),
    fireTurnaround: on('C-FIRE-LANE'),
    addressSign: symbol('C-SITE-SIGN'),
    accessibleStall: { layer: 'C-PRKG-STRP', fine: 'C-PRKG-PATT' },
    accessAisle: { layer: 'C-PRKG-STRP', fine: 'C-PRKG-PATT' },
    evStall: on('C-PRKG-STRP'),
    accessibleRoute: { layer: 'C-WALK-ACCS', isLettered: true },
    bicycleRack: on('C-PRKG-BIKE'),
    trashEnclosure: on('C-SITE-TRSH'),
    visibilitySplay: hatched('C-ROAD', 'SIGT'),
    neighborBuilding: on('C-SITE-ADJC'),
    neighborDrive: on('C-SITE-ADJC'),
    neighborTree: on('C-SITE-ADJC'),
    neighborWell: symbol('C-SITE-ADJC'),
    northArrow: symbol('G-ANNO-SYMB'),
    circle: on('C-SITE-OTLN'),
    lineWork: { layer: 'C-SITE-LINE', isPlain: true, color: ownColor },
    linePoint: { layer: 'C-SITE-LINE', isPoint: true, color: ownColor },
    lineText: { layer: 'G-ANNO-NOTE', color: ownColor },
    dimension,
    leader,
    areaLabel: on('G-ANNO-TEXT'),
    text: on('G-ANNO-NOTE'),
  } satisfies Record<string, object>),
) as Readonly<Record<string, CadRole<PlanObject>>>;

/** CAD layers by the ids of preset layers in a plan. */
const presetLayers: Readonly<Record<string, string>> = {
  property: 'C-PROP-LINE',
  buildings: 'A-BLDG-OTLN',
  paving: 'C-PVMT-OTLN',
  landscape: 'L-SITE-OTLN',
  utilities: 'C-UTIL-LINE',
  dimensions: 'G-ANNO-DIMS',
  notes: 'G-ANNO-NOTE',
};

/** The CAD layer for marks on a preset layer of the plan that isn't their object's own layer. */
export const cadLayerOfPreset = (layer: string): string => presetLayers[layer] ?? 'G-ANNO-TEXT';

export const cadRoleOf = (object: PlanObject): CadRole<PlanObject> =>
  (Object.hasOwn(roles, object.type) ? roles[object.type] : undefined) ??
  on(cadLayerOfPreset(kindOf(object).layer));
