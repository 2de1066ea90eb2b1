// A building with any outline. It shares its form and its drawing with the house: see buildings.ts.
import { buildingFields, draftedColor, roofField, usualUse } from '../buildings.ts';
import { drawBuilding } from '../drawBuilding.ts';
import { buildingName, nameReach } from '../buildingName.ts';
import { guessed, paintOf, shade } from '../properties.ts';
import { layers } from './layers.ts';
import { areaKind } from './tracedKind.ts';

/** Its default color is light already, so the fill is solid. */
const { fresh: _, ...solid } = shade;

const fields = buildingFields({ use: usualUse, tall: 0, storeys: 1, walls: 0.5, eave: 1 });

const roofs = { none: 'flat', hip: 'hip', along: 'gable', across: 'across' } as const;

export const building = areaKind({
  type: 'building',
  title: 'Building',
  layer: layers.buildings,
  stands: true,
  isBuilding: true,
  isPoched: true,
  properties: {
    ...fields,
    storeys: guessed(fields.storeys),
    eave: guessed(fields.eave),
    ridge: roofField({ hip: 'hip', gable: 'along', across: 'across', flat: 'none' }, 'none'),
    color: paintOf(draftedColor),
    shade: solid,
  },
  overhang: ({ eave }) => eave,
  draw: (object, pen) => drawBuilding(object, object, roofs[object.ridge], pen),
  labels: {
    list: (object, lettering) => buildingName(object, object, lettering),
    reach: nameReach,
  },
});
