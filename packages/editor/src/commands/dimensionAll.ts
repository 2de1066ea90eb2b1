// Dimension all: every edge of what is selected gets a dimension, outside of it and clear of those that stand there; what
// is round its radius.
import { outlineOf } from '@homeplot/plan/anchors';
import { dimensionOf } from '@homeplot/plan/dimension';
import { lineOf, mostRows } from '@homeplot/plan/dimensionGeometry';
import { drawObject } from '@homeplot/plan/drawObject';
import type { Outline } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { keysAbove } from '@homeplot/plan/order';
import { arcOf, type Edge, edgesOf, signedArea } from '@homeplot/plan/outline';
import { add, distance, dot, type Point, scaleBy, subtract, turnRight, unit } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { distanceToSegment } from '@homeplot/plan/segment';
import { canBeTiedTo, tiesOf } from '@homeplot/plan/ties';
import type { Editor } from '../editor.ts';
import { hasSelected, selectedObjects } from '../scene/selection.ts';
import { dimensionStep, draftOfEdge, type Lying } from '../tools/dimensioning.ts';
import { type Command, needsSelection } from './command.ts';

type Line = readonly [Point, Point];

/** Of more edges than this nobody sees which line lies on which. */
const mostStacked = 300;

const isMeasurable = (object: PlanObject): boolean =>
  canBeTiedTo(object) && edgesOf(outlineOf(object) ?? nothing).length > 0;

const nothing: Outline = { vertices: [], closed: false };

const anchorsOfTied = (object: PlanObject, id: string): string[] =>
  tiesOf(object).flatMap((tie) => (tie.object === id ? tie.anchor : []));

const lineOfMeasure = (object: PlanObject): readonly Line[] => {
  const line = kindOf(object).ties?.measures?.line(object);
  return line ? [line] : [];
};

/** What measures an object. */
const measuring = (editor: Editor, { id }: PlanObject): readonly PlanObject[] =>
  editor.scene.tiedTo(id).filter((tied) => kindOf(tied).ties?.measures);

/** Feet that what is drawn of an object stands out beyond an edge, on one side; within so many feet. */
function standsOut(object: PlanObject, { from, to }: Edge, out: Point, within: number): number {
  const pen = new RecordingPen(0, Infinity);
  drawObject(object, pen);
  const along = unit(subtract(to, from));
  const length = distance(from, to);
  let most = 0;
  for (const mark of pen.marks) {
    for (const vertex of mark.mark === 'path' ? mark.path.vertices : []) {
      const way = subtract(vertex, from);
      const abreast = dot(way, along);
      const off = dot(way, out);
      if (abreast > -1e-6 && abreast < length + 1e-6 && off < within) most = Math.max(most, off);
    }
  }
  return most;
}

/** Cosine of the angle from which on two lines only cross. */
const across = 0.8;
const wholeLine = [0.15, 0.5, 0.85];
/** Where the words of a line stand. */
const itsWords = [0.5];

/** Whether two lines are too near to each other to be read; where they only meet at their ends they are not, nor where
 * one crosses the other clear of its words. */
function crowds([a, b]: Line, [c, d]: Line, room: number): boolean {
  const isAcross = Math.abs(dot(unit(subtract(b, a)), unit(subtract(d, c)))) < across;
  const shares = isAcross ? itsWords : wholeLine;
  const clear = isAcross ? 0.7 * room : room;
  const spots = (from: Point, to: Point): Point[] =>
    shares.map((share) => add(from, scaleBy(subtract(to, from), share)));
  return (
    spots(a, b).some((at) => distanceToSegment(at, c, d) < clear) ||
    spots(c, d).some((at) => distanceToSegment(at, a, b) < clear)
  );
}

/** The dimension of an edge, as near to it as there is room; taken: the lines that stand already. */
function lyingBeside(object: PlanObject, edge: Edge, step: number, taken: Line[], outline: Outline): Lying {
  const draft = draftOfEdge({ object, edge, fraction: 0.5 });
  if (draft.form === 'radius') return { ...draft, offset: step, row: 1 };
  const side = outline.closed && signedArea(outline) < 0 ? 1 : -1;
  const out = scaleBy(turnRight(unit(subtract(edge.to, edge.from))), side);
  const isSmall = outline.vertices.length <= mostStacked;
  const clear = isSmall ? standsOut(object, edge, out, outline.closed ? 3 * step : Infinity) : 0;
  const at = (row: number): Lying => ({ ...draft, offset: side * (clear + row * step), row });
  const lineIn = (row: number): Line => {
    const { from, to } = lineOf({ ...at(row), rotation: 0 });
    return [from, to];
  };
  const isFree = (row: number): boolean =>
    taken.length > mostStacked || !taken.some((line) => crowds(lineIn(row), line, 0.7 * step));
  let row = 1;
  while (row < mostRows && !isFree(row)) row += 1;
  taken.push(lineIn(row));
  return at(row);
}

/** One edge for each arc of a round thing would tell its radius four times. */
function toMeasure(outline: Outline): readonly Edge[] {
  const edges = edgesOf(outline);
  const [first] = edges;
  const isRound = outline.center !== undefined && edges.every((edge) => arcOf(edge) !== undefined);
  return isRound && first ? [first] : edges;
}

function missing(editor: Editor): Lying[] {
  const step = dimensionStep(editor.scene);
  const taken: Line[] = [];
  return selectedObjects(editor.selection, editor.plan)
    .filter(isMeasurable)
    .flatMap((object) => {
      const outline = outlineOf(object);
      if (!outline) return [];
      const held = measuring(editor, object);
      /** The ends by which each holds to the object, as one string. */
      const known = new Set(held.map((one) => anchorsOfTied(one, object.id).toSorted().join(' ')));
      const hasRadius = [...known].some((anchors) => /^c\b/.test(anchors));
      for (const one of held) taken.push(...lineOfMeasure(one));
      return toMeasure(outline).flatMap((edge) => {
        const { places } = draftOfEdge({ object, edge, fraction: 0.5 });
        const anchors = places.flatMap(({ tie }) => tie?.anchor ?? []).toSorted();
        const [first = ''] = anchors;
        const isKnown = first.startsWith('c')
          ? first === 'c'
            ? hasRadius
            : [...known].some((one) => one.startsWith(`${first} `))
          : known.has(anchors.join(' '));
        return isKnown || distance(edge.from, edge.to) === 0
          ? []
          : lyingBeside(object, edge, step, taken, outline);
      });
    });
}

function addAll(editor: Editor, made: readonly Omit<PlanObject, 'id' | 'order'>[], label: string): void {
  const orders = keysAbove(editor.plan.top, made.length);
  editor.edit(
    made.map((fields, i) => ({ put: { ...fields, id: editor.scene.newId(), order: orders[i] ?? '' } })),
    label,
  );
}

export const dimensionAll: Command = {
  name: 'dimensionAll',
  title: 'Dimension all',
  hint: 'Adds a dimension to every edge of what is selected, and the radius of what is round.',
  keys: [],
  enabled: (editor) => hasSelected(editor, isMeasurable),
  needs: needsSelection,
  run(editor) {
    const made = missing(editor).map(dimensionOf);
    if (made.length > 0) addAll(editor, made, 'Dimension all');
    const text =
      made.length === 0
        ? 'All of it is dimensioned already'
        : `Added ${made.length} ${made.length === 1 ? 'dimension' : 'dimensions'}`;
    editor.say({ text, tone: made.length > 0 ? 'success' : 'info' });
  },
};
