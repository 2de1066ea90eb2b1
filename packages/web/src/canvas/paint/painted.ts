// What the painter shows: the open plan of the editor, or one that can only be looked at.
import type { Editor } from '@homeplot/editor/editor';
import type { ShownScene } from '@homeplot/editor/shownScene';

export interface Painted extends Pick<Editor, 'plan' | 'viewport' | 'watch' | 'say'> {
  readonly scene: ShownScene;
  readonly hand: Pick<Editor['hand'], 'preview'>;
}
