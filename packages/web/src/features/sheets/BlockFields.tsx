// The fields of a part of the sheet: its heading, the fields of its type, and its place on the paper.
import { blockKindOf, blockName } from '@homeplot/formats/blockKinds';
import { type SheetBlock, sheetLimits } from '@homeplot/plan/sheet';
import type { ComponentType } from 'react';
import { TypedField } from '../../cards/TypedField.tsx';
import { late } from '../../kit/late/late.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import type { BlockFieldsProps } from './blockFieldsProps.ts';
import { CommentsFields } from './CommentsFields.tsx';
import { HeaderFields, LetterFields, NotesFields } from './wordFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SignatureFields, StampFields, TableFields, VicinityFields } from './partFields.tsx';
import { MassingFields } from './SunFields.tsx';
import { SiteEdgesFields } from './SiteEdgesFields.tsx';
import { ViewportFields } from './ViewportFields.tsx';

const ProfileFields = late(() => import('./ProfileFields.tsx'), 'ProfileFields');

const byType: Readonly<Record<string, ComponentType<BlockFieldsProps<never>>>> = {
  viewport: ViewportFields,
  comments: CommentsFields,
  header: HeaderFields,
  massing: MassingFields,
  notes: NotesFields,
  profile: ProfileFields,
  table: TableFields,
  vicinity: VicinityFields,
  stampSpace: StampFields,
  signatures: SignatureFields,
  letter: LetterFields,
  siteEdges: SiteEdgesFields,
};

interface Props extends BlockFieldsProps<SheetBlock> {
  readonly onEditProject: () => void;
}

export function BlockFields({ block, sheets, onChange, onEditProject }: Props) {
  const kind = blockKindOf(block);
  const Fields = byType[block.type] as ComponentType<BlockFieldsProps<SheetBlock>> | undefined;
  return (
    <fieldset className="space-y-3 rounded-md border border-hairline p-3">
      <legend className="px-1 text-sm font-medium">{blockName(block)}</legend>
      {kind.zone === 'title' ? (
        <Button size="sm" onClick={onEditProject}>
          Edit project facts
        </Button>
      ) : (
        <TypedField
          label="Heading"
          value={block.title ?? ''}
          maxLength={sheetLimits.words}
          onApply={(title): undefined => {
            onChange({ ...block, title });
          }}
        />
      )}
      {Fields ? <Fields block={block} sheets={sheets} onChange={onChange} /> : null}
      <PlaceFields block={block} sheets={sheets} />
    </fieldset>
  );
}
