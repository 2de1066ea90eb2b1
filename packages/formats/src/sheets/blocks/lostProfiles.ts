// Profiles on sheets whose line was deleted: nothing is printed in their place, which is said before.
import type { Plan } from '@homeplot/plan/plan';
import type { ProfileBlock, Sheet, SheetBlock } from '@homeplot/plan/sheet';

/** Whether its line was deleted. */
export const isLost = (block: SheetBlock, { objects }: Plan): boolean => {
  const { type, object } = block as ProfileBlock;
  return type === 'profile' && object !== undefined && !objects.has(object);
};

/** The stored sheets with a profile whose line was deleted, which is said before anything is printed. */
export const sheetsWithLost = (plan: Plan): readonly Sheet[] =>
  (plan.settings.sheets ?? []).filter(({ blocks }) => blocks.some((block) => isLost(block, plan)));

/** The stored sheets without these profiles. */
export const withoutLost = (plan: Plan): readonly Sheet[] =>
  (plan.settings.sheets ?? []).map((sheet) => ({
    ...sheet,
    blocks: sheet.blocks.filter((block) => !isLost(block, plan)),
  }));
