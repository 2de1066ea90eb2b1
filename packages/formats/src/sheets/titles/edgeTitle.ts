// How tables and drawings refer to the edge of a lot.
import { capitalized } from '@homeplot/plan/letterCase';

/** `3 Rear`, or `Edge 3` if it has no name. */
export const edgeTitle = (index: number, name: string): string =>
  name ? `${index + 1} ${capitalized(name)}` : `Edge ${index + 1}`;
