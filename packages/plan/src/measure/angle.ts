// Angles in degrees: within a full turn, written to the second, and as points of the compass.

/** The direction from 0 to less than 360, never -0. */
export const withinTurn = (degrees: number): number => {
  const rest = degrees % 360;
  // Just below 0, adding a turn rounds to a whole one.
  return rest < 0 ? (rest + 360) % 360 : Math.abs(rest);
};

/** Degrees clockwise from one direction to another, from -180 to less than 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** Degrees: angles are written to the second, so a smaller turn doesn't show. */
const leastTurn = 0.5 / 3600;

export const isVisibleTurn = (turn: number): boolean => Math.abs(turn) >= leastTurn;

/** Degrees, minutes and whole seconds: `134°29'45"`. */
export function formatAngle(degrees: number): string {
  const total = Math.round(Math.abs(degrees) * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const sign = degrees < 0 && total > 0 ? '-' : '';
  return `${sign}${Math.floor(total / 3600)}°${two(Math.floor(total / 60) % 60)}'${two(total % 60)}"`;
}

/** The words for the eight points of the compass, clockwise from north. */
export const compassWords = {
  N: 'north',
  NE: 'northeast',
  E: 'east',
  SE: 'southeast',
  S: 'south',
  SW: 'southwest',
  W: 'west',
  NW: 'northwest',
} as const;
export type CompassPoint = keyof typeof compassWords;

const compassPoints = Object.keys(compassWords) as CompassPoint[];

/** The point of the compass nearest to an azimuth, which is in degrees clockwise from north. */
export const nearestCompassPoint = (azimuth: number): CompassPoint =>
  compassPoints[Math.round(withinTurn(azimuth) / 45) % 8] ?? 'N';
