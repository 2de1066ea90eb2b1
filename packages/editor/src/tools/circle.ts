// Circle: from the centre to the edge.
import { placingTool } from './placing.ts';

export const circleTool = placingTool(
  'circle',
  {
    title: 'Circle',
    key: 'C',
    hint: 'Click to place a circle, or drag from its centre to its edge',
  },
  'radius',
);
