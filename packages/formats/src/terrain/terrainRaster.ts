// A part of a grid of elevations, from a file or from tiles: its cells, the cell of a place, and what the source says about them,
// such as their unit. What the source doesn't say is not guessed here.
import type { Box } from '@homeplot/plan/box';
import type { Tied } from '@homeplot/plan/ground';
import type { Terrain } from '@homeplot/plan/terrain';
import type { LongitudeLatitude } from '../geo/read/parcelReading.ts';

/** Where elevations are wanted: a box of a plan that is tied to the earth. */
export interface Wanted {
  readonly tied: Tied;
  readonly box: Box;
}

export const terrainUnits = { meters: 1 / 0.3048, feet: 1, surveyFeet: 1200 / 3937 / 0.3048 } as const;
export type TerrainUnit = keyof typeof terrainUnits;

export interface TerrainRaster {
  readonly ok: true;
  /** Elevations of the cells, row by row; NaN where none is known. */
  readonly heights: Float32Array;
  readonly columns: number;
  readonly rows: number;
  /** The column and row of a place; whole numbers are the middles of cells. */
  readonly cellAt: (place: LongitudeLatitude) => readonly [number, number];
  /** Number of cells of the whole source, if it is a file. */
  readonly allCells?: number;
  /** The unit of the elevations, if the source says it. */
  readonly unit?: TerrainUnit | undefined;
  readonly datum?: Exclude<Terrain['datum'], 'none'> | undefined;
  /** The coordinate system of a file. */
  readonly projection?: string;
}

export interface Refused {
  readonly ok: false;
  readonly problem: string;
}
export const refused = (problem: string): Refused => ({ ok: false, problem });

export type TerrainReading = TerrainRaster | Refused;

/** The elevation at a point between cells, from the four around it; NaN if one of those isn't known. */
export function heightAt(
  { heights, columns, rows }: Pick<TerrainRaster, 'heights' | 'columns' | 'rows'>,
  x: number,
  y: number,
): number {
  if (!(x >= 0 && y >= 0 && x <= columns - 1 && y <= rows - 1)) return Number.NaN;
  const [left, top] = [Math.min(Math.floor(x), columns - 2), Math.min(Math.floor(y), rows - 2)];
  const [u, v] = [x - left, y - top];
  const at = (column: number, row: number): number => heights[row * columns + column] ?? Number.NaN;
  const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
  const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u;
  return above * (1 - v) + below * v;
}
