// Set scale: the distance between two points of an underlay, the direction of their line, and a distance that checks it.
import { editUnderlay, underlayOf } from '@homeplot/editor/underlays';
import { setScaleTool } from '@homeplot/editor/setScale';
import { selectObjects } from '@homeplot/editor/selection';
import { calibratedFrame } from '@homeplot/plan/calibration';
import type { Point } from '@homeplot/plan/point';
import { objectBox } from '@homeplot/plan/plan';
import type { Underlay } from '@homeplot/plan/underlay';
import { type SubmitEvent, useMemo, useState } from 'react';
import { bringIntoSight } from '../panels/bringIntoSight.ts';
import { useToolState } from '../panels/tapes/useToolState.ts';
import { focusCanvas } from '../planner/focusCanvas.ts';
import { inWords, useTouch } from '../planner/useTouch.ts';
import { useEditor, useRevision, useSlice } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { lengthInput } from '../ui/fields/lengthInput.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { type LineDirection, readScale, type ScaleAnswers } from './scaleAnswers.ts';
import { checkText } from './scaleText.ts';

const noPoints: readonly Point[] = [];
const nothing: ScaleAnswers = { distance: '', direction: 'kept', bearing: '', check: '' };

const directions: Readonly<Record<LineDirection, string>> = {
  kept: 'keeps its angle',
  horizontal: 'horizontally',
  vertical: 'vertically',
  bearing: 'in a direction that I type',
};

const steps = [
  'Click a point on the underlay, such as a corner of the lot.',
  'Click a second point whose distance from the first you know.',
] as const;

export function SetScaleCard() {
  const editor = useEditor();
  const settings = useSlice(({ plan }) => plan.settings);
  const state = useToolState((open) => open.hand.stateOf(setScaleTool));
  const touch = useTouch();
  useRevision();
  const [answers, setAnswers] = useState(nothing);
  const [isTried, setTried] = useState(false);
  const underlay = state && underlayOf(state, editor.scene);
  const points = state?.points ?? noPoints;
  const reading = useMemo(
    () => (underlay ? readScale(underlay, points, answers, settings) : { problems: {} }),
    [underlay, points, answers, settings],
  );
  const { problems, calibration, check } = reading;
  const change = (more: Partial<ScaleAnswers>): void => setAnswers({ ...answers, ...more });
  /** What is wrong beside a field that was filled in, or that is asked for in vain. */
  const errorOf = (field: keyof ScaleAnswers): string | undefined =>
    isTried || answers[field].trim() !== '' ? problems[field] : undefined;

  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (!underlay || !calibration) return;
    const { statedScale: _, ...rest } = underlay;
    const put: Underlay = {
      ...rest,
      ...calibratedFrame(underlay, calibration),
      calibration,
      locked: true,
      traceOver: true,
    };
    if (!editUnderlay(editor, put, 'Set scale')) return;
    editor.hand.pick('select');
    editor.select(selectObjects([put.id]));
    editor.reveal(objectBox(put));
    editor.say({ text: 'Scale set. The underlay is locked in place.', tone: 'success' });
    focusCanvas();
  };
  return (
    <Card ref={bringIntoSight} title="Set scale" className="max-lg:shadow-float">
      <output className="block text-[0.9375rem]">{inWords(stepText(underlay, points.length), touch)}</output>
      {points.length < 2 ? null : (
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
              label="The line runs"
              value={answers.direction}
              onChange={({ target }) => change({ direction: target.value as LineDirection })}
            >
              {Object.entries(directions).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </SelectField>
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
          {points.length < 4 ? (
            <p className="text-sm text-ink-soft">
              {inWords('To check the scale, click two more points.', touch)}
            </p>
          ) : (
            <TextField
              label="Distance between the check points"
              value={answers.check}
              error={errorOf('check')}
              errorRole="alert"
              onChange={({ target }) => change({ check: target.value })}
              {...lengthInput}
            />
          )}
          <output className="block text-sm empty:hidden">
            {check ? checkText(check, settings.units) : ''}
          </output>
          <Button tone="primary" type="submit" className="w-full">
            Set scale
          </Button>
        </form>
      )}
    </Card>
  );
}

function stepText(underlay: Underlay | undefined, count: number): string {
  if (!underlay) return 'Click the underlay to scale. Import a picture or a PDF to add one.';
  return steps[count] ?? 'Type the distance between the points. Drag a point to move it.';
}
