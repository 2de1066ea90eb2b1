// The choice of a drawing's scale.
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { SelectField } from '../ui/fields/SelectField.tsx';
import type { Sheets } from './useSheets.ts';

interface ScaleFieldProps {
  readonly label: string;
  readonly sheets: Sheets;
  readonly block: ViewportBlock;
}

export function ScaleField({ label, sheets, block }: ScaleFieldProps) {
  const viewport = sheets.draft.laid?.viewports.get(block.id);
  const { scale, scales = [] } = viewport ?? {};
  const isListed = scales.some(({ feetPerInch }) => feetPerInch === scale?.feetPerInch);
  return (
    <SelectField
      label={label}
      value={scale?.feetPerInch ?? ''}
      disabled={!scale}
      onChange={({ target }) => sheets.chooseScale(block, Number(target.value))}
    >
      {scale ? null : <option value="">{viewport ? 'None fits' : 'Finding a scale…'}</option>}
      {scale && !isListed ? <option value={scale.feetPerInch}>{scale.name}</option> : null}
      {scales.map(({ feetPerInch, name, fits }) => (
        <option key={feetPerInch} value={feetPerInch} disabled={!fits}>
          {fits ? name : `${name} (does not fit)`}
        </option>
      ))}
    </SelectField>
  );
}
