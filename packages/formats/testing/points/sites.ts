// What is known of a written file of points, and the sites whose points are written.
import type { PointDatum, PointOrder, PointUnit } from '../../src/points/pointFile.ts';

export interface Written {
  readonly number: string;
  /** In the unit of the file. */
  readonly north: number;
  readonly east: number;
  readonly up: number;
  readonly code: string;
}

export interface Layout {
  /** The program, and what is special. */
  readonly title: string;
  readonly file: string;
  readonly points: readonly Written[];
  /** What the file leaves open is answered by this. */
  readonly order: PointOrder;
  readonly unit: PointUnit;
  /** What the file says, so that it isn't asked. */
  readonly says: { readonly order?: true; readonly unit?: true; readonly datum?: PointDatum };
  readonly encoding?: 'utf-16le';
  /** Points without numbers, codes or elevations. */
  readonly without?: readonly ('number' | 'code' | 'up')[];
}

const codes = ['IPF', 'EP1 BEG', 'EP1', 'EP1 END', 'TREE 18 OAK', 'BLDG', 'FH', 'GS'];
const site = (north: number, east: number, up: number, scale = 1): readonly Written[] =>
  codes.map((code, i) => ({
    number: String(101 + i),
    north: round(north + scale * (Math.sin(i * 2.1) * 61.327 + i * 3.219)),
    east: round(east + scale * (Math.cos(i * 1.7) * 88.113 - i * 1.877)),
    up: round(up + scale * Math.sin(i * 0.9) * 2.417),
    code,
  }));
const round = (value: number): number => Math.round(value * 1000) / 1000;

export const local = site(5000, 5000, 98.2);
export const statePlane = site(650_214.118, 2_145_880.402, 712.55);
export const metric = site(4_512_233.7, 583_120.25, 214.6, 0.3048);

/** Degrees near Boise, and what they are in the file. */
export const geographic = codes.map(
  (code, i): Written => ({
    number: `P${i + 1}`,
    north: Number((43.6150123 + Math.sin(i * 2.1) * 0.0002).toFixed(8)),
    east: Number((-116.2023456 + Math.cos(i * 1.7) * 0.0003).toFixed(8)),
    up: round(822.4 + i * 0.213),
    code,
  }),
);

export const f = (value: number, digits = 3): string => value.toFixed(digits);

/** What a file says: nothing, its columns, or its columns and its unit. */
export const nothing = {};
export const columns = { order: true } as const;
export const columnsAndUnit = { order: true, unit: true } as const;
