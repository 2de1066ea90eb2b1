// The motion of a mirror: across a vertical or horizontal line, an edge, or the line through two points.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Motion, mirroring } from '@homeplot/plan/motion';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import { distance, type Point } from '@homeplot/plan/point';
import { referencePointOf } from './places.ts';
import type { Subject, Values } from './transform.ts';

/** Maximum number of edges offered. */
const maxEdges = 12;

export function straightEdges({ objects }: Subject): readonly Edge[] {
  const [object, more] = objects;
  const outline = object && !more ? outlineOf(object) : undefined;
  return outline
    ? edgesOf(outline)
        .filter(({ bulge }) => bulge === 0)
        .slice(0, maxEdges)
    : [];
}

const shifted = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

export function motionOf(subject: Subject, values: Values): Motion | undefined {
  const [line, number] = String(values['line'] ?? 'upright').split(' ');
  const at = referencePointOf('through', subject, values);
  if (line === 'level') return mirroring(at, shifted(at, 1, 0));
  if (line === 'edge') {
    const edge = straightEdges(subject)[Number(number)];
    return edge && mirroring(edge.from, edge.to);
  }
  if (line !== 'points') return mirroring(at, shifted(at, 0, 1));
  const to = referencePointOf('to', subject, values);
  return distance(at, to) === 0 ? undefined : mirroring(at, to);
}
