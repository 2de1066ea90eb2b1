// The fields of the sheet parts that have only a few: tables, vicinity sketches, stamp spaces and signatures.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import type { SheetSize } from '@homeplot/formats/papers';
import { portals } from '@homeplot/formats/portals';
import { turnedStreets } from '@homeplot/formats/vicinity';
import {
  type SignatureBlock,
  sheetLimits,
  type StampBlock,
  type TableBlock,
  type TableContent,
  tableContents,
  type VicinityBlock,
  vicinitySides,
} from '@homeplot/plan/sheet';
import { isMetric } from '@homeplot/plan/units';
import { TypedField } from '../../cards/TypedField.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { BlockFieldsProps } from './blockFieldsProps.ts';
import { LinesField } from './wordFields.tsx';

const contentNames: Readonly<Record<TableContent, string>> = {
  coverage: 'Coverage',
  setbacks: 'Setbacks',
  courses: 'Lot lines, bearings and lengths',
  areas: 'Areas',
  trees: 'Trees',
  floorArea: 'Floor area, floor by floor',
  surfaces: 'Impervious surface',
  parking: 'Parking',
  landscape: 'Landscape',
  earthwork: 'Earthwork: cut and fill',
  grades: 'Grades: corners, floors, swales, drives',
};

export function TableFields({ block, onChange }: BlockFieldsProps<TableBlock>) {
  const { units } = useEditor().plan.settings;
  const { hectares = false, ...rest } = block;
  return (
    <>
      <SelectField
        label="Table of"
        value={block.content}
        choices={tableContents.map((content) => ({ value: content, label: contentNames[content] }))}
        onChoose={(content) => onChange({ ...block, content })}
      />
      {isMetric(units) && block.content === 'areas' ? (
        <CheckField
          label="In hectares too"
          checked={hectares}
          onChange={({ target }) => onChange(target.checked ? { ...rest, hectares: true } : rest)}
        />
      ) : null}
    </>
  );
}

const sideNames = {
  top: 'Street above',
  right: 'Street at right',
  bottom: 'Street below',
  left: 'Street at left',
};

export function VicinityFields({ block, sheets, onChange }: BlockFieldsProps<VicinityBlock>) {
  const { turn = 0, streets: drawn = {} } = sheets.drawn.laid ?? {};
  // By the sides of the sheet, which may show the plan turned; they are stored by the sides of the plan.
  const streets = block.streets ? turnedStreets(block.streets, turn) : drawn;
  return (
    <div className="grid grid-cols-2 gap-3">
      {vicinitySides.map((side) => (
        <TypedField
          key={side}
          label={sideNames[side]}
          value={streets[side] ?? ''}
          maxLength={sheetLimits.words}
          onApply={(name): undefined => {
            const named = turnedStreets({ ...streets, [side]: name }, -turn);
            onChange({ ...block, streets: named });
          }}
        />
      ))}
    </div>
  );
}

const inches = (width: number, height: number): SheetSize => ({
  width: width * millimetersPerInch,
  height: height * millimetersPerInch,
});

const inInches = ({ width, height }: SheetSize): string =>
  [width, height].map((side) => Number((side / millimetersPerInch).toFixed(2))).join(' × ');

/** The sizes of stamp spaces that permit offices ask for. */
const spaces: readonly { readonly name: string; readonly size?: SheetSize }[] = [
  { name: 'Usual' },
  ...portals.flatMap(({ name, stampSpace: size }) =>
    size ? [{ name: `${name}, ${inInches(size)} in`, size }] : [],
  ),
  { name: 'Culver City, CA, 6 in wide', size: inches(6, 4) },
  { name: '4 × 4 in', size: inches(4, 4) },
];

/** Millimeters by which equal sides may differ. */
const sizeTolerance = 0.1;

const isSame = (a: SheetSize | undefined, b: SheetSize | undefined): boolean =>
  a && b
    ? Math.abs(a.width - b.width) < sizeTolerance && Math.abs(a.height - b.height) < sizeTolerance
    : a === b;

export function StampFields({ block, onChange }: BlockFieldsProps<StampBlock>) {
  const chosen = spaces.findIndex(({ size }) => isSame(size, block.size));
  return (
    <SelectField
      label="Size"
      value={Math.max(0, chosen)}
      choices={spaces.map(({ name }, i) => ({ value: i, label: name }))}
      onChoose={(place) => {
        const size = spaces[place]?.size;
        const { size: _size, box: _box, ...rest } = block;
        onChange(size ? { ...rest, size } : rest);
      }}
    />
  );
}

export function SignatureFields({ block, onChange }: BlockFieldsProps<SignatureBlock>) {
  return (
    <LinesField
      label="Who signs, one per line"
      lines={block.signers ?? ['Owner', 'Prepared by']}
      limits={{ what: 'signatures', lines: sheetLimits.signers, characters: sheetLimits.words }}
      onApply={(signers) => onChange({ ...block, signers })}
    />
  );
}
