// The fields of a drawing on a sheet: which part of the plan it shows, at which scale, and objects of which statuses and
// layers.
import { proposedPart } from '@homeplot/formats/sheetPresets';
import { viewBox } from '@homeplot/editor/viewport';
import { type Status, statuses } from '@homeplot/plan/kind';
import { statusNames } from '@homeplot/plan/statusNames';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { BlockFieldsProps } from './blockFieldsProps.ts';
import { SunFields } from './SunFields.tsx';
import { ScaleField } from './ScaleField.tsx';

export function ViewportFields({ block, sheets, onChange }: BlockFieldsProps<ViewportBlock>) {
  const editor = useEditor();
  const { plan, viewport } = editor;
  const { crop: _, ...whole } = block;
  const { earthwork, ...unhatched } = block;
  const shown = block.statuses ?? statuses;
  const hidden = block.hiddenLayers ?? [];
  const show = (part: string): void => {
    if (part === 'all') onChange(whole);
    else if (part === 'canvas') onChange({ ...block, crop: viewBox(viewport) });
    else if (part === 'proposed') onChange({ ...whole, ...proposedPart(plan) });
  };
  const toggle = (status: Status, on: boolean): void => {
    const next = statuses.filter((one) => (one === status ? on : shown.includes(one)));
    const { statuses: _old, ...rest } = block;
    onChange(next.length === statuses.length ? rest : { ...rest, statuses: next });
  };
  const toggleLayer = (id: string, on: boolean): void => {
    const next = on ? hidden.filter((one) => one !== id) : [...hidden, id];
    const { hiddenLayers: _old, ...rest } = block;
    onChange(next.length === 0 ? rest : { ...rest, hiddenLayers: next });
  };
  return (
    <>
      <SelectField
        label="Part of the plan"
        value={block.crop ? 'crop' : 'all'}
        choices={[
          { value: 'all', label: 'All of it' },
          ...(block.crop ? [{ value: 'crop', label: 'The part chosen before' }] : []),
          { value: 'canvas', label: 'What the canvas shows now' },
          { value: 'proposed', label: 'The proposed work' },
        ]}
        onChoose={show}
      />
      <ScaleField label="Scale of the drawing" sheets={sheets} block={block} />
      <CheckField
        label="Dimensions and labels"
        checked={!block.isBare}
        onChange={({ target }) => {
          const { isBare: _isBare, ...rest } = block;
          onChange(target.checked ? rest : { ...rest, isBare: true });
        }}
      />
      <SunFields block={block} onChange={onChange} />
      <CheckField
        label="Hatch cut and fill"
        checked={earthwork !== undefined}
        onChange={({ target }) => onChange(target.checked ? { ...block, earthwork: true } : unhatched)}
      />
      <fieldset>
        <legend className="mb-1 text-sm text-ink-soft">Objects shown</legend>
        {statuses.map((status) => (
          <CheckField
            key={status}
            label={statusNames[status]}
            checked={shown.includes(status)}
            onChange={({ target }) => toggle(status, target.checked)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-sm text-ink-soft">Layers shown</legend>
        {plan.settings.layers.map(({ id, title }) => (
          <CheckField
            key={id}
            label={title}
            checked={!hidden.includes(id)}
            onChange={({ target }) => toggleLayer(id, target.checked)}
          />
        ))}
      </fieldset>
    </>
  );
}
