// A house: a building of two sides. x, y is its center.
import { moveDirection, movePoint } from '../../geometry/motion.ts';
import type { Path } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import { buildingFields, draftedColor, padOf, roofField } from '../../shapes/buildings.ts';
import { drawBuilding } from '../../shapes/drawBuilding.ts';
import { buildingName, nameReach } from '../../shapes/buildingName.ts';
import {
  type Frame,
  frameAround,
  frameCenter,
  frameCorners,
  frameOutline,
  scaleFrame,
} from '../../shapes/frame.ts';
import { dragFrame, frameHandles } from '../../shapes/frameHandles.ts';
import { frameLabels } from '../../shapes/frameLabels.ts';
import { namingStyle } from '../../lettering/ink.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { frameFields, paintOf, propertyForms, shade, type Values } from '../../objects/properties.ts';
import { initialValues, fileForm } from '../../objects/propertyValues.ts';
import { sizeForm } from '../../objects/usualForms.ts';
import { moved } from '../../geometry/point.ts';

const layer = 'buildings';
const minFeet = 1;
const ownColor = '#fbbf24';

const properties = {
  ...buildingFields({ use: '', tall: 0, storeys: 0, walls: 0, eave: 0 }, true),
  roof: {
    ...roofField({ hip: 'hip', gable: 'gable', across: 'across', flat: 'flat' }, 'hip'),
    silent: true,
  },
  color: paintOf(ownColor),
  shade,
} as const;
const fields = { ...frameFields(30), ...properties };

/** x, y is its center; rotation in degrees, clockwise. */
export type House = PlanObject & Values<typeof fields>;

function withFrame(object: House, frame: Frame): House {
  const { x, y } = frameCenter(frame);
  const { width, height, rotation: turned } = frame;
  return { ...object, x: tidy(x), y: tidy(y), width, height, rotation: turned };
}

const outlineOf = (object: House): Path => ({ vertices: frameCorners(frameAround(object)), closed: true });

export const house: Kind<House> = {
  type: 'house',
  title: 'House',
  layer,
  stands: true,
  ...fileForm(fields),
  grab: 30,
  isBuilding: true,
  isPoched: true,

  create({ from, to, ...grid }) {
    const initial = { ...initialValues(fields, grid), x: from.x, y: from.y };
    const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
    const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
    if (!to || width < minFeet || height < minFeet) return initial;
    return { ...initial, x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height };
  },

  draw: (object, pen) => drawBuilding(outlineOf(object), object, object.roof, pen),
  drafted: (object) =>
    object.color === ownColor ? { ...object, color: draftedColor, shade: 'solid' } : undefined,
  labels: {
    list: (object, lettering) => [
      ...frameLabels(frameCorners(frameAround(object)), lettering, object.eave, namingStyle),
      ...buildingName(outlineOf(object), object, lettering),
    ],
    reach: nameReach,
  },
  ground: (object) => padOf(outlineOf(object), object),
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: moved,
  transform(object, motion) {
    const { x, y } = movePoint(object, motion);
    return { ...object, x, y, rotation: moveDirection(object.rotation, motion) };
  },
  path: { outline: (object) => frameOutline(frameAround(object)), overhang: ({ eave }) => eave },
  scale(object, scaling) {
    const frame = scaleFrame(frameAround(object), scaling, minFeet);
    return frame && withFrame(object, frame);
  },
  handles: {
    list: (object) => frameHandles(frameAround(object)),
    drag: (object, handle, to, even) =>
      withFrame(object, dragFrame(frameAround(object), handle, to, even, minFeet)),
  },
  forms: (object) => [
    sizeForm(object, minFeet, (to) => ({ ...object, ...to })),
    ...propertyForms(object, 'House', properties),
  ],
};
