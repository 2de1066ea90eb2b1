// Outlines with many vertices that are as expensive as possible to draw and check. Squares.
import type { Vertex } from '@homeplot/plan/pen';

type Outline = (count: number) => readonly Vertex[];

const ring = (count: number, at: (i: number) => Vertex): readonly Vertex[] =>
  Array.from({ length: count }, (_, i) => at(i));

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const outlines: Readonly<Record<string, Outline>> = {
  /** Every edge crosses almost every other. */
  star: (count) =>
    ring(count, (i) => {
      const angle = (i * Math.PI * (count - 1 - (count % 2))) / count;
      return { x: round(300 + 250 * Math.cos(angle)), y: round(300 + 250 * Math.sin(angle)) };
    }),
  /** Long edges side by side, none of which cross. */
  zigzag: (count) => ring(count, (i) => ({ x: round(i / 3), y: i % 2 === 0 ? 0 : 600 + (i % 7) })),
  spiral: (count) =>
    ring(count, (i) => {
      const reach = (k: number): number => round(((count - k) / count) * 300 * (i % 4 < 2 ? 1 : -1));
      return { x: 300 + reach(i + 1), y: 300 + reach(i) };
    }),
  /** Arcs of almost a whole circle each. */
  arcs: (count) =>
    ring(count, (i) => ({ x: (i * 37) % 600, y: (i * 91) % 601, bulge: i % 2 === 0 ? 99 : -99 })),
  /** All within a thousandth of a square. */
  tiny: (count) => ring(count, (i) => ({ x: 300 + (i % 50) * 1e-4, y: 300 + (i % 37) * 1e-4 })),
  /** As far apart as coordinates allow. */
  huge: (count) =>
    ring(count, (i) => ({ x: i % 2 === 0 ? -1e7 : 1e7, y: round(((i * 7919) % count) * (1e7 / count)) })),
};
