// A house: a rectangular building with doors in its walls. x, y is its center.
import { moveDirection, movePoint } from '../../geometry/motion.ts';
import type { Path } from '../../geometry/pen.ts';
import { tidy } from '../../measure/units.ts';
import { buildingFields, draftedColor, groundOfBuilding, roofField, useOf } from '../../shapes/buildings.ts';
import { mirrorEntrances } from '../../gates/carriedEntrances.ts';
import { inBuildings } from '../../gates/doors.ts';
import { drawDoors, gatedBorder } from '../../gates/drawGates.ts';
import { entranceSchema, entrancesFromFile, entrancesToFile } from '../../gates/entranceFile.ts';
import { fitEntrances, type Gated, gatedParts } from '../../gates/gates.ts';
import { frameSideNames, frameSides, type Side } from '../../gates/sides.ts';
import type { FileTypes } from '../../objects/fileTypes.ts';
import { detailOn, drawBuilding } from '../../shapes/drawBuilding.ts';
import { buildingName, nameReach } from '../../shapes/buildingName.ts';
import {
  type Frame,
  frameAround,
  frameCenter,
  frameCorners,
  frameOutline,
  isWithin,
  scaleFrame,
} from '../../shapes/frame.ts';
import { dragFrame, frameHandles } from '../../shapes/frameHandles.ts';
import { frameLabels } from '../../shapes/frameLabels.ts';
import { namingStyle } from '../../lettering/ink.ts';
import type { Kind } from '../../objects/kind.ts';
import { frameFields, paintOf, propertyForms, shade, type Values } from '../../objects/properties.ts';
import { initialValues, fileForm } from '../../objects/propertyValues.ts';
import { sizeForm } from '../../objects/usualForms.ts';
import { moved } from '../../geometry/point.ts';

const layer = 'buildings';
/** Feet: the least width and length, and those of a new house. */
const minFeet = 1;
const initialFeet = 30;
const defaultColor = '#fbbf24';

const properties = {
  ...buildingFields({ use: '', tall: 0, storeys: 0, walls: 0, eave: 0 }, true),
  roof: {
    ...roofField({ hip: 'hip', gable: 'gable', across: 'across', flat: 'flat' }, 'hip'),
    silent: true,
  },
  color: paintOf(defaultColor),
  shade,
} as const;
const fields = { ...frameFields(initialFeet), ...properties };

/** x, y is its center; rotation in degrees, clockwise. */
export type House = Gated & Values<typeof fields>;

function withFrame(object: House, frame: Frame): House {
  const { x, y } = frameCenter(frame);
  const { width, height, rotation: turned } = frame;
  const entrances = fitEntrances(object.entrances, frameSides(frame));
  return { ...object, x: tidy(x), y: tidy(y), width, height, rotation: turned, entrances };
}

const outlineOf = (object: House): Path => ({ vertices: frameCorners(frameAround(object)), closed: true });

/** The sides on which its doors are. */
export const houseSides = (object: House): readonly Side[] => frameSides(frameAround(object));

const file = fileForm(fields);
function schema(types: FileTypes) {
  const { z } = types;
  const door = z.extend(entranceSchema(types, inBuildings.fields), {
    edge: z.optional(z.enum(frameSideNames)),
  });
  return z.extend(file.schema(types), { entrances: z.optional(z.array(door)) });
}

export const house: Kind<House> = {
  type: 'house',
  title: 'House',
  called: useOf,
  layer,
  stands: true,
  schema,
  fromFile(read, feet) {
    const values = file.fromFile(read, feet);
    const doors = read['entrances'] as Parameters<typeof entrancesFromFile>[0];
    const frame = frameAround(values);
    return {
      ...values,
      entrances: entrancesFromFile(doors, frameSides(frame), frame.x, feet, inBuildings.fields),
    };
  },
  toFile(object, squares) {
    const { entrances } = object;
    const { x, y, width, height, rotation } = object;
    const frame = { x: squares(x), y: squares(y), width: squares(width), height: squares(height), rotation };
    const sides = frameSides(frameAround(frame));
    return {
      ...file.toFile(object, squares),
      ...(entrances.length > 0
        ? { entrances: entrancesToFile(entrances, sides, squares, inBuildings.fields) }
        : {}),
    };
  },
  parts: gatedParts<House>({
    ...inBuildings,
    sides: houseSides,
    surrounds: (object, at) => isWithin(frameAround(object), at),
  }),
  grab: 30,
  isBuilding: true,
  isPoched: true,

  create({ from, to, ...grid }) {
    const initial = { ...initialValues(fields, grid), x: from.x, y: from.y, entrances: [] };
    const width = to ? tidy(Math.abs(to.x - from.x)) : 0;
    const height = to ? tidy(Math.abs(to.y - from.y)) : 0;
    if (!to || width < minFeet || height < minFeet) return initial;
    return { ...initial, x: tidy((from.x + to.x) / 2), y: tidy((from.y + to.y) / 2), width, height };
  },

  draw(object, pen) {
    const { entrances } = object;
    const [outline, sides] = [outlineOf(object), houseSides(object)];
    drawBuilding(outline, gatedBorder(outline, entrances, sides, pen), object, object.roof, pen);
    drawDoors(entrances, sides, pen, detailOn(object));
  },
  drafted: (object) =>
    object.color === defaultColor ? { ...object, color: draftedColor, shade: 'solid' } : undefined,
  labels: {
    list: (object, lettering) => [
      ...frameLabels(frameCorners(frameAround(object)), lettering, object.eave, namingStyle),
      ...buildingName(outlineOf(object), object, lettering),
    ],
    reach: nameReach,
  },
  ground: (object) => groundOfBuilding(outlineOf(object), object),
  position: ({ x, y }) => ({ x, y }),
  dimensions: ({ width, height }) => ({ width, height }),
  move: moved,
  transform(object, motion) {
    const { x, y } = movePoint(object, motion);
    const entrances = motion.mirrored ? mirrorEntrances(object.entrances, object) : object.entrances;
    return { ...object, x, y, rotation: moveDirection(object.rotation, motion), entrances };
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
    sizeForm(object, minFeet, (to) => withFrame(object, frameAround({ ...object, ...to }))),
    ...propertyForms(object, 'House', properties),
  ],
};
