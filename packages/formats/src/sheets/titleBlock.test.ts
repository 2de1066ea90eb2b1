import { createPlan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { describe, expect, test } from 'vitest';
import { planToSvg } from '../svg/planToSvg.ts';
import { sizeOf } from '../../testing/testSvg.ts';

function svgOf(settings: Record<string, unknown>): string {
  const tree = { type: 'tree', x: 20, y: 20, radius: 8 };
  const reading = readPlanFile({ objects: [tree], settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return planToSvg(createPlan(reading.contents));
}
/** The texts of the picture with their distance from its top. */
const words = (svg: string): { readonly text: string; readonly y: number }[] =>
  [...svg.matchAll(/<text [^>]*?y="([\d.]+)"[^>]*>([^<]*)</g)].map(([, y, text = '']) => ({
    text,
    y: Number(y),
  }));
const below = (svg: string): string[] =>
  words(svg)
    .filter(({ text }) => !/^(N|0|.*'|\d+ m|Scale .*|LEGEND|Tree)$/.test(text))
    .toSorted((a, b) => a.y - b.y)
    .map(({ text }) => text);

describe('the title block under a plan has', () => {
  test('title, address and parcel number, one below the other', () => {
    const svg = svgOf({ isNorthSet: true, title: 'Smith', address: '12 Oak Lane', parcel: '044-120-7' });
    expect(below(svg)).toEqual(['Smith', '12 Oak Lane', 'Parcel 044-120-7']);
  });

  test('an address and no title', () => {
    expect(below(svgOf({ isNorthSet: true, address: '12 Oak Lane' }))).toEqual(['Site plan', '12 Oak Lane']);
  });

  test('a north arrow that says it is assumed, until somebody says where north is', () => {
    const address = '12 Oak Lane';
    expect(below(svgOf({ address }))).toContain('assumed');
    for (const known of [{ isNorthSet: true }, { north: 30 }])
      expect(below(svgOf({ address, ...known }))).not.toContain('assumed');
  });

  test('nothing for a plan without title and address', () => {
    expect(words(svgOf({})).map(({ text }) => text)).not.toContain('N');
    expect(svgOf({})).not.toContain('data-layer="title"');
  });

  test('a north arrow in the right direction', () => {
    const letter = (north: number): string =>
      /<text x="([\d.]+) *"[^>]*y="([\d.]+)"[^>]*>N</
        .exec(svgOf({ title: 'A', north }))
        ?.slice(1, 3)
        .join() ?? '';
    const at = (north: number): number[] => letter(north).split(',').map(Number);
    const [right, left] = [at(90), at(270)];
    expect(right[0] ?? 0).toBeGreaterThan((left[0] ?? 0) + 15);
    expect(right[1]).toBeCloseTo(left[1] ?? 0, 2);
  });

  test.each([
    ['feet-inches', ['0', "10'", "20'", `Scale 1" = 10'`], 25.4],
    ['decimal-feet', ['0', "10'", "20'", `Scale 1" = 10'`], 25.4],
    ['metres', ['0', '2 m', '4 m', 'Scale 1:120'], 2000 / 120],
  ])('the scale, in words and as a bar of its length on paper, in %s', (units, said, each) => {
    const reading = readPlanFile({
      objects: [{ type: 'rectangle', x: 0, y: 0, width: 100, height: 80 }],
      settings: { scale: 2, address: '12 Oak Lane', units },
    });
    if (!reading.ok) throw new Error(reading.problem);
    const svg = planToSvg(createPlan(reading.contents), { feetPerInch: 10 });
    expect(words(svg).map(({ text }) => text)).toEqual(
      expect.arrayContaining(said.map((text) => text.replaceAll('"', '&quot;'))),
    );
    const [, from, to] = /d="M([\d.]+) [\d.]+L([\d.]+) [^"]*" fill="#1f2937"/.exec(svg) ?? [];
    expect(Number(to) - Number(from)).toBeCloseTo(each, 2);
  });

  test('its own width, however narrow the plan is', () => {
    const reading = readPlanFile({
      objects: [{ type: 'rectangle', x: 0, y: 0, width: 60, height: 400 }],
      settings: { scale: 2, address: '12 Oak Lane', north: 180 },
    });
    if (!reading.ok) throw new Error(reading.problem);
    expect(sizeOf(planToSvg(createPlan(reading.contents)))[0]).toBeGreaterThan(118);
  });
});
