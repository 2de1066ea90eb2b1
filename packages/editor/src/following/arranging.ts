// What an edit brings along besides what is joined and tied: setback lines on their lots, and areas where they are read.
// Fetched when somebody is there to edit.
import { withAreasSeen } from './areaPlaces.ts';
import type { Arrange } from '../editor.ts';
import { withSetbacks } from './setbacks.ts';

export const arranged: Arrange = (changes, scene, stage) => {
  const all = withSetbacks(changes, scene);
  // Words that went from place to place under a drag could not be read.
  return stage === 'done' ? withAreasSeen(all, scene) : all;
};
