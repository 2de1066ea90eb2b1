// A table of a sheet as words.
import type { Plan } from '@homeplot/plan/plan';
import type { TableBlock } from '@homeplot/plan/sheet';

export interface TableData {
  readonly title: string;
  /** Numbers are aligned at the right, and not broken. */
  readonly columns: readonly { readonly title: string; readonly isNumber?: true }[];
  readonly rows: readonly (readonly string[])[];
  /** The ids of the objects that each row counts; nothing for sums and limits. */
  readonly counted?: readonly (readonly string[])[];
  /** What is said under the table. */
  readonly notes?: readonly string[];
}

/** What a user chose for a table besides its content. */
export type TableChoice = Pick<TableBlock, 'hectares'>;

export type TableMaker = (plan: Plan, choice?: TableChoice) => TableData;
