// What the fields of a part of the sheet are given.
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { Sheets } from './useSheets.ts';

export interface BlockFieldsProps<B extends SheetBlock> {
  readonly block: B;
  readonly sheets: Sheets;
  readonly onChange: (block: SheetBlock) => void;
}
