// The choice of paper, orientation and scale, for all sheets that are alike or for one alone (useSheets.ts decides which
// change).
import { orientations, paperGroups, paperNamed } from '@homeplot/formats/papers';
import { drawingsIn, type Sheet, sheetNumber, type ViewportBlock } from '@homeplot/plan/sheet';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { ScaleField } from './ScaleField.tsx';
import { TurnField } from './TurnField.tsx';
import type { Sheets } from './useSheets.ts';

const orientationNames = { portrait: 'Portrait', landscape: 'Landscape' } as const;

interface SheetFieldsProps {
  readonly sheets: Sheets;
  /** Whether the dialog has just been opened; then the first field gets the focus. */
  readonly isFirst: boolean;
}

export function SheetFields({ sheets, isFirst }: SheetFieldsProps) {
  const { all, sheet } = sheets;
  const [aloneId, setAlone] = useState<string>();
  const isAlone = aloneId === sheet.id;
  const drawings = drawingsIn(all);
  const mostUsed = mostUsedOf(drawings.map(paperOf));
  const others = drawings.filter((one) => paperOf(one) !== mostUsed);
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
        onChoose={(name) => sheets.choosePaper(name, isAlone)}
      />
      <SelectField
        label="Orientation"
        value={sheet.orientation}
        choices={orientations.map((name) => ({ value: name, label: orientationNames[name] }))}
        onChoose={(orientation) => sheets.chooseOrientation(orientation, isAlone)}
      />
      {drawings.length > 1 ? (
        <CheckField
          label={`Only for ${sheetNumber(all, sheet)}`}
          checked={isAlone}
          onChange={({ target }) => setAlone(target.checked ? sheet.id : undefined)}
        />
      ) : null}
      {others.length > 0 ? (
        <div className="space-y-2 rounded-md bg-panel px-3 py-2 text-sm">
          <p>
            {others.map((one) => `${sheetNumber(all, one)} is on ${paperOf(one)}`).join(', ')}, the others on{' '}
            {mostUsed}.
          </p>
          <Button
            size="sm"
            onClick={() => sheets.sharePaper(drawings.find((one) => paperOf(one) === mostUsed) ?? sheet)}
          >
            Put all on {mostUsed}
          </Button>
        </div>
      ) : null}
      {first ? <ScaleField label="Scale" sheets={sheets} block={first} /> : null}
      {first ? <TurnField sheets={sheets} /> : null}
    </>
  );
}

const paperOf = ({ paper, orientation }: Sheet): string => `${paper}, ${orientation}`;

/** The paper that occurs most often; the first one of several. */
const mostUsedOf = (papers: readonly string[]): string | undefined => {
  const count = (one: string): number => papers.filter((paper) => paper === one).length;
  return papers.toSorted((a, b) => count(b) - count(a))[0];
};
