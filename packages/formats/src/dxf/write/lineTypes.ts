// Line types: the dashes of pens, which are millimeters on paper, as named patterns in the units of the drawing.
import { freeName } from './tags.ts';

/** Names by the number of dashes and gaps, as in ISO 128 and CAD programs. */
const names: Readonly<Record<number, string>> = { 2: 'DASHED', 4: 'DASHDOT', 6: 'DIVIDE' };

export interface LineType {
  readonly name: string;
  /** Millimeters on paper. */
  readonly dash: readonly number[];
}

export class LineTypes {
  private readonly byDash = new Map<string, LineType>();

  get list(): readonly LineType[] {
    return [...this.byDash.values()];
  }

  nameOf(dash: readonly number[]): string {
    // As in SVG, an odd number of dashes is repeated.
    const whole = dash.length % 2 === 0 ? dash : [...dash, ...dash];
    const key = whole.join(' ');
    const known = this.byDash.get(key);
    if (known) return known.name;
    const taken = new Set(this.list.map(({ name }) => name));
    const name = freeName(names[whole.length] ?? 'PATTERN', (one) => taken.has(one));
    this.byDash.set(key, { name, dash: whole });
    return name;
  }
}

/** The line weights that DXF knows, in hundredths of a millimeter. */
const lineWeights = [
  5, 9, 13, 15, 18, 20, 25, 30, 35, 40, 50, 53, 60, 70, 80, 90, 100, 106, 120, 140, 158, 200, 211,
];

/** The nearest line weight to millimeters. */
export const lineWeight = (millimeters: number): number =>
  lineWeights.reduce((best, one) =>
    Math.abs(one - millimeters * 100) < Math.abs(best - millimeters * 100) ? one : best,
  );
