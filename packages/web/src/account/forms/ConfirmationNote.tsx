// What is left to do after a registration: to which address the confirmation mail went, and how to get another one. Unlike the
// toast, it stays.
import { LinkButton } from '../../kit/ui/LinkButton.tsx';

interface ConfirmationNoteProps {
  readonly email: string;
  readonly onResend: () => void;
}

export function ConfirmationNote({ email, onResend }: ConfirmationNoteProps) {
  return (
    <output className="block space-y-2 rounded-lg border border-hairline bg-panel p-4">
      <strong className="block font-semibold">Check your email</strong>
      <span className="block wrap-anywhere">
        We sent an email to <strong className="font-semibold">{email}</strong>. Open the link in it to confirm
        your address. If it doesn't arrive within a few minutes, look in your spam folder.
      </span>
      <LinkButton onClick={onResend}>Send the confirmation email again</LinkButton>
    </output>
  );
}
