// Reads the lines of a PDF page from the operators that pdf.js gives. Coordinates are points from the top left of the page as
// it is shown.
import type { PdfPath, PdfStep } from './jobs.ts';

/** The operators by their names in pdf.js. */
export type Operators = Readonly<Record<string, number>>;

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** As in PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

interface State {
  readonly matrix: Matrix;
  readonly width: number;
  readonly dash: readonly number[];
  readonly stroke: string;
  readonly fill: string;
}

/** A page with more paths is a picture made of lines, such as a shaded map; only so many are read. */
export const maxPaths = 100_000;

const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

// What the operators that paint a path do with it. Operators are named as in pdf.js.
const strokes = new Set(['stroke', 'closeStroke']);
const fills = new Set(['fill', 'eoFill', 'rawFillPath']);
const fillsAndStrokes = new Set(['fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke']);
const closing = new Set(['closeStroke', 'closeFillStroke', 'closeEOFillStroke']);

const isNumbers = (value: unknown): value is ArrayLike<number> =>
  value instanceof Float32Array || (Array.isArray(value) && value.every((one) => typeof one === 'number'));

const matrixOf = (value: unknown): Matrix | undefined =>
  isNumbers(value) && value.length === 6 ? (Array.from(value) as unknown as Matrix) : undefined;

/** page: from the page's own coordinates to points from its top left. */
export function pathsOf(list: OperatorList, operators: Operators, page: Matrix): readonly PdfPath[] {
  const names = new Map(Object.entries(operators).map(([name, code]) => [code, name]));
  let state: State = { matrix: page, width: 1, dash: [], stroke: '#000000', fill: '#000000' };
  const saved: State[] = [];
  const paths: PdfPath[] = [];
  const set = (more: Partial<State>): void => void (state = { ...state, ...more });
  const handlers: Readonly<Record<string, (given: readonly unknown[]) => void>> = {
    save: () => void saved.push(state),
    restore: () => void (state = saved.pop() ?? state),
    transform: (given) => {
      const matrix = matrixOf(given);
      if (matrix) set({ matrix: times(state.matrix, matrix) });
    },
    paintFormXObjectBegin: ([given]) => {
      saved.push(state);
      const matrix = matrixOf(given);
      if (matrix) set({ matrix: times(state.matrix, matrix) });
    },
    paintFormXObjectEnd: () => void (state = saved.pop() ?? state),
    setLineWidth: ([width]) => set({ width: Number(width) }),
    setDash: ([dash]) => set({ dash: isNumbers(dash) ? Array.from(dash) : [] }),
    setStrokeRGBColor: ([color]) => set({ stroke: colorOf(color) }),
    setFillRGBColor: ([color]) => set({ fill: colorOf(color) }),
    setStrokeTransparent: () => set({ stroke: '' }),
    setFillTransparent: () => set({ fill: '' }),
    constructPath([operator, data]) {
      const steps = Array.isArray(data) && isNumbers(data[0]) ? stepsOf(data[0], state.matrix) : [];
      const path = painted(steps, names.get(Number(operator)) ?? '', state);
      if (path && paths.length < maxPaths) paths.push(path);
    },
  };
  list.fnArray.forEach((code, i) => {
    const given = list.argsArray[i];
    handlers[names.get(code) ?? '']?.(
      Array.isArray(given) ? given : isNumbers(given) ? Array.from(given) : [],
    );
  });
  return paths;
}

const colorOf = (color: unknown): string =>
  typeof color === 'string' && /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : '#000000';

/** The path that an operator paints; undefined if it paints nothing. */
function painted(steps: readonly PdfStep[], operator: string, state: State): PdfPath | undefined {
  const isStroked = (strokes.has(operator) || fillsAndStrokes.has(operator)) && state.stroke !== '';
  const isFilled = (fills.has(operator) || fillsAndStrokes.has(operator)) && state.fill !== '';
  if (steps.length < 2 || (!isStroked && !isFilled)) return undefined;
  const [a, b, c, d] = state.matrix;
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  return {
    steps: closing.has(operator) ? [...steps, { to: 'close' }] : steps,
    ...(isStroked ? { stroke: state.stroke } : {}),
    ...(isFilled ? { fill: state.fill } : {}),
    width: state.width * scale,
    dash: state.dash.map((length) => length * scale),
  };
}

/** The codes in a path's data, as in pdf.js's DrawOPS. */
const codes = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;
/** How many numbers follow each code. */
const lengths = [2, 2, 6, 4, 0] as const;

function stepsOf(data: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): readonly PdfStep[] {
  const steps: PdfStep[] = [];
  let last: readonly [number, number] = [0, 0];
  for (let i = 0; i < data.length; ) {
    const code = data[i] ?? -1;
    const count = lengths[code] ?? Infinity;
    if (i + 1 + count > data.length) break;
    const at = (n: number): readonly [number, number] => {
      const [x, y] = [data[i + 1 + 2 * n] ?? 0, data[i + 2 + 2 * n] ?? 0];
      return [a * x + c * y + e, b * x + d * y + f];
    };
    if (code === codes.closePath) steps.push({ to: 'close' });
    else if (code === codes.moveTo || code === codes.lineTo) {
      last = at(0);
      steps.push({ to: code === codes.moveTo ? 'move' : 'line', at: last });
    } else {
      const isCubic = code === codes.curveTo;
      const [first, second, end] = isCubic ? [at(0), at(1), at(2)] : cubic(last, at(0), at(1));
      steps.push({ to: 'curve', at: [...first, ...second, ...end] });
      last = end;
    }
    i += 1 + count;
  }
  return steps;
}

type XY = readonly [number, number];

/** A quadratic curve as a cubic one: its two control points and its end. */
function cubic(from: XY, control: XY, to: XY): readonly [XY, XY, XY] {
  const towards = ([x, y]: XY): XY => [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)];
  return [towards(from), towards(to), to];
}
