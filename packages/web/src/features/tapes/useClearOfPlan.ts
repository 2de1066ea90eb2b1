// Scrolls the card of a tape tool into view. Where the card is over the canvas, the plan moves out from under it.
import { type RefCallback, useCallback } from 'react';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';

export function useClearOfPlan(): RefCallback<HTMLElement> {
  const editor = useEditor();
  return useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
}
