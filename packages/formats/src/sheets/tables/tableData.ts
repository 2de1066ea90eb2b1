// The text of a table on a sheet.
import type { Plan } from '@homeplot/plan/plan';
import type { TableBlock } from '@homeplot/plan/sheet';

export interface TableData {
  readonly title: string;
  /** Numbers are aligned at the right and never broken into lines. */
  readonly columns: readonly { readonly title: string; readonly isNumber?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** The ids of the objects that each row counts; nothing for sums and limits. */
  readonly counted?: readonly (readonly string[])[];
  /** Lines below the table. */
  readonly notes?: readonly string[];
}

/** What a user chose for a table besides its content. */
export type TableChoice = Pick<TableBlock, 'hectares'>;

export type TableMaker = (plan: Plan, choice?: TableChoice) => TableData;
