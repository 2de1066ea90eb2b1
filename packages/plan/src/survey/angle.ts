// Angles in degrees: within a full turn, and written to the second.

/** The direction within 0 to 360. */
export const withinTurn = (degrees: number): number => {
  const rest = degrees % 360;
  return rest < 0 ? rest + 360 : rest;
};

/** Degrees, minutes and whole seconds: `134°29'45"`. */
export function formatAngle(degrees: number): string {
  const total = Math.round(Math.abs(degrees) * 3600);
  const two = (value: number): string => String(value).padStart(2, '0');
  const sign = degrees < 0 && total > 0 ? '-' : '';
  return `${sign}${Math.floor(total / 3600)}°${two(Math.floor(total / 60) % 60)}'${two(total % 60)}"`;
}
