// What the cards of the tape tools do: distances typed, tapes taken away, and what follows from them. Fetched with the
// cards, as nothing on the canvas works any of it out.
import { buildingFromTapes, type BuildingFit } from '@homeplot/plan/buildingTapes';
import type { Point } from '@homeplot/plan/point';
import { pointFromTapes, type Tape, type TwoTapes, twoTapes } from '@homeplot/plan/tapes';
import type { Editor } from './editor.ts';
import {
  applyPlacing,
  buildingOf,
  cornersOf,
  type CornerTapeFrom,
  placeByTapesTool,
  type PlaceState,
  shown,
} from './tools/placeByTapes.ts';
import { placePin, type TapeFrom, type TapeState, tapeTool } from './tools/tape.ts';

/** What the tapes come to. */
export interface Measured {
  readonly points: readonly Point[];
  readonly misses?: NonNullable<TwoTapes['misses']>;
  /** With three tapes and more: what each leaves over, by its number in the list; feet. */
  readonly residuals?: readonly (number | undefined)[];
  readonly misfit?: number;
}

const isTyped = <T extends TapeFrom>(tape: T): tape is T & Tape => tape.length !== undefined;

/** What is left over by the tapes of a list of which some have no length yet. */
const spreadOver = (tapes: readonly TapeFrom[], residuals: readonly number[]): (number | undefined)[] => {
  let next = 0;
  return tapes.map((tape) => {
    if (!isTyped(tape)) return undefined;
    next += 1;
    return residuals[next - 1];
  });
};

export function measured(tapes: readonly TapeFrom[]): Measured {
  const [a, b, ...more] = tapes.filter(isTyped);
  if (!a || !b) return { points: [] };
  if (more.length === 0) return twoTapes(a, b);
  const fits = pointFromTapes([a, b, ...more]);
  const [best] = fits;
  if (!best) return { points: [] };
  return {
    points: fits.slice(0, 2).map(({ at }) => at),
    residuals: spreadOver(tapes, best.residuals),
    misfit: best.misfit,
  };
}

const noTapes: readonly never[] = [];
export const tapesOf = (editor: Editor): readonly TapeFrom[] =>
  editor.hand.stateOf(tapeTool)?.tapes ?? noTapes;

function setTapes(editor: Editor, change: (tapes: readonly TapeFrom[]) => readonly TapeFrom[]): void {
  editor.hand.take(tapeTool, ({ tapes }: TapeState) => {
    const next = change(tapes);
    return { state: { tapes: next, found: measured(next).points } };
  });
}

const withLength = <T extends TapeFrom>(tapes: readonly T[], index: number, length: number): readonly T[] =>
  tapes.map((tape, i) => (i === index ? { ...tape, length } : tape));

export const setTape = (editor: Editor, index: number, length: number): void =>
  setTapes(editor, (tapes) => withLength(tapes, index, length));

export const removeTape = (editor: Editor, index: number): void =>
  setTapes(editor, (tapes) => tapes.toSpliced(index, 1));

export const takePoint = (editor: Editor, at: Point): void =>
  editor.hand.take(tapeTool, () => placePin(at, editor.scene));

// A building

/** The least number of tapes by which a building lies fast. */
export const leastTapes = 3;

export const placingOf = (editor: Editor): PlaceState | undefined => editor.hand.stateOf(placeByTapesTool);

/** The placements that fit the tapes; none while there are too few. */
export function placementsOf(state: PlaceState, editor: Editor): readonly BuildingFit[] {
  const building = buildingOf(state, editor);
  const typed = state.tapes.filter(isTyped);
  if (!building || typed.length < leastTapes) return [];
  const corners = cornersOf(building);
  const tapes = typed.flatMap(({ corner, from, length }) => {
    const at = corners[corner];
    return at ? [{ corner: at, from, length }] : [];
  });
  return buildingFromTapes(tapes);
}

export const residualsOf = (state: PlaceState, fit: BuildingFit): readonly (number | undefined)[] =>
  spreadOver(state.tapes, fit.residuals);

/** Shows one of the placements that fit. */
export function showPlacement(editor: Editor, fit: BuildingFit | undefined): void {
  editor.hand.take(placeByTapesTool, ({ building, corner, tapes }: PlaceState) => {
    const placing = fit && { about: fit.about, turn: fit.turn, by: fit.by };
    const rest = {
      tapes,
      ...(building === undefined ? {} : { building }),
      ...(corner === undefined ? {} : { corner }),
    };
    return shown(placing ? { ...rest, placing } : rest, editor);
  });
}

function setCornerTapes(
  editor: Editor,
  change: (tapes: readonly CornerTapeFrom[]) => readonly CornerTapeFrom[],
): readonly BuildingFit[] {
  const state = placingOf(editor);
  if (!state) return [];
  const next = { ...state, tapes: change(state.tapes) };
  editor.hand.take(placeByTapesTool, () => ({ state: next }));
  const fits = placementsOf(next, editor);
  showPlacement(editor, fits[0]);
  return fits;
}

export const setCornerTape = (editor: Editor, index: number, length: number): readonly BuildingFit[] =>
  setCornerTapes(editor, (tapes) => withLength(tapes, index, length));

export const removeCornerTape = (editor: Editor, index: number): readonly BuildingFit[] =>
  setCornerTapes(editor, (tapes) => tapes.toSpliced(index, 1));

export const applyPlacement = (editor: Editor): void =>
  editor.hand.take(placeByTapesTool, (state: PlaceState) => applyPlacing(state, editor.scene));
