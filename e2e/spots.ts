// Spot elevations for tests of the ground.

/** One that was leveled, at a place in squares. */
export const spot = (id: string, x: number, y: number, elevation: number) => ({
  id,
  type: 'spotElevation',
  x,
  y,
  elevation,
  measuredBy: 'level',
});
