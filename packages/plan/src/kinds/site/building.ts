// A building with any outline. It shares its form and its drawing with the house: see buildings.ts.
import {
  buildingFields,
  draftedColor,
  groundOfBuilding,
  roofField,
  useOf,
  defaultUse,
} from '../../shapes/buildings.ts';
import { detailOn, drawBuilding } from '../../shapes/drawBuilding.ts';
import { buildingName, nameReach } from '../../shapes/buildingName.ts';
import { inBuildings } from '../../gates/doors.ts';
import { drawDoors, gatedBorder } from '../../gates/drawGates.ts';
import { pathSides } from '../../gates/sides.ts';
import { guessed, paintOf, shade } from '../../objects/properties.ts';
import { layers } from '../../shapes/layers.ts';
import { areaKind } from '../../traced/tracedKind.ts';

/** The shade of a new building is solid, since the default color is light already. */
const { fresh: _, ...solid } = shade;

const fields = buildingFields({ use: defaultUse, tall: 0, storeys: 1, walls: 0.5, eave: 1 });

const roofs = { none: 'flat', hip: 'hip', along: 'gable', across: 'across' } as const;

export const building = areaKind({
  type: 'building',
  title: 'Building',
  called: useOf,
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
  gates: inBuildings,
  overhang: ({ eave }) => eave,
  ground: (object) => groundOfBuilding(object, object),
  draw(object, pen) {
    const { entrances } = object;
    const sides = pathSides(object);
    drawBuilding(object, gatedBorder(object, entrances, sides, pen), object, roofs[object.ridge], pen);
    drawDoors(entrances, sides, pen, detailOn(object));
  },
  labels: {
    list: (object, lettering) => buildingName(object, object, lettering),
    reach: nameReach,
  },
});
