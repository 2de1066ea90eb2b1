// Actions of the cards of the tape tools: entering distances, removing tapes, and solving for positions. Loaded with the
// cards; the canvas doesn't need it.
import { outlineOf } from '@homeplot/plan/anchors';
import { buildingFromTapes, type BuildingFit } from '@homeplot/plan/buildingTapes';
import { isWithin } from '@homeplot/plan/clearances';
import { isLot } from '@homeplot/plan/lotDistances';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { pointRange } from '@homeplot/plan/solutionRange';
import { pointFromTapes, type Tape, type TwoTapes, twoTapes } from '@homeplot/plan/tapes';
import type { Editor } from '../editor/editor.ts';
import { applyPlacing, placeByTapesTool, withPreview } from '../tools/placeByTapes.ts';
import { type CornerTapeFrom, type PlaceState, buildingOf, cornersOf } from '../tools/tapedBuilding.ts';
import { type FoundPoint, placePoint, type TapeFrom, type TapeState, tapeTool } from '../tools/tape.ts';

/** The positions that fit the tapes. */
export interface TapeSolution {
  readonly points: readonly FoundPoint[];
  /** Why two tapes don't meet. */
  readonly misses?: NonNullable<TwoTapes['misses']>;
  /** With three or more tapes: the residual of each in feet, by its index in the list. */
  readonly residuals?: readonly (number | undefined)[];
  /** With three or more tapes: how badly they fit, in feet. */
  readonly misfit?: number;
}

const isTyped = <T extends TapeFrom>(tape: T): tape is T & Tape => tape.length !== undefined;

/** Aligns residuals with a list of tapes, some of which have no length yet. */
const alignResiduals = (tapes: readonly TapeFrom[], residuals: readonly number[]): (number | undefined)[] => {
  let next = 0;
  return tapes.map((tape) => {
    if (!isTyped(tape)) return undefined;
    next += 1;
    return residuals[next - 1];
  });
};

/** Whether points are within a lot of the plan; undefined in a plan without lots. */
function areInLot(
  { objects }: Pick<Plan, 'objects'>,
  points: readonly Point[],
): readonly boolean[] | undefined {
  const lots = [...objects.values()].filter(isLot).flatMap((lot) => outlineOf(lot) ?? []);
  return lots.length === 0 ? undefined : points.map((at) => lots.some((lot) => isWithin(at, lot)));
}

/** Where a point lies, in words; undefined in a plan without lots. */
export function lotSide(plan: Pick<Plan, 'objects'>, at: Point): string | undefined {
  const [isInside] = areInLot(plan, [at]) ?? [];
  return isInside === undefined ? undefined : isInside ? 'inside the lot' : 'outside the lot';
}

/** If only one of two points lies within a lot, it comes first: most of what people tape is on the lot. */
export function solveTapes(tapes: readonly TapeFrom[], plan: Pick<Plan, 'objects'>): TapeSolution {
  const solution = solutionOf(tapes);
  const [first, second] = solution.points;
  if (!first || !second) return solution;
  const [isFirstInside, isSecondInside] = areInLot(plan, [first, second]) ?? [];
  return isSecondInside && !isFirstInside ? { ...solution, points: [second, first] } : solution;
}

function solutionOf(tapes: readonly TapeFrom[]): TapeSolution {
  const [a, b, ...more] = tapes.filter(isTyped);
  if (!a || !b) return { points: [] };
  const typed = [a, b, ...more];
  const found = (at: Point): FoundPoint => ({
    ...at,
    known: { source: 'measured', accuracy: pointRange(at, typed) },
  });
  if (more.length === 0) {
    const both = twoTapes(a, b);
    return { ...both, points: both.points.map(found) };
  }
  const fits = pointFromTapes(typed);
  const [best] = fits;
  if (!best) return { points: [] };
  return {
    points: fits.slice(0, 2).map(({ at }) => found(at)),
    residuals: alignResiduals(tapes, best.residuals),
    misfit: best.misfit,
  };
}

const noTapes: readonly never[] = [];
export const tapesOf = (editor: Editor): readonly TapeFrom[] =>
  editor.hand.stateOf(tapeTool)?.tapes ?? noTapes;

function setTapes(editor: Editor, change: (tapes: readonly TapeFrom[]) => readonly TapeFrom[]): void {
  editor.hand.applyStep(tapeTool, ({ tapes }: TapeState) => {
    const next = change(tapes);
    return { state: { tapes: next, found: solveTapes(next, editor.plan).points } };
  });
}

const withLength = <T extends TapeFrom>(tapes: readonly T[], index: number, length: number): readonly T[] =>
  tapes.map((tape, i) => (i === index ? { ...tape, length } : tape));

/** A length that is set again changes nothing, so that the view stays. */
export function setTape(editor: Editor, index: number, length: number): void {
  if (tapesOf(editor)[index]?.length === length) return;
  setTapes(editor, (tapes) => withLength(tapes, index, length));
}

export const removeTape = (editor: Editor, index: number): void =>
  setTapes(editor, (tapes) => tapes.toSpliced(index, 1));

export const acceptPoint = (editor: Editor, at: FoundPoint): void =>
  editor.hand.applyStep(tapeTool, () => placePoint(at, editor.scene));

// A building

/** The minimum number of tapes that determine the position of a building. */
export const minTapes = 3;

export const placingOf = (editor: Editor): PlaceState | undefined => editor.hand.stateOf(placeByTapesTool);

/** The placements that fit the tapes; none if there are too few. */
export function placementsOf(state: PlaceState, editor: Editor): readonly BuildingFit[] {
  const building = buildingOf(state, editor);
  const typed = state.tapes.filter(isTyped);
  if (!building || typed.length < minTapes) return [];
  const corners = cornersOf(building);
  const tapes = typed.flatMap(({ corner, from, length }) => {
    const at = corners[corner];
    return at ? [{ corner: at, from, length }] : [];
  });
  return buildingFromTapes(tapes);
}

export const residualsOf = (state: PlaceState, fit: BuildingFit): readonly (number | undefined)[] =>
  alignResiduals(state.tapes, fit.residuals);

export function showPlacement(editor: Editor, fit: BuildingFit | undefined): void {
  editor.hand.applyStep(placeByTapesTool, ({ building, corner, tapes }: PlaceState) => {
    const placing =
      fit &&
      ({
        about: fit.about,
        turn: fit.turn,
        by: fit.by,
        known: { source: 'measured', accuracy: fit.accuracy },
      } as const);
    const rest = {
      tapes,
      ...(building === undefined ? {} : { building }),
      ...(corner === undefined ? {} : { corner }),
    };
    return withPreview(placing ? { ...rest, placing } : rest, editor);
  });
}

function setCornerTapes(
  editor: Editor,
  change: (tapes: readonly CornerTapeFrom[]) => readonly CornerTapeFrom[],
): readonly BuildingFit[] {
  const state = placingOf(editor);
  if (!state) return [];
  const next = { ...state, tapes: change(state.tapes) };
  editor.hand.applyStep(placeByTapesTool, () => ({ state: next }));
  const fits = placementsOf(next, editor);
  showPlacement(editor, fits[0]);
  return fits;
}

export const setCornerTape = (editor: Editor, index: number, length: number): readonly BuildingFit[] =>
  setCornerTapes(editor, (tapes) => withLength(tapes, index, length));

export const removeCornerTape = (editor: Editor, index: number): readonly BuildingFit[] =>
  setCornerTapes(editor, (tapes) => tapes.toSpliced(index, 1));

export const applyPlacement = (editor: Editor): void =>
  editor.hand.applyStep(placeByTapesTool, (state: PlaceState) => applyPlacing(state, editor.scene));
