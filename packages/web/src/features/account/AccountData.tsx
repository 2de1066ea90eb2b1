// Downloads everything in the account as one archive, and imports the projects of an archive.
import { useState } from 'react';
import { fileBlob, files } from '../../store/files/fileStore.ts';
import type { Answer } from '../../kit/result.ts';
import { inCloud } from '../../store/cloud/cloudProjects.ts';
import { whyUnloaded } from '../../kit/late/updated.ts';
import { chooseFiles } from '../../kit/chooseFiles.ts';
import { downloadAs, localDay } from '../../kit/download.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { Progress } from '../../kit/ui/Progress.tsx';
import type { OwnAccount } from './ownAccount.ts';

/** The task under way. share: how much of it is done, from 0 to 1. */
interface RunningTask {
  readonly words: string;
  readonly share: number;
}

export function AccountData({ account: { email, profile } }: { readonly account: OwnAccount }) {
  const [running, setRunning] = useState<RunningTask>();
  const [result, setResult] = useState<{ readonly text: string; readonly problems: readonly string[] }>();
  const [problem, setProblem] = useState<string>();

  const start = async (
    words: string,
    work: (progress: (share: number) => void) => Promise<Answer<typeof result>>,
  ): Promise<void> => {
    if (running) return;
    setProblem(undefined);
    setResult(undefined);
    setRunning({ words, share: 0 });
    const answer = await work((share) => setRunning({ words, share }))
      .catch(async (reason: unknown) => {
        console.warn(reason);
        return whyUnloaded();
      })
      .finally(() => setRunning(undefined));
    if (answer.ok) setResult(answer.value);
    else setProblem(answer.problem);
  };

  const download = (): Promise<void> =>
    start('Collecting your projects...', async (progress) => {
      const { makeArchive } = await import('./makeArchive.ts');
      const made = await inCloud((cloud) => makeArchive(cloud, { email, profile }, fileBlob, progress));
      if (!made.ok) return made;
      downloadAs(made.value.content, `homeplot-${localDay(new Date())}.zip`);
      const { problems } = made.value;
      return { ok: true, value: { text: 'The archive was downloaded.', problems } };
    });

  const importFrom = ([file]: readonly File[]): Promise<void> =>
    start('Importing projects...', async (progress) => {
      const [{ importArchive }, { uploadFiles }] = await Promise.all([
        import('./importArchive.ts'),
        import('../../store/files/uploadFiles.ts'),
      ]);
      const keeper = {
        keep: async (hash: string, bytes: Uint8Array<ArrayBuffer>) =>
          (await files.keepAsIs(hash, bytes)) !== undefined,
        upload: (uploaded: Parameters<typeof uploadFiles>[0]) => uploadFiles(uploaded, () => {}),
      };
      const imported = await inCloud((cloud) => importArchive(file ?? new Blob(), cloud, keeper, progress));
      if (!imported.ok) return imported;
      const { added, there, problems } = imported.value;
      const already = there.length > 0 ? ` You already had ${projects(there.length)}.` : '';
      return { ok: true, value: { text: `${projects(added.length)} imported.${already}`, problems } };
    });

  return (
    <div className="space-y-3">
      {problem === undefined ? null : <ErrorBox>{problem}</ErrorBox>}
      <p>
        One .zip file with all your projects and their files, for another account or another Homeplot. Earlier
        versions are in it for you to keep; importing the file brings back only the latest one of each
        project.
      </p>
      {running ? <Progress words={running.words} value={running.share} /> : null}
      {result ? (
        <output className="block space-y-1">
          <span className="block">{result.text}</span>
          {result.problems.map((line) => (
            <span key={line} className="block break-words text-ink-soft">
              {line}
            </span>
          ))}
        </output>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={running !== undefined} onClick={() => void download()}>
          Download everything
        </Button>
        <Button
          aria-disabled={running !== undefined}
          onClick={() => chooseFiles(importFrom, { accept: '.zip,application/zip', multiple: false })}
        >
          Import an archive...
        </Button>
      </div>
    </div>
  );
}

const projects = (count: number): string => (count === 1 ? '1 project' : `${count} projects`);
