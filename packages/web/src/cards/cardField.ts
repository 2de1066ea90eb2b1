// The attributes of all text fields on cards: the browser completes nothing, a tap selects the text, and the keys for undo
// act on the plan once the text is applied.
import { selectedOnTap } from '../kit/fields/selectedOnTap.ts';
import { appliedAttribute } from '../kit/undoesPlan.ts';

export const cardField = (isApplied: boolean) => ({
  autoComplete: 'off',
  ...selectedOnTap({}),
  [appliedAttribute]: isApplied ? '' : undefined,
});
