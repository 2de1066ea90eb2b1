// The table of earthwork: cut and fill between the existing and the proposed ground, what has to be hauled, and shares of the lot.
import { mainLotOf } from '@homeplot/plan/mainLot';
import { earthworkOf } from '@homeplot/plan/earthwork';
import { earthworkLines, earthworkNotes, formatVolume } from '@homeplot/plan/earthworkWords';
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { TableMaker } from './tableData.ts';

const number = (title: string) => ({ title, isNumber: true }) as const;

/** Earthwork beyond the lot is mentioned if it is more than this share of all. */
const minShareBeyond = 0.01;

export const earthwork: TableMaker = (plan) => {
  const { units } = plan.settings;
  const work = earthworkOf(plan);
  const lot = work && mainLotOf(plan);
  const columns = [{ title: 'Item' }, number('Volume'), number('Area'), ...(lot ? [number('% of lot')] : [])];
  if (!work) return { title: 'Earthwork', columns, rows: [] };
  const onLot = lot && earthworkOf(plan, lot.ground.path);
  const [cut, fill] = [work.cut - (onLot?.cut ?? work.cut), work.fill - (onLot?.fill ?? work.fill)];
  const isBeyond = cut + fill > minShareBeyond * (work.cut + work.fill);
  return {
    title: 'Earthwork',
    columns,
    rows: earthworkLines(work, lot?.area, units).map(({ title, volume, area = '', share = '' }) => [
      title,
      volume,
      area,
      ...(lot ? [share] : []),
    ]),
    notes: [
      ...earthworkNotes(work, units),
      ...(isBeyond
        ? [`Of it beyond the lot: cut ${formatVolume(cut, units)}, fill ${formatVolume(fill, units)}.`]
        : []),
    ],
  };
};

/** A drawing with cut and fill, and their quantities. */
export const earthworkBlocks: readonly SheetBlock[] = [
  { id: 'drawing', type: 'viewport', earthwork: true } as SheetBlock,
  { id: 'title', type: 'titleBlock' },
  { id: 'legend', type: 'legend' },
  { id: 'earthwork', type: 'table', content: 'earthwork' } as SheetBlock,
];
