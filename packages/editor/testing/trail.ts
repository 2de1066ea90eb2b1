// A test kind with an editable path.
import { registerKind } from '@homeplot/plan/kinds';
import { road } from '@homeplot/plan/road';
import { objectsOf } from '@homeplot/plan/testObjects';
import type { Kind, PlanObject } from '@homeplot/plan/kind';
import type { Vertex } from '@homeplot/plan/pen';
import type { TestDriver } from './testDriver.ts';

export interface Trail extends PlanObject {
  readonly vertices: readonly Vertex[];
  readonly closed: boolean;
  /** A name for each edge. */
  readonly names: readonly (string | undefined)[];
}

const style = { layer: 'landscape', stroke: '#166534' };

const trail: Kind<Trail> = {
  type: 'trail',
  title: 'Trail',
  layer: 'landscape',
  schema: ({ z }) => z.looseObject({}),
  create: ({ from }) => ({ vertices: [from, { x: from.x + 1, y: from.y }], closed: false, names: [] }),
  fromFile: () => ({ vertices: [], closed: false, names: [] }),
  toFile: ({ vertices, closed }) => ({ vertices, closed }),
  draw: (object, pen) => pen.path(object, style),
  position: ({ vertices: [first] }) => first ?? { x: 0, y: 0 },
  dimensions: () => ({ width: 1, height: 1 }),
  move: (object, by) => ({
    ...object,
    vertices: object.vertices.map((vertex) => ({ ...vertex, x: vertex.x + by.x, y: vertex.y + by.y })),
  }),
  path: {
    outline: ({ vertices, closed }) => ({ vertices, closed }),
    editing: {
      reshape: (object, vertices, from) => ({
        ...object,
        vertices,
        names: from
          ? from.map((edge) => (edge === undefined ? undefined : object.names[edge]))
          : object.names,
      }),
      withClosed: (object, closed) => ({
        ...object,
        closed,
        names: object.names.slice(0, object.vertices.length - (closed ? 0 : 1)),
      }),
    },
  },
  forms: () => [],
};

export const registerTrail = (): void => registerKind(trail);

/** Adds a trail with edges named a, b, c ... */
export function addTrail(
  driver: TestDriver,
  corners: readonly (readonly [x: number, y: number, bulge?: number])[],
  closed = false,
): void {
  const vertices = corners.map(([x, y, bulge]) => (bulge ? { x, y, bulge } : { x, y }));
  const blank = driver.editor.scene.create('trail', { x: 0, y: 0 });
  if (!blank) throw new Error('No trail was made.');
  const names = vertices.map((_, i) => String.fromCharCode(97 + i));
  const put: Trail = { ...blank, vertices, closed, names: closed ? names : names.slice(0, -1) };
  driver.editor.edit([{ put }], 'Add trail');
}

/** The trails of the plan. */
export const trails = (driver: TestDriver): Trail[] => objectsOf(trail, driver.objects);

/** The vertices of the trails, as coordinates. */
export const paths = (driver: TestDriver): number[][][] =>
  trails(driver).map(({ vertices }) => vertices.map(({ x, y }) => [x, y]));

/** The ends of the roads, as coordinates. */
export const roads = (driver: TestDriver): unknown[] =>
  objectsOf(road, driver.objects).map(({ startX, startY, endX, endY }) => [startX, startY, endX, endY]);
