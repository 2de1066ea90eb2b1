// Tree: from the trunk to the edge of the canopy.
import { placingTool } from './placing.ts';

export const treeTool = placingTool(
  'tree',
  {
    title: 'Tree',
    key: 'T',
    hint: 'Click to plant a tree, or drag from its trunk to the edge of its canopy',
    also: 'plant shrub bush oak maple pine canopy',
  },
  'radius',
);
