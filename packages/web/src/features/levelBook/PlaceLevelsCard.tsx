// The card for placing leveled points: says which point comes next and its elevation, and lets the user choose another one.
// Kept offline when idle.
import { formatGrade } from '@homeplot/plan/units';
import { useCallback } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { useToolState } from '../../cards/useToolState.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { nextPoint, pickPlaceLevels, placeLevelsTool, pointsToPlace } from './placeLevels.ts';

const idleState = {};

export function PlaceLevelsCard({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const touch = useTouch();
  const state = useToolState(({ hand }) => hand.stateOf(placeLevelsTool)) ?? idleState;
  const units = useSlice(({ plan }) => plan.settings.units);
  // Renders again when a point is placed, since it leaves the list.
  useSlice(({ plan }) => plan.objects.size);
  const unplaced = pointsToPlace(editor.plan);
  const next = nextPoint(state, editor.plan);
  const keepPlanVisible = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  return (
    <Card ref={keepPlanVisible} title="Place leveled points" className="max-lg:shadow-float">
      {next ? (
        <>
          <output className="block text-[0.9375rem]">
            {`${touch ? 'Tap' : 'Click'} where "${next.point}" is: elevation ${formatGrade(next.elevation, units)}.`}
          </output>
          {unplaced.length > 1 ? (
            <SelectField
              label={`Point (${unplaced.length} to place)`}
              value={next.point}
              choices={unplaced.map((point) => ({ value: point, label: point }))}
              onChoose={(point) => pickPlaceLevels(editor, point)}
              className="mt-3"
            />
          ) : null}
        </>
      ) : (
        <output className="block text-[0.9375rem]">Every point of the level book is on the plan.</output>
      )}
      <Button className="mt-3 w-full" tone={next ? 'secondary' : 'primary'} onClick={onClose}>
        {next ? 'Stop placing' : 'Done'}
      </Button>
    </Card>
  );
}
