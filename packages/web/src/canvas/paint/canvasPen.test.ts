import { describe, expect, test } from 'vitest';
import { CanvasPen } from './canvasPen.ts';
import type { Aim } from './screen.ts';
import { StyledContext } from './styledContext.ts';

type Call = readonly [string, ...unknown[]];

/** A context that records its calls, and the line width of each stroke. */
function recorder(): { readonly calls: Call[]; readonly context: CanvasRenderingContext2D } {
  const calls: Call[] = [];
  const note =
    (name: string) =>
    (...args: unknown[]): void => {
      calls.push([name, ...args]);
    };
  const names = [
    'beginPath',
    'moveTo',
    'lineTo',
    'arc',
    'closePath',
    'fill',
    'stroke',
    'fillRect',
    'strokeRect',
    'save',
    'clip',
    'restore',
  ];
  const state = { lineWidth: 0, font: '' };
  const methods = Object.fromEntries(
    [...names, 'setLineDash', 'strokeText', 'fillText', 'translate', 'rotate', 'setTransform'].map((name) => [
      name,
      note(name),
    ]),
  );
  const context = Object.assign(state, methods);
  return { calls, context: context as typeof context & CanvasRenderingContext2D };
}

const aim: Aim = { pxPerFoot: 10, ratio: 1, left: 0, top: 0, units: 'feet-inches', north: 0 };
const layer = 'test';

function drawing(at: Partial<Aim>, draw: (pen: CanvasPen) => void) {
  const { calls, context } = recorder();
  draw(
    new CanvasPen(
      new StyledContext(context),
      { ...aim, ...at },
      { x: 0, y: 0, width: 300, height: 200 },
      () => undefined,
    ),
  );
  return { calls: calls.filter(([name]) => name !== 'setLineDash'), context };
}

const square = [
  { x: 1.03, y: 1.03 },
  { x: 3.03, y: 1.03 },
  { x: 3.03, y: 2.03 },
  { x: 1.03, y: 2.03 },
];

describe('the canvas pen', () => {
  test('an axis-aligned rectangle lies on whole pixels, with a line of one pixel between them', () => {
    const { calls } = drawing({}, (pen) => {
      pen.path({ vertices: square, closed: true }, { layer, fill: '#ffffff' });
      pen.path({ vertices: square, closed: true }, { layer, stroke: '#000000', weight: 0.25 });
    });
    expect(calls).toEqual([
      ['fillRect', 10, 10, 20, 10],
      ['strokeRect', 10.5, 10.5, 20, 10],
    ]);
  });

  test('the line of an axis-aligned rectangle surrounds its fill, whichever way it runs', () => {
    const drawn = (vertices: typeof square, weight: number) =>
      drawing({}, (pen) =>
        pen.path({ vertices, closed: true }, { layer, fill: '#ffffff', stroke: '#000000', weight }),
      ).calls;
    const thin = [
      ['fillRect', 10, 10, 21, 11],
      ['fillRect', 11, 11, 19, 9],
    ];
    expect(drawn(square, 0.25)).toEqual(thin);
    expect(drawn(square.toReversed(), 0.25)).toEqual(thin);
    expect(drawn(square, 0.5)).toEqual([
      ['fillRect', 9, 9, 22, 12],
      ['fillRect', 11, 11, 18, 8],
    ]);
    const flat = square.map(({ x, y }) => ({ x, y: y < 2 ? 1 : 1.1 }));
    expect(drawn(flat, 0.5)).toEqual([['fillRect', 9, 9, 22, 3]]);
  });

  test('a line of two pixels lies on whole pixels', () => {
    const { calls } = drawing({}, (pen) =>
      pen.path({ vertices: square, closed: true }, { layer, stroke: '#000000', weight: 0.5 }),
    );
    expect(calls).toEqual([['strokeRect', 10, 10, 20, 10]]);
  });

  test('no line is thinner than a device pixel, and weights grow with the density', () => {
    const width = (ratio: number, weight: number): number =>
      drawing({ ratio }, (pen) => pen.circle({ x: 0, y: 0 }, 5, { layer, stroke: '#000000', weight })).context
        .lineWidth;
    expect([width(1, 0.13), width(1, 0.5), width(2, 0.5), width(3, 0.35)]).toEqual([1, 2, 4, 4]);
  });

  test('if too much is in view for dimensions, lines are half as heavy, and dashes stay as long', () => {
    const stroke = (labelHeight: number | undefined) => {
      const { calls, context } = recorder();
      const pen = new CanvasPen(
        new StyledContext(context),
        { ...aim, ...(labelHeight === undefined ? {} : { labelHeight }) },
        { x: 0, y: 0, width: 300, height: 200 },
        () => undefined,
      );
      pen.circle({ x: 5, y: 5 }, 5, { layer, stroke: '#000000', weight: 1, dash: [10] });
      return [context.lineWidth, calls.filter(([name]) => name === 'setLineDash').at(-1)];
    };
    const [width, dash] = stroke(undefined);
    expect(width).toBe(4);
    expect(stroke(0)).toEqual([2, dash]);
  });

  test('slanted lines are not moved', () => {
    const { calls } = drawing({}, (pen) =>
      pen.path(
        {
          vertices: [
            { x: 0.13, y: 0.17 },
            { x: 4, y: 3 },
          ],
          closed: false,
        },
        { layer, stroke: '#000000' },
      ),
    );
    expect(calls.slice(1, 3)).toEqual([
      ['moveTo', 1.3, 1.7000000000000002],
      ['lineTo', 40, 30],
    ]);
  });

  test('a bulge is an arc', () => {
    const { calls } = drawing({}, (pen) =>
      pen.path(
        {
          vertices: [
            { x: 1, y: 0, bulge: 1 },
            { x: -1, y: 0 },
          ],
          closed: false,
        },
        { layer, stroke: '#000000' },
      ),
    );
    const [, , arc] = calls;
    expect(arc?.slice(0, 4)).toEqual(['arc', 0, 0, 10]);
    expect(arc?.[6]).toBe(false);
  });

  test('a bulge of less than half a pixel is a straight line', () => {
    const names = (bulge: number): string[] =>
      drawing({}, (pen) =>
        pen.path(
          {
            vertices: [
              { x: 1, y: 0, bulge },
              { x: 3, y: 0 },
            ],
            closed: false,
          },
          { layer, stroke: '#000000' },
        ),
      ).calls.map(([name]) => name);
    expect(names(0.03)).toEqual(['beginPath', 'moveTo', 'lineTo', 'stroke']);
    expect(names(0.06)).toEqual(['beginPath', 'moveTo', 'arc', 'stroke']);
  });

  test('marks that are too small to be seen are not drawn', () => {
    const { calls } = drawing({}, (pen) => {
      pen.circle({ x: 0, y: 0 }, 0.01, { layer, fill: '#000000' });
      const text = {
        at: { x: 0, y: 0 },
        content: 'a',
        angle: 0,
        align: 'start',
        baseline: 'baseline',
      } as const;
      pen.text({ ...text, height: 0.2 }, { layer, fill: '#000000' });
    });
    expect(calls).toEqual([]);
  });

  test("a path within one pixel is drawn as one pixel in its line's color", () => {
    const { calls, context } = drawing({}, (pen) => {
      const vertices = [
        { x: 1.03, y: 2.08 },
        { x: 1.09, y: 2.02 },
      ];
      pen.path({ vertices, closed: false }, { layer, stroke: '#ff0000', fill: '#000000' });
    });
    expect(calls).toEqual([['fillRect', 10, 20, 1, 1]]);
    expect(context.fillStyle).toBe('#ff0000');
  });

  test('marks out of view are not drawn, marks that reach into it are', () => {
    const line = (x: number) => [
      { x, y: -5 },
      { x: x + 1, y: 40 },
    ];
    const style = { layer, stroke: '#000000' };
    const { calls } = drawing({}, (pen) => {
      pen.path({ vertices: line(-40), closed: false }, style);
      pen.circle({ x: 60, y: 60 }, 5, style);
      pen.path({ vertices: line(10), closed: false }, style);
      pen.circle({ x: -3, y: 5 }, 4, style);
    });
    expect(calls.map(([name]) => name)).toEqual([
      'beginPath',
      'moveTo',
      'lineTo',
      'stroke',
      'beginPath',
      'arc',
      'stroke',
    ]);
  });

  test('an area of very many edges is filled by clipping the visible rectangle to it', () => {
    const vertices = Array.from({ length: 100 }, (_, i) => ({ x: i % 2 === 0 ? -1e6 : 1e6, y: i }));
    const { calls, context } = drawing({}, (pen) =>
      pen.path({ vertices, closed: true }, { layer, fill: '#00ff00' }),
    );
    const names = calls.map(([name]) => name).filter((name) => name !== 'moveTo' && name !== 'lineTo');
    expect(names).toEqual(['save', 'beginPath', 'closePath', 'clip', 'fillRect', 'restore']);
    expect(context.fillStyle).toBe('#00ff00');
    const filled = calls.find(([name]) => name === 'fillRect')?.slice(1) ?? [];
    expect(filled.every((size) => Math.abs(Number(size)) < 400)).toBe(true);
  });

  test('text is placed by its anchor', () => {
    const drawn = (align: 'start' | 'middle' | 'end', angle: number) => {
      const { calls, context } = drawing({}, (pen) =>
        pen.text(
          { at: { x: 5, y: 5 }, content: 'ab', height: 2, angle, align, baseline: 'baseline' },
          { layer, fill: '#000000' },
        ),
      );
      return [context.textAlign, ...calls.map(([name, ...args]) => [name, ...args])];
    };
    expect(drawn('start', 0)).toEqual(['start', ['fillText', 'ab', 50, 50]]);
    expect(drawn('middle', 0)).toEqual(['center', ['fillText', 'ab', 50, 50]]);
    expect(drawn('end', Math.PI)).toEqual([
      'end',
      ['setTransform', -1, expect.closeTo(0), expect.closeTo(0), -1, 50, 50],
      ['fillText', 'ab', 0, 0],
      ['setTransform', 1, 0, 0, 1, 0, 0],
    ]);
  });

  test('the outline of letters lies under them', () => {
    const { calls } = drawing({}, (pen) =>
      pen.text(
        { at: { x: 5, y: 5 }, content: "24'", height: 1, angle: 0, align: 'start', baseline: 'baseline' },
        { layer, fill: '#000000', stroke: '#ffffff', weight: 0.7 },
      ),
    );
    expect(calls).toEqual([
      ['strokeText', "24'", 50, 50],
      ['fillText', "24'", 50, 50],
    ]);
  });
});
