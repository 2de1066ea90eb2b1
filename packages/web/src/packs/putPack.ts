// Puts a pack into the plan, or takes it out, as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import type { Pack } from '@homeplot/plan/pack';

export const putPack = (editor: Editor, pack: Pack | undefined): boolean =>
  // An absent setting is undefined, so that undoing the choice removes it again.
  editor.edit([{ settings: { pack } }], 'Permit rules');
