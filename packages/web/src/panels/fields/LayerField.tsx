// The selection's layer, as a choice.
import { moveSelectionToLayer } from '@homeplot/editor/layers';
import { layersOfSelection } from '@homeplot/editor/layerSwitches';
import { useEditor, useRevision, useSlice } from '../../planner/useWorkspace.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';

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
      onChange={({ target }) => moveSelectionToLayer(editor, target.value)}
    >
      {another === undefined ? null : (
        <option value="" disabled>
          Several layers
        </option>
      )}
      {isListed ? null : <option value={layer}>{layer}</option>}
      {layers.map(({ id, title, hidden, locked }) => (
        <option key={id} value={id} disabled={hidden ?? locked ?? false}>
          {hidden ? `${title} (hidden)` : locked ? `${title} (locked)` : title}
        </option>
      ))}
    </SelectField>
  );
}
