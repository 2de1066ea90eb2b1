// The props of a component with the fields of one part of a sheet.
import type { SheetBlock } from '@homeplot/plan/sheet';
import type { Sheets } from './useSheets.ts';

export interface BlockFieldsProps<B extends SheetBlock> {
  readonly block: B;
  readonly sheets: Sheets;
  /** A method, so that the fields of all kinds of blocks fit into one table of components. */
  onChange(this: void, block: SheetBlock | B): void;
}
