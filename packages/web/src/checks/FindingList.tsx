// Findings: each shows its objects when it is pressed, and offers the remedy if there is one.
import type { Finding } from '@homeplot/plan/finding';
import { useEditor } from '../planner/useWorkspace.ts';
import { StepRow } from './StepRow.tsx';
import { showObjects } from './useWay.ts';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly tone: 'conflict' | 'question';
}

/** More would be slow to draw, and nobody reads on before the first ones are mended. */
const maxShown = 50;

export function FindingList({ findings, tone }: FindingListProps) {
  const editor = useEditor();
  const more = findings.length - maxShown;
  return (
    <>
      <ul className="divide-y divide-hairline">
        {findings.slice(0, maxShown).map((finding) => {
          const { id, sentence, objects, remedy } = finding;
          // Nothing is selected, so that the list stays in sight.
          const mend = (): void => void (remedy && editor.edit(remedy.changes(editor.plan), remedy.title));
          return (
            <StepRow
              key={id}
              sentence={sentence}
              tone={tone}
              onShow={objects.length > 0 ? () => showObjects(editor, objects) : undefined}
              actions={remedy ? [{ title: remedy.title, run: mend }] : []}
            />
          );
        })}
      </ul>
      {more > 0 ? <p className="text-sm text-ink-soft">{`And ${more} more.`}</p> : null}
    </>
  );
}
