// Rectangle: drag from corner to corner, or click two corners.
import { kindOf } from '@homeplot/plan/kinds';
import { wholeFeet } from '@homeplot/plan/units';
import { boxTool } from './box.ts';
import { succeeded } from '../tool/steps.ts';

export const rectangleTool = boxTool(
  {
    name: 'rectangle',
    title: 'Rectangle',
    key: 'R',
    hint: 'Drag from corner to corner to draw a property line, or type its width and length',
    also: 'property line lot boundary yard square box parcel',
  },
  {
    type: 'rectangle',
    toast(object) {
      const { width, height } = kindOf(object).dimensions(object);
      return succeeded(`Added rectangle: ${wholeFeet(width)}' × ${wholeFeet(height)}'`);
    },
  },
);
