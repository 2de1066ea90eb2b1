// The card of several selected objects: what can be done with all of them.
import { commandNamed } from '@homeplot/editor/commands';
import { useEditor, useRevision } from '../planner/useBench.ts';
import { Card } from '../ui/Card.tsx';
import { CommandButton } from './CommandButton.tsx';

export function SeveralProperties({ count }: { readonly count: number }) {
  const editor = useEditor();
  useRevision();
  return (
    <Card title="Object Properties" className="max-lg:order-first">
      <p className="mb-4 text-[0.9375rem]">{count.toLocaleString()} objects selected</p>
      <div className="grid grid-cols-2 gap-2 [&>:last-child:nth-child(odd)]:col-span-2">
        <CommandButton command="layerUp" />
        <CommandButton command="layerDown" />
        {commandNamed('roundCorner').enabled(editor) ? <CommandButton command="roundCorner" /> : null}
        <CommandButton command="duplicate" />
        <CommandButton command="delete" label="Delete Objects" tone="danger" />
      </div>
    </Card>
  );
}
