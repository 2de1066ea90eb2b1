// "Northerly" and the like: an approximate direction, never a bearing.
import { quoted } from '../measure/quoted.ts';
import { withinTurn } from '../measure/angle.ts';

/** Degrees: "northerly" is compatible with "N 80 E", but not with "S 10 E". */
const maxTurn = 100;

/** Whether a bearing contradicts a general direction. */
export function runsAgainst(general: number, azimuth: number): boolean {
  const turn = withinTurn(general - azimuth);
  return Math.min(turn, 360 - turn) > maxTurn;
}

export const againstReason = 'its bearing contradicts the direction in its words';

export const generalReason = (word: string): string => `${quoted(word)} isn't an exact direction`;
