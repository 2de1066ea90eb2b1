// Lines of what is missing or to be asked, each with the buttons that mend it.
import { useEditor } from '../planner/useWorkspace.ts';
import type { OpenLine } from './openLines.ts';
import { StepRow } from './StepRow.tsx';
import { showObjects, useWay } from './useWay.ts';

interface LineListProps {
  readonly lines: readonly OpenLine[];
  /** Called before a button does something elsewhere, which a dialog or the panel would cover. */
  readonly onLeave: (() => void) | undefined;
}

export function LineList({ lines, onLeave }: LineListProps) {
  const editor = useEditor();
  const run = useWay(onLeave);
  return (
    <ul className="divide-y divide-hairline">
      {lines.map(({ id, sentence, state, objects, remedy, ways }) => (
        <StepRow
          key={id}
          sentence={sentence}
          tone={state === 'question' || state === 'conflict' ? state : 'todo'}
          onShow={
            objects.length > 0
              ? () => {
                  onLeave?.();
                  showObjects(editor, objects);
                }
              : undefined
          }
          actions={[
            ...(remedy
              ? [
                  {
                    title: remedy.title,
                    run: () => void editor.edit(remedy.changes(editor.plan), remedy.title),
                  },
                ]
              : []),
            ...ways.map((way) => ({ title: way.title, run: () => run(way) })),
          ]}
        />
      ))}
    </ul>
  );
}
