// Which lots are edged red and blue, and whose map they are drawn on.
import { edgingsOf, lotsOf } from '@homeplot/formats/siteEdges';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { areaOf } from '@homeplot/plan/outline';
import { type Edging, sheetLimits, type SiteEdgesBlock } from '@homeplot/plan/sheet';
import { titleOf } from '@homeplot/plan/titleOf';
import { formatArea, type Units } from '@homeplot/plan/units';
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

const called = (lot: PlanObject): string => lot.name ?? titleOf(lot);

/** Which of several lots it is: its area tells it on the drawing. */
function numbered(lot: PlanObject, i: number, units: Units): string {
  const path = outlineOf(lot);
  const name = lot.name ?? `${titleOf(lot).toLowerCase()} ${i + 1}`;
  return path ? `${name} (${formatArea(areaOf(path), units)})` : name;
}

export function SiteEdgesFields({ block, onChange }: BlockFieldsProps<SiteEdgesBlock>) {
  const { plan } = useEditor();
  const edgings = edgingsOf(plan, block);
  const lots = lotsOf(plan);
  return (
    <>
      {lots.slice(0, mostLots).map((lot, i) => (
        <SelectField<Edging>
          key={lot.id}
          label={`Edge of ${lots.length > 1 ? numbered(lot, i, plan.settings.units) : called(lot)}`}
          value={edgings.get(lot.id) ?? 'none'}
          choices={choicesNamed(names)}
          onChoose={(edging) => {
            const edged = { ...Object.fromEntries(edgings), [lot.id]: edging };
            onChange({ ...block, edged });
          }}
        />
      ))}
      <TypedField
        label="Copyright and license of the map"
        value={block.credit ?? ''}
        hint="As your map's supplier asks, such as © Crown copyright 2026 OS AC0000000000"
        maxLength={sheetLimits.words}
        onType={(credit): undefined => {
          onChange({ ...block, credit });
        }}
      />
    </>
  );
}
