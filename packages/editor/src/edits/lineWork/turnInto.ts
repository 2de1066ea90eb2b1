// Turns line work into objects: lines and arcs whose ends meet are chained first. No gap is closed; the smallest is named.
// Which kinds are offered: commands/turnInto.ts.
// Kept offline when idle.
import { type Chain, chainsOf, smallestGap } from '@homeplot/plan/chains';
import { flatten } from '@homeplot/plan/flatten';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { lot, lotFromOutline } from '@homeplot/plan/lot';
import { hasNoArea } from '@homeplot/plan/lotFaults';
import { edgesOf } from '@homeplot/plan/outline';
import { maxVertices, minVertices } from '@homeplot/plan/pathEdits';
import type { Vertex } from '@homeplot/plan/pen';
import { keyBetween } from '@homeplot/plan/order';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { bulgeArc, pointOnArc } from '@homeplot/plan/segment';
import { countText, formatLength, withSeparators } from '@homeplot/plan/units';
import type { Editor } from '../../editor/editor.ts';
import { selectedObjects, selectObjects } from '../../view/selection.ts';

/** A kind of object that lines can be turned into. */
export interface Target {
  readonly type: string;
  readonly title: string;
  /** Whether it needs closed outlines, or takes any lines, open or closed. */
  readonly shape: 'outline' | 'line';
  /** Values for fields that the lines can't supply. */
  readonly fieldValues?: Readonly<Record<string, unknown>>;
  /** Other words that people search for. */
  readonly also: string;
}

/** Feet: ends within an eighth of an inch meet. */
const tolerance = 1 / 96;
/** Feet by which the straight pieces of a road may deviate from an arc. */
const roadSagitta = 0.25;

export function turnInto(editor: Editor, target: Target): void {
  const lines = selectedObjects(editor.selection, editor.plan).filter(
    (object) => kindOf(object).lineWork === 'line',
  );
  const chains = chainsOf(
    lines.flatMap((object) => kindOf(object).path?.outline(object) ?? []),
    tolerance,
  );
  const isFitting = (chain: Chain): boolean => target.shape === 'line' || (chain.closed && !hasNoArea(chain));
  const fitting = chains.filter(isFitting);
  const problem = problemOf(fitting, chains, target, editor);
  if (problem !== undefined) {
    editor.say({ text: problem, tone: 'error' });
    return;
  }
  const made = belowLines(
    editor.plan,
    fitting.flatMap((chain) => objectsOf(editor, target, chain, lines[chain.members[0] ?? 0])),
  );
  const replaced = fitting.flatMap(({ members }) => members.flatMap((i) => lines[i]?.id ?? []));
  const changes: Change[] = [...replaced.map((remove) => ({ remove })), ...made.map((put) => ({ put }))];
  if (!editor.edit(changes, `Turn into ${target.title.toLowerCase()}`)) return;
  editor.hand.pick('select');
  editor.select(selectObjects(made.map(({ id }) => id)));
  const left = chains.length - fitting.length;
  const rest = left === 0 ? '' : ` ${countText(left, 'line')} didn't close and stayed.`;
  const text = `Turned ${countText(replaced.length, 'line')} into ${countText(made.length, target.title.toLowerCase())}.${rest}`;
  editor.say({ text, tone: 'success' });
}

/** The objects in the order below all line work, so that none of it is hidden by their fills. */
function belowLines({ objects }: Plan, made: readonly PlanObject[]): readonly PlanObject[] {
  let lowest: string | undefined;
  for (const object of objects.values())
    if (kindOf(object).lineWork && (lowest === undefined || object.order < lowest)) lowest = object.order;
  let below: string | undefined;
  for (const { order } of objects.values())
    if (lowest !== undefined && order < lowest && (below === undefined || order > below)) below = order;
  return made.map((object) => {
    below = keyBetween(below, lowest);
    return { ...object, order: below };
  });
}

/** Why nothing can be made; undefined if something can. */
function problemOf(
  fitting: readonly Chain[],
  chains: readonly Chain[],
  { title }: Target,
  { plan }: Editor,
): string | undefined {
  const what = title.toLowerCase();
  const long = fitting.find(({ vertices }) => vertices.length > maxVertices);
  if (long)
    return `The ${what} would have ${withSeparators(long.vertices.length)} corners, and can have ${withSeparators(maxVertices)}. Select a part of the lines.`;
  if (fitting.length > 0) return undefined;
  const gap = smallestGap(chains);
  if (!gap || gap.feet <= tolerance)
    return `These lines enclose no area, so they can't become a ${what}. Select lines that close.`;
  const { units } = plan.settings;
  const place = ({ x, y }: Point): string => `${formatLength(x, units)}, ${formatLength(y, units)}`;
  return `These lines don't close: between the ends at (${place(gap.from)}) and (${place(gap.to)}) is a gap of ${formatLength(gap.feet, units)}. Ends within 1/8 inch meet. Move one of them or select the line between, then try again.`;
}

/** Fields of kinds whose edges say where they come from. */
const known: Readonly<Record<string, (vertices: readonly Vertex[]) => object>> = {
  [lot.type]: (vertices) =>
    lotFromOutline(
      vertices,
      vertices.map(() => ({ source: 'imported', recorded: {} })),
    ),
};

/** The file that an object's first line came from. */
export const fileOf = (line: PlanObject | undefined): Pick<PlanObject, 'sourceFile'> =>
  line?.sourceFile === undefined ? {} : { sourceFile: line.sourceFile };

/** One object along the chain, or one for each straight piece if its kind has no corners, as a road. */
function objectsOf(
  { scene }: Editor,
  { type, fieldValues }: Target,
  chain: Chain,
  first: PlanObject | undefined,
): readonly PlanObject[] {
  const status = first?.status === undefined ? {} : { status: first.status };
  const common = { source: 'imported', ...fileOf(first), ...status } as const;
  const { closed } = chain;
  const editing = findKind(type)?.path?.editing;
  if (!editing)
    return edgesOf({ vertices: flatten(chain, roadSagitta), closed }).flatMap(({ from, to }) => {
      const piece = scene.create(type, from, to);
      return piece ? [{ ...piece, ...common }] : [];
    });
  const [start] = chain.vertices;
  const blank = start && scene.create(type, start);
  if (!blank) return [];
  const vertices = withEnoughCorners(chain);
  const fields = known[type]?.(vertices);
  if (fields) return [{ ...blank, ...fields, ...common }];
  const reshaped = editing.reshape(editing.withClosed?.(blank, closed) ?? blank, vertices);
  return [{ ...reshaped, ...fieldValues, ...common }];
}

/** The corners of the chain, with the middles of its arcs if it is a circle of two. */
function withEnoughCorners({ vertices, closed }: Chain): readonly Vertex[] {
  if (vertices.length >= minVertices({ closed })) return vertices;
  return vertices.flatMap((vertex, i): Vertex[] => {
    const next = vertices[(i + 1) % vertices.length];
    const arc = vertex.bulge && next ? bulgeArc(vertex, next, vertex.bulge) : undefined;
    if (!arc || !vertex.bulge) return [vertex];
    const bulge = Math.tan(Math.atan(vertex.bulge) / 2);
    return [
      { ...vertex, bulge },
      { ...pointOnArc(arc, 0.5), bulge },
    ];
  });
}
