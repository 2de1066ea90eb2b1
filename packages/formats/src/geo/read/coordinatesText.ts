// Coordinates of a file of parcels as they are shown in questions about it.

/** Beyond this a coordinate isn't an angle. */
const maxDegrees = 360;

/** Degrees with six decimals, feet and meters with two: a precision of a few inches. */
export function coordinatesText([x, y]: readonly [number, number]): string {
  const decimals = Math.max(Math.abs(x), Math.abs(y)) <= maxDegrees ? 6 : 2;
  return `${Number(x.toFixed(decimals))}, ${Number(y.toFixed(decimals))}`;
}
