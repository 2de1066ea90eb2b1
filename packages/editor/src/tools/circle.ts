// Circle: from the center to the edge.
import { placingTool } from './placing.ts';

export const circleTool = placingTool(
  'circle',
  {
    title: 'Circle',
    key: 'C',
    hint: 'Click to place a circle, or drag from its center to its edge',
    also: 'round radius cul-de-sac fire pit trampoline',
  },
  'radius',
);
