// Coordinates of a file of parcels as they are shown in questions about it.

/** Beyond this a coordinate isn't an angle. */
const maxDegrees = 360;

/** Six decimals of degrees and two of feet and meters, all of which are a few inches at most. */
export function coordinatesText([x, y]: readonly [number, number]): string {
  const decimals = Math.max(Math.abs(x), Math.abs(y)) <= maxDegrees ? 6 : 2;
  return `${Number(x.toFixed(decimals))}, ${Number(y.toFixed(decimals))}`;
}
