// Mirror: across a vertical or horizontal line, an edge, or the line through two points.
import { byMotion, copied, moved } from './copies.ts';
import { resultChoices } from './moveBy.ts';
import { askPlace } from './askPlace.ts';
import type { Transform } from './transform.ts';
import { straightEdges, motionOf } from './mirrorMotion.ts';

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
