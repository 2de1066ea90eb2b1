// The card of a lot: its area and perimeter, and its edges. The open row is the edge that is picked on the canvas, and vice
// versa.
import { accuracyOf } from '@homeplot/plan/accuracyOf';
import { capitalized } from '@homeplot/plan/letterCase';
import { closureText } from '@homeplot/plan/closureText';
import type { Lot } from '@homeplot/plan/lot';
import { edgeSourceNames } from '@homeplot/plan/edgeSourceNames';
import {
  edgeSources,
  gapIndex,
  lengthWriter,
  lotUnits,
  northOfBearings,
  writeLotArea,
} from '@homeplot/plan/lotEdge';
import { closedByCompassRule, adjustmentOf, openSurveyOf } from '@homeplot/plan/lotSurvey';
import { type LotEdgeRow, lotEdgeRows, withLotAccuracy, withLotSource } from '@homeplot/plan/lotEdges';
import { adjustmentText, bearingNotes, turnedCourses } from '@homeplot/plan/lotNotes';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { isSetbackLine } from '@homeplot/editor/setbackGround';
import { formatArea, formatLength } from '@homeplot/plan/units';
import { useEffect, useRef, useState } from 'react';
import { useEditor, useRevision, useSlice } from '../../workspace/useWorkspace.ts';
import { useCompact } from '../../kit/mediaHooks.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { scrollToCardTop } from '../../cards/scrollToCard.ts';
import { BuildableArea } from './BuildableArea.tsx';
import { AccuracyField } from '../../cards/AccuracyField.tsx';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { edgeBearing, edgeTitle, moreEdges, moreEdgesText } from './lotEdgeText.ts';
import { LotComparison } from './LotComparison.tsx';
import { LotEdgeFields } from './LotEdgeFields.tsx';
import { EdgeNumbers } from './EdgeNumbers.tsx';
import { EdgeButton } from './LotEdgeButton.tsx';

/** The number of edges that are listed at first, so that the cards below the list aren't far away. */
const firstRows = 12;

export function LotCard({ object }: { readonly object: Lot }) {
  return (
    <Card ref={scrollToCardTop} title="Lot">
      <LotEdges lot={object} />
      <LotComparison object={object} />
    </Card>
  );
}

function LotEdges({ lot }: { readonly lot: Lot }) {
  const editor = useEditor();
  const { units, north: planNorth } = useSlice(({ plan }) => plan.settings);
  const north = northOfBearings(lot.edges, planNorth);
  const inUnits = lotUnits(lot.edges, units);
  const picked = useSlice(({ selection: { pathPart } }) =>
    pathPart?.on === 'edge' ? pathPart.index : undefined,
  );
  const [message, setMessage] = useState('');
  const path = { vertices: lot.vertices, closed: true };
  const rows = lotEdgeRows(lot);
  const traced = lot.edges.find(({ source }) => source === 'traced');
  const list = useRef<HTMLUListElement>(null);
  const compact = useCompact();
  // On a narrow screen, the panel opens at the edge that is picked on the canvas.
  useEffect(() => {
    if (compact) list.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView();
  }, [compact]);
  const [count, setCount] = useState(firstRows);
  const shown = rows.filter(({ index }) => index < count || index === picked);
  const hidden = rows.length - shown.length;

  const open = (index: number): void => {
    const { ids } = editor.selection;
    editor.select(index === picked ? { ids } : { ids, pathPart: { on: 'edge', index } });
  };
  /** Applies the changed lot, and says what happened to its closing edge. */
  const change = (put: Lot, label: string): void => {
    const before = rows.at(-1);
    // A field also reports its text when it is unmounted, possibly after the lot itself was deleted.
    if (editor.plan.objects.get(lot.id) !== lot) return;
    if (!editor.following(() => editor.edit([{ put }], label))) return;
    const closing = lotEdgeRows(put).at(-1);
    const isSame = closing && before && isAlike(closing, before);
    setMessage(
      closing && !isSame
        ? `${edgeTitle(closing)}, which closes the lot, is now ${edgeBearing(closing, north)}, ${formatLength(closing.length, lotUnits(put.edges, units))}.`
        : '',
    );
  };

  useRevision();
  const line = editor.scene.tiedTo(lot.id).find(isSetbackLine);
  const survey = openSurveyOf(lot, north);
  const adjustment = adjustmentOf(lot);
  const adjust = (): void => {
    if (!editor.edit([{ put: closedByCompassRule(lot) }], 'Adjust by compass rule')) return;
    editor.select({ ids: editor.selection.ids });
    setMessage('The gap was distributed over the edges, and the closing edge was removed.');
  };

  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        <dt className="text-ink-soft">Area</dt>
        <dd className="text-right tabular-nums">
          {writeLotArea(lot, lot.edges, formatArea(areaOf(path), units))}
        </dd>
        <dt className="text-ink-soft">Perimeter</dt>
        <dd className="text-right tabular-nums">{lengthWriter(lot, traced)(perimeterOf(path), inUnits)}</dd>
        {line ? <BuildableArea line={line} /> : null}
        {survey ? (
          <>
            <dt className="text-ink-soft">Closure</dt>
            <dd className="text-right tabular-nums">{closureText(survey.closure, units)}</dd>
          </>
        ) : null}
      </dl>
      {adjustment ? <p className="mt-2 text-sm text-ink-soft">{adjustmentText(adjustment, units)}</p> : null}
      {[...bearingNotes(lot, planNorth), ...turnedCourses(lot, units, north)].map((note) => (
        <p key={note} className="mt-2 text-sm text-ink-soft">
          {note}
        </p>
      ))}
      {survey ? (
        <Button size="sm" tone="secondary" className="mt-3 w-full" onClick={adjust}>
          Adjust by compass rule
        </Button>
      ) : null}
      <div className="mt-3">
        <CommandButton command="setback" />
      </div>
      <h3 className="mt-4 mb-1 text-sm font-semibold">Edges</h3>
      <div className="mb-2 space-y-2">
        <SelectField
          label="Source of all edges"
          value={commonSource(lot)}
          choices={sourceChoices(lot)}
          onChoose={(source) => {
            const known = edgeSources.find((one) => one === source);
            change(withLotSource(lot, known), 'Source of all edges');
          }}
        />
        <AccuracyField
          label="Accuracy of all edges"
          stated={commonAccuracy(lot)}
          known={isAlikeIn(lot) ? accuracyOf(withLotAccuracy(lot, undefined), 0) : undefined}
          units={units}
          onState={(feet) => change(withLotAccuracy(lot, feet), 'Accuracy of all edges')}
        />
      </div>
      <EdgeNumbers
        lot={lot}
        edges={shown.map(({ index }) => index)}
        picked={picked}
        onPick={(index) => {
          // The fields scroll into view only if their row has the focus.
          list.current?.querySelector<HTMLElement>(`[data-row="${index}"] > button`)?.focus();
          editor.select({ ids: editor.selection.ids, pathPart: { on: 'edge', index } });
        }}
      />
      <ul ref={list} className="-mx-2">
        {shown.map((row) => (
          <li key={row.index} data-row={row.index}>
            <EdgeButton
              lot={lot}
              row={row}
              units={inUnits}
              isOpen={row.index === picked}
              onOpen={() => open(row.index)}
            />
            {row.index === picked ? <LotEdgeFields lot={lot} row={row} onChange={change} /> : null}
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button
          size="sm"
          tone="secondary"
          className="mt-1 w-full"
          onClick={() => setCount(count + moreEdges)}
        >
          {moreEdgesText(hidden, rows.length)}
        </Button>
      ) : null}
      <output className="mt-2 block text-sm text-ink-soft empty:hidden">{message}</output>
    </>
  );
}

/** Selected while the edges have different sources. */
const several = 'several';

function commonSource({ edges }: Lot): string {
  const sources = new Set(edges.flatMap((edge, i) => (i === gapIndex({ edges }) ? [] : (edge.source ?? ''))));
  const [first = ''] = sources;
  return sources.size > 1 ? several : first;
}

/** The accuracy in feet, if the same one is stated for all edges. */
const commonAccuracy = ({ edges }: Lot): number | undefined => {
  const [first] = edges;
  return edges.every(({ accuracy }, i) => accuracy === first?.accuracy || i === gapIndex({ edges }))
    ? first?.accuracy
    : undefined;
};

/** Whether no edge differs from the others in its source or accuracy. */
const isAlikeIn = (lot: Lot): boolean => {
  const [first] = lot.edges;
  return lot.edges.every(({ source, accuracy }) => source === first?.source && accuracy === first?.accuracy);
};

const sourceChoices = (lot: Lot) => [
  ...(commonSource(lot) === several ? [{ value: several, label: 'Several', disabled: true }] : []),
  { value: '', label: 'Unknown' },
  ...edgeSources.map((value) => ({ value, label: capitalized(edgeSourceNames[value]) })),
];

/** Feet by which rounding may make equal edges differ. */
const edgeTolerance = 1e-6;

/** Whether two edges have the same direction and length. */
const isAlike = (a: LotEdgeRow, b: LotEdgeRow): boolean =>
  Math.hypot(a.chord.x - b.chord.x, a.chord.y - b.chord.y) < edgeTolerance &&
  Math.abs(a.length - b.length) < edgeTolerance;
