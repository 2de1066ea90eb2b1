// Adds terrain to the plan beneath everything else, as one undo step.
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

/** Feet of terrain around the site, so that the neighboring ground is seen. */
const aroundSite = 60;
/** Feet of terrain around the location of an empty plan. */
const aroundPlace = 150;

/** The area for which terrain is read; undefined if the plan has no location. */
export function wantedOf(plan: Plan): Wanted | undefined {
  const { settings } = plan;
  if (!isTied(settings)) return undefined;
  const { ground, north } = settings;
  const site = siteBox(plan);
  const { x, y } = ground.at;
  const place: Box = { minX: x, minY: y, maxX: x, maxY: y };
  return { tied: { ground, north }, box: isEmpty(site) ? grow(place, aroundPlace) : grow(site, aroundSite) };
}

export type TerrainWords = Pick<Terrain, 'dataset' | 'read' | 'within' | 'datum' | 'rests'>;

/** Returns whether the terrain was added. If its layer is hidden or locked, the editor says so. */
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
