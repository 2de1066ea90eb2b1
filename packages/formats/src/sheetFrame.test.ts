import { boxHeight, boxWidth, contains } from '@homeplot/plan/box';
import { expect, test } from 'vitest';
import { laid, orientations, paperGroups } from './papers.ts';
import { sheetFrame } from './sheetFrame.ts';

const sheets = paperGroups
  .flatMap(({ papers }) => papers)
  .flatMap((paper) =>
    orientations.flatMap((way) =>
      [true, false].flatMap((legend) => [true, false].map((north) => ({ paper, way, legend, north }))),
    ),
  );

test.each(sheets)(
  '$paper.name, $way, is divided without gaps (legend: $legend, north: $north)',
  ({ paper, way, ...has }) => {
    const size = laid(paper, way);
    const { border, plan, title, legend, scale, north } = sheetFrame(size, has);
    // Printers can't reach the outer quarter inch.
    expect(
      contains({ minX: 6.35, minY: 6.35, maxX: size.width - 6.35, maxY: size.height - 6.35 }, border),
    ).toBe(true);
    expect(contains(border, plan)).toBe(true);
    const cells = [title, legend, scale, north].filter((cell) => cell !== undefined);
    expect(cells).toHaveLength(2 + Number(has.legend) + Number(has.north));
    let x = border.minX;
    for (const cell of cells) {
      expect(cell.minX).toBeCloseTo(x, 9);
      expect(cell.maxY).toBe(border.maxY);
      expect(cell.minY).toBeGreaterThan(plan.maxY);
      x = cell.maxX;
    }
    expect(x).toBe(border.maxX);
    // There is room for texts, and most of the paper is for the plan.
    expect(boxWidth(title)).toBeGreaterThan(60);
    expect(boxHeight(plan)).toBeGreaterThan(0.7 * size.height);
  },
);
