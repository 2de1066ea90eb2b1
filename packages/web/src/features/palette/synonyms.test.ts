// What homeowners say, in the palette and in the library's search.
import { allTools } from '@homeplot/editor/tools';
import { expect, test } from 'vitest';
import { actionGroups } from './actionGroups.ts';
import type { Page } from '../../workspace/action.ts';
import { shelvesOf } from '../library/shelves.ts';
import { actionEntries } from './entries.ts';
import { features } from '../../planner/features.ts';

// An empty plan; no action is done.
const page = {
  workspace: { editor: { plan: { objects: new Map() }, selection: { ids: new Set() } } },
} as unknown as Page;
const groups = actionGroups(features.actions).filter(
  ({ title }) => title === 'Tools' || title === 'Site Objects',
);

test.each([
  ['gate', 'Entrance'],
  ['shed', 'Shed'],
  ['driveway', 'Driveway'],
  ['garage', 'Building'],
  ['septic', 'Septic tank'],
  ['pool', 'Pool'],
  ['fence', 'Fence'],
  ['porch', 'Deck'],
  ['street', 'Road'],
  ['property line', 'Rectangle'],
  ['home', 'House'],
  ['greenhouse', 'Shed'],
  ['bush', 'Tree'],
  ['hot tub', 'Pool'],
  ['species', 'Tree'],
  ['conductor', 'Overhead line'],
  ['flare', 'Driveway'],
  ['mitered end', 'Culvert'],
  ['seepage pit', 'Seepage pit'],
  ['chain link fence', 'Fence'],
])('“%s” finds %s first', (typed, title) => {
  expect(actionEntries(groups, typed, page)[0]?.entries[0]?.title).toBe(title);
  expect(shelvesOf(allTools(), typed, [])[0]?.tools[0]?.title).toBe(title);
});
