// The card with the canvas settings: squares per foot, the units, the canvas's height in squares, the theme, and a button for the
// plan's properties.
import { formatLength, gridSquare, grouped, isMetric } from '@homeplot/plan/units';
import type { Editor } from '@homeplot/editor/editor';
import { heightShown } from '@homeplot/editor/viewport';
import { scaleRange, siteExtents } from '@homeplot/plan/settings';
import { useDialogs } from '../../workspace/dialogs.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { rememberUnits } from '../../store/local/chosenUnits.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { SelectField, choicesNamed } from '../../kit/fields/SelectField.tsx';
import { Slider } from '../../kit/fields/Slider.tsx';
import { viewHeight } from './viewHeight.ts';
import { useWritten } from '../../workspace/useWritten.ts';
import { UnitsField } from '../../cards/UnitsField.tsx';
import { useState } from 'react';
import { chooseTheme, chosenTheme, type Theme } from '../../kit/theme.ts';

export function CanvasSettings() {
  const editor = useEditor();
  const { openDialog } = useDialogs();
  const { scale, units, siteExtent } = useSlice(({ plan }) => plan.settings);
  const view = useWritten(viewText);
  return (
    <Card title="Canvas Settings">
      <div className="space-y-4">
        <Slider
          label={`Scale Ratio (${isMetric(units) ? `grid of ${formatLength(gridSquare({ scale, units }), units)}` : '1 foot = X squares'})`}
          value={scale}
          {...scaleRange}
          onChange={(chosen) => editor.edit([{ settings: { scale: chosen } }], 'Scale', true)}
        />
        <UnitsField
          value={units}
          onChoose={(chosen) => {
            rememberUnits(chosen);
            editor.edit([{ settings: { units: chosen } }], 'Units');
          }}
        />
        <div>
          <SelectField
            label="Site size"
            value={siteExtent}
            choices={siteExtents.map((extent) => ({
              value: extent,
              label: `${heightShown({ siteExtent: extent, zoom: 1 }, { scale, units })} tall at 100%${isMetric(units) ? '' : ` (${grouped(extent)} squares)`}`,
            }))}
            onChoose={(chosen) => editor.edit([{ settings: { siteExtent: chosen } }], 'Site size')}
          />
          <span ref={view} className="mt-1 block text-sm text-ink-faint empty:hidden" />
        </div>
        <ThemeField />
        <Button size="sm" className="w-full" onClick={() => openDialog({ name: 'plan' })}>
          Plan properties
        </Button>
      </div>
    </Card>
  );
}

function viewText(editor: Editor): string {
  const height = viewHeight(editor);
  return height && `The view is ${height} now. Zoom to 100% shows the site size.`;
}

const themeNames: Readonly<Record<Theme | 'system', string>> = {
  system: 'Same as the system',
  light: 'Light',
  dark: 'Dark',
};

/** The choice between light, dark, and the system's theme. */
function ThemeField() {
  const [chosen, setChosen] = useState(() => chosenTheme() ?? 'system');
  const choose = (name: Theme | 'system'): void => {
    chooseTheme(name === 'system' ? undefined : name);
    setChosen(name);
  };
  return (
    <SelectField label="Appearance" value={chosen} choices={choicesNamed(themeNames)} onChoose={choose} />
  );
}
