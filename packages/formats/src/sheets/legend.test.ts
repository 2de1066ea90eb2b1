// The legend of a sheet.
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { describe, expect, test } from 'vitest';
import { marksOf, planOf, wordsIn } from '../../testing/testSheets.ts';
import { planToSvg } from '../svg/planToSvg.ts';
import { groundEntries, legendEntries } from './view/legendEntries.ts';
import { PlanView } from './view/planView.ts';

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

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

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

  test('shows a road as wide as its sample is high, however it runs and whatever it joins', () => {
    const samples = [
      [0, 0, 0, 400],
      [0, 0, 400, 0],
      [30, 10, -40, -60],
    ].map(([startX, startY, endX, endY]) => {
      const ends = { startX, startY, endX, endY, startTrim: 9, endSkew: 0.5 };
      const [entry] = legendEntries([planOf([{ type: 'road', roadWidth: 12, ...ends }])]);
      const pen = new RecordingPen(1, 0.05);
      entry?.draw({ minX: 0, minY: 0, maxX: 12, maxY: 5 }, pen);
      return pen.marks;
    });
    const [down = [], ...others] = samples;
    const round = (marks: typeof down) => JSON.parse(JSON.stringify(marks, rounded)) as unknown;
    for (const other of others) expect(round(other)).toEqual(round(down));
    const vertices = down.flatMap((mark) => ('path' in mark ? mark.path.vertices : []));
    const [xs, ys] = [vertices.map(({ x }) => x), vertices.map(({ y }) => y)];
    expect([Math.min(...xs), Math.max(...xs)].map((x) => Math.round(x))).toEqual([0, 12]);
    expect([Math.min(...ys), Math.max(...ys)].map((y) => Math.round(y))).toEqual([0, 5]);
  });

  test('shows what is to be removed as it is drawn, unless others of its kind stay or come', () => {
    const tree = (status: string) => ({ type: 'tree', x: 0, y: 0, radius: 10, color: '#22c55e', status });
    const [goes, stays, comes] = ['removed', 'existing', 'proposed'].map((status) => planOf([tree(status)]));
    const first = (...plans: readonly Plan[]) => {
      const [entry] = legendEntries(plans);
      const pen = new RecordingPen(1, 0.05);
      entry?.draw({ minX: 0, minY: 0, maxX: 12, maxY: 5 }, pen);
      const fills = pen.marks.flatMap((mark) => ('style' in mark ? (mark.style.fill ?? []) : []));
      return { name: entry?.name, isFilled: fills.length > 0 };
    };
    if (!goes || !stays || !comes) throw new Error('Three plans were expected.');
    expect(first(goes)).toEqual({ name: 'Tree, to be removed', isFilled: false });
    expect(first(goes, comes)).toEqual({ name: 'Tree', isFilled: true });
    expect(first(stays, goes)).toEqual({ name: 'Tree', isFilled: true });
    expect(first(planOf([tree('removed'), tree('existing')]))).toEqual({ name: 'Tree', isFilled: true });
  });

  test('tells small symbols apart by their letters', () => {
    const types = ['well', 'testHole', 'catchBasin', 'drywell', 'manhole', 'downspout', 'meter'];
    const plan = planOf(types.map((type, i) => ({ type, x: 20 * i, y: 0 })));
    const lettersIn = legendEntries([plan]).map(({ draw }) => {
      const pen = new RecordingPen(1, 0.05);
      draw({ minX: 0, minY: 0, maxX: 12, maxY: 4.6 }, pen);
      return wordsIn(pen.marks).join();
    });
    expect(lettersIn.toSorted()).toEqual(['CB', 'DS', 'DW', 'MH', 'TH', 'W', 'WM']);
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

describe('the legend of a grading plan', () => {
  const spot = (x: number, y: number, elevation: number, more: object = {}) => ({
    type: 'spotElevation',
    x,
    y,
    elevation,
    measuredBy: 'level',
    ...more,
  });
  const slope = [spot(0, 0, 100), spot(200, 0, 108), spot(200, 160, 108)];
  const legendOf = (objects: readonly unknown[], settings: Record<string, unknown> = {}): string[] => {
    const blocks = ['viewport', 'legend'].map((type) => ({ id: type, type }));
    const sheets = [
      { id: 'a', title: '', paper: 'Letter', orientation: 'landscape', style: 'color', blocks },
    ];
    const plan = planOf(objects, { elevations: { contours: true, datum: 'assumed' }, sheets, ...settings });
    const [sheet] = plan.settings.sheets ?? [];
    if (!sheet) throw new Error('The plan has no sheet.');
    const written = wordsIn(marksOf(plan, sheet).marks);
    return written.slice(written.indexOf('LEGEND') + 1);
  };

  test('says the interval of the contours on the sheet, in the units of the plan', () => {
    expect(legendOf([...slope, spot(0, 160, 100, { finished: 101 })])).toEqual(
      expect.arrayContaining(["Existing contour, every 1'", "Proposed contour, every 1'"]),
    );
    expect(legendOf(slope, { units: 'metres' })[1]).toEqual('Existing contour, every 0.5 m');
  });

  test('spells out the letters before the elevations on the drawing, and no others', () => {
    const letters = (objects: readonly unknown[]) =>
      legendOf(objects)
        .filter((word) => word.includes(':'))
        .join(' ');
    expect(letters(slope)).toBe('');
    expect(letters([...slope, spot(0, 160, 100, { finished: 101 })])).toBe(
      'EG: existing grade, FG: finished grade',
    );
    const house = { type: 'house', x: 100, y: 80, width: 60, height: 40, finishedFloor: 106 };
    expect(letters([...slope, house, spot(50, 50, 104, { level: 'TW' })])).toBe(
      'FF: finished floor, TW: top of wall',
    );
  });

  test('draws contours with the weight that most of them have', () => {
    const pen = new RecordingPen(1, 0.05);
    const plan = planOf([...slope, spot(0, 160, 100, { finished: 101 })], {
      elevations: { contours: true, datum: 'assumed' },
    });
    const view = new PlanView(plan, { hidesNorth: true, numbersEdges: false, turn: 0 }, {});
    for (const entry of groundEntries([{ view, feetPerInch: 20 }]))
      entry.draw({ minX: 0, minY: 0, maxX: 12, maxY: 5 }, pen);
    const weights = pen.marks.map((mark) => ('style' in mark ? mark.style.weight : undefined));
    expect(weights).toEqual([0.13, 0.25]);
  });
});
