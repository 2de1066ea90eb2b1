// Tape Measure: the tapes to the point that is being measured, the result, and the choice between two points. The place and
// its misfit are worked out by plan's survey/tapes.
// Kept offline when idle.
import {
  lotSide,
  type TapeSolution,
  solveTapes,
  removeTape,
  setTape,
  tapesOf,
  acceptPoint,
} from '@homeplot/editor/tapes';
import { boxBetween } from '@homeplot/plan/box';
import { formatLength, type Units } from '@homeplot/plan/units';
import { bringBoxClearOf } from '../../cards/clearOfCover.ts';
import { useEffect, useMemo, useRef } from 'react';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { useCompact } from '../../kit/mediaHooks.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { knownPoint } from './knownPoint.ts';
import { TapeRow, worstOf } from './TapeRow.tsx';
import { useClearOfPlan } from './useClearOfPlan.ts';
import { useToolState } from '../../cards/useToolState.ts';

/** The names of two possible points. */
const letters = ['A', 'B'] as const;

export function TapeCard() {
  const editor = useEditor();
  const clear = useClearOfPlan();
  const units = useSlice(({ plan }) => plan.settings.units);
  const compact = useCompact();
  const tapes = useToolState(tapesOf);
  const touch = useTouch();
  const result = useMemo(() => solveTapes(tapes, editor.plan), [tapes, editor]);
  const { points, residuals = [] } = result;
  const sides = points.map((at) => lotSide(editor.plan, at));
  const picks = useRef<HTMLDivElement>(null);
  const isLengthMissing = tapes.some(({ length }) => length === undefined);
  const worst = worstOf(residuals);
  const wasBlurred = useRef(false);
  // After Enter, the focus goes to the next step: the points to pick from, or the canvas for another known point. If the
  // user has left the field, the focus is already where they want it.
  useEffect(() => {
    const userMovedFocus = wasBlurred.current;
    wasBlurred.current = false;
    if (userMovedFocus || tapes.length === 0 || isLengthMissing) return;
    const pick = picks.current?.querySelector('button');
    if (pick) pick.focus();
    else focusCanvas();
  }, [tapes, isLengthMissing]);
  // Which of two points is meant can be seen only if both are in view.
  useEffect(() => {
    const [first, second] = points;
    if (!first || !second) return;
    const box = boxBetween(first, second);
    const cover = picks.current?.closest<HTMLElement>('[data-over-canvas]');
    if (cover) bringBoxClearOf(cover, editor, box);
    else editor.reveal(box);
  }, [points, editor]);
  const place = (index: number): void => {
    const at = points[index];
    if (at) acceptPoint(editor, at);
    focusCanvas();
  };
  return (
    <Card ref={clear} title="Tape Measure" className="max-lg:shadow-float">
      <ol className="space-y-2 max-lg:grid max-lg:grid-cols-2 max-lg:gap-2 max-lg:space-y-0">
        {tapes.map(({ from, length }, i) => (
          <TapeRow
            key={`${from.x} ${from.y}`}
            number={i + 1}
            description={`From ${knownPoint(editor.scene, from)}`}
            length={length}
            units={units}
            residual={residuals[i]}
            isWorst={i === worst}
            onLength={(feet) => setTape(editor, i, feet)}
            onBlur={(feet) => {
              wasBlurred.current = true;
              setTape(editor, i, feet);
            }}
            onRemove={() => removeTape(editor, i)}
          />
        ))}
      </ol>
      <output className="mt-3 block text-sm text-ink-soft">
        {inWords(resultText(result, tapes.length, isLengthMissing, units), touch)}
      </output>
      <div
        ref={picks}
        className="mt-3 flex flex-col gap-2 empty:hidden max-lg:flex-row max-lg:flex-wrap max-lg:*:flex-1"
      >
        {points.slice(0, letters.length).map(({ x, y }, i) => (
          <Button
            key={`${x} ${y}`}
            size="sm"
            tone={i === 0 ? 'primary' : 'secondary'}
            onClick={() => place(i)}
          >
            {points.length > 1 ? `Use point ${letters[i]}` : 'Use this point'}
            {sides[i] === undefined ? '' : `, ${sides[i]}`}
            {compact ? '' : ` (${formatLength(x, units)}, ${formatLength(y, units)})`}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** What follows from the tapes so far, in a sentence or two. */
function resultText(
  { points, misses, misfit }: TapeSolution,
  count: number,
  isLengthMissing: boolean,
  units: Units,
): string {
  if (misses) {
    const by = formatLength(misses.by, units);
    return misses.are === 'short'
      ? `These tapes can't meet: together they are ${by} too short.`
      : `These tapes can't meet: one is ${by} too long for the other.`;
  }
  if (points.length === 0) {
    if (isLengthMissing) return 'Type the distance taped from this point.';
    return count === 0
      ? 'Click a known point on the plan: the corner of a lot, a house, a fence post.'
      : 'Now click a second known point.';
  }
  const ambiguous =
    'The known points are in one line, so there are two solutions. Add a known point off that line to decide.';
  if (misfit === undefined)
    return points.length > 1
      ? 'The tapes meet at two points. Pick one here or on the plan, or add a third known point to decide and check.'
      : 'The tapes just touch at one point. Add a third known point to check it.';
  const fit = `Best fit for all tapes; misfit ${formatLength(misfit, units)}.`;
  return points.length > 1 ? `${fit} ${ambiguous}` : fit;
}
