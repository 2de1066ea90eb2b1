// An object's name, if it is to have one.
import { canShowName } from '@homeplot/editor/labelling';
import type { PlanObject } from '@homeplot/plan/kind';
import { useEditor } from '../planner/useBench.ts';
import { TextField } from '../ui/TextField.tsx';

export function NameField({ object }: { readonly object: PlanObject }) {
  const editor = useEditor();
  const rename = (typed: string): void => {
    const name = typed.trim();
    if (name === (object.name ?? '')) return;
    const { name: _, ...nameless } = object;
    editor.edit([{ put: name ? { ...nameless, name } : nameless }], 'Name');
  };
  return (
    <TextField
      label="Name (optional)"
      hint={
        canShowName(object)
          ? 'For the list of objects, and for a label on the plan'
          : 'For the list of objects; not drawn on the plan'
      }
      defaultValue={object.name ?? ''}
      maxLength={200}
      autoComplete="off"
      onBlur={({ target }) => rename(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && rename(currentTarget.value)}
    />
  );
}
