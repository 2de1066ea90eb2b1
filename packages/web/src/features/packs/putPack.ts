// Puts a pack into the plan, or takes it out, as one undo step.
import type { Editor } from '@homeplot/editor/editor';
import type { Pack } from '@homeplot/plan/pack';
import { settingsUnder } from './cityPack.ts';

export const putPack = (editor: Editor, pack: Pack | undefined): boolean =>
  editor.edit([{ settings: settingsUnder(pack, editor.plan.settings) }], 'Permit rules');
