// All kinds that the planner appears without, and the widths of letters outside ASCII, for whatever makes such objects or
// reads them without a pause.
import { letterWidth } from '../pen/letterWidths.ts';
import { setLetterWidths } from '../geometry/textMetrics.ts';
import { registerRareKinds } from './rareKinds.ts';
import { registerUsualKinds } from './usualKinds.ts';

/** Registers these kinds and widths; does nothing if they are registered already. */
export function registerLateKinds(): void {
  setLetterWidths(letterWidth);
  registerUsualKinds();
  registerRareKinds();
}
