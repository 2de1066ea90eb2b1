// An object's name, if it is to have one.
import { canShowName } from '@homeplot/editor/labeling';
import type { PlanObject } from '@homeplot/plan/kind';
import { useEditor } from '../workspace/useWorkspace.ts';
import { TypedField } from './TypedField.tsx';

export function NameField({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const rename = (name: string): undefined => {
    if (editor.plan.objects.get(object.id) !== object) return;
    const { name: _, ...nameless } = object;
    editor.edit([{ put: name ? { ...nameless, name } : nameless }], 'Name');
  };
  return (
    <TypedField
      label="Name (optional)"
      hint={
        canShowName(object)
          ? 'For the object list and for labels on the plan'
          : 'For the object list; not shown on the plan'
      }
      value={object.name ?? ''}
      maxLength={200}
      onApply={rename}
    />
  );
}
