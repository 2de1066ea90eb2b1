// The fields for what kind of north the plan has: true, grid or magnetic, and so on, with the declination if it is magnetic.
import {
  declinationDateLimit,
  maxDeclination,
  type NorthName,
  northNames,
  type NorthReference,
  norths,
} from '@homeplot/plan/northReference';
import { parseDegrees } from '@homeplot/plan/parseDirection';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';

/** The fields as they are typed. */
export interface NorthWords {
  readonly kind: string;
  readonly declination: string;
  readonly date: string;
}

export const northWordsOf = (reference: NorthReference | undefined): NorthWords => {
  const { kind = '', declination, date = '' } = reference ?? {};
  const degrees = declination === undefined ? '' : `${Math.abs(declination)} ${declination < 0 ? 'W' : 'E'}`;
  return { kind, declination: degrees, date };
};

/** Degrees east, such as `13.5 E`, `7°30' W` or -7.5; undefined if they can't be read. */
function readDeclination(typed: string): number | undefined {
  const [, number = '', side = 'E'] = /^(.*?)\s*([EW])?$/i.exec(typed.trim()) ?? [];
  const degrees = parseDegrees(number);
  if (degrees === undefined || Math.abs(degrees) > maxDeclination) return undefined;
  return side.toUpperCase() === 'W' ? -Math.abs(degrees) : degrees;
}

/** Reads the fields. Returns a problem if the declination can't be read. */
export function readNorthWords({
  kind,
  declination,
  date,
}: NorthWords): { readonly reference: NorthReference | undefined } | { readonly problem: string } {
  const name = norths.find((one) => one === kind);
  if (!name) return { reference: undefined };
  if (name !== 'magnetic') return { reference: { kind: name } };
  const degrees = readDeclination(declination);
  if (declination.trim() !== '' && degrees === undefined)
    return { problem: 'Type degrees to the east or west of true north, such as 13.5 E or 7 W.' };
  return {
    reference: {
      kind: name,
      ...(degrees === undefined ? {} : { declination: degrees }),
      ...(date.trim() ? { date: date.trim() } : {}),
    },
  };
}

interface NorthKindProps {
  readonly words: NorthWords;
  readonly onChange: (words: NorthWords) => void;
  readonly problem: string | undefined;
}

export function NorthKind({ words, onChange, problem }: NorthKindProps) {
  return (
    <>
      <SelectField<NorthName | ''>
        label="Which north"
        value={norths.find((one) => one === words.kind) ?? ''}
        choices={[
          { value: '', label: 'Not given' },
          ...norths.map((name) => ({ value: name, label: northNames[name] })),
        ]}
        onChoose={(kind) => onChange({ ...words, kind })}
      />
      {words.kind === 'magnetic' ? (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Declination"
            value={words.declination}
            autoComplete="off"
            placeholder="13.5 E"
            error={problem}
            onChange={({ target }) => onChange({ ...words, declination: target.value })}
          />
          <TextField
            label="Its date"
            value={words.date}
            maxLength={declinationDateLimit}
            autoComplete="off"
            placeholder="May 2026"
            onChange={({ target }) => onChange({ ...words, date: target.value })}
          />
        </div>
      ) : null}
    </>
  );
}
