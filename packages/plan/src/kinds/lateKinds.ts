// All kinds that aren't loaded at the start of the planner, and the widths of letters outside ASCII, for programs that make
// such objects or read them in one go.
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
