// The ways to add a missing item of a pack: tools that draw it, or the dialog that has its field.
import type { Finding } from '@homeplot/plan/finding';
import type { ItemId } from '@homeplot/plan/pack';
import { withSeparation } from '@homeplot/plan/usualSeparations';
import { commandNamed, runCommand } from '@homeplot/editor/commands';
import { selectObjects } from '@homeplot/editor/selection';
import { anyToolNamed } from '../../workspace/everyTool.ts';
import type { Way } from '../../steps/step.ts';

/** Ways that pick tools, given by name. */
const draw = (...tools: readonly string[]): readonly Way[] =>
  tools.map((tool) => ({ title: `Draw ${anyToolNamed(tool).title.toLowerCase()}`, tool }));

const measure: readonly Way[] = [{ title: 'Dimension it', tool: 'dimension' }];
const fact = (name: string): readonly Way[] => [
  { title: 'Type it', dialog: { name: 'project', fact: name } },
];
const sheets: readonly Way[] = [{ title: 'Open the sheets', dialog: { name: 'print' } }];

const building = draw('building');

const ways: Readonly<Record<ItemId, readonly Way[]>> = {
  lotLines: [{ title: 'Enter a deed', dialog: { name: 'deed' } }, ...draw('lot')],
  lotLengths: [{ title: 'Show the layers', place: 'layers' }],
  bearings: [{ title: 'Enter a deed', dialog: { name: 'deed' } }],
  setbackDistances: measure,
  easements: draw('easement'),
  streetNames: [...draw('road'), { title: 'Type the name', tool: 'text' }],
  buildingSizes: measure,
  heights: building,
  eaves: building,
  statuses: [],
  drive: draw('driveway'),
  parking: draw('parkingSpace'),
  walks: draw('walk', 'patio'),
  utilities: draw('water-line', 'sewer-line', 'electric-line'),
  fences: draw('fence', 'wall'),
  grades: draw('spotElevation', 'contour'),
  trees: draw('tree'),
  treeTable: [...draw('tree'), ...sheets],
  floodZone: [...draw('water'), ...fact('floodZone')],
  buildingSeparation: measure,
  septic: draw('septicTank', 'septicField', 'well'),
  neighbors: building,
  zoneStandards: [{ title: 'Type them', dialog: { name: 'packs', field: 'setbacks.front' } }],
  coverage: sheets,
  floorArea: sheets,
  surfaces: sheets,
  parkingTable: sheets,
  landscape: sheets,
  earthwork: [...draw('spotElevation'), ...sheets],
  scale: sheets,
  scaleBar: sheets,
  north: sheets,
  legend: sheets,
  address: fact('address'),
  parcel: fact('parcel'),
  legal: fact('legal'),
  owner: fact('owner'),
  preparer: fact('preparer'),
  zoning: fact('zoning'),
  use: fact('use'),
  date: sheets,
  sheetNumber: sheets,
  vicinity: sheets,
  stampSpace: sheets,
  paper: sheets,
  units: [{ title: 'Choose the units', dialog: { name: 'plan' } }],
  datum: fact('datum'),
  floorElevation: draw('spotElevation'),
  floodLine: draw('floodLine'),
  shoreline: draw('highWater', 'wetlandEdge', 'topOfBank'),
  steepSlopes: draw('steepSlope', 'criticalArea'),
  erosion: draw('siltFence', 'wattle', 'stabilizedEntrance'),
  disturbance: draw('disturbance'),
  stormwater: draw('downspout', 'drywell', 'swale'),
  equipment: [...draw('acUnit'), ...measure],
  solar: draw('solarArray'),
  wires: draw('overhead-line'),
  fireAccess: draw('hydrant', 'fireTurnaround'),
  accessible: draw('accessibleRoute', 'accessibleStall'),
  bicycles: draw('bicycleRack'),
  trash: draw('trashEnclosure'),
  sight: draw('visibilitySplay'),
  offSite: draw('neighborBuilding', 'neighborTree', 'neighborWell'),
  professional: fact('license'),
};

/** Ways that give objects one of the statuses. */
export const statusWays = (ids: readonly string[]): readonly Way[] =>
  ['statusExisting', 'statusProposed', 'statusRemoved'].map((name) => ({
    title: commandNamed(name).title,
    run(editor) {
      editor.select(selectObjects(ids));
      runCommand(editor, name);
    },
  }));

/** Ways to answer what separation is required: the usual one or none becomes the plan's rule, or the user types another. */
export function separationWays({ separation, feet }: NonNullable<Finding['confirms']>): readonly Way[] {
  const rule = (title: string, required: number): Way => ({
    title,
    run(editor) {
      const { pack } = editor.plan.settings;
      if (pack) editor.edit([{ settings: { pack: withSeparation(pack, separation, required) } }], title);
    },
  });
  return [
    rule('It is required', feet),
    rule('No distance is required', 0),
    { title: 'Type another', dialog: { name: 'packs', field: `separations.${separation}` } },
  ];
}

/**
 * isThere: whether the item is about objects that are drawn already, so that no building needs to be drawn. lacks: the types
 * of objects that would complete the item.
 */
export const itemWays = (item: ItemId, isThere: boolean, lacks?: readonly string[]): readonly Way[] =>
  lacks ? draw(...lacks) : isThere && ways[item] === building ? [] : ways[item];
