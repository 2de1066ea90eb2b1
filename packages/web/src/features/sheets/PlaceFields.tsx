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

const sides = [
  { name: 'x', label: 'From left', least: 0 },
  { name: 'y', label: 'From top', least: 0 },
  { name: 'width', label: 'Width', least: 10 },
  { name: 'height', label: 'Height', least: 5 },
] as const;

export function PlaceFields({ block, sheets: { sheet, boxes, change } }: PlaceFieldsProps) {
  const { settings } = useEditor().plan;
  const now = boxes.get(block.id);
  if (!now) return null;
  const metric = isMetric(settings.units);
  const unit = metric ? 1 : millimetersPerInch;
  const box: PaperBox = {
    x: now.minX,
    y: now.minY,
    width: now.maxX - now.minX,
    height: now.maxY - now.minY,
  };
  const place = (name: keyof PaperBox, least: number, typed: string): string | undefined => {
    const value = parseNumber(typed);
    if (value === undefined) return `Type a number of ${metric ? 'millimeters' : 'inches'}.`;
    const length = Math.round(value * unit * 10) / 10;
    if (length < least || length > sheetLimits.side) {
      // Rounded so that both are allowed.
      const [from, to] = [Math.ceil((least / unit) * 100), Math.floor((sheetLimits.side / unit) * 100)];
      return `Type a number from ${from / 100} to ${to / 100}.`;
    }
    change(placedBlock(sheet, boxes, block.id, { ...box, [name]: length }), 'Move part of sheet');
    return undefined;
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      {sides.map(({ name, label, least }) => (
        <TypedField
          key={name}
          label={`${label} (${metric ? 'mm' : 'in'})`}
          inputMode="decimal"
          value={String(Math.round((box[name] / unit) * 100) / 100)}
          onType={(typed) => place(name, least, typed)}
        />
      ))}
    </div>
  );
}
