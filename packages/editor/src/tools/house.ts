// House: from corner to corner.
import { placingTool } from './placing.ts';

export const houseTool = placingTool(
  'house',
  {
    title: 'House',
    key: 'B',
    hint: 'Click to place a house, or drag from corner to corner',
    also: 'home dwelling building cottage cabin',
  },
  'box',
);
