// The list of the sheet's parts, in which one is picked, and the fields of the picked part.
import { blockKinds, blockName } from '@homeplot/formats/blockKinds';
import { newBlock, withoutBlock } from '@homeplot/formats/sheetEdits';
import { type SheetBlock, sheetLimits } from '@homeplot/plan/sheet';
import { Trash2 } from 'lucide-react';
import { Button } from '../../kit/ui/Button.tsx';
import { cx } from '../../kit/cx.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { BlockFields } from './BlockFields.tsx';
import { UndoButtons } from './UndoButtons.tsx';
import type { Sheets } from './useSheets.ts';

interface SheetPartsProps {
  readonly sheets: Sheets;
  readonly part: string | undefined;
  readonly onPick: (id: string | undefined) => void;
  readonly onChange: (block: SheetBlock) => void;
  /** Undoes manual placement; undefined if no part was placed by hand. */
  readonly onArrange: (() => void) | undefined;
  readonly onEditProject: () => void;
}

export function SheetParts({ sheets, part, onPick, onChange, onArrange, onEditProject }: SheetPartsProps) {
  const { sheet, change } = sheets;
  const picked = sheet.blocks.find(({ id }) => id === part);
  const add = (type: string): void => {
    const block = newBlock(type, sheet);
    change({ ...sheet, blocks: [...sheet.blocks, block] }, 'Add part of sheet');
    onPick(block.id);
  };
  return (
    <div className="space-y-4">
      <ul aria-label="Parts of the sheet" className="space-y-1">
        {sheet.blocks.map((block) => (
          <li key={block.id} className="flex items-center gap-1">
            <button
              type="button"
              aria-pressed={block.id === part}
              onClick={() => onPick(block.id === part ? undefined : block.id)}
              className={cx(
                'min-h-9 min-w-0 flex-1 truncate rounded-md px-3 text-left text-[0.9375rem] hover:bg-ink/6 pointer-coarse:min-h-11',
                block.id === part && 'bg-panel font-medium',
              )}
            >
              {blockName(block)}
            </button>
            <IconButton
              label={`Remove ${blockName(block)}`}
              onClick={() => change(withoutBlock(sheet, block.id), 'Remove part of sheet')}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {picked ? (
        <BlockFields
          key={picked.id}
          block={picked}
          sheets={sheets}
          onChange={onChange}
          onEditProject={onEditProject}
        />
      ) : (
        <p className="text-sm text-ink-soft">Pick a part here or on the sheet to change it.</p>
      )}
      <SelectField
        label="Add a part"
        value=""
        disabled={sheet.blocks.length >= sheetLimits.blocks || sheet.newerRecord !== undefined}
        choices={[
          { value: '', label: 'Choose…' },
          ...blockKinds().map(({ type, title }) => ({ value: type, label: title })),
        ]}
        onChoose={(type) => type && add(type)}
      />
      <div className="flex items-center justify-between gap-2">
        <UndoButtons />
        {onArrange ? (
          <Button size="sm" onClick={onArrange}>
            Arrange automatically
          </Button>
        ) : null}
      </div>
    </div>
  );
}
