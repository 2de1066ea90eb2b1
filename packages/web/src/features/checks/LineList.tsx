// A list of conflicts, missing items, notes or questions. Each line can show its objects and has buttons that fix it.
import type { Remedy } from '@homeplot/plan/finding';
import { useEditor } from '../../workspace/useWorkspace.ts';
import type { OpenLine } from './openLines.ts';
import { StepRow } from './StepRow.tsx';
import { showGround, showObjects, useWay } from './useWay.ts';

interface LineListProps {
  readonly lines: readonly OpenLine[];
  /** Called before a button does something on the canvas, to close the dialog or the panel that covers it. */
  readonly onLeave: (() => void) | undefined;
  /** The number of lines to show; by default all. */
  readonly most?: number;
}

export function LineList({ lines, onLeave, most = lines.length }: LineListProps) {
  const editor = useEditor();
  const run = useWay(onLeave);
  const show = ({ objects, place }: OpenLine): void => {
    onLeave?.();
    if (objects.length > 0) showObjects(editor, objects);
    else if (place) showGround(editor, place);
  };
  // The fixed objects aren't selected, since the list would then give way to their properties.
  const actionOf = ({ title, changes }: Remedy) => ({
    title,
    run: () => void editor.edit(changes(editor.plan), title),
  });
  return (
    <>
      <ul className="divide-y divide-hairline">
        {lines.slice(0, most).map((line) => {
          const { id, sentence, state, objects, place, remedy, advice, obstacle, ways } = line;
          return (
            <StepRow
              key={id}
              sentence={sentence}
              tone={state === 'missing' || state === 'ok' ? 'todo' : state === 'assumed' ? 'question' : state}
              onShow={objects.length > 0 || place ? () => show(line) : undefined}
              actions={[
                ...(remedy ? [actionOf(remedy)] : []),
                ...ways.map((way) => ({ title: way.title, run: () => run(way) })),
              ]}
            >
              {advice ? <p className="mt-0.5 wrap-anywhere text-ink-soft">{advice}</p> : null}
              {obstacle ? <p className="mt-0.5 wrap-anywhere text-ink-soft">{obstacle}</p> : null}
            </StepRow>
          );
        })}
      </ul>
      {lines.length > most ? (
        <p className="text-sm text-ink-soft">{`And ${lines.length - most} more.`}</p>
      ) : null}
    </>
  );
}
