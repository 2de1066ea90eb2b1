// The choice of a drawing's scale, among those that the worker says fit. Which fit, and the scale without a choice,
// formats' sheetDrawing decides.
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { Sheets } from './useSheets.ts';

interface ScaleFieldProps {
  readonly label: string;
  readonly sheets: Sheets;
  readonly block: ViewportBlock;
}

export function ScaleField({ label, sheets, block }: ScaleFieldProps) {
  const viewport = sheets.drawn.laid?.viewports.get(block.id);
  const { scale, scales = [] } = viewport ?? {};
  const isListed = scales.some(({ feetPerInch }) => feetPerInch === scale?.feetPerInch);
  return (
    <SelectField<string | number>
      label={label}
      value={scale?.feetPerInch ?? ''}
      disabled={!scale}
      choices={[
        ...(scale ? [] : [{ value: '', label: viewport ? 'None fits' : 'Finding a scale…' }]),
        ...(scale && !isListed ? [{ value: scale.feetPerInch, label: scale.name }] : []),
        ...scales.map(({ feetPerInch, name, fits }) => ({
          value: feetPerInch,
          label: fits ? name : `${name} (does not fit)`,
          disabled: !fits,
        })),
      ]}
      onChoose={(feetPerInch) => sheets.chooseScale(block, Number(feetPerInch))}
    />
  );
}
