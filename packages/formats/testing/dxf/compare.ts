// Compares what a drawing draws with the answers of ezdxf, entity by entity (see answers.py).
import { type Arc, bulgeArc, distanceToArc, distanceToSegment } from '@homeplot/plan/segment';
import type { DxfDrawing } from '../../src/dxf/records/drawing.ts';
import { flatten } from '../../src/dxf/read/flatten.ts';
import type { DxfMark, MarkVertex, TextMark } from '../../src/dxf/records/mark.ts';

export interface Answer {
  readonly type: string;
  readonly problem?: string;
  readonly layer?: string;
  readonly samples?: readonly (readonly [number, number])[];
  readonly length?: number;
  /** Content, x, y, height, angle. */
  readonly texts?: readonly (readonly [string, number, number, number, number])[];
  readonly points?: readonly (readonly [number, number])[];
  readonly hatches?: readonly string[];
}

interface Segment {
  readonly from: MarkVertex;
  readonly to: MarkVertex;
  readonly arc: Arc | undefined;
}

/** Where both differ, in sentences. */
export function differences(drawing: DxfDrawing, answers: readonly Answer[]): string[] {
  const { entities } = drawing;
  if (entities.length !== answers.length)
    return [`${entities.length} entities were read, and ezdxf has ${answers.length}.`];
  const byEntity = new Map<number, DxfMark[]>();
  for (const mark of flatten(drawing)) {
    const marks = byEntity.get(mark.entity);
    if (marks) marks.push(mark);
    else byEntity.set(mark.entity, [mark]);
  }
  const tolerance = sizeOf(answers) * 1e-6 + 1e-9;
  return answers.flatMap((answer, i) => {
    if (answer.problem !== undefined) return [];
    const found = entityDifferences(answer, byEntity.get(i) ?? [], tolerance);
    return found.map((difference) => `${answer.type} ${i}: ${difference}`);
  });
}

function sizeOf(answers: readonly Answer[]): number {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, -Infinity, -Infinity, Number.POSITIVE_INFINITY];
  for (const { samples = [], texts = [], points = [] } of answers) {
    const places = [...samples, ...points, ...texts.map(([, x, y]) => [x, y] as const)];
    for (const [x, y] of places) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      bottom = Math.min(bottom, y);
      top = Math.max(top, y);
    }
  }
  return left > right ? 0 : Math.hypot(right - left, top - bottom);
}

function entityDifferences(answer: Answer, marks: readonly DxfMark[], tolerance: number): string[] {
  const segments = marks.flatMap(segmentsOf);
  const found: string[] = [];
  const missed = answer.samples?.find(
    ([x, y]) => !segments.some((segment) => distanceFrom({ x, y }, segment) <= tolerance),
  );
  if (missed) found.push(`nothing is drawn at ${missed.join(', ')}.`);
  const length = segments.reduce((sum, segment) => sum + lengthOf(segment), 0);
  const expected = answer.length ?? 0;
  if (Math.abs(length - expected) > Math.max(expected * 2e-5, tolerance * (segments.length + 2)))
    found.push(`its lines are ${length} long instead of ${expected}.`);
  const points = marks.filter((mark) => mark.kind === 'point').map(({ at }) => at);
  if (points.length !== (answer.points?.length ?? 0))
    found.push(`${points.length} points instead of ${answer.points?.length}.`);
  for (const [x, y] of answer.points ?? [])
    if (!points.some((point) => Math.hypot(point.x - x, point.y - y) <= tolerance))
      found.push(`no point at ${x}, ${y}.`);
  return [...found, ...textDifferences(answer, marks, tolerance)];
}

function textDifferences({ texts = [] }: Answer, marks: readonly DxfMark[], tolerance: number): string[] {
  const drawn = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  const expected = texts.filter(([content]) => content.trim() !== '');
  const found: string[] = [];
  if (drawn.length !== expected.length) found.push(`${drawn.length} texts instead of ${expected.length}.`);
  const used = new Set<TextMark>();
  for (const [content, x, y, height, angle] of expected) {
    const same = drawn.find(
      (text) =>
        !used.has(text) &&
        words(text.content) === words(content) &&
        Math.hypot(text.at.x - x, text.at.y - y) <= tolerance &&
        // In stretched blocks, ezdxf keeps letters upright at the cost of their height and angle.
        (isSlanted(text) ||
          (Math.abs(text.height / height - 1) < 1e-6 && Math.abs(Math.sin((text.angle - angle) / 2)) < 1e-6)),
    );
    if (same) used.add(same);
    else
      found.push(
        `no text like ${JSON.stringify([content, x, y, height, angle])} in ${JSON.stringify(drawn.slice(0, 3))}.`,
      );
  }
  return found;
}

const isSlanted = (text: TextMark): boolean => text.block !== undefined && Math.abs(text.oblique) > 1e-3;

/** Without spaces, and with one sign for all fractions: how they are written is a matter of taste. */
const words = (text: string): string => text.replace(/[\s\u00a0#^/]+/g, '');

function segmentsOf(mark: DxfMark): Segment[] {
  if (mark.kind === 'path') return outline(mark.vertices, mark.closed);
  return mark.kind === 'hatch' ? mark.loops.flatMap((loop) => outline(loop, true)) : [];
}

function outline(vertices: readonly MarkVertex[], closed: boolean): Segment[] {
  return vertices.flatMap((from, i) => {
    const to = vertices[i + 1] ?? (closed ? vertices[0] : undefined);
    return to ? [{ from, to, arc: from.bulge ? bulgeArc(from, to, from.bulge) : undefined }] : [];
  });
}

const distanceFrom = (point: { x: number; y: number }, { from, to, arc }: Segment): number =>
  arc ? distanceToArc(point, arc) : distanceToSegment(point, from, to);

const lengthOf = ({ from, to, arc }: Segment): number =>
  arc ? Math.abs(arc.radius * arc.sweep) : Math.hypot(to.x - from.x, to.y - from.y);
