// Where the location of the selected object comes from, and how accurate it is, for the user who knows better.
import { accuracyOf } from '@homeplot/plan/accuracyOf';
import { type PlanObject, type Source, sources } from '@homeplot/plan/kind';
import { AccuracyField } from '../../cards/AccuracyField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';

const labels: Readonly<Record<Source, string>> = {
  surveyed: 'Surveyed',
  measured: 'Taped',
  traced: 'Traced',
  'county map': 'County map',
  imported: 'Imported drawing',
};

export function PlaceSection({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const { accuracy, source: was, ...rest } = object;
  const source = was === undefined ? {} : { source: was };
  /** A field also reports its text when it is unmounted, possibly after the object was changed or deleted. */
  const put = (changed: PlanObject, label: string): void => {
    if (editor.plan.objects.get(object.id) === object) editor.edit([{ put: changed }], label);
  };
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-2">
      <SelectField
        label="How it was located"
        value={was ?? ''}
        choices={[
          { value: '', label: 'Drawn by hand' },
          ...sources.map((value) => ({ value, label: labels[value] })),
        ]}
        onChoose={(value) => {
          const chosen = sources.find((one) => one === value);
          put({ ...rest, ...(chosen ? { source: chosen } : {}) }, 'How it was located');
        }}
      />
      <AccuracyField
        stated={accuracy}
        known={accuracyOf({ ...rest, ...source })}
        units={units}
        onState={(feet) =>
          put({ ...rest, ...source, ...(feet === undefined ? {} : { accuracy: feet }) }, 'Accuracy')
        }
      />
    </div>
  );
}
