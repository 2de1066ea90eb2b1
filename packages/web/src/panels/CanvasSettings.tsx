// Canvas Settings: how many squares a foot has, and how many squares the canvas is tall.
import { formatLength } from '@homeplot/plan/units';
import { scaleRange, siteExtents } from '@homeplot/plan/settings';
import { useEditor, useSlice } from '../planner/useBench.ts';
import { Card } from '../ui/Card.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { Slider } from '../ui/Slider.tsx';

export function CanvasSettings() {
  const editor = useEditor();
  const { scale, siteExtent, units } = useSlice(({ plan }) => plan.settings);
  return (
    <Card title="Canvas Settings">
      <div className="space-y-4">
        <Slider
          label="Scale Ratio (1 foot = X squares)"
          value={scale}
          {...scaleRange}
          onChange={(chosen) => editor.edit([{ settings: { scale: chosen } }], 'Scale', true)}
        />
        <SelectField
          label="Site size"
          value={siteExtent}
          onChange={({ target }) =>
            editor.edit([{ settings: { siteExtent: Number(target.value) } }], 'Site size')
          }
        >
          {siteExtents.map((extent) => (
            <option key={extent} value={extent}>
              {`${extent} squares (${formatLength(extent / scale, units)} tall)`}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  );
}
