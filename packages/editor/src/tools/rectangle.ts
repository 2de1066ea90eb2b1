// Rectangle: drag from corner to corner, or click two corners.
import { kindOf } from '@homeplot/plan/kinds';
import { wholeFeet } from '@homeplot/plan/units';
import { boxTool } from './box.ts';
import { exactly, succeeded } from './steps.ts';

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
    toast(object, { plan }) {
      const { width, height } = kindOf(object).dimensions(object);
      const text = `Added rectangle: ${wholeFeet(width)}' × ${wholeFeet(height)}'`;
      return succeeded(text, exactly([width, height], plan.settings.units));
    },
  },
);
