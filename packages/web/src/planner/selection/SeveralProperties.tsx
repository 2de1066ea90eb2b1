// The card of several selected objects: commands for all of them.
import { commandNamed } from '@homeplot/editor/commands';
import { withSeparators } from '@homeplot/plan/units';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { late } from '../../kit/late/late.tsx';
import { scrollToCardTop } from '../../cards/scrollToCard.ts';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { LayerField } from '../../cards/LayerField.tsx';
import { StatusField } from '../../cards/StatusField.tsx';
import { TurnIntoButton } from './TurnIntoButton.tsx';
import { MeasuringButtons } from './MeasuringButtons.tsx';

const AlignButtons = late(() => import('./AlignButtons.tsx'), 'AlignButtons', { what: 'Align' });

export function SeveralProperties({ count }: { readonly count: number }) {
  const editor = useEditor();
  useRevision();
  const grouping = ['group', 'ungroup', 'lock', 'unlock'].filter((command) =>
    commandNamed(command).enabled(editor),
  );
  return (
    <Card ref={scrollToCardTop} title="Object Properties">
      <p className="mb-4 text-[0.9375rem]">{withSeparators(count)} objects selected</p>
      <div className="mb-3 min-h-8 max-lg:min-h-10">
        <AlignButtons />
      </div>
      <div className="grid grid-cols-2 gap-2 [&>:last-child:nth-child(odd)]:col-span-2">
        <CommandButton command="layerUp" />
        <CommandButton command="layerDown" />
        {commandNamed('roundCorner').enabled(editor) ? <CommandButton command="roundCorner" /> : null}
        {grouping.map((command) => (
          <CommandButton key={command} command={command} />
        ))}
        <TurnIntoButton />
        <MeasuringButtons />
        <CommandButton command="duplicate" />
        <CommandButton command="delete" label="Delete Objects" tone="danger" />
      </div>
      <div className="mt-4 space-y-3 border-t border-hairline pt-4">
        <LayerField />
        <StatusField />
      </div>
    </Card>
  );
}
