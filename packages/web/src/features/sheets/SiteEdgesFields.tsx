// The fields of a site map on a sheet: which lots are edged red and blue, and the credit of the map.
import { edgingsOf, lotsOf } from '@homeplot/formats/siteEdges';
import { outlineOf } from '@homeplot/plan/anchors';
import type { PlanObject } from '@homeplot/plan/kind';
import { areaOf } from '@homeplot/plan/outline';
import { type Edging, sheetLimits, type SiteEdgesBlock } from '@homeplot/plan/sheet';
import { titleOf } from '@homeplot/plan/titleOf';
import { sayAreaOf } from '@homeplot/plan/sayArea';
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
/** The number of lots that have a field. */
const maxLots = 30;

const nameOf = (lot: PlanObject): string => lot.name ?? titleOf(lot);

/** A name that distinguishes a lot from others: with its number and its area. */
function distinctName(lot: PlanObject, i: number, units: Units): string {
  const path = outlineOf(lot);
  const name = lot.name ?? `${titleOf(lot).toLowerCase()} ${i + 1}`;
  return path ? `${name} (${sayAreaOf(lot, formatArea(areaOf(path), units))})` : name;
}

export function SiteEdgesFields({ block, onChange }: BlockFieldsProps<SiteEdgesBlock>) {
  const { plan } = useEditor();
  const edgings = edgingsOf(plan, block);
  const lots = lotsOf(plan);
  return (
    <>
      {lots.slice(0, maxLots).map((lot, i) => (
        <SelectField<Edging>
          key={lot.id}
          label={`Edge of ${lots.length > 1 ? distinctName(lot, i, plan.settings.units) : nameOf(lot)}`}
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
        onApply={(credit): undefined => {
          onChange({ ...block, credit });
        }}
      />
    </>
  );
}
