// Sheets to begin with. Their blocks have no places of their own, so they are arranged on any paper.
import { grow, union } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import type {
  NotesBlock,
  Sheet,
  SheetBlock,
  TableBlock,
  TableContent,
  ViewportBlock,
} from '@homeplot/plan/sheet';
import { usualNotes } from './usualNotes.ts';

export interface SheetPreset {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly blocks: (plan: Plan) => readonly SheetBlock[];
}

const viewport = (more: Partial<ViewportBlock> = {}): ViewportBlock => ({
  id: 'drawing',
  type: 'viewport',
  ...more,
});
const titleBlock: SheetBlock = { id: 'title', type: 'titleBlock' };
const legend: SheetBlock = { id: 'legend', type: 'legend' };

const firstNotes: NotesBlock = { id: 'notes', type: 'notes', notes: usualNotes.slice(0, 3) };

/** Feet around what is proposed, at least. */
const leastRoom = 10;

/** Around what is proposed, with room for its distances; everything if nothing is. */
export function proposedPart(plan: Plan): Partial<ViewportBlock> {
  const boxes = [...plan.objects.values()]
    .filter((object) => object.status === 'proposed' && !kindOf(object).isAnnotation)
    .map((object) => objectBox(object));
  const [first] = boxes;
  if (!first) return {};
  const { minX, minY, maxX, maxY } = boxes.reduce(union, first);
  const room = Math.max(leastRoom, (maxX - minX) / 4, (maxY - minY) / 4);
  return { crop: grow({ minX, minY, maxX, maxY }, room) };
}

const table = (content: TableContent): TableBlock => ({ id: content, type: 'table', content });

export const sheetPresets: readonly SheetPreset[] = [
  {
    id: 'site',
    title: 'Site plan',
    hint: 'The whole plan with legend, tables and notes',
    blocks: () => [viewport(), titleBlock, legend, table('coverage'), table('setbacks'), firstNotes],
  },
  {
    id: 'existing',
    title: 'Existing conditions',
    hint: 'What stands and what is to be removed',
    blocks: () => [viewport({ statuses: ['existing', 'removed'] }), titleBlock, legend],
  },
  {
    id: 'proposed',
    title: 'Proposed site plan',
    hint: 'What stays and what is new',
    blocks: () => [
      viewport({ statuses: ['existing', 'proposed'] }),
      titleBlock,
      legend,
      table('coverage'),
      table('setbacks'),
    ],
  },
  {
    id: 'detail',
    title: 'Enlarged detail',
    hint: 'What is proposed, at a larger scale',
    blocks: (plan) => [viewport(proposedPart(plan)), titleBlock, legend],
  },
  {
    id: 'cover',
    title: 'Notes and vicinity',
    hint: 'Vicinity sketch, notes, lot lines, signatures and stamp space',
    blocks: () => [
      titleBlock,
      { id: 'vicinity', type: 'vicinity' },
      table('courses'),
      { ...firstNotes, notes: usualNotes } as NotesBlock,
      { id: 'signatures', type: 'signatures' },
      { id: 'stamp', type: 'stampSpace' },
    ],
  },
];

/** The sheet that is printed of a plan without sheets. */
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
