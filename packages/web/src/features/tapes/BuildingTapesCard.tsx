// Building from Tapes: the tapes to a building's corners, the position that they give, and the misfit of each. They are
// worked out by plan's survey/buildingTapes.
// Kept offline when idle.
import {
  applyPlacement,
  minTapes,
  type placementsOf,
  placingOf,
  removeCornerTape,
  residualsOf,
  setCornerTape,
  showPlacement,
} from '@homeplot/editor/tapes';
import { kindOf } from '@homeplot/plan/kinds';
import { formatLength } from '@homeplot/plan/units';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { firstProblem, showProblems } from '../../kit/fields/showProblems.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { knownPoint } from './knownPoint.ts';
import { TapeRow, worstOf } from './TapeRow.tsx';
import { useClearOfPlan } from './useClearOfPlan.ts';
import { useToolState } from '../../cards/useToolState.ts';

type Fits = ReturnType<typeof placementsOf>;

/**
 * Keeps the focus in a field during a press of a button: leaving the field may make the card longer and move the button
 * away.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** Says that nothing was applied because of the problem shown below a field. */
function refusal(field: HTMLInputElement): string {
  const [label] = field.labels ?? [];
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return `Not applied. ${label?.textContent ?? 'A field'}: ${note?.textContent ?? "the value can't be read"}.`;
}

export function BuildingTapesCard() {
  const editor = useEditor();
  const clear = useClearOfPlan();
  const units = useSlice(({ plan }) => plan.settings.units);
  const touch = useTouch();
  const state = useToolState(placingOf);
  const [{ fits, shown }, setFits] = useState<{ fits: Fits; shown: number }>({ fits: [], shown: 0 });
  const tapes = state?.tapes ?? [];
  const building = useSlice(({ plan }) => plan.objects.get(state?.building ?? ''));
  const list = useRef<HTMLOListElement>(null);
  const [refused, setRefused] = useState('');
  const isLengthMissing = tapes.some(({ length }) => length === undefined);
  useEffect(() => {
    if (tapes.length > 0 && !isLengthMissing) focusCanvas();
  }, [tapes.length, isLengthMissing]);
  const fit = tapes.length > 0 ? fits[shown] : undefined;
  const residuals = state && fit ? residualsOf(state, fit) : [];
  const worst = worstOf(residuals);
  const showFits = (next: Fits): void => {
    setRefused('');
    setFits({ fits: next, shown: 0 });
  };
  const next = (): void => {
    const at = (shown + 1) % fits.length;
    setFits({ fits, shown: at });
    showPlacement(editor, fits[at]);
  };
  const apply = (): void => {
    // Leaving the field applies the tape that is being typed.
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) flushSync(() => field.blur());
    const wrong = list.current && firstProblem(list.current);
    if (list.current && wrong instanceof HTMLInputElement) {
      showProblems(list.current, () => setRefused(refusal(wrong)));
      wrong.select();
      return;
    }
    setRefused('');
    applyPlacement(editor);
    showFits([]);
    focusCanvas();
  };
  const typed = tapes.filter(({ length }) => length !== undefined).length;
  const missing = minTapes - typed;
  return (
    <Card ref={clear} title="Building from Tapes" className="max-lg:shadow-float">
      <ol
        ref={list}
        className="space-y-2 [&_input]:scroll-mb-52 max-lg:grid max-lg:grid-cols-2 max-lg:gap-2 max-lg:space-y-0"
      >
        {tapes.map(({ corner, from, length }, i) => (
          <TapeRow
            key={`${i} ${corner} ${from.x} ${from.y}`}
            number={i + 1}
            description={`Corner ${corner + 1} from ${knownPoint(editor.scene, from)}`}
            length={length}
            units={units}
            residual={residuals[i]}
            isWorst={i === worst}
            onLength={(feet) => showFits(setCornerTape(editor, i, feet))}
            onBlur={(feet) => showFits(setCornerTape(editor, i, feet))}
            onRemove={() => showFits(removeCornerTape(editor, i))}
          />
        ))}
      </ol>
      {/* The result and the final button stay in view, however many tapes there are. */}
      <div className="sticky bottom-0 -mx-4 mt-3 -mb-4 rounded-b-lg border-t border-hairline bg-paper px-4 pt-3 pb-4">
        <output className="block space-y-1 text-sm text-ink-soft">
          {building ? null : (
            <p>{inWords('Click the building. It has to be drawn to size, roughly in its place.', touch)}</p>
          )}
          {building && state?.corner === undefined && !isLengthMissing ? (
            <p>{`${inWords('Click', touch)} a numbered corner of the ${kindOf(building).title.toLowerCase()}${missing > 0 ? `; ${missing} more ${missing === 1 ? 'tape is' : 'tapes are'} needed` : ', for another tape'}.`}</p>
          ) : null}
          {state?.corner === undefined ? null : (
            <p>{`Corner ${state.corner + 1}: now ${inWords('click', touch)} the known point that it was taped from.`}</p>
          )}
          {fit ? <p>{`Placed: misfit ${formatLength(fit.misfit, units)} over ${typed} tapes.`}</p> : null}
          {fits.length > 1 && fit ? (
            <p>{`${fits.length} placements fit these tapes. Add one more tape to decide. Placement ${shown + 1} is shown; the nearest is first.`}</p>
          ) : null}
        </output>
        <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
          {refused}
        </p>
        {fit ? (
          <div className="mt-3 flex gap-2 *:flex-1">
            {fits.length > 1 ? (
              <Button size="sm" tone="secondary" onMouseDown={keepFocus} onClick={next}>
                Next placement
              </Button>
            ) : null}
            <Button size="sm" tone="primary" onMouseDown={keepFocus} onClick={apply}>
              Apply
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
