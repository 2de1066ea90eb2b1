// The form for a city's permit rules, a pack: its numbers, and the items that sheets must show.
import { generalPacks, type Pack } from '@homeplot/plan/pack';
import { inOtherUnits } from '@homeplot/plan/typedLength';
import { type Units, unitNames } from '@homeplot/plan/units';
import { type SubmitEvent, useState } from 'react';
import { ResumedNote } from '../../workspace/ResumedNote.tsx';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { fieldInRows } from '../../kit/fields/fieldClass.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { unitTitles } from '../../cards/UnitsField.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';
import { isLength, keyOf, typedOf, withTyped } from './packFields.ts';
import { type PackSection, packSections, sheetSection } from './packSections.ts';
import { PackItems } from './PackItems.tsx';
import { wordProblems, wordsOf, withWords } from './packWords.ts';

interface PackFormProps {
  readonly pack: Pack;
  /** The key of a field whose section starts open. */
  readonly field: string | undefined;
  readonly units: Units;
  readonly onSave: (pack: Pack) => void;
  readonly onCancel: () => void;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const packField = cx(fieldInRows, 'pb-3');
const maxWords = 200;
/** The number of sections that aren't folded: they have the numbers that most cities' pages give. */
const unfoldedSections = 2;

export function PackForm({ pack: first, field: asked, units, onSave, onCancel }: PackFormProps) {
  // A pack that has no name yet gets another id each time the form is opened.
  const place = `pack ${first.name === '' ? 'new' : first.id}`;
  const words = useUnconfirmed(place, () => wordsOf(first));
  const numbers = useUnconfirmed(`${place} numbers`, () => typedOf(first, units), {
    units,
    restate: (text, from, key) => (isLength(key) ? inOtherUnits(text, from, units) : text),
  });
  const [isChecked, setChecked] = useState(false);
  const pack = withWords(first, words.texts);
  const read = withTyped(pack, numbers.texts, units);
  const found = { ...read.problems, ...wordProblems(words.texts) };
  const problems: Readonly<Record<string, string>> = isChecked ? found : {};
  const write = (name: string, text: string): void => words.change({ ...words.texts, [name]: text });
  const forget = (): void => {
    words.forget();
    numbers.forget();
  };

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (Object.keys(found).length > 0) return showProblems(event.currentTarget, () => setChecked(true));
    forget();
    onSave(read.pack);
  };
  const cancel = (): void => {
    forget();
    onCancel();
  };
  /** legend: the class of the title, which is hidden if the section's card already shows it. */
  const section = ({ title, about, fields }: PackSection, legend: string) => (
    <fieldset key={title}>
      <legend className={legend}>{title}</legend>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{about}</p>
      <div className="-mb-3 grid grid-cols-2 gap-x-3 sm:grid-cols-4">
        {fields.map((field) => (
          <TextField
            key={keyOf(field)}
            name={keyOf(field)}
            className={packField}
            {...lengthInput}
            label={field.quantity === 'length' ? `${field.label} (${unitNames(units).length})` : field.label}
            value={numbers.texts[keyOf(field)] ?? ''}
            error={problems[keyOf(field)]}
            onChange={({ target }) => numbers.change({ ...numbers.texts, [keyOf(field)]: target.value })}
          />
        ))}
        {title === sheetSection ? (
          <SelectField
            label="Units"
            className={packField}
            value={words.texts.units}
            choices={[{ value: '', label: 'Any' }, ...choicesNamed(unitTitles)]}
            onChoose={(unit) => write('units', unit)}
          />
        ) : null}
      </div>
    </fieldset>
  );
  const { country } = words.texts;
  const countries = [...new Set([...Object.keys(generalPacks), ...(country ? [country] : [])])];
  return (
    <form onSubmit={save} noValidate className="space-y-5">
      {words.isResumed || numbers.isResumed ? <ResumedNote /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="City or county"
          value={words.texts.name}
          maxLength={maxWords}
          autoComplete="off"
          error={problems['name']}
          onChange={({ target }) => write('name', target.value)}
        />
        <SelectField
          label="Country"
          value={country}
          choices={[
            ...countries.map((code) => ({ value: code, label: countryNames.of(code) ?? code })),
            { value: '', label: 'Another country' },
          ]}
          onChoose={(code) => write('country', code)}
        />
        <TextField
          label="Zoning district"
          value={words.texts.district}
          maxLength={maxWords}
          autoComplete="off"
          onChange={({ target }) => write('district', target.value)}
        />
        <TextField
          label="Page with the numbers (address)"
          type="url"
          value={words.texts.page}
          maxLength={2000}
          placeholder="www.city.gov/zoning"
          autoComplete="off"
          error={problems['page']}
          onChange={({ target }) => write('page', target.value)}
        />
        <TextField
          label="Read on"
          type="date"
          value={words.texts.date}
          error={problems['date']}
          onChange={({ target }) => write('date', target.value)}
        />
      </div>
      <p className="text-sm text-ink-soft">Leave a field empty if the page says nothing about it.</p>
      {packSections.slice(0, unfoldedSections).map((one) => section(one, 'text-sm font-semibold'))}
      {packSections.slice(unfoldedSections).map((one) => (
        <FoldedCard
          key={one.title}
          title={one.title}
          startsOpen={one.fields.some((field) => keyOf(field) === asked)}
          isFaulty={one.fields.some((field) => problems[keyOf(field)] !== undefined)}
        >
          {section(one, 'sr-only')}
        </FoldedCard>
      ))}
      <FoldedCard title="What the sheet must show" detail={String(pack.items.length)}>
        <PackItems needs={words.texts} onChange={write} />
      </FoldedCard>
      {Object.keys(problems).length > 0 ? (
        <p role="alert" className="text-sm text-danger">
          {`Check ${Object.keys(problems).map(fieldTitle).join(', ')}.`}
        </p>
      ) : null}
      <DialogFoot>
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" tone="primary">
          Save and use
        </Button>
      </DialogFoot>
    </form>
  );
}

const fieldTitles: Readonly<Record<string, string>> = {
  name: 'City or county',
  date: 'Read on',
  page: 'Page with the numbers',
  ...Object.fromEntries(
    packSections.flatMap(({ fields }) => fields).map((field) => [keyOf(field), field.label]),
  ),
};
const fieldTitle = (key: string): string => fieldTitles[key] ?? key;
