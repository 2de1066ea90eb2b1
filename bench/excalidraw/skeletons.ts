// Converts a plan for Excalidraw: each object becomes the element that a user would draw, at the same position and size
// on the screen. Straight lines and a system font are the fastest to draw.
import type { PlanContents } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';

/** The fields of Excalidraw's skeletons that the plan needs. CSS pixels at zoom 1. */
export interface Skeleton {
  readonly type: 'rectangle' | 'ellipse' | 'line' | 'text';
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly strokeColor: string;
  readonly [field: string]: unknown;
}

/** Excalidraw's number for Helvetica. */
const systemFont = 2;
/** Roughness: no hand-drawn look. */
const straight = 0;

export const skeletonsOf = ({ objects }: PlanContents, pxPerFoot: number): Skeleton[] =>
  objects.map((object) => skeletonOf(object, pxPerFoot));

function skeletonOf(object: PlanObject, px: number): Skeleton {
  const number = (field: string): number => Number(Reflect.get(object, field)) * px;
  const word = (field: string): string => String(Reflect.get(object, field));
  const common = {
    id: object.id,
    strokeColor: '#1f2937',
    fillStyle: 'solid',
    roughness: straight,
    strokeWidth: 2,
  };
  if (object.type === 'rectangle') {
    return {
      ...common,
      type: 'rectangle',
      x: number('x'),
      y: number('y'),
      width: number('width'),
      height: number('height'),
      backgroundColor: word('fillColor'),
    };
  }
  if (object.type === 'circle' || object.type === 'tree') {
    const radius = number('radius');
    return {
      ...common,
      type: 'ellipse',
      x: number('x') - radius,
      y: number('y') - radius,
      width: 2 * radius,
      height: 2 * radius,
      backgroundColor: word('color'),
    };
  }
  if (object.type === 'road') {
    const [width, height] = [number('endX') - number('startX'), number('endY') - number('startY')];
    return {
      ...common,
      type: 'line',
      x: number('startX'),
      y: number('startY'),
      points: [
        [0, 0],
        [width, height],
      ],
      strokeColor: word('color'),
      strokeWidth: number('roadWidth'),
    };
  }
  return {
    ...common,
    type: 'text',
    x: number('x'),
    y: number('y') - number('height'),
    text: word('text'),
    fontSize: number('height'),
    fontFamily: systemFont,
  };
}
