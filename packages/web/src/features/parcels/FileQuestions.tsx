// Questions about what a file of parcels doesn't say: its projection, or which number is the latitude. They show sample
// coordinates; nothing is guessed.
import { coordinatesText } from '@homeplot/formats/coordinatesText';
import type { AxesSwapped, NeedsProjection } from '@homeplot/formats/parcelReading';
import { projections } from '@homeplot/formats/projections';
import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';

const maxSamples = 3;
/** The number of coordinate systems that are listed; others are found by searching. */
const maxListed = 100;

interface QuestionProps<Question, Answer> {
  readonly question: Question;
  readonly onAnswer: (answer: Answer) => void;
  readonly onCancel: () => void;
}

export function ProjectionQuestion({ question, onAnswer, onCancel }: QuestionProps<NeedsProjection, string>) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState('');
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = projections.filter(({ id, name }) =>
    wanted.every((word) => `${id} ${name}`.toLowerCase().includes(word)),
  );
  const listed = found.slice(0, maxListed);
  const isListed = listed.some(({ id }) => id === chosen);
  return (
    <form
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isListed) onAnswer(chosen);
      }}
    >
      <p className="text-[0.9375rem]">{question.question}</p>
      <Sample sample={question.sample} />
      <TextField
        label="Search coordinate systems"
        type="search"
        autoComplete="off"
        placeholder="Such as Colorado North feet"
        hint="The county's page for the file names it, often as an EPSG code."
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SelectField
        label="Coordinate system"
        value={isListed ? chosen : ''}
        choices={[
          {
            value: '',
            label: found.length > maxListed ? `${found.length} found: search first` : `${found.length} found`,
          },
          ...listed.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={setChosen}
      />
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary" aria-disabled={!isListed}>
          Continue
        </Button>
      </div>
    </form>
  );
}

export function AxesQuestion({ question, onAnswer, onCancel }: QuestionProps<AxesSwapped, boolean>) {
  return (
    <div className="space-y-4">
      <p className="text-[0.9375rem]">{question.question}</p>
      <Sample sample={question.sample} />
      <div className="flex justify-end gap-3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button tone="primary" onClick={() => onAnswer(true)}>
          Swap and continue
        </Button>
      </div>
    </div>
  );
}

function Sample({ sample }: Pick<NeedsProjection, 'sample'>) {
  return (
    <ul aria-label="Coordinates in the file" className="rounded-md bg-panel px-3 py-2 text-sm tabular-nums">
      {sample.slice(0, maxSamples).map((point, i) => (
        <li key={i}>{coordinatesText(point)}</li>
      ))}
    </ul>
  );
}
