// The pictures by which plans are recognized in lists.
import { readdirSync, readFileSync } from 'node:fs';
import { readPlanText } from '@homeplot/plan/planFile';
import { radians, rotate } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { expect, test } from 'vitest';
import { planPicture } from './planPicture.ts';

const templates = new URL('../../features/templates/', import.meta.url);
const shares: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

test.each(readdirSync(templates).filter((name) => name.endsWith('.json')))(
  'the picture of %s shows all its labels whole',
  async (name) => {
    const reading = readPlanText(readFileSync(new URL(name, templates), 'utf8'));
    const address = reading.ok ? await planPicture(reading.contents) : undefined;
    const svg = decodeURIComponent(address?.replace(/^[^,]*,/, '') ?? '');
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
    // Labels have halos; what is drawn as a part of an object, as the letter of a line, has none.
    const labels = [...svg.matchAll(/<text([^>]* paint-order[^>]*)>([^<]*)/g)];
    expect(labels.length).toBeGreaterThan(3);
    for (const [, attributes = '', words = ''] of labels) {
      const of = (pattern: RegExp): string => pattern.exec(attributes)?.[1] ?? '';
      const at = { x: Number(of(/ x="([^"]*)/)), y: Number(of(/ y="([^"]*)/)) };
      const long = textWidth(words, Number(of(/ font-size="([^"]*)/)));
      const [turn = 0, x = 0, y = 0] = of(/rotate\(([^)]*)/)
        .split(' ')
        .map(Number);
      const left = at.x - long * (shares[of(/ text-anchor="([^"]*)/)] ?? 0);
      for (const end of [left, left + long]) {
        const seen = rotate({ x: end, y: at.y }, radians(turn), { x, y });
        expect(Math.min(seen.x, seen.y)).toBeGreaterThan(0);
        expect(seen.x).toBeLessThan(width ?? 0);
        expect(seen.y).toBeLessThan(height ?? 0);
      }
    }
  },
);
