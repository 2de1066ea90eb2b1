// The card of "Where can it go?": asks what is to be placed and how it may be turned, and says what limits where it fits.
// Kept offline when idle.
import {
  answered,
  type FitQuestion,
  fitTypes,
  type FitType,
  largestOf,
  whereItFitsTool,
} from '@homeplot/editor/whereItFits';
import { kindOf } from '@homeplot/plan/kinds';
import type { FitMode } from '@homeplot/plan/whereItFits';
import { parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, type Units } from '@homeplot/plan/units';
import { useCallback, useEffect, useState } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { useToolState } from '../../cards/useToolState.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { FitResult } from './FitResult.tsx';

const modes: Readonly<Record<FitMode, string>> = {
  lot: 'Along lot lines',
  given: 'At one angle',
  any: 'At any angle',
};

/** Feet: the shortest and the longest side that can be typed. */
const sideRange = { min: 2, max: 500 } as const;

export function FitCard({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const question = useToolState(({ hand }) => hand.stateOf(whereItFitsTool)?.question);
  const keepPlanVisible = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  // The answer follows every edit of the plan, also those of other people in a live room.
  useEffect(
    () =>
      editor.watch({
        edited: () =>
          editor.hand.applyStep(whereItFitsTool, (state) => ({
            state: answered(state.question, editor.scene),
          })),
      }),
    [editor],
  );
  const isOver = useToolState(({ hand }) => {
    const state = hand.stateOf(whereItFitsTool);
    return state !== undefined && !state.answer && state.problem === undefined;
  });
  // After Escape the tool has neither an answer nor a problem to show.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!question || isOver) return null;
  const change = (more: Partial<FitQuestion>): void =>
    editor.hand.applyStep(whereItFitsTool, () => ({
      state: answered({ ...question, ...more }, editor.scene),
    }));
  return (
    <Card ref={keepPlanVisible} title="Where can it go?" className="max-lg:shadow-float">
      <div className="space-y-3 max-lg:space-y-2">
        <div className="grid gap-3 max-lg:grid-cols-2 max-lg:gap-2">
          <WhatField question={question} onChange={change} />
          {question.object === undefined ? (
            <SizeFields
              key={`${question.type} ${question.width} ${question.depth} ${units}`}
              question={question}
              units={units}
              onChange={change}
            />
          ) : null}
          <AngleFields question={question} onChange={change} />
        </div>
        <FitResult />
        <div className="flex gap-2">
          {question.object === undefined ? <LargestButton onFound={change} /> : null}
          <Button size="sm" className="flex-1" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface PartProps {
  readonly question: FitQuestion;
  readonly onChange: (more: Partial<FitQuestion>) => void;
}

const selectedObject = 'selected';

function WhatField({ question, onChange }: PartProps) {
  const [only] = useSlice(({ selection: { ids } }) => (ids.size === 1 ? ids : noIds));
  const id = question.object ?? only;
  const object = useSlice(({ plan }) => (id === undefined ? undefined : plan.objects.get(id)));
  const isAboutObject = question.object !== undefined && object !== undefined;
  const own = isAboutObject
    ? [{ value: selectedObject, label: `The selected ${kindOf(object).title.toLowerCase()}` }]
    : [];
  const types = Object.entries(fitTypes).map(([value, { title }]) => ({ value, label: title }));
  const choose = (value: string): void => {
    if (value === selectedObject) return;
    const type = value as FitType;
    const { width, depth } = fitTypes[type];
    onChange({ object: undefined, type, width, depth, mode: 'lot', turn: 0 });
  };
  return (
    <SelectField
      label="What"
      value={isAboutObject ? selectedObject : question.type}
      choices={[...own, ...types]}
      onChoose={choose}
    />
  );
}

const noIds: ReadonlySet<string> = new Set();

function SizeFields({ question, units, onChange }: PartProps & { readonly units: Units }) {
  const [typed, setTyped] = useState(() => ({
    width: formatLength(question.width, units),
    depth: formatLength(question.depth, units),
  }));
  const [problems, setProblems] = useState<Partial<Record<'width' | 'depth', string>>>({});
  const apply = (name: 'width' | 'depth'): void => {
    const feet = parseLengthIn(typed[name], units);
    const problem =
      feet === undefined
        ? `Type a length, such as ${formatLength(12.5, units)}.`
        : feet < sideRange.min || feet > sideRange.max
          ? `A side can be ${formatLength(sideRange.min, units)} to ${formatLength(sideRange.max, units)}.`
          : undefined;
    setProblems({ ...problems, [name]: problem });
    if (feet !== undefined && problem === undefined && feet !== question[name]) onChange({ [name]: feet });
  };
  return (
    <div className="flex items-start gap-2">
      {(['width', 'depth'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={name === 'width' ? 'Width' : 'Depth'}
          value={typed[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          onBlur={() => apply(name)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') apply(name);
          }}
          error={problems[name]}
          errorRole="alert"
          className="min-w-0 flex-1"
          {...lengthInput}
          enterKeyHint="done"
        />
      ))}
    </div>
  );
}

function LargestButton({ onFound }: { readonly onFound: PartProps['onChange'] }) {
  const editor = useEditor();
  const find = (): void => {
    const state = editor.hand.stateOf(whereItFitsTool);
    const largest = state && largestOf(state);
    if (largest) onFound(largest);
    else editor.say({ text: 'No rectangle fits by these rules.', tone: 'info' });
  };
  return (
    <Button size="sm" className="flex-1" onClick={find}>
      Largest that fits
    </Button>
  );
}

function AngleFields({ question: { mode, turn }, onChange }: PartProps) {
  return (
    <div className="flex items-start gap-2">
      <SelectField
        label="Turned"
        className="min-w-0 flex-1"
        value={mode}
        choices={choicesNamed(modes)}
        onChoose={(value) => onChange({ mode: value })}
      />
      {mode === 'given' ? (
        <TextField
          label="Degrees"
          type="number"
          step={5}
          min={-360}
          max={360}
          className="w-24"
          defaultValue={turn}
          onChange={({ target }) => {
            const degrees = target.valueAsNumber;
            if (Math.abs(degrees) <= 360) onChange({ turn: degrees });
          }}
        />
      ) : null}
    </div>
  );
}
