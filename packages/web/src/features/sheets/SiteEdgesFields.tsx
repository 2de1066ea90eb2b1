// Which lots are edged red and blue, and whose map they are drawn on.
import { edgingsOf, lotsOf } from '@homeplot/formats/siteEdges';
import { type Edging, sheetLimits, type SiteEdgesBlock } from '@homeplot/plan/sheet';
import { titleOf } from '@homeplot/plan/titleOf';
import { TypedField } from '../../cards/TypedField.tsx';
import { choicesNamed, SelectField } from '../../kit/fields/SelectField.tsx';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { BlockFieldsProps } from './blockFieldsProps.ts';

const names: Readonly<Record<Edging, string>> = {
  red: 'Red, the site',
  blue: 'Blue, other land of the owner',
  none: 'No edge',
};
/** A map of a town has more lots than anybody owns. */
const mostLots = 30;

export function SiteEdgesFields({ block, onChange }: BlockFieldsProps<SiteEdgesBlock>) {
  const { plan } = useEditor();
  const edgings = edgingsOf(plan, block);
  const lots = lotsOf(plan);
  return (
    <>
      {lots.slice(0, mostLots).map((lot, i) => (
        <SelectField<Edging>
          key={lot.id}
          label={`Edge of ${lot.name ?? (lots.length > 1 ? `${titleOf(lot)} ${i + 1}` : titleOf(lot))}`}
          value={edgings.get(lot.id) ?? 'none'}
          choices={choicesNamed(names)}
          onChoose={(edging) => {
            const edged = { ...Object.fromEntries(edgings), [lot.id]: edging };
            onChange({ ...block, edged } as SiteEdgesBlock);
          }}
        />
      ))}
      <TypedField
        label="Copyright and license of the map"
        value={block.credit ?? ''}
        hint="As your map’s supplier asks, such as © Crown copyright 2026 OS AC0000000000"
        maxLength={sheetLimits.words}
        onType={(credit): undefined => {
          onChange({ ...block, credit } as SiteEdgesBlock);
        }}
      />
    </>
  );
}
