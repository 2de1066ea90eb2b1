// How many entities of each type were read from a drawing, and how many weren't.
import { withSeparators } from '@homeplot/plan/units';
import type { Count, DrawingFacts } from './worker/drawingFacts.ts';

/** How many notes and types of entities are listed at most: a broken file may have thousands. */
const maxNotes = 100;
const maxTypes = 100;

export function ReadReport({ facts: { version, read, unread, notes } }: { readonly facts: DrawingFacts }) {
  const problems = unread.length + notes.length;
  return (
    <details open={problems > 0} className="rounded-md border border-hairline px-3 py-1 text-sm">
      <summary className="cursor-pointer py-1 pointer-coarse:py-3">
        {`Read from DXF ${version}: ${total(read)} of ${withSeparators(sum(read) + sum(unread))} entities`}
      </summary>
      <div className="max-h-48 space-y-2 overflow-y-auto pb-2 break-words">
        <p className="text-ink-soft">{list(read) || 'Nothing'}</p>
        {unread.length > 0 ? <p>{`Not read: ${list(unread)}. They aren't drawn.`}</p> : null}
        {notes.length > 0 ? (
          <ul aria-label="Notes" className="list-disc space-y-1 pl-5">
            {notes.slice(0, maxNotes).map((note) => (
              <li key={note}>{note}</li>
            ))}
            {notes.length > maxNotes ? <li>{`${withSeparators(notes.length - maxNotes)} more`}</li> : null}
          </ul>
        ) : null}
      </div>
    </details>
  );
}

const sum = (counts: readonly Count[]): number => counts.reduce((all, [, count]) => all + count, 0);
const total = (counts: readonly Count[]): string => withSeparators(sum(counts));
function list(counts: readonly Count[]): string {
  const named = counts.slice(0, maxTypes).map(([name, count]) => `${withSeparators(count)} ${name}`);
  const more = counts.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${withSeparators(more)} more types` : named.join(', ');
}
