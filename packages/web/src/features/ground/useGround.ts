// The ground of the open plan, calculated again after each edit.
import { type Ground, groundOf } from '@homeplot/plan/grading';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';

export function useGround(): Ground {
  const editor = useEditor();
  useRevision();
  return groundOf(editor.plan);
}
