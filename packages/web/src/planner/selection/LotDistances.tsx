// The distances from the walls and the eave of the selected object to the lines of its lot. A typed distance moves the object
// square to that line, or along the line to which a distance was typed before.
import { setDistance } from '@homeplot/editor/setDistances';
import { clearanceText } from '@homeplot/plan/overLine';
import { capitalized } from '@homeplot/plan/letterCase';
import type { PlanObject } from '@homeplot/plan/kind';
import type { LotDistance } from '@homeplot/plan/lotDistances';
import type { WantedDistance } from '@homeplot/plan/placeByDistance';
import { useRef } from 'react';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { TypedField } from '../../cards/TypedField.tsx';
import { EdgeNumbers } from '../../features/lots/EdgeNumbers.tsx';
import { distancesToType, isNumbered, readDistance } from '../../workspace/distancesOf.ts';

interface LotDistancesProps {
  readonly object: PlanObject;
  /** Whether only the object's name is above the distances. */
  readonly isFirst?: boolean;
}

export function LotDistances({ object, isFirst = false }: LotDistancesProps) {
  const editor = useEditor();
  useRevision();
  const fields = useRef<HTMLDivElement>(null);
  const distances = distancesToType(editor, object);
  const lot = editor.plan.objects.get(distances[0]?.target ?? '');
  if (!lot) return null;
  return (
    <section
      aria-label="Distances to lot lines"
      className={isFirst ? 'mb-5' : 'mt-5 border-t border-hairline pt-4'}
    >
      <h3 className="mb-2 text-sm font-semibold">Distances to lot lines</h3>
      <div ref={fields} className="grid grid-cols-2 gap-x-2 gap-y-3">
        {distances.map((distance) => (
          <Row key={`${distance.target} ${distance.edge}`} object={object} distance={distance} />
        ))}
      </div>
      <EdgeNumbers
        lot={lot}
        edges={distances.filter(isNumbered).map(({ edge }) => edge)}
        onPick={(edge) =>
          fields.current?.querySelector<HTMLElement>(`[data-edge-field="${edge}"] input`)?.focus()
        }
      />
    </section>
  );
}

interface RowProps {
  readonly object: PlanObject;
  readonly distance: LotDistance;
}

function Row({ object, distance }: RowProps) {
  const name = capitalized(distance.to.replace(/^the /, ''));
  if (distance.eave === undefined)
    return (
      <div data-edge-field={distance.edge}>
        <Distance object={object} distance={distance} of="wall" feet={distance.feet} label={name} />
      </div>
    );
  return (
    <fieldset className="col-span-2 grid min-w-0 grid-cols-2 gap-x-2" data-edge-field={distance.edge}>
      <legend className="mb-0.5 text-sm">{name}</legend>
      <Distance object={object} distance={distance} of="wall" feet={distance.feet} label="Wall" />
      <Distance object={object} distance={distance} of="eave" feet={distance.eave} label="Eave" />
    </fieldset>
  );
}

interface DistanceProps extends Pick<RowProps, 'object' | 'distance'> {
  readonly of: WantedDistance['of'];
  readonly feet: number;
  readonly label: string;
}

function Distance({ object, distance: { target, edge }, of, feet, label }: DistanceProps) {
  const editor = useEditor();
  const units = useSlice(({ plan }) => plan.settings.units);
  const move = (typed: string): string | undefined => {
    const read = readDistance(typed, units);
    if ('problem' in read) return read.problem;
    // The object may be gone: a field is also left when its object is deleted or another plan is opened.
    const now = editor.plan.objects.get(object.id);
    return now && setDistance(editor, now, { target, edge, of, feet: read.feet })?.problem;
  };
  return <TypedField label={label} value={clearanceText(feet, units)} onApply={move} {...lengthInput} />;
}
