// The SVG is true to scale in millimeters on paper, ordered, well formed, and inert whatever the plan contains.
import * as fc from 'fast-check';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { bulgeArc } from '@homeplot/plan/segment';
import { describe, expect, test } from 'vitest';
import { planToSvg, SvgPen } from './svgPen.ts';

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Direct text content. */
  text: string;
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescapeXml = (text: string): string => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

/** The elements of an XML text in order; throws if it is not well formed. */
function parse(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const token = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`not well formed at ${at}: ${xml.slice(at, at + 60)}`);
    const [, slash, name = '', attributes = '', closed, text] = match;
    const inside = open.at(-1);
    if (text !== undefined) {
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error(`a bare & in ${text}`);
      if (inside) inside.text += unescapeXml(text);
    } else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, unescapeXml(value)] as const,
      );
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
        throw new Error(`an attribute twice in <${name}>`);
      const element = { name, attributes: new Map(pairs), text: '' };
      found.push(element);
      if (!closed) open.push(element);
    }
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name}> is not closed`);
  return found;
}

function planOf(objects: readonly unknown[], settings: Record<string, unknown> = {}): Plan {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

/** A lot of 100 x 80 ft with a gate and one object of each kind. */
const site = [
  {
    id: 'lot',
    type: 'rectangle',
    x: 0,
    y: 0,
    width: 200,
    height: 160,
    entrances: [{ x: 40, y: 0, width: 24, edge: 'top' }],
  },
  { id: 'house', type: 'house', x: 100, y: 80, width: 60, height: 40, rotation: 15 },
  { id: 'tree', type: 'tree', x: 30, y: 130, radius: 15 },
  { id: 'pool', type: 'circle', x: 160, y: 120, radius: 20 },
  { id: 'road', type: 'road', startX: 20, startY: 200, endX: 160, endY: 200 },
  { id: 'corner', type: 'corner', x: 260, y: 40 },
  { id: 'note', type: 'text', x: 20, y: 30, text: 'Patio', height: 4, rotation: -10 },
];
const attribute = (svg: string, name: string, key: string): (string | undefined)[] =>
  parse(svg)
    .filter((element) => element.name === name)
    .map(({ attributes }) => attributes.get(key));
const sizeOf = (svg: string): readonly [number, number] => [
  Number.parseFloat(attribute(svg, 'svg', 'width')[0] ?? ''),
  Number.parseFloat(attribute(svg, 'svg', 'height')[0] ?? ''),
];
const origin = { x: 0, y: 0 };

describe('the picture', () => {
  const svg = planToSvg(planOf(site, { title: 'Oak Lane 5' }));

  test('is a standalone SVG named by its title', () => {
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

  test('draws the halo of a text under it', () => {
    const label = { id: 'area', type: 'areaLabel', x: 10, y: 10, area: 7700, shows: 'area' };
    expect(attribute(planToSvg(planOf([label])), 'text', 'paint-order')).toEqual(['stroke']);
    expect(attribute(planToSvg(planOf([label])), 'text', 'stroke')).toEqual(['#ffffff']);
  });

  test('rounds numbers to a thousandth', () => {
    const values = parse(svg).flatMap(({ attributes }) => [...attributes.values()]);
    const numbers = values
      .filter((value) => !value.startsWith('#'))
      .flatMap((value) => value.match(/\d[\d.e+-]*/g) ?? []);
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter((number) => /e|\.\d{4}|\.0+$/.test(number) || number.startsWith('.'))).toEqual([]);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('draws the objects in order, with a group for each run on the same layer', () => {
    const layers = attribute(planToSvg(planOf([site[2], site[0]])), 'g', 'data-layer');
    expect(layers).toEqual(['landscape', 'property', 'dimensions']);
    expect(attribute(planToSvg(planOf([site[0], site[2]])), 'g', 'data-layer')).toEqual([
      'property',
      'landscape',
      'dimensions',
    ]);
  });

  test('contains everything, including labels and title', () => {
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

  test('of an empty plan is an empty site', () => {
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
  ])('%d x %d ft of a metric plan are drawn at 1:%d, the largest that fits A3', (width, height, ratio) => {
    const lot = { type: 'rectangle', x: 0, y: 0, width: width * 2, height: height * 2 };
    const svg = planToSvg(planOf([lot], { units: 'metres', address: '12 Oak Lane' }));
    expect(svg).toContain(`<desc>Drawn at 1:${ratio}</desc>`);
    expect(svg).toContain(`Scale 1:${ratio}<`);
    expect(Math.max(...sizeOf(svg))).toBeGreaterThan((width * 304.8) / ratio);
  });

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

  test('a note has its own size in feet', () => {
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

  test('limits the number of grid lines', () => {
    const far = planOf([{ type: 'rectangle', x: 0, y: 0, width: 1e6, height: 1e6 }]);
    expect(planToSvg(far, { grid: true, feetPerInch: 1 }).length).toBeLessThan(400_000);
    expect(planToSvg(far, { grid: true }).length).toBeLessThan(100_000);
  });
});

describe('untrusted text', () => {
  const script = `</text></svg><script>alert("1")</script><a href='x' onload=y>&amp; ]]>`;

  test('is escaped in texts, titles and colors', () => {
    const plan = planOf([{ type: 'text', x: 0, y: 0, text: script }], { title: script });
    const elements = parse(planToSvg(plan, { background: script }));
    expect(elements.map(({ name }) => name)).toEqual([
      'svg',
      'title',
      'desc',
      'rect',
      'g',
      'text',
      'g',
      'text',
    ]);
    expect(
      elements.filter(({ name }) => name === 'text' || name === 'title').map(({ text }) => text),
    ).toEqual([script, script, script]);
    expect(elements[3]?.attributes.get('fill')).toBe(script);
  });

  test('is escaped in labels', () => {
    const shed = { id: 's', type: 'shed', x: 0, y: 0, name: script };
    const named = { type: 'areaLabel', x: 0, y: 0, of: 's', shows: ['name'] };
    const elements = parse(planToSvg(planOf([shed, named])));
    const words = elements.flatMap(({ name, text }) => (name === 'text' ? text : []));
    expect(words.join(' ')).toContain(script);
    expect(elements.map(({ name }) => name)).not.toContain('script');
  });

  test('is well formed and unchanged if XML allows its characters', () => {
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

  test('has characters that XML does not allow replaced', () => {
    const text = 'a\u0000b\u001Fc\uD800d\uFFFEe';
    expect(planToSvg(planOf([{ type: 'text', x: 0, y: 0, text }]))).toContain(
      'a\uFFFDb\uFFFDc\uFFFDd\uFFFDe',
    );
  });
});

describe('the pen', () => {
  test('draws a bulge as its arc', () => {
    const coordinate = fc.integer({ min: -100, max: 100 });
    const bulge = fc.double({ min: 0.05, max: 6, noNaN: true }).chain((size) => fc.constantFrom(size, -size));
    fc.assert(
      fc.property(coordinate, coordinate, bulge, (x, y, bend) => {
        fc.pre(Math.hypot(x, y) > 1);
        const pen = new SvgPen(origin, 1, 'feet-inches');
        pen.path(
          {
            vertices: [
              { ...origin, bulge: bend },
              { x, y },
            ],
            closed: false,
          },
          { layer: 'a', stroke: '#000000' },
        );
        const [, radius, large, sweep] = /A([\d.]+) [\d.]+ 0 ([01]) ([01]) /.exec(pen.drawing()) ?? [];
        const arc = bulgeArc(origin, { x, y }, bend);
        if (!arc) throw new Error('no arc');
        expect(Number(radius)).toBeCloseTo(arc.radius, 2);
        expect(large).toBe(Math.abs(arc.sweep) > Math.PI ? '1' : '0');
        // A positive sweep is clockwise on the screen in SVG as in the plan.
        expect(sweep).toBe(arc.sweep > 0 ? '1' : '0');
      }),
    );
  });

  test('bends the closing segment of a path too', () => {
    const pen = new SvgPen(origin, 1, 'feet-inches');
    const vertices = [
      { x: 0, y: 0 },
      { x: 10, y: 0, bulge: 1 },
    ];
    pen.path({ vertices, closed: true }, { layer: 'a', fill: '#000000' });
    expect(pen.drawing()).toContain('d="M0 0L10 0A5 5 0 0 1 0 0Z"');
  });

  test('places text by baseline or middle, by start, middle or end, rotated about its anchor', () => {
    const pen = new SvgPen({ x: 10, y: 10 }, 2, 'feet-inches');
    const mark = {
      at: { x: 15, y: 20 },
      content: 'A',
      height: 10,
      angle: 0,
      align: 'start',
      baseline: 'baseline',
    } as const;
    const style = { layer: 'a', fill: '#111111' };
    pen.text(mark, style);
    pen.text({ ...mark, align: 'middle', baseline: 'middle' }, style);
    pen.text({ ...mark, align: 'end', angle: Math.PI / 2 }, style);
    expect(
      parse(`<svg>${pen.drawing()}</svg>`)
        .slice(2)
        .map(({ attributes }) => Object.fromEntries(attributes)),
    ).toEqual([
      { x: '10', y: '20', 'font-size': '20', fill: '#111111' },
      // Half the cap height (0.718 em) below the middle.
      { x: '10', y: '27.18', 'font-size': '20', 'text-anchor': 'middle', fill: '#111111' },
      {
        x: '10',
        y: '20',
        'font-size': '20',
        'text-anchor': 'end',
        transform: 'rotate(90 10 20)',
        fill: '#111111',
      },
    ]);
  });

  test('draws the lengths of a house over an adjoining deck', () => {
    const corners = [
      [-40, -80],
      [0, -80],
      [0, -56],
      [-40, -56],
    ];
    const objects = [
      { type: 'house', x: 0, y: 0, width: 68, height: 56 },
      { type: 'deck', vertices: corners.map(([x, y]) => ({ x, y })) },
    ];
    const marks = parse(planToSvg(planOf(objects)));
    const deck = marks.findLastIndex(({ name }) => name === 'path');
    expect(marks.findIndex(({ text }) => text === "34'")).toBeGreaterThan(deck);
  });

  test('draws a lot line over paving, and labels over that', () => {
    const lot = {
      type: 'lot',
      vertices: [0, 0, 100, 0, 100, 80, 0, 80].flatMap((x, i, all) => (i % 2 ? [] : { x, y: all[i + 1] })),
    };
    const drive = {
      type: 'driveway',
      vertices: [
        { x: 50, y: 100 },
        { x: 50, y: 40 },
      ],
      width: 24,
      apron: 0,
      material: 'asphalt',
    };
    const reading = readPlanFile({ objects: [lot, drive], settings: { scale: 2 } });
    if (!reading.ok) throw new Error(reading.problem);
    const marks = parse(planToSvg(createPlan(reading.contents)));
    const line = marks.findIndex(({ attributes }) => attributes.get('stroke-dasharray')?.startsWith('9 '));
    const last = (named: string): number => marks.findLastIndex(({ name }) => name === named);
    expect(line).toBe(last('path'));
    expect(marks.filter(({ name }) => name === 'path').length).toBeGreaterThan(3);
    expect(marks.findIndex(({ name }) => name === 'text')).toBeGreaterThan(line);
  });

  test('draws circles, dashes and images', () => {
    const pen = new SvgPen(origin, 2, 'feet-inches');
    pen.circle({ x: 1, y: 2 }, 3, { layer: 'a', stroke: '#000000', weight: 0.35, dash: [4, 2.5] });
    pen.image(
      { at: { x: 1, y: 2 }, width: 30, height: 20, angle: 0, href: 'data:image/png;base64,AA"<' },
      { layer: 'b' },
    );
    const [, group, circle, other, image] = parse(`<svg>${pen.drawing()}</svg>`).map(({ attributes }) =>
      Object.fromEntries(attributes),
    );
    expect([group, other]).toEqual([{ 'data-layer': 'a' }, { 'data-layer': 'b' }]);
    expect(circle).toEqual({
      cx: '2',
      cy: '4',
      r: '6',
      stroke: '#000000',
      'stroke-width': '0.35',
      'stroke-dasharray': '4 2.5',
    });
    expect(image).toMatchObject({
      x: '2',
      y: '4',
      width: '60',
      height: '40',
      href: 'data:image/png;base64,AA"<',
    });
  });

  test('skips marks with neither line nor fill', () => {
    const pen = new SvgPen(origin, 1, 'feet-inches');
    pen.path({ vertices: [origin, { x: 1, y: 1 }], closed: false }, { layer: 'a' });
    pen.circle(origin, 1, { layer: 'a' });
    expect(pen.drawing()).toBe('');
  });
});
