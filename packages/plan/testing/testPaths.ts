// Outlines for tests.
import type { Path } from '../src/geometry/pen.ts';

const rooms = [
  [0, 0],
  [20, 0],
  [20, 8],
  [30, 8],
  [30, 0],
  [50, 0],
  [50, 20],
  [30, 20],
  [30, 12],
  [20, 12],
  [20, 20],
  [0, 20],
] as const;

/** Two rooms with a door of 4 ft between them. */
export const twoRooms: Path = { vertices: rooms.map(([x, y]) => ({ x, y })), closed: true };
