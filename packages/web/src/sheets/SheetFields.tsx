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
        choices={paperNamed(sheet.paper) ? [] : [{ value: sheet.paper, label: sheet.paper }]}
        groups={paperGroups.map(({ title, papers }) => ({
          title,
          choices: papers.map(({ name, size }) => ({ value: name, label: `${name}, ${size}` })),
        }))}
        onChoose={sheets.choosePaper}
      />
      <SelectField
        label="Orientation"
        value={sheet.orientation}
        choices={orientations.map((name) => ({ value: name, label: orientationNames[name] }))}
        onChoose={sheets.chooseOrientation}
      />
      {first ? <ScaleField label="Scale" sheets={sheets} block={first} /> : null}
    </>
  );
}
