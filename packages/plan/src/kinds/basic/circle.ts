// A circle: a pool, a well, a cul-de-sac or anything else that is round. x, y is its center.
import { lengthLabel } from '../../lettering/beside.ts';
import { ink, inkOn, labelStyle, paint, weights } from '../../lettering/ink.ts';
import { roundKind } from '../../shapes/round.ts';
import { paintOf } from '../../objects/properties.ts';

export const circle = roundKind({
  type: 'circle',
  legend: '',
  title: 'Circle',
  layer: 'landscape',
  stands: true,
  squares: 50,
  properties: { color: paintOf('#ddd6fe') },

  draw({ x, y, radius, color }, pen) {
    const layer = 'landscape';
    pen.circle({ x, y }, radius, { layer, stroke: ink, weight: weights.object, fill: paint(color) });
    // A cross at the center, with arms of at most a foot.
    const mark = Math.min(radius / 4, 1);
    if (mark > pen.resolution * 2) {
      const style = { layer, stroke: inkOn(color), weight: weights.label };
      pen.path(
        {
          vertices: [
            { x: x - mark, y },
            { x: x + mark, y },
          ],
          closed: false,
        },
        style,
      );
      pen.path(
        {
          vertices: [
            { x, y: y - mark },
            { x, y: y + mark },
          ],
          closed: false,
        },
        style,
      );
    }
  },
  labels: {
    list({ x, y, radius }, lettering) {
      const top = y - radius;
      const [from, to] = [
        { x: x - radius, y: top },
        { x: x + radius, y: top },
      ];
      return [lengthLabel({ from, to, sign: '⌀ ', style: labelStyle }, lettering)];
    },
    areSides: true,
  },
});
