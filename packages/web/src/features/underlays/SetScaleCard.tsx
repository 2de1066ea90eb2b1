// The card of Set scale: asks for the distance between two points of an underlay and the direction of their line, and if the
// user wants, for the distance of two more points to check the scale.
// Kept offline when idle.
import { editUnderlay } from '@homeplot/editor/editUnderlay';
import { underlayOf } from '@homeplot/editor/underlays';
import { setScaleTool } from '@homeplot/editor/setScale';
import { selectObjects } from '@homeplot/editor/selection';
import { calibratedFrame } from '@homeplot/plan/calibration';
import type { Point } from '@homeplot/plan/point';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import type { Units } from '@homeplot/plan/units';
import { type SubmitEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useToolState } from '../../cards/useToolState.ts';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { inWords, useTouch } from '../../kit/useTouch.ts';
import { useEditor, useRevision, useSlice, useWorkspace } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { useLeavingPage } from '../../kit/fields/useLeavingPage.ts';
import { CancelTool } from './CancelTool.tsx';
import { answersInOtherUnits, type LineDirection, readScale, type ScaleAnswers } from './scaleAnswers.ts';
import { checkText } from './scaleText.ts';
import { keepScale, takeScale } from './unappliedScale.ts';
import { useRoomBelow } from './useRoomBelow.ts';

const noPoints: readonly Point[] = [];
const nothing: ScaleAnswers = { distance: '', direction: 'kept', bearing: '', check: '' };

/** These labels are short, since the field has half of a phone's width. */
const directions: Readonly<Record<LineDirection, string>> = {
  kept: 'As it is',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  bearing: 'By bearing',
};

/** What to do to check the scale, by the number of points that are set. */
const checkHint: Readonly<Record<number, string>> = {
  2: 'To check the scale, click two more points.',
  3: 'Click the second check point.',
};
const maxPoints = 4;

const steps = [
  'Click a point on the underlay, such as a corner of the lot.',
  'Click a second point whose distance from the first you know.',
] as const;

export function SetScaleCard() {
  const editor = useEditor();
  const state = useToolState((open) => open.hand.stateOf(setScaleTool));
  useRevision();
  const underlay = state && underlayOf(state, editor.scene);
  return <ScaleCard key={underlay?.id ?? ''} underlay={underlay} points={state?.points ?? noPoints} />;
}

interface ScaleCardProps {
  readonly underlay: Underlay | undefined;
  readonly points: readonly Point[];
}

function ScaleCard({ underlay, points }: ScaleCardProps) {
  const editor = useEditor();
  const settings = useSlice(({ plan }) => plan.settings);
  const touch = useTouch();
  const hasForm = points.length >= 2;
  const card = useRoomBelow(underlay, String(hasForm));
  const [answers, setAnswers, forget] = useUnapplied(underlay, points, settings.units);
  const [isTried, setTried] = useState(false);
  const reading = useMemo(
    () => (underlay ? readScale(underlay, points, answers, settings) : { problems: {} }),
    [underlay, points, answers, settings],
  );
  const { problems, calibration, check } = reading;
  const change = (more: Partial<ScaleAnswers>): void => setAnswers({ ...answers, ...more });
  /** The problem to show at a field: of an empty field only after the user has pressed Set scale. */
  const errorOf = (field: keyof ScaleAnswers): string | undefined =>
    isTried || answers[field].trim() !== '' ? problems[field] : undefined;

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!underlay || !calibration) return showProblems(event.currentTarget, () => setTried(true));
    const { statedScale: _, ...rest } = underlay;
    const put: Underlay = {
      ...rest,
      ...calibratedFrame(underlay, calibration),
      calibration,
      locked: true,
      traceOver: true,
    };
    if (!editUnderlay(editor, put, 'Set scale')) return;
    forget();
    editor.hand.pick('select');
    editor.select(selectObjects([put.id]));
    editor.reveal(objectBox(put));
    editor.say({ text: 'Scale set. The underlay is locked in place.', tone: 'success' });
    focusCanvas();
  };
  return (
    <Card ref={card} title="Set scale" className="max-lg:shadow-float">
      <output className="block text-[0.9375rem]">{inWords(stepText(underlay, points.length), touch)}</output>
      {hasForm ? (
        <form onSubmit={apply} className="mt-3 space-y-3 max-lg:space-y-2">
          <div className="grid gap-3 max-lg:grid-cols-2">
            <TextField
              label="Distance from 1 to 2"
              value={answers.distance}
              error={errorOf('distance')}
              errorRole="alert"
              onChange={({ target }) => change({ distance: target.value })}
              {...lengthInput}
            />
            <SelectField
              label="Direction of the line"
              value={answers.direction}
              choices={choicesNamed(directions)}
              onChoose={(direction) => change({ direction })}
            />
          </div>
          {answers.direction === 'bearing' ? (
            <TextField
              label="Direction from 1 to 2"
              hint="A bearing such as N 12° E"
              value={answers.bearing}
              error={errorOf('bearing')}
              errorRole="alert"
              autoComplete="off"
              onChange={({ target }) => change({ bearing: target.value })}
            />
          ) : null}
          {points.length < maxPoints ? (
            <p className="text-sm text-ink-soft">{inWords(checkHint[points.length] ?? '', touch)}</p>
          ) : null}
          {points.length > 2 || answers.check !== '' ? (
            <TextField
              label="Distance between the check points"
              value={answers.check}
              error={errorOf('check')}
              errorRole="alert"
              onChange={({ target }) => change({ check: target.value })}
              {...lengthInput}
            />
          ) : null}
          <output className="block text-sm empty:hidden">
            {check ? checkText(check, settings.units) : ''}
          </output>
          <div className="grid grid-cols-2 gap-2">
            <CancelTool underlay={underlay} onCancel={forget} />
            <Button tone="primary" type="submit">
              Set scale
            </Button>
          </div>
        </form>
      ) : (
        <CancelTool underlay={underlay} onCancel={forget} className="mt-3 w-full" />
      )}
    </Card>
  );
}

/**
 * The answers, a function that sets them, and one that forgets them and the points. Until then they are kept with the plan, so
 * that they are still there when the card opens again.
 */
function useUnapplied(underlay: Underlay | undefined, points: readonly Point[], units: Units) {
  const workspace = useWorkspace();
  const { editor } = workspace;
  const [earlier] = useState(() => underlay && takeScale(workspace, underlay));
  const [typed, setTyped] = useState({
    answers: earlier?.answers ?? nothing,
    units: earlier?.units ?? units,
  });
  const answers = answersInOtherUnits(typed.answers, typed.units, units);
  const isOver = useRef(false);
  const restorePoints = useEffectEvent(() => {
    if (earlier && points.length === 0)
      editor.hand.applyStep(setScaleTool, (state) => ({ state: { ...state, points: earlier.points } }));
  });
  const keep = (): void => {
    if (underlay && !isOver.current) keepScale(workspace, underlay, { points, answers, units });
  };
  const leave = useEffectEvent(keep);
  useLeavingPage(keep);
  useEffect(() => {
    restorePoints();
    return () => leave();
  }, []);
  const setAnswers = (now: ScaleAnswers): void => setTyped({ answers: now, units });
  return [answers, setAnswers, () => void (isOver.current = true)] as const;
}

function stepText(underlay: Underlay | undefined, count: number): string {
  if (!underlay) return 'Click the underlay to scale. Import a picture or a PDF to add one.';
  return steps[count] ?? 'Type the distance between the points. Drag a point to move it.';
}
