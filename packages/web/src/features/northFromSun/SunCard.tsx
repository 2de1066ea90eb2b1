// "North from the sun": asks when and where the drawn shadow fell, shows where the sun stood and which north follows, and sets
// that north.
import { formatPlace } from '@homeplot/plan/parseCoordinates';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { useToolState } from '../../cards/useToolState.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { hintFor, useTouch } from '../../kit/useTouch.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { FoundNorth } from './FoundNorth.tsx';
import { type Answers, type Mark, northOfShadow } from './northOfShadow.ts';
import { shadowTool } from './shadowTool.ts';
import { deviceZone, deviceZoneName, fixedZones, typedTimeAt } from './timeOfShadow.ts';

export function SunCard({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const points = useToolState(({ hand }) => hand.stateOf(shadowTool)?.points);
  const answers = useToolState(({ hand }) => hand.stateOf(shadowTool)?.answers);
  const hint = hintFor(editor.hand.hint, useTouch());
  const keepPlanVisible = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  if (!points || !answers) return null;
  const isDrawn = points.length === 2;
  return (
    <Card ref={keepPlanVisible} title="North from the sun" className="max-lg:shadow-float">
      <output
        className={isDrawn ? 'block text-sm text-ink-soft' : 'block text-[0.9375rem]'}
      >{`${hint}.`}</output>
      {isDrawn ? (
        <ShadowForm points={points} answers={answers} onClose={onClose} />
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            A fence post, a plumb line or the corner of a house throws such a shadow. If it falls along a line
            of the plan, use the ends of that line.
          </p>
          <Button className="mt-3 w-full" onClick={onClose}>
            Cancel
          </Button>
        </>
      )}
    </Card>
  );
}

interface ShadowFormProps {
  readonly points: readonly Mark[];
  readonly answers: Answers;
  readonly onClose: () => void;
}

function ShadowForm({ points, answers, onClose }: ShadowFormProps) {
  const editor = useEditor();
  const ground = useSlice(({ plan }) => plan.settings.ground);
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setTried] = useState(false);
  const { problems, instead, refusal, found } = northOfShadow(points, answers, ground);
  const change = (more: Partial<Answers>): void =>
    editor.hand.applyStep(shadowTool, (state) => ({
      state: { ...state, answers: { ...state.answers, ...more } },
    }));
  // If the shadow was drawn by keyboard, the focus moves on to the form.
  useEffect(() => {
    if (!editor.hand.cursor) return;
    const next = form.current?.querySelector<HTMLElement>('[aria-invalid], [name=date]');
    next?.focus();
  }, [editor]);
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!found) return showProblems(event.currentTarget, () => setTried(true));
    const { north, doubt } = found;
    editor.edit([{ settings: { north, isNorthSet: true } }], 'North from the sun');
    editor.say({ text: `North is set to ${north.toFixed(1)}°, ±${doubt.toFixed(1)}°.`, tone: 'success' });
    onClose();
  };
  const isPlaceWrong = isTried || answers.place.trim() !== '';
  return (
    <form ref={form} noValidate onSubmit={apply} className="@container mt-3 space-y-3 max-lg:space-y-2">
      <div className="grid gap-3 @xs:max-lg:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          name="date"
          value={answers.date}
          error={problems.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          label="Time"
          type="time"
          value={answers.time}
          error={problems.time}
          onChange={({ target }) => change({ time: target.value })}
        />
      </div>
      <div className="text-sm">
        <LinkButton onClick={() => change(typedTimeAt(Date.now()))}>Use the time now</LinkButton>
      </div>
      <SelectField
        label="Time zone"
        value={answers.zone}
        choices={[{ value: deviceZone, label: `This device: ${deviceZoneName()}` }, ...fixedZones]}
        onChoose={(zone) => change({ zone })}
      />
      {problems.zone ? <ErrorBox>{problems.zone}</ErrorBox> : null}
      {ground ? null : (
        <TextField
          label="Coordinates of the site"
          autoComplete="off"
          value={answers.place}
          error={isPlaceWrong ? problems.place : undefined}
          errorRole="alert"
          hint="Such as 41.12, -73.46. A map app on your phone shows them."
          onChange={({ target }) => change({ place: target.value })}
        />
      )}
      {instead ? (
        <div className="text-sm">
          <LinkButton onClick={() => change({ place: formatPlace(instead) })}>
            {`Use ${formatPlace(instead)} instead`}
          </LinkButton>
        </div>
      ) : null}
      {refusal === undefined ? null : <ErrorBox>{refusal}</ErrorBox>}
      {found ? <FoundNorth found={found} points={points} isDeviceTime={answers.zone === deviceZone} /> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" tone="primary">
          Set north
        </Button>
      </div>
    </form>
  );
}
