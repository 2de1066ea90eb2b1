// The form for a comment. A guest is asked for a name once.
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import { guestName, maxGuestName, setGuestName } from '../../account/backend/guestName.ts';
import { copyToClipboard } from '../../kit/copyToClipboard.ts';
import { showProblems } from '../../kit/fields/showProblems.ts';
import { TextArea } from '../../kit/fields/TextArea.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import type { Answer } from '../../kit/result.ts';
import { toast, undoOffer } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { UnsentText } from './useUnsentText.ts';

interface CommentFormProps<T> {
  readonly label: string;
  /** The label of the button that sends the comment. */
  readonly send: string;
  readonly unsent: UnsentText;
  readonly asksName: boolean;
  readonly onSend: (text: string) => Promise<Answer<T>>;
  /** wasLeft: whether the form was closed before the answer came. */
  readonly onSent?: (value: T, wasLeft: boolean) => void;
  /** What is said of a failure once the form was closed. */
  readonly failure?: string;
  readonly onCancel?: (() => void) | undefined;
  /** If Escape does something else than Cancel. */
  readonly onEscape?: () => void;
  readonly takesFocus?: boolean;
}

/** The most characters that the database accepts. */
const maxBody = 5000;

export function CommentForm<T>(props: CommentFormProps<T>) {
  const { label, send, unsent, asksName, onSend, onSent, onCancel, takesFocus = false } = props;
  const { failure = "Your comment wasn't sent", onEscape = onCancel } = props;
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(guestName() ?? '');
  // Once the name is known, there is only a button to change it.
  const [wantsName, setWantsName] = useState(asksName && name === '');
  const [problems, setProblems] = useState<{ readonly name?: string; readonly body?: string }>({});
  const [sending, setSending] = useState<string>();
  const isSending = sending !== undefined;
  const body = sending ?? unsent.text;
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const wrong = {
      ...(asksName && !name.trim() ? { name: 'Please enter your name.' } : {}),
      ...(body.trim() ? {} : { body: 'Please write something.' }),
    };
    if (Object.keys(wrong).length > 0) return showProblems(event.currentTarget, () => setProblems(wrong));
    if (asksName) setGuestName(name);
    setProblems({});
    setSending(body);
    const giveBack = unsent.take();
    const answer = await onSend(body.trim());
    const wasLeft = !form.current;
    setSending(undefined);
    if (answer.ok) {
      setWantsName(false);
      return onSent?.(answer.value, wasLeft);
    }
    giveBack();
    if (wasLeft)
      toast.error(failure, {
        description: answer.problem,
        action: { label: 'Copy text', onClick: () => void copy(body) },
        duration: undoOffer,
      });
    else setProblems({ body: answer.problem });
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.current?.requestSubmit();
    } else if (event.key === 'Escape' && onEscape) {
      event.stopPropagation();
      onEscape();
    }
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-2">
      {asksName && wantsName ? (
        <TextField
          label="Your name"
          dir="auto"
          value={name}
          error={problems.name}
          errorRole="alert"
          maxLength={maxGuestName}
          autoComplete="name"
          onChange={({ target }) => setName(target.value)}
        />
      ) : null}
      <TextArea
        label={label}
        dir="auto"
        ref={takesFocus ? focusAtEnd : undefined}
        rows={3}
        value={body}
        readOnly={isSending}
        maxLength={maxBody}
        error={problems.body}
        onChange={({ target }) => unsent.write(target.value)}
        onKeyDown={pressed}
        className="h-auto! min-h-20 field-sizing-content max-h-60"
      />
      {asksName && !wantsName ? (
        <p className="text-sm text-ink-soft wrap-anywhere">
          As <bdi>{name}</bdi>.{' '}
          <button type="button" className="link" onClick={() => setWantsName(true)}>
            Change name
          </button>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" tone="primary" aria-disabled={isSending}>
          {isSending ? 'Sending...' : send}
        </Button>
        {onCancel ? (
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyToClipboard(text)) toast.success('Text copied to clipboard');
  else toast.error("Your browser didn't allow copying");
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
}
