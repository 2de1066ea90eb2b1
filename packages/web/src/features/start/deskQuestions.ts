// On a permit office's copy of the site: the purposes and sources that the office offers at the start of a plan, and the
// defaults that its purposes give to a new plan. Elsewhere all purposes and sources are offered, without defaults.
import type { ItemId, Pack, PackItem } from '@homeplot/plan/pack';
import type { DeskPurpose, StartSource } from '@homeplot/plan/desk';
import type { Project } from '@homeplot/plan/project';
import type { NotesBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { type PurposeId, purposeIds, purposes } from '../../steps/purposes.ts';
import type { LotSource } from './answers.ts';

const officeStart = () => siteDesk()?.desk.start;

interface OfferedPurpose {
  readonly purpose: PurposeId;
  readonly title: string;
}

export const offeredPurposes = (): readonly OfferedPurpose[] =>
  (officeStart()?.purposes ?? purposeIds.map((purpose): DeskPurpose => ({ purpose }))).map(
    ({ purpose, title = purposes[purpose].title }) => ({ purpose, title }),
  );

export const isOffered = (purpose: PurposeId): boolean =>
  offeredPurposes().some((one) => one.purpose === purpose);

/** The sources of the lot that are offered, in the office's order; the open plan comes first. */
export function offeredSources<T extends { readonly value: LotSource }>(all: readonly T[]): readonly T[] {
  const has: readonly StartSource[] | undefined = officeStart()?.has;
  return has
    ? [
        ...all.filter(({ value }) => value === 'plan'),
        ...has.flatMap((name) => all.filter(({ value }) => value === name)),
      ]
    : all;
}

interface PurposeDefaults {
  readonly facts: Project;
  /** The pack with the items that the office requires. */
  readonly withItems: (pack: Pack | undefined) => Pack | undefined;
  /** The sheets with the office's notes on the first one. */
  readonly withNotes: (sheets: readonly Sheet[]) => readonly Sheet[];
}

/** The office's defaults for a purpose; undefined if it has none. */
export function defaultsOf(purpose: PurposeId | undefined): PurposeDefaults | undefined {
  const own = officeStart()?.purposes?.find((one) => one.purpose === purpose);
  const name = siteDesk()?.desk.name ?? '';
  if (!own) return undefined;
  const { scope, use, items = [], notes = [] } = own;
  return {
    facts: { ...(scope && { scope }), ...(use && { use }) },
    withItems: (pack) =>
      pack && items.length > 0 ? { ...pack, items: withRequired(pack.items, items, name) } : pack,
    withNotes: ([first, ...others]) =>
      first && notes.length > 0
        ? [{ ...first, blocks: withNotesAdded(first.blocks, notes) }, ...others]
        : first
          ? [first, ...others]
          : [],
  };
}

/** The items of a pack, with those of some ids required. source: the name of the office. */
const withRequired = (
  all: readonly PackItem[],
  ids: readonly ItemId[],
  source: string,
): readonly PackItem[] => [
  ...all.map((item): PackItem => (ids.includes(item.id) ? { ...item, need: 'required', source } : item)),
  ...ids
    .filter((id) => !all.some((item) => item.id === id))
    .map((id): PackItem => ({ id, need: 'required', source })),
];

/** The blocks of a sheet with notes added to its block of notes, or in a new one. */
function withNotesAdded(blocks: readonly SheetBlock[], notes: readonly string[]): readonly SheetBlock[] {
  const isNotes = (block: SheetBlock): block is NotesBlock => block.type === 'notes' && block.id === 'notes';
  if (!blocks.some(isNotes)) return [...blocks, { id: 'notes', type: 'notes', notes } as NotesBlock];
  return blocks.map((block) => (isNotes(block) ? { ...block, notes: [...block.notes, ...notes] } : block));
}
