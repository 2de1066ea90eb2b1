// Asks a guest for a name that the other people see. It is asked once and stored in the browser.
import { type SubmitEvent, useState } from 'react';
import { maxGuestName, setGuestName } from '../../account/backend/guestName.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { formText } from '../../kit/fields/formText.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Button } from '../../kit/ui/Button.tsx';

/** The name of guests who close the dialog without giving one. */
const unnamed = 'Guest';

export function GuestName({ onName }: { readonly onName: (name: string) => void }) {
  const [problem, setProblem] = useState<string>();
  const enterName = (name: string): void => {
    setGuestName(name);
    onName(name);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name').trim();
    if (name) enterName(name);
    else setProblem('Please enter your name.');
  };
  return (
    <Dialog
      title="What's your name?"
      description="Others who edit this plan see it beside your pointer. You don't need an account."
      onClose={() => enterName(unnamed)}
      className="max-w-sm!"
    >
      <form noValidate onSubmit={submit} className="space-y-4">
        <TextField
          ref={focusNow}
          name="name"
          label="Your name"
          dir="auto"
          autoComplete="name"
          maxLength={maxGuestName}
          error={problem}
        />
        <Button type="submit" tone="primary">
          Start editing
        </Button>
      </form>
    </Dialog>
  );
}
