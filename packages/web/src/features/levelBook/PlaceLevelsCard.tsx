// Placing leveled points: which one comes next, and its elevation; another can be chosen.
// Kept offline when idle.
import { formatGrade } from '@homeplot/plan/units';
import { useCallback } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfSheet.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { useToolState } from '../../cards/useToolState.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { nextPoint, pickPlaceLevels, placeLevelsTool, pointsToPlace } from './placeLevels.ts';

const idle = {};

export function PlaceLevelsCard({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const touch = useTouch();
  const state = useToolState(({ hand }) => hand.stateOf(placeLevelsTool)) ?? idle;
  const units = useSlice(({ plan }) => plan.settings.units);
  // Of the plan as it is now: a placed point leaves the list.
  useSlice(({ plan }) => plan.objects.size);
  const waiting = pointsToPlace(editor.plan);
  const next = nextPoint(state, editor.plan);
  const clear = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  return (
    <Card ref={clear} title="Place leveled points" className="max-lg:shadow-float">
      {next ? (
        <>
          <output className="block text-[0.9375rem]">
            {`${touch ? 'Tap' : 'Click'} where "${next.point}" is: elevation ${formatGrade(next.elevation, units)}.`}
          </output>
          {waiting.length > 1 ? (
            <SelectField
              label={`Point (${waiting.length} to place)`}
              value={next.point}
              choices={waiting.map((point) => ({ value: point, label: point }))}
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
