// Says when the account will be deleted, and takes that back.
import { longDate } from '../../kit/longDate.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { keepAccount } from './ownAccount.ts';
import { useTask } from './useTask.ts';

interface KeepAccountProps {
  readonly deletedOn: Date;
  readonly onKept: () => void;
}

export function KeepAccount({ deletedOn, onKept }: KeepAccountProps) {
  const { busy, problem, run } = useTask();
  const keep = async (): Promise<void> => {
    if (await run('keep', keepAccount)) onKept();
  };
  return (
    <div className="space-y-3">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      <p>
        <strong className="font-semibold">Your account will be deleted on {longDate(deletedOn)}</strong>, with
        all its projects, their earlier versions and files.
      </p>
      <Button tone="primary" aria-disabled={busy !== undefined} onClick={() => void keep()}>
        Keep my account
      </Button>
    </div>
  );
}
