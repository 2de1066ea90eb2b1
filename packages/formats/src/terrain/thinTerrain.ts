// Resamples a raster to a grid along the plan's axes, no finer than the raster's cells and with no more points than a plan file
// may have.
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { LocalProjection } from '@homeplot/plan/ground';
import { maxTerrainPoints, type Terrain } from '@homeplot/plan/terrain';
import { tidy } from '@homeplot/plan/units';
import {
  heightAt,
  type Refused,
  refused,
  type TerrainRaster,
  type TerrainReading,
  type TerrainUnit,
  terrainUnits,
  type Wanted,
} from './terrainRaster.ts';

export type TerrainGrid = Pick<
  Terrain,
  'x' | 'y' | 'width' | 'height' | 'rotation' | 'columns' | 'elevations' | 'cell' | 'thinned'
> & {
  readonly ok: true;
  /** Points of the grid where the source has no elevation. */
  readonly gaps: number;
  readonly lowest: number;
  readonly highest: number;
};

/** A grid with what its source says of it. If the source doesn't say its unit, its numbers were taken for meters. */
export type ReadTerrain =
  | (TerrainGrid & Pick<TerrainRaster, 'unit' | 'datum' | 'allCells' | 'projection'>)
  | Refused;

export function thinned(raster: TerrainReading, wanted: Wanted): ReadTerrain {
  if (!raster.ok) return raster;
  const { unit, datum, allCells, projection } = raster;
  const grid = thinTerrain(raster, wanted, unit ?? 'meters');
  return grid.ok
    ? { ...grid, unit, datum, ...(allCells ? { allCells } : {}), ...(projection ? { projection } : {}) }
    : grid;
}

/** Converts a grid whose numbers were taken for meters but are in another unit. */
export function inUnit(grid: TerrainGrid, unit: TerrainUnit): TerrainGrid {
  const scale = terrainUnits[unit] / terrainUnits.meters;
  const { elevations, thinned: deviation, lowest, highest } = grid;
  return {
    ...grid,
    elevations: elevations.map((feet) => (feet === null ? null : Math.round(feet * scale * 100) / 100)),
    thinned: deviation * scale,
    lowest: lowest * scale,
    highest: highest * scale,
  };
}

/** Feet, some 15 m: coarser cells miss the shape of a lot. For comparison, a third of an arc second is 10 m. */
export const coarsest = 50;
/** Feet: elevations outside of this range mean that the elevation is unknown. */
const elevationRange = { min: -2000, max: 30_000 } as const;
/** Number of places where the grid is compared with its source. */
const maxCompared = 20_000;

export function thinTerrain(
  raster: TerrainRaster,
  { tied, box }: Wanted,
  unit: TerrainUnit,
): TerrainGrid | Refused {
  const projection = new LocalProjection(tied);
  const cellOf = (x: number, y: number): readonly [number, number] => {
    const { longitude, latitude } = projection.toGround({ x, y });
    return raster.cellAt([longitude, latitude]);
  };
  const heightOf = (x: number, y: number): number => {
    const feet = heightAt(raster, ...cellOf(x, y)) * terrainUnits[unit];
    return feet > elevationRange.min && feet < elevationRange.max ? feet : Number.NaN;
  };
  const cell = cellSize(cellOf, box.minX, box.minY);
  if (!(cell <= coarsest))
    return refused(
      `Its cells are ${Math.round(cell)} ft (${Math.round(cell * 0.3048)} m) wide, too coarse for a lot. Choose terrain with cells of ${coarsest} ft (15 m) or less, such as USGS 3DEP at 1 m.`,
    );

  const [width, height] = [boxWidth(box), boxHeight(box)];
  const step = stepFor(width, height, cell);
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const frame = {
    x: tidy(box.minX),
    y: tidy(box.minY),
    width: (columns - 1) * step,
    height: (rows - 1) * step,
  };
  const heights = Array.from({ length: columns * rows }, (_, i) =>
    heightOf(frame.x + (i % columns) * step, frame.y + Math.floor(i / columns) * step),
  );
  const known = heights.filter((feet) => !Number.isNaN(feet));
  if (known.length < 4)
    return refused(
      "This terrain has no elevations at the plan's place. Check the place in Map, or choose the terrain that covers the lot.",
    );
  return {
    ok: true,
    ...frame,
    rotation: 0,
    columns,
    elevations: heights.map((feet) => (Number.isNaN(feet) ? null : Math.round(feet * 100) / 100)),
    cell: tidy(cell),
    thinned:
      Math.ceil(
        maxDeviation(heights, columns, rows, step, (x, y) => heightOf(frame.x + x, frame.y + y)) * 10,
      ) / 10,
    gaps: heights.length - known.length,
    lowest: Math.min(...known),
    highest: Math.max(...known),
  };
}

/** Feet between neighboring cells, in the direction in which they are farther apart. */
function cellSize(cellOf: (x: number, y: number) => readonly [number, number], x: number, y: number): number {
  const [from, right, down] = [cellOf(x, y), cellOf(x + 100, y), cellOf(x, y + 100)];
  const [a, b] = [right[0] - from[0], down[0] - from[0]];
  const [c, d] = [right[1] - from[1], down[1] - from[1]];
  // Cells for each foot along both axes of the raster.
  return 100 / Math.min(Math.hypot(a, b), Math.hypot(c, d));
}

function stepFor(width: number, height: number, cell: number): number {
  let step = cell;
  while ((Math.ceil(width / step) + 1) * (Math.ceil(height / step) + 1) > maxTerrainPoints) step *= 1.02;
  return tidy(step);
}

/** Maximum difference in feet between the grid and its source, at places all over the grid. */
function maxDeviation(
  heights: readonly number[],
  columns: number,
  rows: number,
  step: number,
  heightOf: (x: number, y: number) => number,
): number {
  const grid = { heights: Float32Array.from(heights), columns, rows };
  const finer = Math.max(1, Math.floor(Math.sqrt(maxCompared / heights.length)));
  let most = 0;
  for (let row = 0; row < (rows - 1) * finer; row += 1)
    for (let column = 0; column < (columns - 1) * finer; column += 1) {
      const [x, y] = [column / finer, row / finer];
      const off = Math.abs(heightOf(x * step, y * step) - heightAt(grid, x, y));
      if (off > most) most = off;
    }
  return most;
}
