// A version beside another one or the open plan: pictures, the list of what differs, and what can be restored. Plan's
// review decides what differs (compare) and what restoring changes (restore).
import { type Difference, comparePlans } from '@homeplot/plan/comparePlans';
import type { Change, Plan } from '@homeplot/plan/plan';
import { restoreOf, restoreWhole } from '@homeplot/plan/restorePlan';
import { ArrowLeft } from 'lucide-react';
import { useMemo, useState } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useEscape } from '../../kit/dialog/useEscape.ts';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { ComparedPicture } from './ComparedPicture.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import type { ReadVersion } from './versionCalls.ts';
import { versionTitle } from './versionTitle.ts';

interface CompareVersionsProps {
  readonly earlier: ReadVersion;
  /** undefined: the open plan. */
  readonly later: ReadVersion | undefined;
  readonly onBack: () => void;
}

const looks = [
  { name: 'over', title: 'Overlaid' },
  { name: 'beside', title: 'Side by side' },
] as const;

export function CompareVersions({ earlier, later, onBack }: CompareVersionsProps) {
  useEscape(onBack);
  const editor = useEditor();
  const revision = useRevision();
  const [look, setLook] = useState<'over' | 'beside'>('over');
  const [chosen, setChosen] = useState<string>();
  const open: Plan = later?.plan ?? editor.plan;
  // The open plan is edited in place, so the comparison is made again after each edit.
  const after = useMemo(
    () => (revision < 0 ? open : { ...open, objects: new Map(open.objects) }),
    [open, revision],
  );
  const comparison = useMemo(() => comparePlans(earlier.plan, after), [earlier, after]);
  const picked = comparison.differences.find(({ id }) => id === chosen);
  const names = { before: versionTitle(earlier), after: later ? versionTitle(later) : 'the open plan' };
  const restore = (changes: readonly Change[], label: string, message: string): void => {
    if (editor.edit(changes, label)) toast.success(message, { description: 'You can undo this.' });
  };
  const restoreOne = (difference: Difference): void =>
    restore(
      restoreOf(difference, earlier.plan, editor.plan),
      'Restore object',
      `${difference.title} is as it was`,
    );
  return (
    <section aria-label={`${names.before} and ${names.after}`}>
      <Button ref={focusNow} size="sm" tone="quiet" onClick={onBack} className="-ml-2">
        <ArrowLeft aria-hidden className="size-4" />
        All versions
      </Button>
      <p className="mt-2 mb-3 text-sm text-ink-soft wrap-anywhere">
        {`From “${names.before}” to ${later ? `“${names.after}”` : names.after}.`}
      </p>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Tabs label="Look" tabs={looks} chosen={look} onChoose={setLook}>
            <ComparedPicture
              before={earlier.plan}
              after={after}
              differences={comparison.differences}
              look={look}
              chosen={picked}
              names={names}
              className="h-[max(16rem,calc(100dvh-22rem))] max-md:h-[50dvh]"
            />
          </Tabs>
        </div>
        <div className="min-w-0 md:max-h-[max(16rem,calc(100dvh-19rem))] md:overflow-y-auto">
          <DifferenceList
            comparison={comparison}
            chosen={picked}
            onChoose={({ id }) => setChosen(id)}
            onRestore={later ? undefined : restoreOne}
          />
          {later ||
          (comparison.differences.length === 0 &&
            comparison.settings.length === 0 &&
            !comparison.isReordered) ? null : (
            <Button
              className="mt-4 w-full"
              onClick={() =>
                restore(
                  restoreWhole(earlier.plan, editor.plan),
                  'Restore version',
                  'The version was restored',
                )
              }
            >
              Restore this version
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
