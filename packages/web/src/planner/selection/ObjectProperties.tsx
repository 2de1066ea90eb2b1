// The card of one selected object: what it is, its sizes, its distances, its style, commands, its type and its position.
import { commandNamed } from '@homeplot/editor/commands';
import { lengthOf } from '@homeplot/editor/measures';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Point } from '@homeplot/plan/point';
import { sourceNote } from '@homeplot/plan/sourceNotes';
import { titleOf } from '@homeplot/plan/titleOf';
import { isMetric, metersPerFoot, type Units } from '@homeplot/plan/units';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { late } from '../../kit/late/late.tsx';
import { scrollToCardTop } from '../../cards/scrollToCard.ts';
import { Forms } from '../../cards/Forms.tsx';
import { LayerField } from '../../cards/LayerField.tsx';
import { NameField } from '../../cards/NameField.tsx';
import { StatusField } from '../../cards/StatusField.tsx';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { LockNotice } from './LockNotice.tsx';
import { LotDistances } from './LotDistances.tsx';
import { Measures } from './Measures.tsx';
import { MeasuringButtons } from './MeasuringButtons.tsx';
import { sizeForms, styleForms } from './objectForms.ts';
import { TurnIntoButton } from './TurnIntoButton.tsx';

const PlaceSection = late(() => import('./PlaceSection.tsx'), 'PlaceSection', {
  what: 'The location fields',
});
const Vertices = late(() => import('./VertexSection.tsx'), 'VertexSection', { what: 'The list of vertices' });

interface ObjectPropertiesProps {
  readonly object: PlanObject;
  /** Whether no other card of the object is above it. */
  readonly isFirst: boolean;
  /** Whether a place below the cards leaves room only for the beginning of this card, so that the distances come first. */
  readonly isCut: boolean;
}

export function ObjectProperties({ object, isFirst, isCut }: ObjectPropertiesProps) {
  const kind = kindOf(object);
  const { x, y } = kind.position(object);
  const source = sourceNote(object);
  const units = useSlice(({ plan }) => plan.settings.units);
  return (
    <Card {...(isFirst ? { ref: scrollToCardTop } : {})} title="Object Properties">
      <p className="mb-3 font-medium break-words">{titleOf(object)}</p>
      {source === undefined ? null : <p className="mb-3 text-sm break-words text-ink-soft">{source}</p>}
      <LockNotice object={object} />
      <Faults object={object} />
      {isCut ? <LotDistances object={object} isFirst /> : null}
      <Measures object={object} />
      {kind.path?.editing && !object.locked ? <Vertices object={object} /> : null}
      <fieldset disabled={object.locked} className="min-w-0">
        <Forms object={object} formsOf={sizeForms} place={object.id} called={titleOf(object)} />
      </fieldset>
      {isCut ? null : <LotDistances object={object} />}
      <fieldset disabled={object.locked} className="min-w-0">
        <div className="mt-5 space-y-3 border-t border-hairline pt-4">
          <Forms object={object} formsOf={styleForms} place={`${object.id} style`} called={titleOf(object)} />
          <NameField object={object} />
          <LayerField />
          <StatusField />
          {kind.stands && object.status !== 'proposed' ? <PlaceSection object={object} /> : null}
        </div>
      </fieldset>
      <div className="mt-4 grid grid-cols-2 gap-2 [&>:last-child:nth-child(odd)]:col-span-2 border-t border-hairline pt-4">
        <CommandButton command="layerUp" />
        <CommandButton command="layerDown" />
        <RoundCorner object={object} />
        {lengthOf(object) === undefined ? null : <CommandButton command="setLength" />}
        {kind.toLot ? (
          <>
            <CommandButton command="convertToLot" />
            <CommandButton command="setback" />
          </>
        ) : null}
        <TurnIntoButton />
        <MeasuringButtons />
        <CommandButton command="duplicate" />
        {object.locked ? null : <CommandButton command="lock" />}
        <CommandButton command="delete" label="Delete Object" tone="danger" />
      </div>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <span>Type: {kind.title}</span>
        <span>{`Position: ${positionText({ x, y }, units)}`}</span>
      </p>
    </Card>
  );
}

/** Shown if two road ends meet without a corner, which depends on what is joined to the object. */
function RoundCorner({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const revision = useRevision();
  const possible = useMemo(
    () => revision >= 0 && editor.selection.ids.has(object.id) && commandNamed('roundCorner').enabled(editor),
    [editor, object, revision],
  );
  return possible ? <CommandButton command="roundCorner" /> : null;
}

/** Feet as meters, rounded to a tenth. */
const tenthsOfMeter = (feet: number): number => Math.round(feet * metersPerFoot * 10) / 10;

/** In feet, positions are rounded to whole numbers, as specified. */
const positionText = ({ x, y }: Point, units: Units): string =>
  isMetric(units)
    ? `(${tenthsOfMeter(x)}, ${tenthsOfMeter(y)}) m`
    : `(${Math.round(x)}, ${Math.round(y)}) ft`;

/** The faults of an object that is drawn all the same, such as a lot whose edges cross. */
function Faults({ object }: { readonly object: PlanObject }) {
  const faults = useMemo(() => kindOf(object).faults?.(object) ?? [], [object]);
  return (
    <output className="block">
      {faults.map((fault) => (
        <p
          key={fault}
          className="mb-4 flex gap-2 rounded-md border border-danger-line bg-danger-wash px-3 py-2.5 text-sm text-danger-strong"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      ))}
    </output>
  );
}
