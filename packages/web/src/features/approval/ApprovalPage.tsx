// The page that opens from the link of a request, for the person who is asked: the plan, what has changed since the version
// that this person saw last, and the answer. It needs no account and nothing of the planner, and is made for phones first.
import { comparePlans, type Difference } from '@homeplot/plan/comparePlans';
import { concerned, concerningDifferences } from '@homeplot/plan/concern';
import { edgePath } from '@homeplot/plan/outline';
import { useEffect, useMemo, useState } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { longDate } from '../../kit/formatted.ts';
import type { Answer } from '../../kit/result.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { ComparedPicture } from '../versions/ComparedPicture.tsx';
import { DifferenceList } from '../versions/DifferenceList.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { type AnswerRow, type OpenedRequest, openRequest } from './approvalCalls.ts';
import { concernExplained, concernTitle } from './concernWords.ts';

export function ApprovalPage({ token }: { readonly token: string }) {
  const [opened, setOpened] = useState<Answer<OpenedRequest | undefined>>();
  const open = (): void => void openRequest(token).then(setOpened);
  const [isSent, setSent] = useState(false);
  useEffect(open, [token]);
  return (
    <div className="mx-auto flex min-h-full w-full max-w-3xl flex-col gap-5 px-4 py-6">
      {opened === undefined ? (
        <output className="m-auto text-ink-soft">Loading the plan...</output>
      ) : !opened.ok ? (
        <div className="m-auto space-y-4">
          <h1 className="text-xl font-semibold">The plan couldn't be opened</h1>
          <ErrorBox>{opened.problem}</ErrorBox>
          <Button
            onClick={() => {
              setOpened(undefined);
              open();
            }}
          >
            Try again
          </Button>
        </div>
      ) : opened.value === undefined ? (
        <div className="m-auto space-y-3">
          <h1 className="text-xl font-semibold">This link doesn't open anything</h1>
          <p className="text-ink-soft">
            It was revoked, has expired, or is incomplete. Ask whoever sent it for a new one.
          </p>
          <a href="/" className={buttonClass('primary')}>
            What is Homeplot?
          </a>
        </div>
      ) : (
        <Opened
          token={token}
          opened={opened.value}
          isSent={isSent}
          onAnswered={() => {
            setSent(true);
            open();
          }}
        />
      )}
    </div>
  );
}

interface OpenedProps {
  readonly token: string;
  readonly opened: OpenedRequest;
  /** Whether the answer was given just now. */
  readonly isSent: boolean;
  readonly onAnswered: () => void;
}

const noDifferences: readonly Difference[] = [];
const looks = [
  { name: 'after', title: 'The plan' },
  { name: 'over', title: 'What changed' },
] as const;

function Opened({ token, opened: { request, version, before }, isSent, onAnswered }: OpenedProps) {
  const { plan } = version;
  const { concern, answer, asked_name } = request;
  const [look, setLook] = useState<'after' | 'over'>(before ? 'over' : 'after');
  const [chosen, setChosen] = useState<string>();
  const earlier = before?.plan ?? plan;
  const comparison = useMemo(() => comparePlans(earlier, plan), [earlier, plan]);
  const concerning = useMemo(
    () => new Set(concerningDifferences(earlier, plan, concern).map(({ id }) => id)),
    [earlier, plan, concern],
  );
  const edge = useMemo(() => {
    const found = concerned(plan, concern)?.edge;
    return found && edgePath(found);
  }, [plan, concern]);
  const picked = comparison.differences.find(({ id }) => id === chosen);
  const title = plan.settings.title || version.title || 'Site plan';
  const picture = (
    <ComparedPicture
      before={earlier}
      after={plan}
      differences={look === 'over' ? comparison.differences : noDifferences}
      look={look}
      chosen={look === 'over' ? picked : undefined}
      names={{ before: 'before', after: title }}
      edge={edge}
      className="h-[min(58dvh,32rem)]"
    />
  );
  return (
    <>
      <header>
        <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
        {plan.settings.address ? (
          <p className="text-ink-soft wrap-anywhere">{plan.settings.address}</p>
        ) : null}
        <p className="mt-2 wrap-anywhere">
          {answer
            ? `You were asked about “${version.name ?? ''}”.`
            : `${asked_name}, you are asked to approve “${version.name ?? ''}”.`}
        </p>
      </header>
      {before ? (
        <Tabs label="Picture" tabs={looks} chosen={look} onChoose={setLook}>
          {picture}
        </Tabs>
      ) : (
        picture
      )}
      {before ? (
        <section aria-label="What changed">
          <h2 className="mb-2 font-semibold">
            {`Changed since the version of ${longDate(new Date(before.saved_at))}`}
          </h2>
          {concern.kind === 'edge' && comparison.differences.length > 0 ? (
            <p className="mb-2 text-sm text-ink-soft">{concernsWords(concerning.size)}</p>
          ) : null}
          <DifferenceList
            comparison={comparison}
            chosen={picked}
            onChoose={({ id }) => {
              setChosen(id);
              setLook('over');
            }}
          />
        </section>
      ) : null}
      <section aria-label="What concerns you" className="rounded-lg border border-hairline bg-panel p-4">
        <h2 className="font-semibold wrap-anywhere">{`This is about: ${concernTitle(plan, concern)}`}</h2>
        <p className="mt-1 text-sm text-ink-soft wrap-anywhere">
          {`${edge ? 'It is marked in blue. ' : ''}${concernExplained(plan, concern)}`}
        </p>
      </section>
      {answer ? (
        <GivenAnswer answer={answer} isSent={isSent} />
      ) : (
        <AnswerForm token={token} request={request} onAnswered={onAnswered} />
      )}
    </>
  );
}

const concernsWords = (count: number): string =>
  count === 0
    ? 'None of the changes concern you.'
    : `${count} of the changes ${count === 1 ? 'concerns' : 'concern'} you.`;

interface GivenAnswerProps {
  readonly answer: AnswerRow;
  readonly isSent: boolean;
}

function GivenAnswer({ answer, isSent }: GivenAnswerProps) {
  return (
    <section
      // The button that sent the answer is gone, so this gets its focus.
      ref={isSent ? focusNow : undefined}
      tabIndex={-1}
      aria-label="Your answer"
      className="rounded-lg border border-hairline p-4 wrap-anywhere whitespace-pre-wrap"
    >
      <h2 className="font-semibold">
        {answer.answer === 'approved' ? 'You approved this version' : 'You declined this version'}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {`${answer.name}, ${longDate(new Date(answer.answered_at))}`}
        {answer.words ? `: “${answer.words}”` : ''}
      </p>
    </section>
  );
}
