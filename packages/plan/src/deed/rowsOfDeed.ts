// The rows of the edge table for the calls of a deed.
import { isRead, type DeedCall } from './deedCall.ts';
import type { Units } from '../measure/units.ts';
import { type EdgeRow, blankRow } from '../survey/edgeRow.ts';
import { rowOf } from '../survey/rowOfCall.ts';

/** The rows of a deed: its edges, and for each that could not be read a marked row with what was understood of it. */
export function rowsOfDeed(calls: readonly DeedCall[], text: string, units: Units): EdgeRow[] {
  return calls.flatMap((call): EdgeRow[] => {
    const words = text.slice(call.start, call.end).replaceAll(/\s+/g, ' ');
    const known = isRead(call) ? call : call.waits;
    if (known?.state === 'leading' || call.state === 'aside') return [];
    if (known) return [{ ...rowOf(known.call, units), words, exact: known.call }];
    if (isRead(call)) return [];
    const { reason, partly } = call;
    const row = partly ? rowOf(partly, units) : blankRow();
    return [{ ...row, words, doubt: { reason, isFilled: partly !== undefined } }];
  });
}
