// A mark above the canvas that says whether the approvals of the plan still stand. It changes as soon as an edit voids one.
// Kept offline once used.
import { BadgeCheck, BadgeX } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import type { JudgedRequest } from './standing.ts';
import { useStandings } from './useStandings.ts';

export function ApprovalMark() {
  const { openDialog } = useDialogs();
  const judged = useStandings()?.judged ?? [];
  const voided = judged.filter(({ standing }) => standing.is === 'void');
  const standing = judged.filter((one) => one.standing.is === 'stands');
  const [first] = voided;
  const words = first ? voidWords(first, voided.length) : standWords(standing);
  return (
    <output className="shrink-0">
      {words ? (
        <button
          type="button"
          onClick={() => openDialog({ name: 'approvals' })}
          className="flex w-full items-center gap-2 border-b border-hairline bg-paper px-3 py-1 text-left text-sm leading-tight pointer-coarse:min-h-11"
        >
          {first ? (
            <BadgeX aria-hidden className="size-4.5 shrink-0 text-danger" />
          ) : (
            <BadgeCheck aria-hidden className="size-4.5 shrink-0 text-done" />
          )}
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{words}</span>
        </button>
      ) : null}
    </output>
  );
}

/** How many of the changes that voided an approval are named at most. */
const maxChanges = 2;

function voidWords({ request: { answer, asked_name }, standing }: JudgedRequest, count: number): string {
  if (count > 1) return `${count} approvals no longer stand`;
  const by = standing.is === 'void' ? standing.by : [];
  const why = by.length > 0 ? `. ${by.slice(0, maxChanges).join('; ')}` : '';
  return `The approval by ${answer?.name ?? asked_name} no longer stands${why}`;
}

function standWords(standing: readonly JudgedRequest[]): string {
  const [first] = standing;
  if (!first) return '';
  if (standing.length > 1) return `${standing.length} approvals still stand`;
  return `Approved by ${first.request.answer?.name ?? first.request.asked_name}`;
}
