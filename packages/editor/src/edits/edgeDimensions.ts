// Adds the dimensions of Dimension all: one for every edge of the selected objects, on the outside and clear of other dimensions,
// and a radius for circles.
// Kept offline when idle.
import { tiePathsOf } from '@homeplot/plan/anchors';
import { lineOf, maxRows } from '@homeplot/plan/dimensionGeometry';
import { drawObject } from '@homeplot/plan/drawObject';
import type { Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { isClear, type Line } from '@homeplot/plan/lineSpacing';
import { arcOf, type Edge, edgesOf, signedArea } from '@homeplot/plan/outline';
import { distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { canBeTiedTo, tiesOf } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import {
  dimensionStep,
  type Draft,
  draftOfEdge,
  type EdgePick,
  type PlacedDraft,
} from '../tools/dimensioning.ts';
import { addDimensions, lineOfMeasure, measuring } from './addDimensions.ts';

/** With more edges than this, overlapping lines aren't avoided. */
const maxForSpacing = 300;
/** Minimum distance between dimension lines, as a share of the distance between rows. */
const minSpacing = 0.7;
/** Parts of an object that protrude farther beyond a closed outline than this many rows are ignored. */
const maxProtrusion = 3;

const anchorsOfTied = (object: PlanObject, id: string): string[] =>
  tiesOf(object).flatMap((tie) => (tie.object === id ? tie.anchor : []));

/** Feet by which an object's drawing protrudes beyond an edge on one side; marks farther away than `within` are ignored. */
function protrusion(object: PlanObject, { from, to }: Edge, out: Point, within: number): number {
  const pen = new RecordingPen(0, Infinity);
  drawObject(object, pen);
  const along = unit(subtract(to, from));
  const length = distance(from, to);
  let farthest = 0;
  for (const mark of pen.marks) {
    for (const vertex of mark.mark === 'path' ? mark.path.vertices : []) {
      const offset = subtract(vertex, from);
      const abreast = dot(offset, along);
      const off = dot(offset, out);
      if (abreast > -1e-6 && abreast < length + 1e-6 && off < within) farthest = Math.max(farthest, off);
    }
  }
  return farthest;
}

/** The dimension of an edge in the nearest free row. taken: existing dimension lines, to which it is added. */
function placedBeside(
  { object, on, edge }: EdgePick,
  draft: Draft,
  step: number,
  taken: Line[],
): PlacedDraft {
  const outline = on.path;
  if (draft.form === 'radius') return { ...draft, offset: step, row: 1 };
  const side = outline.closed && signedArea(outline) < 0 ? 1 : -1;
  const out = scaleBy(turnRight(unit(subtract(edge.to, edge.from))), side);
  const isSmall = outline.vertices.length <= maxForSpacing;
  const clear = isSmall ? protrusion(object, edge, out, outline.closed ? maxProtrusion * step : Infinity) : 0;
  const at = (row: number): PlacedDraft => ({ ...draft, offset: side * (clear + row * step), row });
  const lineIn = (row: number): Line => {
    const { from, to } = lineOf({ ...at(row), rotation: 0 });
    return [from, to];
  };
  const isFree = (row: number): boolean =>
    taken.length > maxForSpacing || isClear(lineIn(row), taken, minSpacing * step);
  let row = 1;
  while (row < maxRows && !isFree(row)) row += 1;
  taken.push(lineIn(row));
  return at(row);
}

/** A circle consists of several arcs but needs only one radius. */
function edgesToMeasure(outline: Outline): readonly Edge[] {
  const edges = edgesOf(outline);
  const [first] = edges;
  const isRound = outline.center !== undefined && edges.every((edge) => arcOf(edge) !== undefined);
  return isRound && first ? [first] : edges;
}

function missingDimensions(editor: Editor, objects: readonly PlanObject[]): PlacedDraft[] {
  const step = dimensionStep(editor.scene);
  const taken: Line[] = [];
  return objects.filter(canBeTiedTo).flatMap((object) => {
    const [on] = tiePathsOf(object);
    if (!on) return [];
    const measures = measuring(editor, object);
    /** For each dimension, the anchors that it is tied to, as one string. */
    const existing = new Set(measures.map((one) => anchorsOfTied(one, object.id).toSorted().join(' ')));
    const hasRadius = [...existing].some((anchors) => /^c\b/.test(anchors));
    for (const one of measures) taken.push(...lineOfMeasure(one));
    return edgesToMeasure(on.path).flatMap((edge) => {
      const picked = { object, on, edge, fraction: 0.5 };
      const draft = draftOfEdge(picked);
      const anchors = draft.places.flatMap(({ tie }) => tie?.anchor ?? []).toSorted();
      const [first = ''] = anchors;
      const isDimensioned = first.startsWith('c')
        ? first === 'c'
          ? hasRadius
          : [...existing].some((one) => one.startsWith(`${first} `))
        : existing.has(anchors.join(' '));
      return isDimensioned || distance(edge.from, edge.to) === 0
        ? []
        : placedBeside(picked, draft, step, taken);
    });
  });
}

/** Adds the missing dimensions as one undo step. */
export function addEdgeDimensions(editor: Editor, objects: readonly PlanObject[], label: string): void {
  addDimensions(
    editor,
    missingDimensions(editor, objects),
    label,
    'Everything selected already has dimensions',
  );
}
