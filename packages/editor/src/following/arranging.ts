// What an edit brings along besides what is joined and tied: setback lines on their lots. Fetched when somebody is
// there to edit.
import type { Arrange } from '../editor.ts';
import { withSetbacks } from './setbacks.ts';

export const arranged: Arrange = (changes, scene) => withSetbacks(changes, scene);
