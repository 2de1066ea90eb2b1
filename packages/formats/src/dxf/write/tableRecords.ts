// The form of a table of a DXF file and of the records in it.
import type { Units } from '@homeplot/plan/units';
import type { Drawing } from './drawing.ts';
import { type Tag, written } from './tags.ts';

export interface Sizes {
  /** Units of the drawing in a foot. */
  readonly unitsPerFoot: number;
  /** Units of the drawing in a millimeter of paper. */
  readonly unitsPerMillimeter: number;
  /** Height of the capitals of labels, in units of the drawing. */
  readonly capitals: number;
  readonly units: Units;
}

/** The text style of all text. */
export const textStyle = 'Standard';
/** The handle 0, which a record names as its owner if it belongs to the file and not to another record. */
export const root = '0';

/** A table as text. records: makes its records, which name the table as their owner by its handle. */
export function table(
  drawing: Drawing,
  name: string,
  records: (owner: string) => readonly string[],
  ...more: Tag[]
): string {
  const handle = drawing.handle();
  const made = records(handle);
  const head = written(
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, root],
    [100, 'AcDbSymbolTable'],
    [70, made.length],
    ...more,
  );
  return head + made.join('') + written([0, 'ENDTAB']);
}

export const record = (
  type: string,
  className: string,
  owner: string,
  handle: string,
  ...tags: readonly Tag[]
): string =>
  written(
    [0, type],
    [type === 'DIMSTYLE' ? 105 : 5, handle],
    [330, owner],
    [100, 'AcDbSymbolTableRecord'],
    [100, className],
    ...tags,
  );
