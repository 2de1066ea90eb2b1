// Profiles whose line was deleted: nothing is printed in their place, and the user is warned before printing.
import type { Plan } from '@homeplot/plan/plan';
import type { ProfileBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';

/** Whether a block is a profile whose line was deleted. */
export const isLost = (block: SheetBlock, { objects }: Plan): boolean => {
  const { type, object } = block as ProfileBlock;
  return type === 'profile' && object !== undefined && !objects.has(object);
};

/** The stored sheets with such a profile. */
export const sheetsWithLost = (plan: Plan): readonly Sheet[] =>
  (plan.settings.sheets ?? []).filter(({ blocks }) => blocks.some((block) => isLost(block, plan)));

/** The stored sheets without such profiles. */
export const withoutLost = (plan: Plan): readonly Sheet[] =>
  (plan.settings.sheets ?? []).map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.filter((block) => !isLost(block, plan)),
  }));
