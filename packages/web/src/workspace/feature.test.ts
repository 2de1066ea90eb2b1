// A feature from outside, and what is refused.
import { Editor } from '@homeplot/editor/editor';
import { Star } from 'lucide-react';
import { expect, test } from 'vitest';
import { features } from '../planner/features.ts';
import { actionGroups } from '../features/palette/actionGroups.ts';
import { openFiles } from '../features/opening/openFiles.ts';
import { actionEntries } from '../features/palette/entries.ts';
import type { Page } from './action.ts';
import { type Feature, joined } from './feature.ts';

declare module './dialogs.ts' {
  interface DialogInputs {
    readonly birds: { readonly count: number };
  }
}

const Nothing = () => null;
const opened: unknown[] = [];

const birds: Feature = {
  name: 'birds',
  actions: [
    {
      name: 'birds',
      title: 'Count birds',
      hint: 'Counts the birds on the plan.',
      keys: ['Mod+Shift+Y'],
      also: 'sparrow',
      run: ({ openDialog }) => openDialog({ name: 'birds', count: 2 }),
    },
  ],
  dialogs: { birds: Nothing },
  toolCards: { birdbath: Nothing },
  objectCards: [{ types: ['birdbath'], Card: Nothing }],
  places: [{ name: 'birds', title: 'Birds', icon: Star, Contents: Nothing }],
  files: [
    {
      title: 'bird lists (.birds)',
      extensions: ['birds'],
      fetch: async () => async (_page, files) => {
        opened.push(...files.map(({ name }) => name));
        return undefined;
      },
    },
  ],
  AboveCanvas: Nothing,
  OverCanvas: Nothing,
  OverPage: Nothing,
};

function pageWith(readers: Page['readers']): Page {
  const editor = new Editor({ newId: () => 'a' });
  return {
    workspace: { editor } as Page['workspace'],
    openDialog: (request) => void opened.push(request),
    importFiles: async () => undefined,
    readers,
    isSignedIn: false,
  };
}

test('a feature from outside is found, opens its dialog and reads its files like the others', async () => {
  const all = joined([birds]);
  const page = pageWith(all.files);
  const [group] = actionEntries(actionGroups([...features.actions, ...all.actions]), 'sparrow', page);
  expect(group?.entries.map(({ title }) => title)).toEqual(['Count birds']);
  group?.entries[0]?.run(page);
  expect(opened.splice(0)).toEqual([{ name: 'birds', count: 2 }]);
  expect(await openFiles(page, [new File(['x'], 'yard.birds')], all.files)).toBeUndefined();
  expect(opened).toEqual(['yard.birds']);
  expect([all.dialogs.birds, all.toolCards['birdbath']]).toEqual([Nothing, Nothing]);
  expect(all.objectCards).toEqual(birds.objectCards);
  expect(all.places).toEqual(birds.places);
  expect([all.aboveCanvas, all.overCanvas, all.overPage]).toEqual([[Nothing], [Nothing], [Nothing]]);
});

const [counting] = birds.actions ?? [];

test.each<[string, Feature]>([
  ['action "birds"', { name: 'other', actions: counting ? [{ ...counting, keys: [] }] : [] }],
  ['key "Mod+Shift+Y"', { name: 'other', actions: counting ? [{ ...counting, name: 'other' }] : [] }],
  ['dialog "birds"', { name: 'other', dialogs: { birds: Nothing } }],
  ['card of the tool "birdbath"', { name: 'other', toolCards: { birdbath: Nothing } }],
  ['place "birds"', { name: 'other', places: birds.places ?? [] }],
  ['files "birds"', { name: 'other', files: birds.files ?? [] }],
])('two features that claim the %s are refused', (what, other) => {
  expect(() => joined([birds, other])).toThrow(`Two features claim the ${what}; one is "other".`);
});
