// The numbers of a pack, a line for each. A number's type, the values that a file may have, its field in the form, the usual
// value that the checks assume and its line in docs/packs.md follow from that line. Values of several numbers, such as papers,
// are in pack.ts.

/** The largest value of each kind of number that a pack may have; a larger one is taken for a mistake. */
export const maxValues = {
  /** Feet. */
  length: 5000,
  /** A share from 0 to 1, which people write as a percentage. */
  percent: 1,
  /** How many times as much as something else, such as the area of the lot. */
  ratio: 100,
  /** A whole number of things. */
  count: 1000,
  /** Any other number; its label says of what. */
  number: 100,
  /** Degrees. */
  angle: 89,
} as const;

export type Quantity = keyof typeof maxValues;

export interface PackNumber {
  readonly quantity: Quantity;
  /** The section of the form in which it is. */
  readonly section: string;
  /** What people call it. */
  readonly label: string;
  /** The largest value in a file, if not that of its quantity. */
  readonly max?: number;
  /** What is usual in the United States, and where that is from. */
  readonly usual?: number;
  readonly source?: string;
}

type More = Pick<PackNumber, 'max' | 'usual' | 'source'>;

const ofQuantity =
  (quantity: Quantity) =>
  (section: string, label: string, more: More = {}): PackNumber => ({ quantity, section, label, ...more });
const length = ofQuantity('length');
const percent = ofQuantity('percent');
const ratio = ofQuantity('ratio');
const count = ofQuantity('count');
const number = ofQuantity('number');
const angle = ofQuantity('angle');

const setbacks = 'Setbacks';
const size = 'Coverage and size';
const accessory = 'Accessory buildings';
const envelope = 'Height envelope';
const drive = 'Drive and street';
const separations = 'Separations';
const trees = 'Trees';
const grades = 'Grades';
const surfaces = 'Surfaces';

/**
 * The numbers by their group in a file. The form lists the numbers of a section in this order.
 *
 * The usual values for grades are from the International Residential Code: a fall of 6 inches within the first 10 feet, 2%
 * where the ground is paved (R401.3, exception), the foundation 6 inches above the finished grade (R404.1.6), the lowest floor
 * a foot above the base flood (R322.2.1), a permit for walls over 4 feet (R105.2). No code limits the slope of a drive
 * everywhere; published limits begin at 15%. The Roadway Design Manual of Texas says that a change of a drive's slope of up
 * to 8% may work without a vertical curve; a car clears somewhat more in a sag than over a crest. The step at a garage is what
 * R311.3.1 allows at the threshold of a door, 1 1/2 inches. Outside a door that doesn't swing out, the ground or a landing may
 * be 7 3/4 inches lower (R311.3.1, exception), as much as one riser (R311.7.5.1). Walls of 15 cm (6 inches) across a swale
 * are those that Edmonton's infill grading plans have to show.
 */
export const packNumbers = {
  /** Distances to keep from lot lines, by the role of the line. */
  setbacks: {
    front: length(setbacks, 'Front'),
    side: length(setbacks, 'Side'),
    streetSide: length(setbacks, 'Street side'),
    rear: length(setbacks, 'Rear'),
  },
  /** Feet by which something may reach into a setback. */
  projections: {
    eave: length(setbacks, 'Eaves: allowed encroachment'),
    deck: length(setbacks, 'Decks: allowed encroachment'),
  },
  /** Setbacks of accessory buildings, such as sheds and garages, where they differ. */
  accessory: {
    front: length(accessory, 'Accessory front'),
    side: length(accessory, 'Accessory side'),
    streetSide: length(accessory, 'Accessory street side'),
    rear: length(accessory, 'Accessory rear'),
  },
  /** Distances to keep between two things. */
  separations: {
    buildings: length(separations, 'Between buildings'),
    wellToTank: length(separations, 'Well to septic tank'),
    wellToField: length(separations, 'Well to septic field'),
    wellToPit: length(separations, 'Well to seepage pit'),
    tankToBuilding: length(separations, 'Septic tank to building'),
    fieldToBuilding: length(separations, 'Septic field to building'),
    pitToBuilding: length(separations, 'Seepage pit to building'),
    tankToLine: length(separations, 'Septic tank to lot line'),
    fieldToLine: length(separations, 'Septic field to lot line'),
    pitToLine: length(separations, 'Seepage pit to lot line'),
    poolToLine: length(separations, 'Pool to lot line'),
    poolToBuilding: length(separations, 'Pool to building'),
    treeToBuilding: length(separations, 'Tree to building'),
    wellToLine: length(separations, 'Well to lot line'),
    wellToBuilding: length(separations, 'Well to building'),
    tankToWater: length(separations, 'Septic tank to water'),
    fieldToWater: length(separations, 'Septic field to water'),
    pitToWater: length(separations, 'Seepage pit to water'),
    buildingToWater: length(separations, 'Building to water'),
    poolToWater: length(separations, 'Pool to water'),
    poolToWire: length(separations, 'Pool to overhead wire'),
    equipmentToLine: length(separations, 'Equipment to lot line'),
    propaneToBuilding: length(separations, 'Propane tank to building'),
    propaneToLine: length(separations, 'Propane tank to lot line'),
    solarToLine: length(separations, 'Solar array to lot line'),
    fenceToLine: length(separations, 'Fence to lot line'),
  },
  limits: {
    buildingCoverage: percent(size, 'Building coverage'),
    impervious: percent(size, 'Impervious surface'),
    openSpace: percent(size, 'Open space'),
    floorArea: ratio(size, 'Floor area ratio'),
    height: length(size, 'Building height'),
    /** The height of accessory buildings, where it differs. */
    accessoryHeight: length(accessory, 'Accessory height'),
    parking: count(drive, 'Parking spaces'),
    driveWidth: length(drive, 'Widest driveway'),
    /** Feet along each street line from the corner where they meet. */
    sightTriangle: length(drive, 'Sight triangle at corners'),
    sightHeight: length(drive, 'Height allowed in a sight triangle'),
    driveToCorner: length(drive, 'Driveway to street corner'),
    /** Feet around the lot. */
    offSite: length(separations, 'Show what stands within'),
    /** Anything built closer than this to a setback line, or to a lot line without a setback, needs a survey of the line. */
    surveyWithin: length(separations, 'Survey needed within'),
  },
  /**
   * Planes that rise inward over lot lines, through which no building may reach. For side and rear lines, the angle of the
   * compass point that the line faces takes precedence; between two points it is interpolated.
   */
  planes: {
    sideHeight: length(envelope, 'Side: height over the line'),
    rearHeight: length(envelope, 'Rear: height over the line'),
    streetHeight: length(envelope, 'Street: height over the line'),
    sideAngle: angle(envelope, 'Side angle'),
    rearAngle: angle(envelope, 'Rear angle'),
    streetAngle: angle(envelope, 'Street angle'),
    northAngle: angle(envelope, 'Lines that face north'),
    eastAngle: angle(envelope, 'Lines that face east'),
    southAngle: angle(envelope, 'Lines that face south'),
    westAngle: angle(envelope, 'Lines that face west'),
  },
  trees: {
    protection: number(trees, 'Protection radius, feet per inch of trunk'),
    smallest: number(trees, 'Smallest trunk that counts (inches)', { max: 600 }),
    replacement: number(trees, 'New trees for each removed'),
  },
  grading: {
    awayFall: length(grades, 'Fall of the ground away from a building', { usual: 0.5, source: 'IRC R401.3' }),
    awayWithin: length(grades, 'Within a distance of', { usual: 10 }),
    pavedFall: percent(grades, 'Slope of paved ground away from a building', {
      usual: 0.02,
      source: 'IRC R401.3, exception',
    }),
    floorAboveGround: length(grades, 'Finished floor above the ground', {
      usual: 0.5,
      source: 'IRC R404.1.6',
    }),
    floorAboveFlood: length(grades, 'Lowest floor above the base flood', {
      usual: 1,
      source: 'IRC R322.2.1',
    }),
    wallHeight: length(grades, 'Height of walls without an engineer', { usual: 4, source: 'IRC R105.2' }),
    wallOverSwale: length(grades, 'Height of walls across a swale', { usual: 0.5 }),
    garageStep: length(grades, 'Step from a drive up to a garage', {
      usual: 0.125,
      source: 'IRC R311.3.1, for thresholds',
    }),
    doorStep: length(grades, 'Step at a door, and each riser outside', {
      usual: 7.75 / 12,
      source: 'IRC R311.3.1 and R311.7.5.1',
    }),
    driveSlope: percent(grades, 'Slope of a drive, at most', { usual: 0.15 }),
    /** Within 10 feet, as in a sag. */
    driveCrest: percent(grades, "Change of a drive's slope over a crest, at most", {
      usual: 0.08,
      source: 'TxDOT Roadway Design Manual',
    }),
    driveSag: percent(grades, "Change of a drive's slope in a sag, at most", { usual: 0.12 }),
  },
  /** The share of each surface that counts as impervious; 1 where it is absent. */
  surfaces: {
    roof: percent(surfaces, 'Roofs'),
    deck: percent(surfaces, 'Decks'),
    pool: percent(surfaces, 'Pools'),
    road: percent(surfaces, 'Roads'),
    asphalt: percent(surfaces, 'Asphalt'),
    concrete: percent(surfaces, 'Concrete'),
    pavers: percent(surfaces, 'Pavers'),
    brick: percent(surfaces, 'Brick'),
    flagstone: percent(surfaces, 'Flagstone'),
    gravel: percent(surfaces, 'Gravel'),
    gravelWalk: percent(surfaces, 'Gravel walks'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PackNumber>>>>;

export type NumberGroup = keyof typeof packNumbers;
export type NumberName<G extends NumberGroup> = keyof (typeof packNumbers)[G] & string;

/** The numbers of a group in a pack; an absent number requires nothing. */
export type NumbersOf<G extends NumberGroup> = Readonly<Partial<Record<NumberName<G>, number>>>;

export const namesOf = <G extends NumberGroup>(group: G): readonly NumberName<G>[] =>
  Object.keys(packNumbers[group]) as NumberName<G>[];

/** Every number, with its group and name. */
export const allPackNumbers: readonly (PackNumber & {
  readonly group: NumberGroup;
  readonly name: string;
})[] = (Object.keys(packNumbers) as NumberGroup[]).flatMap((group) =>
  Object.entries<PackNumber>(packNumbers[group]).map(([name, one]) => ({ group, name, ...one })),
);
