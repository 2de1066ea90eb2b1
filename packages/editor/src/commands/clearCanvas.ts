// Clear Canvas: removes every object that isn't hidden or locked, by itself or with its layer. If nothing is left, what the
// plan says about its site is cleared too. The toast offers Undo, which brings all of it back; after a reload, Earlier drafts do.
import type { PlanSettings } from '@homeplot/plan/settings';
import { changeable } from '../scene/locking.ts';
import { noSelection } from '../view/selection.ts';
import type { Command } from './command.ts';

/** The settings about the site and the client, as they are in a new plan. */
const unknownSite = {
  title: '',
  address: '',
  parcel: '',
  north: 0,
  isNorthSet: undefined,
  northReference: undefined,
  ground: undefined,
  elevations: undefined,
  map: undefined,
  project: {},
  pack: undefined,
  portal: undefined,
  sheets: [],
  imports: undefined,
  levelBook: undefined,
} as const satisfies Record<
  Exclude<keyof PlanSettings, 'scale' | 'siteExtent' | 'units' | 'layers' | 'extra'>,
  unknown
>;

const fieldsOfSite = Object.keys(unknownSite) as (keyof typeof unknownSite)[];

const isKnown = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

export const clearCanvas: Command = {
  name: 'clearCanvas',
  title: 'Clear Canvas',
  hint: 'Removes everything from the plan. Undo brings it back, and Earlier drafts keep it.',
  keys: [],
  enabled: ({ scene }) => !changeable(scene).next().done,
  needs: 'There is nothing to clear',
  run(editor) {
    editor.hand.discardAll();
    editor.announceClearing();
    const removals = [...changeable(editor.scene)].map(({ id }) => ({ remove: id }));
    const { settings } = editor.plan;
    const isPartial = editor.plan.objects.size > removals.length;
    const knewMore = !isPartial && fieldsOfSite.some((field) => isKnown(settings[field]));
    editor.edit(isPartial ? removals : [...removals, { settings: unknownSite }], 'Clear canvas');
    editor.select(noSelection);
    editor.say({
      text: isPartial ? 'Canvas cleared, except for what is hidden or locked' : 'Canvas cleared',
      ...(knewMore ? { detail: 'Its address, place, sheets and other settings were cleared too.' } : {}),
      tone: 'info',
      offer: { command: 'undo', label: 'Undo' },
    });
  },
};
