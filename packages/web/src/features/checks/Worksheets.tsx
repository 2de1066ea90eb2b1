// The worksheets that the plan's rules ask for, as sheets show them. The name of a row selects the objects that the row
// counts.
// Kept offline when idle.
import { worksheetsFor } from '@homeplot/formats/chosenWorksheets';
import { worksheets } from '@homeplot/formats/worksheets';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { cx } from '../../kit/cx.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { showObjects } from './useWay.ts';

export function Worksheets() {
  const editor = useEditor();
  const { plan } = editor;
  useRevision();
  return (
    <div className="space-y-5">
      {worksheetsFor(plan.settings.pack).map((content) => {
        const { title, columns, rows, counted = [], notes = [] } = worksheets[content](plan);
        const align = (i: number) =>
          cx('py-1 align-baseline font-normal', i > 0 ? 'pl-2 text-right' : 'text-left wrap-break-word');
        return (
          <section key={content} aria-label={title} className="text-xs">
            <table className="w-full border-collapse tabular-nums">
              <caption className="pb-1 text-left text-sm font-medium">{title}</caption>
              <thead>
                <tr className="text-[0.6875rem] text-ink-soft">
                  {columns.map((column, i) => (
                    <th key={column.title} scope="col" className={align(i)}>
                      {column.title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells], n) => {
                  // A name also takes the width of the empty cells after it.
                  const empty = cells.findIndex((cell) => cell !== '');
                  const objects = counted[n] ?? [];
                  return (
                    <tr key={`${n} ${name}`} className="border-t border-hairline">
                      <th scope="row" colSpan={empty + 1} className={align(0)}>
                        {objects.length > 0 ? (
                          <LinkButton onClick={() => showObjects(editor, objects)}>{name}</LinkButton>
                        ) : (
                          name
                        )}
                      </th>
                      {cells.slice(empty).map((cell, i) => (
                        <td key={i} className={align(1)}>
                          {cell}
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
            {notes.map((note) => (
              <p key={note} className="mt-1 text-ink-soft">
                {note}
              </p>
            ))}
          </section>
        );
      })}
    </div>
  );
}
