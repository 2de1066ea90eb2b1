// "Northerly" and the like: about in a direction, and never a bearing.
import { withinTurn } from '../survey/angle.ts';

/** Degrees: "northerly" and "N 80 E" go together, and "northerly" and "S 10 E" don't. */
const maxTurn = 100;

/** Whether a bearing runs against a general direction. */
export function runsAgainst(general: number, azimuth: number): boolean {
  const turn = withinTurn(general - azimuth);
  return Math.min(turn, 360 - turn) > maxTurn;
}

export const againstReason = 'its bearing runs against the direction that its words say';

export const generalReason = (word: string): string => `"${word}" isn't an exact direction`;
