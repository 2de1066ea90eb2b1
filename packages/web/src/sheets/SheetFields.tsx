// The choice of paper, orientation and scale.
import { orientations, paperGroups, paperNamed } from '@homeplot/formats/papers';
import { SelectField } from '../ui/fields/SelectField.tsx';
import type { ViewportBlock } from '@homeplot/plan/sheet';
import { useEffect, useRef } from 'react';
import { ScaleField } from './ScaleField.tsx';
import type { Sheets } from './useSheets.ts';

const orientationNames = { portrait: 'Portrait', landscape: 'Landscape' } as const;

interface SheetFieldsProps {
  readonly sheets: Sheets;
  /** Whether the dialog has just been opened. */
  readonly isFirst: boolean;
}

export function SheetFields({ sheets, isFirst }: SheetFieldsProps) {
  const { sheet } = sheets;
  const first = sheet.blocks.find((block): block is ViewportBlock => block.type === 'viewport');
  const paper = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isFirst) paper.current?.focus();
  }, [isFirst]);
  return (
    <>
      <SelectField
        label="Paper"
        ref={paper}
        value={sheet.paper}
        onChange={({ target }) => sheets.choosePaper(target.value)}
      >
        {paperNamed(sheet.paper) ? null : <option value={sheet.paper}>{sheet.paper}</option>}
        {paperGroups.map(({ title, papers }) => (
          <optgroup key={title} label={title}>
            {papers.map(({ name, size }) => (
              <option key={name} value={name}>
                {name}, {size}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        label="Orientation"
        value={sheet.orientation}
        onChange={({ target }) => {
          const way = orientations.find((one) => one === target.value);
          if (way) sheets.chooseOrientation(way);
        }}
      >
        {orientations.map((name) => (
          <option key={name} value={name}>
            {orientationNames[name]}
          </option>
        ))}
      </SelectField>
      {first ? <ScaleField label="Scale" sheets={sheets} block={first} /> : null}
    </>
  );
}
