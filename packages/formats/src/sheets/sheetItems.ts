// The items of a pack that depend on the sheets: the facts in their title blocks, and the blocks that they have.
import { standsAlone } from './blocks/legal.ts';
import { legalText, outdatedNote, printedFacts } from './view/legalDescription.ts';
import { paperItem, scaleProblem, stampProblem, unitsItem } from './sheetRules.ts';
import { absent, type ItemState, shown } from '@homeplot/plan/checkItem';
import type { ItemId } from '@homeplot/plan/pack';
import { permitRoleOf } from '@homeplot/plan/permitRoles';
import type { Plan } from '@homeplot/plan/plan';
import type { ProjectField } from '@homeplot/plan/project';
import type { Sheet, TableContent } from '@homeplot/plan/sheet';
import { listedTrees } from '@homeplot/plan/trees';

/** The blocks of the single sheet that is printed for a plan without sheets. */
const plainBlocks = ['viewport', 'titleBlock', 'legend'] as const;

interface Sheets {
  readonly plan: Plan;
  /** The plan's sheets, without those of newer versions. */
  readonly all: readonly Sheet[];
  readonly has: (...types: readonly string[]) => boolean;
  readonly hasTable: (content: string) => boolean;
}

/** Checks an item; undefined if that depends on the plan itself. */
type Item = (sheets: Sheets) => ItemState | undefined;

const block =
  (types: readonly string[], title: string): Item =>
  (sheets) =>
    sheets.has(...types)
      ? shown(`${title} is on the sheet.`)
      : absent(
          `${title} isn't on any sheet. Add ${types[0] === 'titleBlock' ? 'a title block' : 'it'} in Sheets.`,
        );

/** A fact in the title block. */
const fact =
  (title: string, read: (plan: Plan) => string | undefined): Item =>
  ({ plan, has }) => {
    if (!read(plan)?.trim()) return absent(`${title} isn't given. Type it in the project facts.`);
    return has('titleBlock')
      ? shown(`${title} is in the title block.`)
      : absent(`${title} isn't on any sheet. Add a title block in Sheets.`);
  };

const projectFact = (title: string, field: ProjectField): Item =>
  fact(title, (plan) => printedFacts(plan)[field]);

const worksheet =
  (content: TableContent, title: string): Item =>
  ({ hasTable }) =>
    hasTable(content)
      ? shown(`${title} is on the sheet.`)
      : absent(`${title} isn't on any sheet. Add its table in Sheets.`);

const hasGrades = ({ objects }: Plan): boolean =>
  [...objects.values()].some((object) => permitRoleOf(object)?.use === 'grade');

const items: Readonly<Partial<Record<ItemId, Item>>> = {
  scale: (sheets) =>
    sheets.has('viewport') && sheets.has('titleBlock')
      ? (scaleProblem(sheets.plan, sheets.all) ?? shown('The scale is written on the sheet.'))
      : absent('The scale is written nowhere. Add a drawing and a title block in Sheets.'),
  scaleBar: block(['titleBlock', 'scaleBar'], 'A scale bar'),
  north: block(['titleBlock'], 'A north arrow'),
  legend: block(['legend'], 'The legend'),
  date: block(['titleBlock'], 'The date'),
  sheetNumber: block(['titleBlock'], 'The sheet number'),
  vicinity: block(['vicinity'], 'A vicinity sketch'),
  stampSpace: (sheets) =>
    stampProblem(sheets.plan, sheets.all) ?? block(['stampSpace'], 'Space for stamps')(sheets),
  paper: ({ plan, all }) => paperItem(plan, all),
  units: ({ plan }) => unitsItem(plan),
  coverage: (sheets) =>
    sheets.hasTable('coverage')
      ? shown('The coverage figures are on the sheet.')
      : absent("The coverage figures aren't on any sheet. Add the coverage table in Sheets."),
  floorArea: worksheet('floorArea', 'The worksheet of floor area'),
  surfaces: worksheet('surfaces', 'The worksheet of impervious surface'),
  parkingTable: worksheet('parking', 'The worksheet of parking'),
  landscape: worksheet('landscape', 'The worksheet of landscape'),
  // If a table is there, or has nothing to list, the plan decides.
  earthwork: ({ plan, hasTable }) =>
    hasTable('earthwork') || !hasGrades(plan)
      ? undefined
      : absent("The table of cut and fill isn't on any sheet. Add it in Sheets."),
  treeTable: ({ plan, hasTable }) =>
    hasTable('trees') || listedTrees(plan).length === 0
      ? undefined
      : absent("The list of trees isn't on any sheet. Add the table of trees in Sheets."),
  // The setback lines of the plan show them too.
  zoneStandards: ({ plan, hasTable }) =>
    hasTable('setbacks') && Object.keys(plan.settings.pack?.setbacks ?? {}).length > 0
      ? shown('The required setbacks are in the table on the sheet.')
      : undefined,
  address: fact('The address', ({ settings }) => settings.address),
  parcel: fact('The parcel number', ({ settings }) => settings.parcel),
  legal: (sheets) => {
    const { plan, has } = sheets;
    const found =
      legalText(plan) && (has('legal') || standsAlone(plan))
        ? shown('The legal description is on the sheet.')
        : projectFact('The legal description', 'legal')(sheets);
    const note = outdatedNote(plan);
    return note !== undefined && found?.state === 'shown' ? { state: 'incomplete', sentence: note } : found;
  },
  owner: projectFact('The owner', 'owner'),
  preparer: projectFact('The preparer', 'preparer'),
  zoning: projectFact('The zoning district', 'zoning'),
  use: projectFact('The use of the property', 'use'),
  // The datum of the plan's elevations is in a note of the title block.
  datum: fact(
    'The vertical datum',
    ({ settings: { elevations, project } }) => elevations?.datum ?? project?.datum,
  ),
};

/** Whether the sheets, or the single printed sheet, show an item; undefined if that depends on the plan itself. */
export function sheetItem(id: ItemId, plan: Plan, sheets: readonly Sheet[]): ItemState | undefined {
  const item = Object.hasOwn(items, id) ? items[id] : undefined;
  if (!item) return undefined;
  const all = sheets.filter(({ newerRecord }) => !newerRecord);
  const blocks = all.flatMap((sheet) => sheet.blocks);
  const types = new Set<string>(sheets.length > 0 ? blocks.map(({ type }) => type) : plainBlocks);
  return item({
    plan,
    all,
    has: (...wanted) => wanted.some((type) => types.has(type)),
    hasTable: (content) => blocks.some((one) => 'content' in one && one.content === content),
  });
}
