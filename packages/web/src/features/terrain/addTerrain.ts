// Puts terrain that was read into the plan, beneath everything else, as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import type { Wanted } from '@homeplot/formats/terrainRaster';
import type { TerrainGrid } from '@homeplot/formats/thinTerrain';
import { type Box, grow, isEmpty } from '@homeplot/plan/box';
import { isTied } from '@homeplot/plan/ground';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { keysAbove } from '@homeplot/plan/order';
import type { Change, Plan } from '@homeplot/plan/plan';
import type { Terrain } from '@homeplot/plan/terrain';
import { underlayLayer } from '@homeplot/plan/underlay';
import { siteBox } from '../map/siteCenter.ts';

/** Feet of ground around the site, so that what lies beside it is seen. */
const beside = 60;
/** Feet around the place of an empty plan. */
const around = 150;

/** Where terrain is wanted; undefined if nobody knows where the plan lies. */
export function wantedOf(plan: Plan): Wanted | undefined {
  const { settings } = plan;
  if (!isTied(settings)) return undefined;
  const { ground, north } = settings;
  const site = siteBox(plan);
  const { x, y } = ground.at;
  const place: Box = { minX: x, minY: y, maxX: x, maxY: y };
  return { tied: { ground, north }, box: isEmpty(site) ? grow(place, around) : grow(site, beside) };
}

export type TerrainWords = Pick<Terrain, 'dataset' | 'read' | 'within' | 'datum' | 'rests'>;

/** Whether it was added; where its layer is hidden or locked the editor says so, and nothing is done. */
export function addTerrain(editor: Editor, grid: TerrainGrid, words: TerrainWords): boolean {
  registerLateKinds();
  const { plan, scene } = editor;
  const { layers } = plan.settings;
  const { x, y, width, height, rotation, columns, elevations, cell, thinned } = grid;
  const put: Terrain = {
    id: scene.newId(),
    type: 'terrain',
    order: keysAbove(plan.top, 1)[0] ?? '',
    name: words.dataset,
    x,
    y,
    width,
    height,
    rotation,
    columns,
    elevations,
    cell,
    thinned,
    ...words,
    printed: 'no',
  };
  const changes: Change[] = [{ put }];
  if (!layers.some(({ id }) => id === underlayLayer.id))
    changes.unshift({ settings: { layers: [...layers, underlayLayer] } });
  if (!editor.edit(changes, 'Add terrain')) return false;
  editor.hand.pick('select');
  editor.select(selectObjects([put.id]));
  editor.fit({ minX: x, minY: y, maxX: x + width, maxY: y + height });
  editor.say({ text: 'Terrain added beneath the plan. It was not surveyed.', tone: 'success' });
  return true;
}
