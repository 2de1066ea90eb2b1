// Asks for the password of a locked PDF, then which of its pages to add.
// Kept offline when idle.
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { TileField } from '../../kit/fields/TileField.tsx';
import { PageThumbnail } from './PageThumbnail.tsx';
import type { PdfQuestion } from '../../pictures/pdfQuestion.ts';
import { pdfJobs } from '../../pictures/workers.ts';

interface PdfPageDialogProps {
  readonly question: PdfQuestion;
  readonly onClose: () => void;
}

/** The number of pages with thumbnails that are shown at first, and that each press adds. */
const pagesAtOnce = 24;

export function PdfPageDialog({ question, onClose }: PdfPageDialogProps) {
  const { file } = question;
  const [pages, setPages] = useState(question.pages);
  const [password, setPassword] = useState<string>();
  const answered = useRef(false);
  const answer = (page: number | undefined): void => {
    if (answered.current) return;
    answered.current = true;
    question.answer(page === undefined ? undefined : { page, password });
    onClose();
  };
  const unlocked = (count: number, typed: string): void => {
    setPassword(typed);
    setPages(count);
  };
  useEffect(() => {
    // If the unlocked file has one page, there is nothing to choose.
    if (password !== undefined && pages === 1) answer(1);
  });
  const isLocked = pages === undefined;
  return (
    <Dialog
      onClose={() => answer(undefined)}
      title={isLocked ? 'This PDF is locked' : 'Choose a page'}
      description={
        isLocked
          ? `${file.name} needs a password. It's used only to read the page and isn't stored.`
          : `${file.name} has ${pages} pages. One of them becomes the underlay.`
      }
      className="max-w-2xl!"
    >
      {isLocked ? (
        <Password file={file} onUnlocked={unlocked} />
      ) : (
        <Pages file={file} pages={pages} password={password} onChoose={answer} />
      )}
    </Dialog>
  );
}

interface PasswordProps {
  readonly file: File;
  readonly onUnlocked: (pages: number, password: string) => void;
}

function Password({ file, onUnlocked }: PasswordProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const open = async (): Promise<void> => {
    const opened = await pdfJobs.open(file, typed).catch(() => undefined);
    if (opened && 'pages' in opened) onUnlocked(opened.pages, typed);
    else setError(`This password doesn't open ${file.name}. Check upper and lower case, then try again.`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
      className="space-y-4"
    >
      <TextField
        label="Password"
        type="password"
        autoComplete="off"
        value={typed}
        error={error}
        errorRole="alert"
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button tone="primary" type="submit" className="w-full">
        Unlock
      </Button>
    </form>
  );
}

interface PagesProps {
  readonly file: File;
  readonly pages: number;
  readonly password: string | undefined;
  readonly onChoose: (page: number) => void;
}

function Pages({ file, pages, password, onChoose }: PagesProps) {
  const [chosen, setChosen] = useState(1);
  const [shown, setShown] = useState(Math.min(pagesAtOnce, pages));
  const tiles = Array.from({ length: shown }, (_, i) => ({
    value: String(i + 1),
    title: `Page ${i + 1}`,
    picture: <PageThumbnail file={file} page={i + 1} password={password} />,
  }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(chosen);
      }}
      className="space-y-4"
    >
      <div className="max-h-[50dvh] overflow-y-auto p-1 low:max-h-[46dvh]">
        <TileField
          label="Page"
          tiles={tiles}
          chosen={String(chosen)}
          onChoose={(value) => setChosen(Number(value))}
          columns="grid-cols-2 sm:grid-cols-4"
        />
        {shown < pages ? (
          <Button
            size="sm"
            className="mt-3 w-full"
            onClick={() => setShown(Math.min(pages, shown + pagesAtOnce))}
          >
            Show more pages
          </Button>
        ) : null}
      </div>
      <DialogFoot>
        <Button tone="primary" type="submit" className="w-full">
          {`Use page ${chosen}`}
        </Button>
      </DialogFoot>
    </form>
  );
}
