// The presets for a new sheet. Their blocks have no boxes, so they are arranged automatically on any paper.
import { boxAround, boxCenter, grow, union } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import type {
  NotesBlock,
  Sheet,
  SheetBlock,
  SiteEdgesBlock,
  TableBlock,
  TableContent,
  ViewportBlock,
} from '@homeplot/plan/sheet';
import { siteClock } from '@homeplot/plan/siteClock';
import { inchesPerFoot, metersPerFoot } from '@homeplot/plan/units';
import { listedTrees } from '@homeplot/plan/trees';
import type { SheetSize } from '../paper/papers.ts';
import { worksheetsFor } from './tables/chosen.ts';
import { massingBlocks } from './blocks/massing.ts';
import { profileBlocks } from './blocks/profile.ts';
import { earthworkBlocks } from './tables/earthwork.ts';
import { shadowBlocks, solstices } from './shadowBlocks.ts';
import { edgingsOf, lotsOf } from './blocks/siteEdges.ts';
import { firstNotes } from './usualNotes.ts';

export interface SheetPreset {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** The paper and the style that it needs; if absent, those of the previous sheet are used. */
  readonly sheet?: Pick<Sheet, 'paper' | 'orientation' | 'style'>;
  /** isSmall: whether tables and notes would leave the drawing no room. */
  readonly blocks: (plan: Plan, isSmall: boolean) => readonly SheetBlock[];
  /** Why it shows nothing of its own for a plan, and what to do; undefined if it does. */
  readonly lacks?: (plan: Plan) => string | undefined;
}

const viewport = (more: Partial<ViewportBlock> = {}): ViewportBlock => ({
  id: 'drawing',
  type: 'viewport',
  ...more,
});
const titleBlock: SheetBlock = { id: 'title', type: 'titleBlock' };
const legend: SheetBlock = { id: 'legend', type: 'legend' };

const notesFor = (plan: Plan): NotesBlock => ({ id: 'notes', type: 'notes', notes: firstNotes(plan) });

/** Margin around the proposed structures, in feet. */
const detailMargin = 10;

/** The permit uses that an enlarged detail shows. Proposed utilities and driveways only lead to them. */
const structures: ReadonlySet<string | undefined> = new Set([
  'building',
  'deck',
  'pool',
  'tank',
  'field',
  'pit',
]);

const structuresIn = (objects: readonly PlanObject[]): readonly PlanObject[] =>
  objects.filter((object) => structures.has(permitRoleOf(object)?.use));

/** The proposed structures, or everything proposed if there are none. */
function proposedIn(plan: Plan): readonly PlanObject[] {
  const all = [...plan.objects.values()].filter(
    (object) => object.status === 'proposed' && !kindOf(object).isAnnotation,
  );
  const built = structuresIn(all);
  return built.length > 0 ? built : all;
}

/**
 * Crops the drawing to the proposed structures and the dimensions within and between them. Dimensions to lot lines and neighbors
 * are cut off, because including them would widen the crop to the whole lot. Nothing is cropped if nothing is proposed.
 */
export const proposedPart = (plan: Plan): Partial<ViewportBlock> => partWith(plan, proposedIn(plan));

/** Like `proposedPart`; if nothing is proposed, the part with the structures that stand. */
function detailPart(plan: Plan): Partial<ViewportBlock> {
  const proposed = proposedIn(plan);
  const standing = [...plan.objects.values()].filter(({ status }) => status !== 'removed');
  return partWith(plan, proposed.length > 0 ? proposed : structuresIn(standing));
}

function partWith(plan: Plan, objects: readonly PlanObject[]): Partial<ViewportBlock> {
  const ids = new Set(objects.map(({ id }) => id));
  const dimensions = [...plan.objects.values()].filter((object) => {
    const ends = kindOf(object).ties?.measures?.ends(object);
    return ends?.every(({ tie }) => tie && ids.has(tie.object));
  });
  const boxes = [...objects, ...dimensions].map((object) => objectBox(object));
  const [first] = boxes;
  if (!first) return {};
  const { minX, minY, maxX, maxY } = boxes.reduce(union, first);
  return { crop: grow({ minX, minY, maxX, maxY }, detailMargin) };
}

/** Meters: half the part of the site that A4 shows at 1:1250 and at 1:500, and the minimum margin around the lot. */
const surroundings = { location: 95, block: 34, lot: 5 } as const;

/** Crops the drawing to the site, which is the largest lot, and what is around it. */
function aroundSite(plan: Plan, part: 'location' | 'block'): Partial<ViewportBlock> {
  const edgings = edgingsOf(plan, siteEdges());
  const site = lotsOf(plan).find(({ id }) => edgings.get(id) === 'red');
  if (!site) return {};
  const lot = objectBox(site);
  const crop = union(
    boxAround(boxCenter(lot), surroundings[part] / metersPerFoot),
    grow(lot, surroundings.lot / metersPerFoot),
  );
  return { crop };
}

const table = (content: TableContent): TableBlock => ({ id: content, type: 'table', content });

/** Millimeters: paper whose shorter side is below this has no room for tables beside a drawing. */
const minSideForTables = 250;

export const isSmallPaper = ({ width, height }: SheetSize): boolean =>
  Math.min(width, height) < minSideForTables;

const colorA4 = { paper: 'A4', orientation: 'portrait', style: 'color' } as const;
const siteEdges = (more: Partial<SiteEdgesBlock> = {}): SiteEdgesBlock => ({
  id: 'edges',
  type: 'siteEdges',
  ...more,
});

const tables = [table('coverage'), table('setbacks')];

const worksheets = ({ settings }: Plan): readonly TableBlock[] =>
  worksheetsFor(settings.pack).map((content) => table(content));

export const sheetPresets: readonly SheetPreset[] = [
  {
    id: 'site',
    title: 'Site plan',
    hint: 'The whole plan, with tables and notes on larger paper',
    blocks: (plan, isSmall) => [
      viewport(),
      titleBlock,
      legend,
      ...(isSmall ? [] : [...tables, ...worksheets(plan), notesFor(plan)]),
    ],
  },
  {
    id: 'existing',
    title: 'Existing conditions',
    hint: 'What is there now, and what will be removed',
    blocks: () => [viewport({ statuses: ['existing', 'removed'] }), titleBlock, legend],
  },
  {
    id: 'proposed',
    title: 'Proposed site plan',
    hint: 'What stays and what is new',
    blocks: (_, isSmall) => [
      viewport({ statuses: ['existing', 'proposed'] }),
      titleBlock,
      legend,
      ...(isSmall ? [] : tables),
    ],
  },
  {
    id: 'detail',
    title: 'Enlarged detail',
    hint: 'The proposed work, or else the buildings, at a larger scale',
    blocks: (plan) => [viewport(detailPart(plan)), titleBlock, legend],
    lacks: (plan) =>
      detailPart(plan).crop
        ? undefined
        : 'There is nothing to enlarge yet, so the sheet shows the whole plan. Choose a part of the plan under Parts.',
  },
  {
    id: 'shadows',
    title: 'Shadows',
    hint: '9 AM, noon and 3 PM on June 21 and December 21',
    blocks: ({ settings }) => shadowBlocks(solstices, siteClock(settings.ground)),
  },
  {
    id: 'massing',
    title: 'Before and after',
    hint: 'Views of the site from above, side by side',
    blocks: () => massingBlocks,
  },
  {
    id: 'grading',
    title: 'Grading plan',
    hint: 'Contours and spot elevations, with the grades of corners, floors, swales and drives',
    blocks: () => [viewport(), titleBlock, legend, table('grades')],
  },
  {
    id: 'earthwork',
    title: 'Earthwork',
    hint: 'Cut and fill, with their quantities',
    blocks: () => earthworkBlocks,
  },
  {
    id: 'profiles',
    title: 'Profiles',
    hint: 'Sections of the ground, and the profile of the drive',
    blocks: profileBlocks,
  },
  {
    id: 'tables',
    title: 'Tables and notes',
    hint: 'Coverage, setbacks, worksheets, lot lines, vicinity, notes, signatures',
    blocks: (plan, isSmall) => [
      titleBlock,
      ...tables,
      ...worksheets(plan),
      table('courses'),
      ...(listedTrees(plan).some(({ number }) => number !== '') ? [table('trees')] : []),
      { id: 'legal', type: 'legal' },
      { id: 'vicinity', type: 'vicinity' },
      notesFor(plan),
      { id: 'signatures', type: 'signatures' },
      ...(isSmall ? [] : [{ id: 'stamp', type: 'stampSpace' }]),
    ],
  },
  {
    id: 'ukLocation',
    title: 'Location plan',
    hint: 'For the UK: 1:1250 on A4, the site edged red, other land of the owner edged blue',
    sheet: colorA4,
    blocks: (plan) => [
      viewport({
        title: 'Location plan',
        isBare: true,
        feetPerInch: 1250 / inchesPerFoot,
        ...aroundSite(plan, 'location'),
      }),
      titleBlock,
      siteEdges({ roads: 2 }),
    ],
  },
  {
    id: 'ukBlock',
    title: 'Block plan',
    hint: 'For the UK: 1:500 on A4, the proposal on its site, edged red',
    sheet: colorA4,
    blocks: (plan) => [
      viewport({ title: 'Block plan', feetPerInch: 500 / inchesPerFoot, ...aroundSite(plan, 'block') }),
      titleBlock,
      siteEdges(),
      legend,
    ],
  },
];

/** The sheet that is printed if a plan has no sheets. */
export const plainSheet = (
  choice: Pick<Sheet, 'paper' | 'orientation'> & Pick<ViewportBlock, 'feetPerInch'>,
): Sheet => ({
  id: 'plain',
  title: 'Site plan',
  paper: choice.paper,
  orientation: choice.orientation,
  style: 'color',
  blocks: [
    viewport(choice.feetPerInch === undefined ? {} : { feetPerInch: choice.feetPerInch }),
    titleBlock,
    legend,
  ],
});
