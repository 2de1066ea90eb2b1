// Tools that place an object: a click places the default size, a drag the dragged size.
import type { Span } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Point } from '@homeplot/plan/point';
import { selectedObjects, selectObjects } from '../scene/selection.ts';
import { previewId } from '../scene/scene.ts';
import { isDrag, type Scene, type Step, type Tool } from './tool.ts';

export interface PlacingState {
  /** The start of the press, on the plan and on the screen. */
  readonly pressed?: { readonly at: Point; readonly screen: Point };
}

const comparable = (object: PlanObject): string => JSON.stringify({ ...object, id: '', order: '' });

/** Whether an object equals the selected one, as from the second click of a double click. */
function isDuplicate(object: PlanObject, { plan, selection }: Scene): boolean {
  if (selection.ids.size !== 1) return false;
  return selectedObjects(selection, plan).some((selected) => comparable(selected) === comparable(object));
}

export function placingTool(
  type: string,
  names: Pick<Tool, 'title' | 'hint' | 'key' | 'shelf' | 'also'>,
  as: Span['as'],
): Tool<PlacingState> {
  const title = names.title.toLowerCase();
  return {
    name: type,
    ...names,
    cursor: 'crosshair',
    drags: true,
    oneShot: true,
    idle: {},
    isBusy: ({ pressed }) => pressed !== undefined,
    reach: ({ pressed }) => pressed && { from: pressed.at, as, placed: previewId },
    pointer({ pressed }, pointer, scene): Step<PlacingState> {
      const { at } = scene.aim(pointer, pressed && as === 'radius' ? { from: pressed.at } : {});
      if (pointer.phase === 'down') {
        const object = scene.create(type, at, undefined, true);
        return {
          state: { pressed: { at, screen: pointer.screen } },
          preview: object ? [{ put: object }] : [],
        };
      }
      if (!pressed || pointer.phase === 'double') return { state: {} };
      const to = pointer.exact || isDrag(pressed.screen, pointer.screen) ? at : undefined;
      if (pointer.phase === 'move') {
        const object = scene.create(type, pressed.at, to, true);
        return { state: { pressed }, preview: object ? [{ put: object }] : [] };
      }
      const object = scene.create(type, pressed.at, to);
      if (!object || isDuplicate(object, scene)) return { state: {} };
      return {
        state: {},
        commit: [{ put: object }],
        label: `Add ${title}`,
        select: selectObjects([object.id]),
        toast: { text: `Added ${title} to your site map!`, tone: 'success' },
      };
    },
  };
}
