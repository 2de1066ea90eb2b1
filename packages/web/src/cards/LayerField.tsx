// The selection's layer, as a choice.
import { moveSelectionToLayer } from '@homeplot/editor/layers';
import { layersOfSelection } from '@homeplot/editor/layerSwitches';
import { useEditor, useRevision, useSlice } from '../workspace/useWorkspace.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';

export function LayerField() {
  const editor = useEditor();
  useRevision();
  const layers = useSlice(({ plan }) => plan.settings.layers);
  const [layer = '', another] = layersOfSelection(editor);
  const isListed = layers.some(({ id }) => id === layer);
  return (
    <SelectField
      label="Layer"
      value={another === undefined ? layer : ''}
      choices={[
        ...(another === undefined ? [] : [{ value: '', label: 'Several layers', disabled: true }]),
        ...(isListed ? [] : [{ value: layer, label: layer }]),
        ...layers.map(({ id, title, hidden, locked }) => ({
          value: id,
          label: hidden ? `${title} (hidden)` : locked ? `${title} (locked)` : title,
          disabled: hidden === true || locked === true,
        })),
      ]}
      onChoose={(chosen) => moveSelectionToLayer(editor, chosen)}
    />
  );
}
