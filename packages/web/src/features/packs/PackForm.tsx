// The form for a city's permit rules, a pack: its numbers, and the items that sheets must show.
import { countryOf, generalPacks, type Pack } from '@homeplot/plan/pack';
import { type Units, unitNames } from '@homeplot/plan/units';
import { type SubmitEvent, useState } from 'react';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { unitTitles } from '../../cards/UnitsField.tsx';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx';
import { pageOf, webAddress, withPage } from './cityPack.ts';
import { keyOf, typedOf, withTyped } from './packFields.ts';
import { type PackSection, packSections, sheetSection } from './packSections.ts';
import { PackItems } from './PackItems.tsx';

interface PackFormProps {
  readonly pack: Pack;
  /** The key of a field whose section starts open. */
  readonly field: string | undefined;
  readonly units: Units;
  readonly onSave: (pack: Pack) => void;
  readonly onCancel: () => void;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

const maxWords = 200;
/** The number of sections that aren't folded: they have the numbers that most cities' pages give. */
const unfoldedSections = 2;

export function PackForm({ pack: first, field: asked, units, onSave, onCancel }: PackFormProps) {
  const [pack, setPack] = useState(first);
  const [typed, setTyped] = useUnconfirmed(`pack ${first.name}`, () => typedOf(first, units));
  const [isChecked, setChecked] = useState(false);
  const [page, setPage] = useState(() => pageOf(first));
  const read = withTyped(pack, typed, units);
  const problems: Readonly<Record<string, string>> = isChecked
    ? { ...read.problems, ...wordProblems(pack, page) }
    : {};

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (Object.keys({ ...read.problems, ...wordProblems(pack, page) }).length > 0)
      return showProblems(event.currentTarget, () => setChecked(true));
    onSave(withPage({ ...read.pack, name: pack.name.trim() }, webAddress(page.trim()) ?? ''));
  };
  /** legend: the class of the title, which is hidden if the section's card already shows it. */
  const section = ({ title, about, fields }: PackSection, legend: string) => (
    <fieldset key={title}>
      <legend className={legend}>{title}</legend>
      <p className="mt-0.5 mb-2 text-sm text-ink-soft">{about}</p>
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {fields.map((field) => (
          <TextField
            key={keyOf(field)}
            name={keyOf(field)}
            {...lengthInput}
            label={field.quantity === 'length' ? `${field.label} (${unitNames(units).length})` : field.label}
            value={typed[keyOf(field)] ?? ''}
            error={problems[keyOf(field)]}
            onChange={({ target }) => setTyped({ ...typed, [keyOf(field)]: target.value })}
          />
        ))}
        {title === sheetSection ? (
          <SelectField
            label="Units"
            value={pack.sheet?.units ?? ''}
            choices={[{ value: '', label: 'Any' }, ...choicesNamed(unitTitles)]}
            onChoose={(unit) => setPack(inUnits(pack, unit))}
          />
        ) : null}
      </div>
    </fieldset>
  );
  const countries = [...new Set([...Object.keys(generalPacks), ...(pack.country ? [pack.country] : [])])];
  return (
    <form onSubmit={save} noValidate className="space-y-5">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="City or county"
          value={pack.name}
          maxLength={maxWords}
          autoComplete="off"
          error={problems['name']}
          onChange={({ target }) => setPack({ ...pack, name: target.value })}
        />
        <SelectField
          label="Country"
          value={countryOf(pack) ?? ''}
          choices={[
            ...countries.map((code) => ({ value: code, label: countryNames.of(code) ?? code })),
            { value: '', label: 'Another country' },
          ]}
          onChoose={(code) => setPack(inCountry(pack, code))}
        />
        <TextField
          label="Zoning district"
          value={pack.district ?? ''}
          maxLength={maxWords}
          autoComplete="off"
          onChange={({ target }) => setPack({ ...pack, district: target.value })}
        />
        <TextField
          label="Page with the numbers (address)"
          type="url"
          value={page}
          maxLength={2000}
          placeholder="www.city.gov/zoning"
          autoComplete="off"
          error={problems['page']}
          onChange={({ target }) => setPage(target.value)}
        />
        <TextField
          label="Read on"
          type="date"
          value={pack.date}
          error={problems['date']}
          onChange={({ target }) => setPack({ ...pack, date: target.value })}
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
        <PackItems items={pack.items} onChange={(items) => setPack({ ...pack, items })} />
      </FoldedCard>
      {Object.keys(problems).length > 0 ? (
        <p role="alert" className="text-sm text-danger">
          {`Check ${Object.keys(problems).map(fieldTitle).join(', ')}.`}
        </p>
      ) : null}
      <DialogFoot>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" tone="primary">
          Save and use
        </Button>
      </DialogFoot>
    </form>
  );
}

function inUnits({ sheet = {}, ...pack }: Pack, units: Units | ''): Pack {
  if (units !== '') return { ...pack, sheet: { ...sheet, units } };
  const { units: _, ...rest } = sheet;
  return { ...pack, sheet: rest };
}

function inCountry(pack: Pack, code: string): Pack {
  if (code !== '') return { ...pack, country: code };
  const { country: _, ...rest } = pack;
  return rest;
}

function wordProblems({ name, date }: Pack, page: string): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (name.trim() === '') problems['name'] = 'Type the name of the city or county.';
  if (Number.isNaN(Date.parse(date))) problems['date'] = 'Choose the day on which you read the page.';
  if (page.trim() && !webAddress(page.trim()))
    problems['page'] = "That isn't a web address. Try www.city.gov/zoning.";
  return problems;
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
