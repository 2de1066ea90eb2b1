// What surfaces are called in worksheets and in the form of a pack.
import type { SurfaceName } from './pack.ts';

export const surfaceTitles: Readonly<Record<SurfaceName, string>> = {
  roof: 'Roofs',
  deck: 'Decks',
  pool: 'Pools',
  road: 'Roads',
  asphalt: 'Asphalt',
  concrete: 'Concrete',
  pavers: 'Pavers',
  brick: 'Brick',
  flagstone: 'Flagstone',
  gravel: 'Gravel',
  gravelWalk: 'Gravel walks',
};
