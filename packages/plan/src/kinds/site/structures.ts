// Small kinds with a width and a length: a shed and a parked car.
import type { Style } from '../../geometry/pen.ts';
import { paint } from '../../lettering/ink.ts';
import { box, closed, layers, linesOf, open } from '../../shapes/layers.ts';
import { paintOf, tallness } from '../../objects/properties.ts';
import { boxKind, sizedOutline } from '../../shapes/boxKind.ts';
import { structureName, structureReach } from '../../shapes/buildingName.ts';
import { quarterBulge } from '../../geometry/segment.ts';

const built = linesOf(layers.buildings);
const paved = linesOf(layers.paving);

export const shed = boxKind({
  type: 'shed',
  title: 'Shed',
  layer: layers.buildings,
  stands: true,
  isBuilding: true,
  isPoched: true,
  size: { width: 12, height: 10 },
  properties: { tall: tallness(100), color: paintOf('#efe6d6') },
  draw({ width, height, color }, pen) {
    pen.path(box(width, height), { ...built.object, fill: paint(color) });
    if (Math.min(width, height) < pen.resolution * 8) return;
    // The ridge along the longer side, and the door in the front.
    const isWide = width >= height;
    const half = (isWide ? width : height) / 2;
    pen.path(
      isWide ? open({ x: -half, y: 0 }, { x: half, y: 0 }) : open({ x: 0, y: -half }, { x: 0, y: half }),
      built.detail,
    );
    const door = Math.min(4, width * 0.4) / 2;
    const depth = Math.min(0.6, height * 0.1);
    pen.path(box(door * 2, depth, { x: 0, y: -height / 2 + depth / 2 }), {
      ...built.detail,
      fill: '#ffffff',
    });
  },
  labels: {
    list: (object, lettering) =>
      structureName(
        { ...object, ...sizedOutline(object) },
        { title: 'Shed', fill: paint(object.color) },
        lettering,
      ),
    reach: (object) => structureReach(object, 'Shed'),
  },
});

const glass: Style = { ...paved.fine, fill: '#d7e3ec' };

export const car = boxKind({
  type: 'car',
  title: 'Car',
  layer: layers.paving,
  stands: true,
  size: { width: 6, height: 15.5 },
  properties: { color: paintOf('#e5e9ee') },
  draw({ width, height, color }, pen) {
    // The body is a rectangle with rounded corners, rounder in front.
    const [w, h] = [width / 2, height / 2];
    const nose = Math.min(w * 0.5, h * 0.5);
    if (nose < pen.resolution) {
      pen.path(box(width, height), { ...paved.detail, fill: paint(color) });
      return;
    }
    const tail = nose * 0.6;
    const body = closed(
      { x: -w + nose, y: -h },
      { x: w - nose, y: -h, bulge: quarterBulge },
      { x: w, y: -h + nose },
      { x: w, y: h - tail, bulge: quarterBulge },
      { x: w - tail, y: h },
      { x: -w + tail, y: h, bulge: quarterBulge },
      { x: -w, y: h - tail },
      { x: -w, y: -h + nose, bulge: quarterBulge },
    );
    // An invisible box, because the handles are at its corners.
    pen.path(box(width, height), { layer: layers.paving });
    pen.path(body, { ...paved.detail, fill: paint(color) });
    // The curve of the windows depends on the width, so they fit into the body only if it is longer than wide.
    if (width < pen.resolution * 8 || height < width) return;
    const [wide, narrow] = [w * 0.82, w * 0.66];
    pen.path(
      closed(
        { x: -wide, y: -h * 0.42, bulge: 0.2 },
        { x: wide, y: -h * 0.42 },
        { x: narrow, y: -h * 0.16, bulge: -0.1 },
        { x: -narrow, y: -h * 0.16 },
      ),
      glass,
    );
    pen.path(
      closed(
        { x: -narrow, y: h * 0.5 },
        { x: narrow, y: h * 0.5 },
        { x: wide, y: h * 0.68, bulge: 0.12 },
        { x: -wide, y: h * 0.68 },
      ),
      glass,
    );
    for (const side of [-1, 1])
      pen.path(open({ x: side * narrow, y: -h * 0.16 }, { x: side * narrow, y: h * 0.5 }), paved.fine);
  },
});
