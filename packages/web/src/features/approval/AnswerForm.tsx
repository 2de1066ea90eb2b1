// The form for an answer: Approve or Decline, with a name and a comment. An answer is final; to get another one, the owner
// asks again.
import { useRef, useState } from 'react';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { type AnswerRow, answerRequest, approvalLimits, type Request } from './approvalCalls.ts';

interface AnswerFormProps {
  readonly token: string;
  readonly request: Request;
  readonly onAnswered: () => void;
}

export function AnswerForm({ token, request, onAnswered }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [words, setWords] = useState('');
  const [problems, setProblems] = useState<{ readonly name?: string; readonly all?: string }>({});
  const [busy, setBusy] = useState<AnswerRow['answer']>();
  const send = async (answer: AnswerRow['answer']): Promise<void> => {
    if (busy) return;
    if (!name.trim()) {
      if (form.current) showProblems(form.current, () => setProblems({ name: 'Please enter your name.' }));
      return;
    }
    setProblems({});
    setBusy(answer);
    const sent = await answerRequest(token, request, { answer, name: name.trim(), words: words.trim() });
    setBusy(undefined);
    if (sent.ok) onAnswered();
    else setProblems({ all: sent.problem });
  };
  return (
    <form
      ref={form}
      aria-label="Your answer"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="space-y-4 rounded-lg border border-hairline p-4"
    >
      <TextField
        label="Your name"
        autoComplete="name"
        value={name}
        maxLength={approvalLimits.name}
        error={problems.name}
        errorRole="alert"
        onChange={({ target }) => {
          setName(target.value);
          setProblems({});
        }}
      />
      <TextArea
        label="Comment (optional)"
        rows={3}
        value={words}
        maxLength={approvalLimits.words}
        onChange={({ target }) => setWords(target.value)}
        className="h-auto! min-h-20"
      />
      {problems.all ? <ErrorBox>{problems.all}</ErrorBox> : null}
      <div className="grid grid-cols-2 gap-3">
        <Button
          tone="primary"
          size="lg"
          aria-disabled={busy !== undefined}
          onClick={() => void send('approved')}
        >
          {busy === 'approved' ? 'Sending...' : 'Approve'}
        </Button>
        <Button
          tone="danger"
          size="lg"
          aria-disabled={busy !== undefined}
          onClick={() => void send('declined')}
        >
          {busy === 'declined' ? 'Sending...' : 'Decline'}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        Your name and answer are shown to the owner of the plan, and may be printed on it. You can answer
        once.
      </p>
    </form>
  );
}
