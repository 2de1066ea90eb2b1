// Mirror: across a vertical or horizontal line, an edge, or the line through two points.
import { byMotion, copied, moved } from './copies.ts';
import { resultChoices } from './moveBy.ts';
import { askPlace, referencePointOf } from './places.ts';
import type { Transform, Subject, Values } from './transform.ts';
import { outlineOf } from '@homeplot/plan/anchors';
import { type Motion, mirroring } from '@homeplot/plan/motion';
import { type Edge, edgesOf } from '@homeplot/plan/outline';
import { distance, type Point } from '@homeplot/plan/point';

export const mirror: Transform = {
  name: 'mirror',
  title: 'Mirror',
  questions(subject, values) {
    const line = String(values['line'] ?? 'upright');
    const lines = [
      { value: 'upright', label: 'A vertical line (left to right)' },
      { value: 'level', label: 'A horizontal line (top to bottom)' },
      ...straightEdges(subject).map(({ index }, i) => ({
        value: `edge ${i}`,
        label: `Edge ${index + 1}`,
      })),
      { value: 'points', label: 'A line through two points' },
    ];
    return [
      { name: 'line', label: 'About', input: 'choice', value: line, choices: lines },
      ...(line.startsWith('edge') ? [] : askPlace('through', 'Through', subject, values)),
      ...(line === 'points' ? askPlace('to', 'And through', subject, values) : []),
      {
        name: 'makes',
        label: 'Mirrors',
        input: 'choice',
        value: values['makes'] ?? 'move',
        choices: resultChoices,
      },
    ];
  },
  outcome(subject, values) {
    const motion = motionOf(subject, values);
    if (!motion) return { problem: 'Choose two different points.' };
    return values['makes'] === 'copy'
      ? copied(subject, [byMotion(motion)])
      : moved(subject, byMotion(motion));
  },
};

/** Maximum number of edges offered. */
const maxEdges = 12;

function straightEdges({ objects }: Subject): readonly Edge[] {
  const [object, more] = objects;
  const outline = object && !more ? outlineOf(object) : undefined;
  return outline
    ? edgesOf(outline)
        .filter(({ bulge }) => bulge === 0)
        .slice(0, maxEdges)
    : [];
}

const shifted = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

function motionOf(subject: Subject, values: Values): Motion | undefined {
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
