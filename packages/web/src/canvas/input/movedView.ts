// What wheel, pinch and trackpad move: the view of the editor, or of a plan that can only be looked at.
import type { Editor } from '@homeplot/editor/editor';

export type MovedView = Pick<Editor, 'viewport' | 'panBy' | 'magnify'>;
