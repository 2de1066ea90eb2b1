// The questions at the start as the office whose copy this is asks them, and what its purposes bring to a new plan. Elsewhere
// all are asked, and none brings more than its own facts.
import type { ItemId, Pack, PackItem } from '@homeplot/plan/pack';
import type { DeskPurpose, StartSource } from '@homeplot/plan/desk';
import type { Project } from '@homeplot/plan/project';
import type { NotesBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';
import { siteDesk } from '../../store/local/siteDesk.ts';
import { type PurposeId, purposeIds, purposes } from '../../steps/purposes.ts';
import type { LotSource } from './answers.ts';

const asked = () => siteDesk()?.desk.start;

interface OfferedPurpose {
  readonly purpose: PurposeId;
  readonly title: string;
}

export const offeredPurposes = (): readonly OfferedPurpose[] =>
  (asked()?.purposes ?? purposeIds.map((purpose): DeskPurpose => ({ purpose }))).map(
    ({ purpose, title = purposes[purpose].title }) => ({ purpose, title }),
  );

export const isOffered = (purpose: PurposeId): boolean =>
  offeredPurposes().some((one) => one.purpose === purpose);

/** What the lot can be drawn from, in the office's order; the open plan comes first. */
export function offeredSources<T extends { readonly value: LotSource }>(all: readonly T[]): readonly T[] {
  const has: readonly StartSource[] | undefined = asked()?.has;
  return has
    ? [
        ...all.filter(({ value }) => value === 'plan'),
        ...has.flatMap((name) => all.filter(({ value }) => value === name)),
      ]
    : all;
}

interface Brought {
  readonly facts: Project;
  readonly withItems: (pack: Pack | undefined) => Pack | undefined;
  readonly withNotes: (sheets: readonly Sheet[]) => readonly Sheet[];
}

/** What an office's purpose brings; undefined if nothing. */
export function broughtBy(purpose: PurposeId | undefined): Brought | undefined {
  const own = asked()?.purposes?.find((one) => one.purpose === purpose);
  const name = siteDesk()?.desk.name ?? '';
  if (!own) return undefined;
  const { scope, use, items = [], notes = [] } = own;
  return {
    facts: { ...(scope && { scope }), ...(use && { use }) },
    withItems: (pack) =>
      pack && items.length > 0 ? { ...pack, items: required(pack.items, items, name) } : pack,
    withNotes: ([first, ...others]) =>
      first && notes.length > 0
        ? [{ ...first, blocks: noted(first.blocks, notes) }, ...others]
        : first
          ? [first, ...others]
          : [],
  };
}

/** The items of a pack, these among them required. */
const required = (all: readonly PackItem[], ids: readonly ItemId[], source: string): readonly PackItem[] => [
  ...all.map((item): PackItem => (ids.includes(item.id) ? { ...item, need: 'required', source } : item)),
  ...ids
    .filter((id) => !all.some((item) => item.id === id))
    .map((id): PackItem => ({ id, need: 'required', source })),
];

/** The blocks of a sheet, the notes after those that its notes have already. */
function noted(blocks: readonly SheetBlock[], notes: readonly string[]): readonly SheetBlock[] {
  const isNotes = (block: SheetBlock): block is NotesBlock => block.type === 'notes' && block.id === 'notes';
  if (!blocks.some(isNotes)) return [...blocks, { id: 'notes', type: 'notes', notes } as NotesBlock];
  return blocks.map((block) => (isNotes(block) ? { ...block, notes: [...block.notes, ...notes] } : block));
}
