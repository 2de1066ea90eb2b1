// The legend of a sheet.
import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { describe, expect, test } from 'vitest';
import { planOf } from '../../testing/testSheets.ts';
import { planToSvg } from '../svg/planToSvg.ts';
import { legendEntries } from './view/legendEntries.ts';

const corners = [0, 40].flatMap((x) => (x === 0 ? [0, 60] : [60, 0]).map((y) => ({ x, y })));
const deck = (status?: string) => ({
  type: 'deck',
  vertices: corners,
  ...(status ? { status, layer: `${status}-work` } : {}),
});

function svgOf(objects: readonly unknown[], settings: Record<string, unknown> = {}): string {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return planToSvg(createPlan(reading.contents));
}

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}
const words = (svg: string): Word[] =>
  [...svg.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>([^<]*)</g)].map(([, x, y, text = '']) => ({
    text,
    x: Number(x),
    y: Number(y),
  }));
const legend = (svg: string): string[] =>
  words(svg).flatMap(({ text }) => (/^(Existing|Proposed|To be removed)$/.test(text) ? text : []));

/** Color, weight and dashes of the lines on a layer. */
const linesOn = (svg: string, layer: RegExp): string[] =>
  [...svg.matchAll(/<g data-layer="([^"]*)">([^]*?)<\/g>/g)]
    .filter(([, name = '']) => layer.test(name))
    .flatMap(([, , marks = '']) => [...marks.matchAll(/ stroke="[^"]*" stroke-width="[^"]*"[^/]*/g)])
    .map(([line]) => line);

describe('the legend', () => {
  test('lists only the statuses that occur, in order', () => {
    expect(legend(svgOf([deck()]))).toEqual([]);
    expect(legend(svgOf([deck('removed'), deck('existing'), deck()]))).toEqual(['Existing', 'To be removed']);
    expect(legend(svgOf([deck('proposed'), deck('proposed')]))).toEqual(['Proposed']);
  });

  test('shows a house of a permit plan in the color in which it is drawn there', () => {
    const house = { type: 'house', x: 0, y: 0, width: 40, height: 30 };
    const pack = { id: 'city', name: 'City', date: '2026-11-01', sources: [], items: [] };
    const [own, drafted] = [{}, { pack }].map((settings) => svgOf([house, deck('existing')], settings)) as [
      string,
      string,
    ];
    for (const svg of [own, drafted]) expect(words(svg).map(({ text }) => text)).toContain('LEGEND');
    expect(own).toContain('#fbbf24');
    expect(drafted).not.toContain('#fbbf24');
  });

  test('shows a line of water without its buffer, and a tree without its zone, which would make them small', () => {
    const samples = (feet: number) => {
      const plan = planOf([
        { type: 'wetlandEdge', vertices: corners.slice(0, 2), buffer: feet },
        { type: 'tree', x: 0, y: 0, radius: 10, protection: feet },
      ]);
      const pen = new RecordingPen(1, 0.05);
      for (const entry of legendEntries([plan])) entry.draw({ minX: 0, minY: 0, maxX: 12, maxY: 5 }, pen);
      return pen.marks;
    };
    expect(samples(100)).toEqual(samples(0));
  });

  test('ignores layers that are not printed', () => {
    const layers = [{ id: 'removed-work', title: 'Going', unprinted: true }];
    expect(legend(svgOf([deck('removed'), deck('existing')], { layers }))).toEqual(['Existing']);
  });

  test.each(['existing', 'proposed', 'removed'])('shows %s in the line style of the plan', (status) => {
    const svg = svgOf([deck(status)]);
    expect(linesOn(svg, /^title$/)).toContain(linesOn(svg, /work$/)[0]);
  });

  test('is below the title and the scale, however narrow the plan is', () => {
    const settings = { title: 'Smith', address: '12 Oak Lane', north: 180 };
    const found = words(svgOf([deck('existing')], settings));
    const at = (text: string): number => found.find((word) => word.text.startsWith(text))?.y ?? Infinity;
    expect(at('Existing')).toBeGreaterThan(at('Scale') + 3);
    expect(at('Existing')).toBeGreaterThan(at('N') + 3);
    const bare = words(svgOf([deck('existing')], { title: 'Smith' }));
    expect(bare.at(0)?.text).toBe('Smith');
    expect(bare.slice(-3).map(({ text }) => text)).toEqual(['LEGEND', 'Deck', 'Existing']);
    expect(bare.at(-3)?.y).toBeGreaterThan((bare.at(0)?.y ?? 0) + 4);
  });
});
