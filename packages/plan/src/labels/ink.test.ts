// How near text may be to what an object draws.
import { expect, test } from 'vitest';
import { thing } from '../../testing/testSite.ts';
import type { TextMark } from '../geometry/pen.ts';
import { textWidth } from '../geometry/textMetrics.ts';
import { textRect } from '../lettering/textRect.ts';
import { objectBox } from '../plan/plan.ts';
import { Ink } from './ink.ts';

test.each(['STREET', 'OAK'])(
  'a label keeps a word space from the ends of the drawn text %s, so that they are not read as one',
  (words) => {
    const note = thing('text', 'note', { x: 0, y: 0, text: words, height: 2, rotation: 0 });
    const ink = new Ink(note, objectBox(note), { labelHeight: 2, units: 'feet-inches', north: 0 }, false);
    const costAt = (x: number, y: number): number => {
      const drive: TextMark = {
        at: { x, y },
        content: 'DRIVE',
        height: 2,
        angle: 0,
        align: 'start',
        baseline: 'baseline',
      };
      return ink.costOf([textRect(drive)], new Set());
    };
    const end = textWidth(words, 2);
    expect([costAt(end + 0.2, 0), costAt(end + 0.7, 0)]).toEqual([Infinity, 0]);
    expect(costAt(0, 2)).toBe(0);
  },
);
