// Stores the level book of a plan, and updates the objects that represent its points.
import { confirmed, isAssumed, withoutAssumptions } from '@homeplot/plan/assumed';
import { elevationsOf, isBenchmarkIn, type LevelBook, pointKey } from '@homeplot/plan/levels';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import type { Scene } from '../tool/tool.ts';

/** A point of known elevation is a benchmark, any other a spot elevation. nameField: the field with the name of the point. */
const spot = { type: 'spotElevation', nameField: 'point' } as const;
const benchmark = { type: 'benchmark', nameField: 'mark' } as const;

interface Placed extends PlanObject {
  readonly elevation: number;
  readonly point?: string;
  readonly mark?: string;
  readonly measuredBy?: string;
}

/**
 * The key of the point that an object represents; '' if none. A benchmark that the book only reads keeps its own elevation, and
 * so does a spot elevation that was imported from a survey, whose numbers aren't those of the book.
 */
function pointOf(object: Placed, book: LevelBook): string {
  if (object.type === spot.type) {
    const isSurveyed = object.measuredBy === 'survey' && object.sourceFile !== undefined;
    return isSurveyed ? '' : pointKey(object[spot.nameField] ?? '');
  }
  const name = object.type === benchmark.type ? (object[benchmark.nameField] ?? '') : '';
  return isBenchmarkIn(book, name) ? pointKey(name) : '';
}

/** The objects that represent points of a book, with the keys of the points. */
function representatives(
  plan: Plan,
  book: LevelBook,
): readonly (readonly [point: string, object: PlanObject])[] {
  const points = new Set(book.rows.map(({ point }) => pointKey(point)));
  return [...plan.objects.values()].flatMap((object) => {
    const point = pointOf(object as Placed, book);
    return point !== '' && points.has(point) ? [[point, object] as const] : [];
  });
}

/** An object that represents each point of a book, by the key of the point. */
export const placedPoints = (plan: Plan, book: LevelBook): ReadonlyMap<string, PlanObject> =>
  new Map(representatives(plan, book));

/** A new object that represents a point at a place. Its elevation was measured, so nothing of it is assumed. */
export function placedPoint(
  scene: Scene,
  at: Point,
  book: LevelBook,
  { point, elevation }: { readonly point: string; readonly elevation: number },
): PlanObject | undefined {
  const { type, nameField } = isBenchmarkIn(book, point) ? benchmark : spot;
  const created = scene.create(type, at);
  return (
    created &&
    ({ ...withoutAssumptions(created), [nameField]: point, elevation, measuredBy: 'level' } as PlanObject)
  );
}

/** The changes that store a book, or remove it if it has no rows, and give its elevations to the objects of its points. */
export function changesOfBook(plan: Plan, book: LevelBook): readonly Change[] {
  const elevations = new Map(
    Array.from(elevationsOf(book), ([name, elevation]) => [pointKey(name), elevation]),
  );
  const placed = representatives(plan, book).flatMap(([point, object]): Change[] => {
    const elevation = elevations.get(point);
    if (elevation === undefined) return [];
    const isUpToDate = (object as Placed).elevation === elevation && !isAssumed(object, 'elevation');
    return isUpToDate ? [] : [{ put: confirmed({ ...object, elevation } as PlanObject, 'elevation') }];
  });
  return [{ settings: { levelBook: book.rows.length > 0 ? book : undefined } }, ...placed];
}
