// The fields of one edge of a lot: its name, bearing, length, radius, source and accuracy.
import { accuracyOf } from '@homeplot/plan/accuracyOf';
import { capitalized } from '@homeplot/plan/letterCase';
import type { Lot } from '@homeplot/plan/lot';
import { edgeSourceNames } from '@homeplot/plan/edgeSourceNames';
import {
  canBeComputed,
  edgeNames,
  edgeSources,
  isComputed,
  lotUnits,
  maxNameLength,
  northOfBearings,
} from '@homeplot/plan/lotEdge';
import {
  type EdgeSourceChoice,
  type LotEdgeRow,
  withEdgeBearing,
  withEdgeLength,
  withEdgeRadius,
  withEdgeSource,
  withLotAccuracy,
  withLotEdge,
} from '@homeplot/plan/lotEdges';
import { parseDirection } from '@homeplot/plan/parseDirection';
import { formatLength } from '@homeplot/plan/units';
import { useState } from 'react';
import { useSlice } from '../../workspace/useWorkspace.ts';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { lengthInput } from '../../kit/fields/lengthInput.ts';
import { type Choice, SelectField } from '../../kit/fields/SelectField.tsx';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { AccuracyField } from '../../cards/AccuracyField.tsx';
import { TypedField } from '../../cards/TypedField.tsx';
import { edgeAzimuth, edgeBearing, readEdgeLength, shortRadiusProblem } from './lotEdgeText.ts';

interface LotEdgeFieldsProps {
  readonly lot: Lot;
  readonly row: LotEdgeRow;
  readonly onChange: (lot: Lot, label: string) => void;
}

/** The result of a field: the changed lot, or the problem with what was typed. */
type Outcome = Lot | { readonly problem: string };

const choiceOf = <V extends string>(value: V, name: string = value): Choice<V> => ({
  value,
  label: capitalized(name),
});
const sourceChoices = ({ edges }: Lot, index: number): readonly Choice<EdgeSourceChoice>[] =>
  edgeSources.flatMap((source): readonly Choice<EdgeSourceChoice>[] => {
    const choice = choiceOf(source, edgeSourceNames[source]);
    return source === 'measured' && canBeComputed(edges, index) ? [choice, choiceOf('computed')] : [choice];
  });

/** Fields opened by their row scroll into view; picking an edge on the canvas doesn't scroll the panel. */
function showOpened(fields: HTMLElement | null): void {
  if (fields?.parentElement?.contains(document.activeElement)) scrollToCard(fields);
}

export function LotEdgeFields({ lot, row, onChange }: LotEdgeFieldsProps) {
  const { units, north: planNorth } = useSlice(({ plan }) => plan.settings);
  const north = northOfBearings(lot.edges, planNorth);
  const { index, radius, closes } = row;
  const inUnits = lotUnits(lot.edges, units);

  const applying =
    (label: string, read: (typed: string) => Outcome) =>
    (typed: string): string | undefined => {
      const outcome = read(typed);
      if ('problem' in outcome) return outcome.problem;
      onChange(outcome, label);
      return undefined;
    };
  const bearing = (typed: string): Outcome => {
    const read = parseDirection(typed);
    if ('problem' in read) return read;
    return withEdgeBearing(lot, index, read.azimuth, north);
  };
  const length = (typed: string): Outcome => {
    const read = readEdgeLength(typed, units);
    if ('problem' in read) return read;
    const isFullCircle = {
      problem: 'At this radius the curve would be a full circle. Type a larger radius first.',
    };
    return withEdgeLength(lot, index, read.feet) ?? isFullCircle;
  };
  const curveRadius = (typed: string): Outcome => {
    const read = readEdgeLength(typed, units);
    if ('problem' in read) return read;
    return withEdgeRadius(lot, index, read.feet) ?? { problem: shortRadiusProblem(row, inUnits) };
  };

  return (
    <fieldset
      ref={showOpened}
      aria-label={`Edge ${index + 1}`}
      className="mx-2 mb-2 space-y-3 border-l-2 border-accent py-1 pl-3"
    >
      <EdgeName lot={lot} row={row} onChange={onChange} />
      <TypedField
        label={radius === undefined ? 'Bearing' : 'Bearing of the chord'}
        value={edgeBearing(row, north)}
        readOnly={closes}
        hint={bearingHint(row, north)}
        onApply={applying('Edge bearing', bearing)}
      />
      <div className="grid grid-cols-2 gap-x-2 gap-y-3">
        <TypedField
          label="Length"
          value={formatLength(row.length, inUnits)}
          readOnly={closes}
          onApply={applying('Edge length', length)}
          {...lengthInput}
        />
        {radius === undefined ? null : (
          <TypedField
            label="Radius"
            value={formatLength(radius, inUnits)}
            onApply={applying('Edge radius', curveRadius)}
            {...lengthInput}
          />
        )}
        <SelectField
          label="Source"
          value={isComputed(lot.edges, index) ? 'computed' : (row.source ?? '')}
          choices={[{ value: '', label: 'Unknown' }, ...sourceChoices(lot, index)]}
          onChoose={(source) =>
            onChange(withEdgeSource(lot, index, source === '' ? undefined : source), 'Edge source')
          }
        />
        <AccuracyField
          stated={row.accuracy}
          known={accuracyOf(withLotAccuracy(lot, undefined), index)}
          units={units}
          onState={(feet) => {
            const { accuracy: _, ...rest } = row;
            onChange(
              withLotEdge(lot, index, feet === undefined ? rest : { ...rest, accuracy: feet }),
              'Edge accuracy',
            );
          }}
        />
      </div>
    </fieldset>
  );
}

function bearingHint(row: LotEdgeRow, north: number): string {
  const { closes, recorded } = row;
  if (closes) return 'This edge closes the lot, so it follows from the others.';
  const azimuth = `Azimuth ${edgeAzimuth(row, north).toFixed(4)}°`;
  const isPrinted = !recorded || recorded.direction !== undefined;
  return isPrinted ? azimuth : `${azimuth}. This bearing comes from the drawing, so it isn't printed.`;
}

const other = 'other';

/** The edge's name: one of the usual names, or text that the user types. */
function EdgeName({ lot, row, onChange }: LotEdgeFieldsProps) {
  const { index, name } = row;
  const isUsual = name === undefined || edgeNames.some((usual) => usual === name);
  const [isOther, setOther] = useState(!isUsual);
  const rename = (words: string): void => {
    if (words.trim() === (name ?? '')) return;
    const { name: _, ...rest } = row;
    onChange(withLotEdge(lot, index, { ...rest, name: words }), 'Edge name');
  };
  const chosen = isOther || !isUsual ? other : (name ?? '');
  return (
    <>
      <SelectField
        label="Name"
        value={chosen}
        choices={[
          { value: '', label: 'None' },
          ...edgeNames.map((usual) => choiceOf(usual)),
          { value: other, label: 'Other words…' },
        ]}
        onChoose={(words) => {
          setOther(words === other);
          if (words !== other) rename(words);
        }}
      />
      {chosen === other ? (
        <TypedField
          label="Words"
          value={isUsual ? '' : (name ?? '')}
          maxLength={maxNameLength}
          onApply={(words) => {
            if (words === '') return 'Type a name for the edge, or choose None.';
            rename(words);
            return undefined;
          }}
          {...(isUsual ? { ref: focusNow } : {})}
        />
      ) : null}
    </>
  );
}
