// What an edit brings along besides what is joined and tied: setback lines on their lots, and areas where they are read.
// Fetched when somebody is there to edit.
import { withAreasSeen } from './areaPlaces.ts';
import type { Arrange } from './editor.ts';
import { withSetbacks } from './setbacks.ts';

export const arranged: Arrange = (changes, scene) => withAreasSeen(withSetbacks(changes, scene), scene);
