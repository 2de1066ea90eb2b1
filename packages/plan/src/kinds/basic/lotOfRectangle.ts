// Turns a rectangle into a lot: the same ground, gates, name and place in the order, but its edges can be changed one by
// one.
import type { Entrance } from '../../gates/entrance.ts';
import { type Frame, frameCorners } from '../../shapes/frame.ts';
import type { Gated } from '../../gates/gates.ts';
import { type Lot, lot, lotFromOutline } from '../lot/lot.ts';
import { frameSides, sidesByName } from '../../gates/sides.ts';

type FourSided = Gated & Frame & Pick<Lot, 'fillColor' | 'borderColor'>;

export function lotOfRectangle(rectangle: FourSided): Lot {
  const { x: _x, y: _y, width: _width, height: _height, rotation: _rotation, ...kept } = rectangle;
  const { vertices, edges } = lotFromOutline(frameCorners(rectangle));
  const sides = sidesByName(frameSides(rectangle));
  const entrances = rectangle.entrances.flatMap((entrance): Entrance[] => {
    const side = sides.get(entrance.edge);
    if (!side) return [];
    // A lot's edges all run one way round, a rectangle's from the left and from the top.
    const { offset, width } = entrance;
    const turned = side.way === 1 ? offset : side.length - offset - width;
    return [{ ...entrance, edge: String(side.index), offset: turned }];
  });
  return { ...kept, type: lot.type, vertices, edges, entrances };
}
