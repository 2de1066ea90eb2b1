// The fields of a profile on a sheet: the line that it follows, and how much larger heights are drawn than lengths.
// Kept offline when idle.
import { profiledLines } from '@homeplot/plan/section';
import { exaggerationsWith } from '@homeplot/plan/sectionLayout';
import { sectionTitle } from '@homeplot/plan/sectionWords';
import type { ProfileBlock } from '@homeplot/plan/sheet';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { BlockFieldsProps } from './blockFieldsProps.ts';

/** The number of lines that are listed; more would be too many to look through. */
const maxLines = 100;

export function ProfileFields({ block, onChange }: BlockFieldsProps<ProfileBlock>) {
  const { plan } = useEditor();
  const { exaggeration, ...rest } = block;
  const all = profiledLines(plan);
  const lines = all.slice(0, maxLines);
  const chosen = block.object ?? lines[0]?.id ?? '';
  const isListed = lines.some(({ id }) => id === chosen);
  return (
    <>
      <SelectField
        label="Along"
        value={isListed ? chosen : ''}
        choices={[
          ...(isListed ? [] : [{ value: '', label: 'Choose…' }]),
          ...lines.map((line) => ({ value: line.id, label: sectionTitle(line, all) })),
        ]}
        onChoose={(id) => id && onChange({ ...block, object: id })}
      />
      <HeightsField
        value={exaggeration}
        onChoose={(times) => onChange(times ? { ...rest, exaggeration: times } : rest)}
      />
    </>
  );
}

interface HeightsFieldProps {
  /** How many times larger heights are drawn; undefined: as much larger as there is room for. */
  readonly value: number | undefined;
  readonly onChoose: (times: number | undefined) => void;
}

export function HeightsField({ value = 0, onChoose }: HeightsFieldProps) {
  return (
    <SelectField
      label="Heights"
      value={value}
      choices={[
        { value: 0, label: 'As the room allows' },
        ...exaggerationsWith(value).map((times) => ({
          value: times,
          label: times === 1 ? 'True to scale' : `${times} times larger`,
        })),
      ]}
      onChoose={(times) => onChoose(times === 0 ? undefined : times)}
    />
  );
}
