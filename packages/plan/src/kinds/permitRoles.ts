// The permit roles of our kinds: how an office classifies each and which facts of it the checks read.
import { perimeterOf } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Path } from '../geometry/pen.ts';
import type { Dimension } from './dimension/dimensionPlaces.ts';
import { measuredLength, withWords } from './dimension/dimensionMeasure.ts';
import { isBetweenMeeting } from './dimension/dimensionTies.ts';
import type { House } from './basic/house.ts';
import type { Road } from './basic/roadFields.ts';
import { isForCars } from '../gates/doors.ts';
import type { Gated } from '../gates/gates.ts';
import { kindOf } from './index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { PermitRole, PermitUse, TreeFacts } from '../objects/permitRole.ts';
import { apronsOf } from './site/paving.ts';
import type { MaterialName } from './site/materials.ts';
import type { Traced } from '../traced/tracedKind.ts';

const outlineOf = (object: PlanObject): Path => {
  const kind = kindOf(object);
  return kind.path?.covers?.(object) ?? kind.path?.outline(object) ?? pointAt(kind.position(object));
};
const pointAt = ({ x, y }: Point): Path => ({ vertices: [{ x, y }], closed: false });

const role = (use: PermitUse): PermitRole<PlanObject> => ({ use, ground: outlineOf });
const middleOf = (object: PlanObject): Path => pointAt(kindOf(object).position(object));
const pointRole = (use: PermitUse): PermitRole<PlanObject> => ({ use, ground: middleOf });

type Banded = Traced & { readonly width: number };

type Walled = Gated & Pick<House, 'use' | 'tall' | 'storeys' | 'eave' | 'spaces' | 'garageFloor'>;
const building: PermitRole<Walled> = {
  use: 'building',
  ground: outlineOf,
  called: ({ use }) => use,
  eave: ({ eave }) => eave,
  tall: ({ tall }) => tall,
  stories: ({ storeys }) => storeys,
  spaces: ({ spaces }) => spaces,
  takesCars: ({ spaces, garageFloor, entrances }) =>
    spaces > 0 || garageFloor !== '' || entrances.some(isForCars),
  surface: () => 'roof',
};

type Tall = PlanObject & { readonly tall: number };
const tallOf = ({ tall }: Tall): number => tall;
const shed: PermitRole<Tall> = {
  use: 'building',
  isAccessory: true,
  ground: outlineOf,
  tall: tallOf,
  stories: () => 1,
  surface: () => 'roof',
};
const deck: PermitRole<Tall> = { use: 'deck', ground: outlineOf, tall: tallOf, surface: () => 'deck' };
const fence: PermitRole<Tall> = { use: 'fence', ground: outlineOf, tall: tallOf };

type Paved = Banded & { readonly material: MaterialName };
const walk: PermitRole<Paved> = {
  use: 'paving',
  ground: outlineOf,
  surface: ({ material }) => (material === 'gravel' ? 'gravelWalk' : material),
};
const patio: PermitRole<Traced & { readonly material: MaterialName }> = {
  use: 'paving',
  ground: outlineOf,
  surface: ({ material }) => material,
};
const driveway: PermitRole<Paved & { readonly apron: number; readonly spaces: number }> = {
  use: 'drive',
  ground: outlineOf,
  moreGround: (object) =>
    object.closed ? [] : apronsOf(object, object.width, Math.min(object.apron, perimeterOf(object) / 2)),
  surface: ({ material }) => material,
  spaces: ({ spaces }) => spaces,
  width: { read: ({ width }) => width, write: (object, width) => ({ ...object, width }) },
  flare: {
    read: ({ apron, closed }) => (closed ? undefined : apron),
    write: (object, apron) => ({ ...object, apron }),
  },
};

const road: PermitRole<Road> = {
  use: 'street',
  ground: outlineOf,
  surface: () => 'road',
};

const dimension: PermitRole<Dimension> = {
  use: 'dimension',
  ground: ({ places: [first, second] }) => ({
    vertices: [first, second].flatMap((at) => (at ? { x: at.x, y: at.y } : [])),
    closed: false,
  }),
  isBetweenMeeting,
  override: {
    read(object) {
      if (object.text === undefined) return undefined;
      const measured = measuredLength(object);
      return { words: object.text, measured: typeof measured === 'number' ? measured : undefined };
    },
    remove: (object) => withWords(object, object.before ?? '', object.after ?? ''),
  },
};

const easement: PermitRole<Banded & { readonly purpose: string }> = {
  use: 'easement',
  ground: outlineOf,
  called: ({ purpose }) => `the ${purpose.charAt(0).toLowerCase()}${purpose.slice(1)}`,
};

const well: PermitRole<PlanObject & { readonly setback: number }> = {
  use: 'well',
  ground: middleOf,
  clearance: ({ setback }) => setback,
};

type Tree = PlanObject & Omit<TreeFacts, 'canopy'> & { readonly radius: number };
const tree: PermitRole<Tree> = {
  use: 'tree',
  ground: middleOf,
  called: ({ number }) => (number.trim() ? `tree ${number.trim()}` : ''),
  clearance: ({ protection }) => protection,
  tree: {
    read: ({ number, species, health, caliper, protection, radius }) => ({
      number: number.trim(),
      species: species.trim(),
      health: health.trim(),
      caliper,
      canopy: 2 * radius,
      protection,
    }),
    write: (object, { canopy, ...facts }) => ({
      ...object,
      ...facts,
      ...(canopy === undefined ? {} : { radius: canopy / 2 }),
    }),
  },
};

type Spaced = PlanObject & { readonly setback: number };
const propane: PermitRole<Spaced> = {
  use: 'propane',
  ground: outlineOf,
  clearance: ({ setback }) => setback,
};

const shore: PermitRole<PlanObject & { readonly buffer: number }> = {
  use: 'shore',
  ground: outlineOf,
  clearance: ({ buffer }) => buffer,
};

const neighbor: PermitRole<PlanObject> = { use: 'neighbor', ground: outlineOf, isOffSite: true };

type Read = (field: string) => string;
/** Lists in words what an object lacks: the fields that are asked for and are empty or 0. */
const lacking =
  (
    words: Readonly<Record<string, string>>,
    isRequired: (read: Read, field: string) => boolean = () => true,
  ) =>
  (object: PlanObject): readonly string[] => {
    const read: Read = (field) => String(Reflect.get(object, field) ?? '').trim();
    return Object.entries(words).flatMap(([field, inWords]) =>
      ['', '0'].includes(read(field)) && isRequired(read, field) ? [inWords] : [],
    );
  };

/** Zones for which flood maps give elevations: AE, AH, AO, A1 to A30, VE and the like. */
const hasElevation = /^(A[EHO\d]|V[E\d])/i;
const floodLine: PermitRole<PlanObject> = {
  ...role('floodLine'),
  lacks: lacking(
    { zone: 'the zone', elevation: 'the base flood elevation', datum: 'the datum of the elevation' },
    (read, field) =>
      read('limit') === 'zone' && (field === 'zone' || (hasElevation.test(read('zone')) && field !== 'zone')),
  ),
};

/** The role of an overhead utility, which has a lowest height; underground ones have another role. */
const wire: PermitRole<PlanObject> = {
  ...role('wire'),
  called: () => 'overhead line',
  lacks: lacking({ clearance: 'the lowest height' }),
};
const isOverhead = (object: PlanObject): boolean => Reflect.get(object, 'run') === 'overhead';

const roles: Readonly<Record<string, PermitRole<PlanObject>>> = Object.fromEntries(
  Object.entries({
    lot: role('lot'),
    rectangle: role('lot'),
    house: { ...building, showsSize: true },
    building,
    shed,
    deck,
    pool: { ...role('pool'), surface: () => 'pool' },
    patio,
    gravel: { ...role('paving'), surface: () => 'gravel' },
    walk,
    driveway,
    road,
    car: role('parking'),
    parkingSpace: role('parking'),
    well,
    septicTank: role('tank'),
    septicField: role('field'),
    tree,
    fence,
    wall: fence,
    retainingWall: fence,
    lawn: role('planting'),
    bed: role('planting'),
    hedge: { use: 'hedge', ground: outlineOf, tall: tallOf },
    easement,
    utility: role('utility'),
    meter: pointRole('utility'),
    pole: pointRole('utility'),
    contour: role('grade'),
    breakline: role('grade'),
    drainageArrow: role('grade'),
    sectionLine: role('note'),
    berm: role('stormwater'),
    spotElevation: { ...pointRole('grade'), level: ({ level }: PlanObject & { level: string }) => level },
    benchmark: pointRole('grade'),
    water: role('water'),
    dimension,
    setback: role('setbackLine'),
    text: pointRole('note'),
    hydrant: pointRole('fireAccess'),
    acUnit: role('equipment'),
    generator: role('equipment'),
    propaneTank: propane,
    heatPump: role('equipment'),
    poolEquipment: role('equipment'),
    evCharger: role('equipment'),
    battery: role('equipment'),
    solarArray: role('solar'),
    irrigation: role('utility'),
    pipeline: role('utility'),
    oilWell: pointRole('utility'),
    receptacle: pointRole('utility'),
    siltFence: role('erosion'),
    wattle: role('erosion'),
    inletProtection: role('erosion'),
    stabilizedEntrance: role('erosion'),
    stockpile: role('erosion'),
    washout: role('erosion'),
    stagingArea: role('erosion'),
    disturbance: role('disturbance'),
    swale: role('stormwater'),
    culvert: { ...role('stormwater'), lacks: lacking({ diameter: 'the diameter' }) },
    drywell: pointRole('stormwater'),
    infiltrationTrench: role('stormwater'),
    catchBasin: pointRole('stormwater'),
    manhole: pointRole('utility'),
    downspout: pointRole('stormwater'),
    distributionBox: role('septicPart'),
    septicLine: role('septicPart'),
    testHole: pointRole('septicPart'),
    cistern: role('septicPart'),
    seepagePit: role('pit'),
    reserveField: { ...role('field'), isReserve: true },
    floodLine,
    highWater: shore,
    topOfBank: shore,
    wetlandEdge: { ...shore, lacks: lacking({ basis: 'who delineated it, and when' }) },
    stream: shore,
    steepSlope: role('hazard'),
    criticalArea: role('hazard'),
    fireTurnaround: role('fireAccess'),
    addressSign: pointRole('fireAccess'),
    accessibleStall: role('parking'),
    evStall: role('parking'),
    accessibleRoute: role('accessible'),
    bicycleRack: role('bicycle'),
    trashEnclosure: role('trash'),
    visibilitySplay: role('sight'),
    neighborBuilding: neighbor,
    neighborDrive: neighbor,
    neighborTree: { ...tree, isOffSite: true },
    neighborWell: { ...well, isOffSite: true },
  } satisfies Record<string, object>),
) as Readonly<Record<string, PermitRole<PlanObject>>>;

/** How a permit office classifies an object; undefined if it isn't interested in it. */
export const permitRoleOf = (object: PlanObject): PermitRole<PlanObject> | undefined =>
  kindOf(object).permit ??
  (Object.hasOwn(roles, object.type) ? (isOverhead(object) ? wire : roles[object.type]) : undefined);
