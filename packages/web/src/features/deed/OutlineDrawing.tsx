// A small drawing of the edges of a deed, with north as on the plan. The edges are numbered, the point of beginning is marked,
// and the gap and edges that are only proposed are dashed.
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { boxHeight, boxWidth } from '@homeplot/plan/box';
import { arcOf, pointOnEdge } from '@homeplot/plan/outline';
import { distance } from '@homeplot/plan/point';
import type { Leg } from '@homeplot/plan/traverse';

interface OutlineDrawingProps {
  readonly legs: readonly Leg[];
  /** The index of the highlighted leg. */
  readonly shown: number | undefined;
  /** For each leg, the number of its edge, or undefined if it is only proposed. Without this, legs are numbered in order. */
  readonly numbers?: readonly (number | undefined)[];
  readonly className?: string;
}

/** Shares of the drawing's larger side: the margin, the height of the numbers, and the radius of the mark at the beginning. */
const margin = 0.09;
const numberHeight = 0.045;
const startRadius = 0.014;
/** Feet: a smaller gap can't be seen. */
const minGap = 1e-3;
/** With more legs, no numbers are drawn, since they would be illegible. */
const maxNumbers = 60;

export function OutlineDrawing({ legs, shown, numbers, className = '' }: OutlineDrawingProps) {
  const isProposed = (leg: number): boolean => numbers !== undefined && numbers[leg] === undefined;
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last)
    return (
      <p className={`grid place-items-center p-6 text-center text-sm text-ink-faint ${className}`}>
        The outline appears here as the edges are read.
      </p>
    );
  const pen = new BoundsPen();
  pen.path({ vertices: [...legs.map(({ from, bulge }) => ({ ...from, bulge })), last.to], closed: false });
  const size = Math.max(boxWidth(pen.box), boxHeight(pen.box), 1e-6);
  const space = size * margin;
  const box = [
    pen.minX - space,
    pen.minY - space,
    boxWidth(pen.box) + 2 * space,
    boxHeight(pen.box) + 2 * space,
  ];
  const gap = distance(first.from, last.to) > minGap;
  const proposed = legs.filter((_, i) => isProposed(i)).length;
  const proposals = proposed === 0 ? '' : `, ${proposed} of them only proposed`;
  return (
    <svg
      role="img"
      aria-label={`Outline of ${legs.length} ${legs.length === 1 ? 'edge' : 'edges'}${proposals}${gap ? ', with a gap' : ''}`}
      viewBox={box.join(' ')}
      className={className}
    >
      <path d={pathOf(legs)} className="fill-accent-wash stroke-none" />
      {legs.map((leg, i) => (
        <path
          key={i}
          d={pathOf([leg])}
          className={`fill-none ${i === shown ? 'stroke-accent' : 'stroke-ink'}`}
          strokeWidth={i === shown ? 4 : 1.75}
          strokeLinecap={isProposed(i) ? 'butt' : 'round'}
          strokeDasharray={isProposed(i) ? '7 5' : undefined}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {gap ? (
        <path
          d={`M${last.to.x} ${last.to.y}L${first.from.x} ${first.from.y}`}
          className="fill-none stroke-danger"
          strokeWidth={2}
          strokeDasharray="5 4"
          vectorEffect="non-scaling-stroke"
        />
      ) : null}
      <circle cx={first.from.x} cy={first.from.y} r={size * startRadius} className="fill-accent" />
      {legs.length <= maxNumbers
        ? legs.map((leg, i) => (
            <EdgeNumber
              key={i}
              leg={leg}
              number={isProposed(i) ? '?' : String(numbers?.[i] ?? i + 1)}
              size={size * numberHeight}
            />
          ))
        : null}
    </svg>
  );
}

function EdgeNumber({
  leg,
  number,
  size,
}: {
  readonly leg: Leg;
  readonly number: string;
  readonly size: number;
}) {
  const { x, y } = pointOnEdge({ index: 0, ...leg }, 0.5);
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      strokeWidth={size * 0.3}
      strokeLinejoin="round"
      className="fill-ink stroke-paper font-semibold"
    >
      {number}
    </text>
  );
}

/** The legs as the data of an SVG path. */
function pathOf(legs: readonly Leg[]): string {
  return legs
    .map((leg, i) => {
      const { from, to } = leg;
      const arc = arcOf({ index: 0, ...leg });
      const start = i === 0 ? `M${from.x} ${from.y}` : '';
      if (!arc) return `${start}L${to.x} ${to.y}`;
      const largeArc = Math.abs(arc.sweep) > Math.PI ? 1 : 0;
      return `${start}A${arc.radius} ${arc.radius} 0 ${largeArc} ${arc.sweep > 0 ? 1 : 0} ${to.x} ${to.y}`;
    })
    .join('');
}
