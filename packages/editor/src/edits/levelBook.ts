// The level book of a plan: storing it, and the spot elevations whose points it names, which follow it.
import { elevationsOf, type LevelBook } from '@homeplot/plan/levels';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';

const type = 'spotElevation';

interface Spot extends PlanObject {
  readonly elevation: number;
  readonly point: string;
}

const isSpot = (object: PlanObject): object is Spot => object.type === type;

/** The spot elevations that stand for points of a book, by the name of the point. */
export const spotsOf = (plan: Plan, { rows }: LevelBook): ReadonlyMap<string, PlanObject> => {
  const names = new Set(rows.map(({ point }) => point.trim()));
  return new Map(
    [...plan.objects.values()].flatMap((object) =>
      isSpot(object) && object.point !== '' && names.has(object.point)
        ? [[object.point, object] as const]
        : [],
    ),
  );
};

/** Stores a book; without rows there is none. The spots that it placed get its elevations. */
export function changesOfBook(plan: Plan, book: LevelBook): readonly Change[] {
  const elevations = elevationsOf(book);
  const spots = [...spotsOf(plan, book)].flatMap(([point, spot]): Change[] => {
    const elevation = elevations.get(point);
    return elevation === undefined || (spot as Spot).elevation === elevation
      ? []
      : [{ put: { ...spot, elevation } as PlanObject }];
  });
  return [{ settings: { levelBook: book.rows.length > 0 ? book : undefined } }, ...spots];
}
