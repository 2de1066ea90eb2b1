// How well the edges of a deed close, their area and perimeter, and the area that the deed states. Plan's survey works out
// the closure, and says what closes well (closeTraverse).
import { differsFromDeed } from '@homeplot/plan/lotSurvey';
import type { Closure } from '@homeplot/plan/closure';
import { closureText } from '@homeplot/plan/closureText';
import { formatArea, formatDistance, withSeparators, type Units } from '@homeplot/plan/units';
import type { ReactNode } from 'react';
import { closesWell, minRatio } from '@homeplot/plan/closeTraverse';

interface ClosureFactsProps {
  readonly closure: Closure;
  /** Square feet of the lot that will be added. */
  readonly area: number;
  /** Feet along the edges of the lot. */
  readonly perimeter: number;
  readonly edges: number;
  /** The number of edges that couldn't be read. */
  readonly leftOut: number;
  /** The area that the deed states, in square feet. */
  readonly stated: number | undefined;
  /** If the edges don't close: sentences about what may be wrong. */
  readonly causes: readonly string[];
  readonly units: Units;
}

export function ClosureFacts({
  closure,
  area,
  perimeter,
  edges,
  leftOut,
  stated,
  causes,
  units,
}: ClosureFactsProps) {
  const isClosed = closesWell(closure);
  const isAreaOff = stated !== undefined && differsFromDeed(area, stated);
  return (
    <div>
      <dl
        className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]"
        aria-label="Area and closure of the edges"
      >
        <Fact name="Edges">{edges}</Fact>
        <Fact name="Closure">
          {leftOut === 0 ? closureText(closure, units) : 'Not known while edges are left out'}
        </Fact>
        <Fact name="Area">{formatArea(area, units)}</Fact>
        <Fact name="Perimeter">{formatDistance(perimeter, units)}</Fact>
        {stated === undefined ? null : <Fact name="Area in the deed">{formatArea(stated, units)}</Fact>}
      </dl>
      {isClosed || leftOut > 0 ? null : (
        <output className="block mt-3 rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm text-danger">
          {causes.map((cause) => (
            <span key={cause} className="mb-1 block font-medium">
              {cause}
            </span>
          ))}
          {`The edges don't close: they miss the point of beginning by more than 1 in ${withSeparators(minRatio)}. Compare each edge with the deed before you rely on the lot.`}
        </output>
      )}
      {isAreaOff ? (
        <output className="block mt-3 rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm text-danger">
          The area differs from what the deed says by more than one percent.
        </output>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  );
}
