// The place of a part on the paper, typed in inches or millimeters.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { placedBlock } from '@homeplot/formats/sheetEdits';
import { type PaperBox, type SheetBlock, sheetLimits } from '@homeplot/plan/sheet';
import { parseNumber } from '@homeplot/plan/typedLength';
import { isMetric } from '@homeplot/plan/units';
import { TypedField } from '../../cards/TypedField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { Sheets } from './useSheets.ts';

interface PlaceFieldsProps {
  readonly block: SheetBlock;
  readonly sheets: Sheets;
}

/** min: millimeters. */
const placeFields = [
  { name: 'x', label: 'From left', min: 0 },
  { name: 'y', label: 'From top', min: 0 },
  { name: 'width', label: 'Width', min: 10 },
  { name: 'height', label: 'Height', min: 5 },
] as const;

export function PlaceFields({ block, sheets: { sheet, boxes, change } }: PlaceFieldsProps) {
  const { settings } = useEditor().plan;
  const now = boxes.get(block.id);
  if (!now) return null;
  const metric = isMetric(settings.units);
  const millimetersPerUnit = metric ? 1 : millimetersPerInch;
  const box: PaperBox = {
    x: now.minX,
    y: now.minY,
    width: now.maxX - now.minX,
    height: now.maxY - now.minY,
  };
  const place = (name: keyof PaperBox, min: number, typed: string): string | undefined => {
    const value = parseNumber(typed);
    if (value === undefined) return `Type a number of ${metric ? 'millimeters' : 'inches'}.`;
    const length = Math.round(value * millimetersPerUnit * 10) / 10;
    if (length < min || length > sheetLimits.side) {
      // Rounded inward, so that both limits can be typed.
      const [from, to] = [
        Math.ceil((min / millimetersPerUnit) * 100),
        Math.floor((sheetLimits.side / millimetersPerUnit) * 100),
      ];
      return `Type a number from ${from / 100} to ${to / 100}.`;
    }
    change(placedBlock(sheet, boxes, block.id, { ...box, [name]: length }), 'Move part of sheet');
    return undefined;
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      {placeFields.map(({ name, label, min }) => (
        <TypedField
          key={name}
          label={`${label} (${metric ? 'mm' : 'in'})`}
          inputMode="decimal"
          value={String(Math.round((box[name] / millimetersPerUnit) * 100) / 100)}
          onApply={(typed) => place(name, min, typed)}
        />
      ))}
    </div>
  );
}
