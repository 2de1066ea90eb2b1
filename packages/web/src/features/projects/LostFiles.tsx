// A note above the saved projects that names those with files whose content the server has lost. If this browser has the
// content, a button sends it again.
import { useEffect, useState } from 'react';
import type { LostFile } from '../../store/files/lostFiles.ts';
import type { ProjectEntry } from '../../store/link/cloudRows.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { lostText } from './projectText.ts';

const findLost = async (): Promise<readonly LostFile[]> => {
  const fetched = await import('../../store/files/lostFiles.ts').catch(() => undefined);
  return fetched?.lostFiles() ?? [];
};

export function LostFiles({ entries }: { readonly entries: readonly ProjectEntry[] }) {
  const [lost, setLost] = useState<readonly LostFile[]>([]);
  const [isSending, setSending] = useState(false);
  useEffect(() => void findLost().then(setLost), []);
  const used = lost.filter(({ projects }) => entries.some(({ id }) => projects.includes(id)));
  if (used.length === 0) return null;
  const titles = entries
    .filter(({ id }) => used.some(({ projects }) => projects.includes(id)))
    .map(({ title }) => title);
  const here = used.filter(({ isHere }) => isHere);

  const send = async (): Promise<void> => {
    setSending(true);
    const { sendAgain } = await import('../../store/files/lostFiles.ts');
    const answer = await sendAgain(here);
    setSending(false);
    const problem = answer.ok ? answer.value.join(' ') : answer.problem;
    if (problem) toast.error("The files couldn't be sent again", { description: problem });
    else toast.success('The files were sent again');
    setLost(await findLost());
  };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-md border border-hairline bg-accent-wash px-3 py-2.5 text-[0.9375rem]">
      <output className="min-w-0 grow basis-64">{lostText(used.length, here.length, titles)}</output>
      {here.length > 0 ? (
        <Button size="sm" aria-disabled={isSending} onClick={() => void (isSending || send())}>
          {isSending ? 'Sending...' : 'Send again'}
        </Button>
      ) : null}
    </div>
  );
}
