// The SVG: true to scale in millimeters of paper, in order, well formed, and inert whatever the plan says.
import * as fc from 'fast-check';
import { createPlan } from '@homeplot/plan/plan';
import { describe, expect, test } from 'vitest';
import { planToSvg } from './planToSvg.ts';
import { attribute, parse, planOf, site, sizeOf } from '../../testing/testSvg.ts';

describe('the picture', () => {
  const svg = planToSvg(planOf(site, { title: 'Oak Lane 5' }));

  test('is an SVG image by itself, named by its title', () => {
    const [root, title, description] = parse(svg);
    expect(root?.name).toBe('svg');
    expect(root?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(root?.attributes.get('role')).toBe('img');
    expect([title?.name, title?.text]).toEqual(['title', 'Oak Lane 5']);
    expect([description?.name, description?.text]).toEqual(['desc', `Drawn at 1" = 20'`]);
    expect(attribute(planToSvg(planOf(site)), 'svg', 'role')).toEqual(['img']);
    expect(parse(planToSvg(planOf(site)))[1]?.text).toBe('Site plan');
  });

  test('needs no style, script or link, as a strict content policy asks', () => {
    const elements = parse(svg);
    const keys = elements.flatMap(({ attributes }) => [...attributes.keys()]);
    expect([...new Set(elements.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'circle',
      'desc',
      'g',
      'path',
      'rect',
      'svg',
      'text',
      'title',
    ]);
    expect(keys.filter((key) => /^(style|class|id|on.*|.*href)$/.test(key))).toEqual([]);
  });

  test('is as large as its view box, in millimeters', () => {
    const [width, height] = sizeOf(svg);
    expect(attribute(svg, 'svg', 'viewBox')).toEqual([`0 0 ${width} ${height}`]);
    expect(attribute(svg, 'svg', 'width')).toEqual([`${width}mm`]);
  });

  test('draws the line round letters under them', () => {
    const label = { id: 'area', type: 'areaLabel', x: 10, y: 10, area: 7700, shows: 'area' };
    expect(attribute(planToSvg(planOf([label])), 'text', 'paint-order')).toEqual(['stroke']);
    expect(attribute(planToSvg(planOf([label])), 'text', 'stroke')).toEqual(['#ffffff']);
  });

  test('writes numbers short, to a thousandth', () => {
    const values = parse(svg).flatMap(({ attributes }) => [...attributes.values()]);
    const numbers = values
      .filter((value) => !value.startsWith('#'))
      .flatMap((value) => value.match(/\d[\d.e+-]*/g) ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => /e|\.\d{4}|\.0+$/.test(number) || number.startsWith('.'))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('draws the objects in their order, a group for each run of one layer', () => {
    const layers = attribute(planToSvg(planOf([site[2], site[0]])), 'g', 'data-layer');
    expect(layers).toEqual(['landscape', 'property', 'dimensions']);
    expect(attribute(planToSvg(planOf([site[0], site[2]])), 'g', 'data-layer')).toEqual([
      'property',
      'landscape',
      'dimensions',
    ]);
  });

  test('keeps all that it draws within its edges, labels and title too', () => {
    const [width, height] = sizeOf(svg);
    const points = attribute(svg, 'path', 'd').flatMap((d) => [
      ...(d ?? '').matchAll(/[ML ]([\d.-]+) ([\d.-]+)(?=[MLAZ]|$)/g),
    ]);
    for (const [, x, y] of points) {
      expect(Number(x) >= 0 && Number(x) <= width && Number(y) >= 0 && Number(y) <= height).toBe(true);
    }
    expect(points.length).toBeGreaterThan(20);
    const title = parse(svg).find(({ name, text }) => name === 'text' && text === 'Oak Lane 5');
    expect(title).toBeDefined();
    expect(Number(title?.attributes.get('y'))).toBeLessThan(height);
  });

  test.each([60, 150, 400])('of a plan %d ft wide says its project, facts, scale and north', (width) => {
    const wide = { type: 'rectangle', x: 0, y: 0, width: width * 2, height: 80 };
    const facts = { owner: 'Ada Oak', source: 'Deed of May 3, 1998, not a survey' };
    const settings = { title: 'Smith', address: '12 Oak Lane', parcel: '044-120', project: facts, scale: 2 };
    const words = parse(planToSvg(planOf([wide], settings))).map(({ text }) => text);
    for (const word of ['Smith', '12 Oak Lane', 'Parcel 044-120', 'Owner: Ada Oak', 'N'])
      expect(words).toContain(word);
    expect(words.join(' ')).toMatch(/Scale 1/);
  });

  test('of an empty plan is the empty site', () => {
    const empty = planToSvg(createPlan());
    expect(parse(empty).map(({ name }) => name)).toEqual(['svg', 'title', 'desc', 'rect']);
    expect(sizeOf(empty)[0]).toBeGreaterThan(50);
  });
});

describe('scale', () => {
  test('at 1" = 20 ft, 100 ft are 5 inches, whatever else is on the sheet', () => {
    const svg = planToSvg(planOf([site[0]]), { feetPerInch: 20 });
    const [fill] = attribute(svg, 'path', 'd');
    const [, left, , right] = /^M([\d.]+) ([\d.]+)L([\d.]+) /.exec(fill ?? '') ?? [];
    expect(Number(right) - Number(left)).toBeCloseTo(5 * 25.4, 2);
  });

  test.each([
    [10, 5, 4],
    [30, 20, 4],
    [60, 50, 8],
    [100, 80, 10],
    [250, 160, 20],
    [500, 300, 40],
    [1000, 1000, 200],
    [5000, 100, 400],
    [100_000, 60_000, 10_000],
  ])(
    '%d x %d ft are drawn at 1" = %d ft, the largest scale of print that fits 11 x 17 inches',
    (width, height, feet) => {
      const lot = { type: 'rectangle', x: 0, y: 0, width: width * 2, height: height * 2 };
      expect(planToSvg(planOf([lot]))).toContain(`<desc>Drawn at 1" = ${feet}'</desc>`);
      expect(planToSvg(planOf([{ ...lot, width: height * 2, height: width * 2 }]))).toContain(
        `1" = ${feet}'`,
      );
    },
  );

  test.each([
    [10, 5, 50],
    [100, 80, 100],
    [250, 160, 200],
    [300, 160, 250],
    [5000, 100, 5000],
  ])(
    '%d x %d ft of a plan in meters are drawn at 1:%d, the largest that fits A3, and so it says',
    (width, height, ratio) => {
      const lot = { type: 'rectangle', x: 0, y: 0, width: width * 2, height: height * 2 };
      const svg = planToSvg(planOf([lot], { units: 'metres', address: '12 Oak Lane' }));
      expect(svg).toContain(`<desc>Drawn at 1:${ratio}</desc>`);
      expect(svg).toContain(`Scale 1:${ratio}<`);
      expect(Math.max(...sizeOf(svg))).toBeGreaterThan((width * 304.8) / ratio);
    },
  );

  test.each([
    ['feet-inches', 11 * 25.4, 17 * 25.4],
    ['metres', 297, 420],
  ])('any plan in %s fits the largest sheet of an office printer, either way round', (units, short, long) => {
    const length = fc.double({ min: 1, max: 20_000, noNaN: true });
    fc.assert(
      fc.property(length, length, (width, height) => {
        const plan = planOf([{ type: 'rectangle', x: 5, y: -7, width, height }], { units });
        const sides = sizeOf(planToSvg(plan));
        expect(Math.max(...sides)).toBeLessThanOrEqual(long);
        expect(Math.min(...sides)).toBeLessThanOrEqual(short);
      }),
    );
  });

  test.each([10, 200])('line weights and labels are millimeters of paper at 1" = %d ft', (feetPerInch) => {
    const svg = planToSvg(planOf([{ type: 'rectangle', x: 0, y: 0, width: 400, height: 400 }]), {
      feetPerInch,
    });
    expect(attribute(svg, 'path', 'stroke-width')).toContain('0.5');
    expect(new Set(attribute(svg, 'text', 'font-size'))).toEqual(new Set(['2.5']));
    expect(
      parse(svg)
        .filter(({ name }) => name === 'text')
        .map(({ text }) => text),
    ).toEqual(["200'", "200'"]);
  });

  test('a note has its own height on the ground', () => {
    const svg = planToSvg(planOf([{ type: 'text', x: 0, y: 0, text: 'Patio', height: 8 }]), {
      feetPerInch: 10,
    });
    expect(attribute(svg, 'text', 'font-size')).toEqual([String(4 * 2.54)]);
  });
});

describe('paper', () => {
  const lot = planOf([site[0]]);
  test('is white, or of the color asked for, or none', () => {
    expect(attribute(planToSvg(lot), 'rect', 'fill')).toEqual(['#ffffff']);
    expect(attribute(planToSvg(lot, { background: '#fef3c7' }), 'rect', 'fill')).toEqual(['#fef3c7']);
    expect(attribute(planToSvg(lot, { background: 'transparent' }), 'rect', 'fill')).toEqual([]);
  });

  test('has a grid under the plan when asked for, every tenth line heavier', () => {
    const svg = planToSvg(lot, { grid: true, feetPerInch: 10 });
    expect(attribute(svg, 'g', 'data-layer')[0]).toBe('grid');
    const weights = attribute(svg, 'path', 'stroke-width').filter(
      (weight) => weight === '0.09' || weight === '0.18',
    );
    expect(weights.filter((weight) => weight === '0.18').length).toBeGreaterThan(3);
    expect(weights.filter((weight) => weight === '0.09').length).toBeGreaterThan(30);
    expect(attribute(planToSvg(lot), 'g', 'data-layer')).not.toContain('grid');
  });

  test('has no more grid lines than can be distinguished or drawn', () => {
    const far = planOf([{ type: 'rectangle', x: 0, y: 0, width: 1e6, height: 1e6 }]);
    expect(planToSvg(far, { grid: true, feetPerInch: 1 }).length).toBeLessThan(400_000);
    expect(planToSvg(far, { grid: true }).length).toBeLessThan(100_000);
  });
});

describe('whatever the plan says', () => {
  const script = `</text></svg><script>alert("1")</script><a href='x' onload=y>&amp; ]]>`;

  test('script in a text, a title or a color is text', () => {
    const plan = planOf([{ type: 'text', x: 0, y: 0, text: script }], { title: script });
    const elements = parse(planToSvg(plan, { background: script }));
    expect(new Set(elements.map(({ name }) => name))).toEqual(
      new Set(['svg', 'title', 'desc', 'rect', 'g', 'text', 'path']),
    );
    const [title, note] = elements.filter(({ name }) => name === 'title' || name === 'text');
    expect([title?.text, note?.text]).toEqual([script, script]);
    const words = elements.flatMap(({ name, text }) => (name === 'text' ? text : []));
    expect(words.slice(1).join('').replaceAll(' ', '')).toContain(script.replaceAll(' ', ''));
    expect(elements[3]?.attributes.get('fill')).toBe(script);
  });

  test('script in the name of an object is text in its label', () => {
    const shed = { id: 's', type: 'shed', x: 0, y: 0, name: script };
    const named = { type: 'areaLabel', x: 0, y: 0, of: 's', shows: ['name'] };
    const elements = parse(planToSvg(planOf([shed, named])));
    const words = elements.flatMap(({ name, text }) => (name === 'text' ? text : []));
    expect(words.join(' ')).toContain(script);
    expect(elements.map(({ name }) => name)).not.toContain('script');
  });

  test('every text is well formed, and comes out as it went in where XML can hold it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (text) => {
        const drawn = parse(planToSvg(planOf([{ type: 'text', x: 0, y: 0, text }]))).at(-1)?.text;
        expect(drawn).toBe(
          text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD'),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('what XML cannot hold is replaced', () => {
    const text = 'a\u0000b\u001Fc\uD800d\uFFFEe';
    expect(planToSvg(planOf([{ type: 'text', x: 0, y: 0, text }]))).toContain(
      'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe',
    );
  });
});
