// The login dialog, which changes between its views. It closes as soon as somebody is signed in, here or in another tab, for
// example through the link of a confirmation mail. Load it lazily.
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../useSession.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { toast } from '../../kit/toasts/toast.ts';
import { resendConfirmation } from '../signUp.ts';
import { sendResetEmail } from '../newPassword.ts';
import { ConfirmationNote } from './ConfirmationNote.tsx';
import { LoginForm } from './LoginForm.tsx';
import { MailForm } from './MailForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

type AuthView = 'login' | 'register' | 'forgot' | 'resend';

export interface AuthDialogProps {
  readonly onClose: () => void;
  readonly initialView?: AuthView | undefined;
  /** The id of the invitation for which somebody logs in or registers. */
  readonly invitation?: string | undefined;
  readonly onSignedIn: () => void;
}

const titles: Readonly<Record<AuthView, string>> = {
  login: 'Login',
  register: 'Register',
  forgot: 'Reset Password',
  resend: 'Confirm Your Email',
};

const descriptions: Readonly<Partial<Record<AuthView, string>>> = {
  forgot: 'We will send you a link with which you choose a new password.',
  resend: 'We will send you a new link that confirms your address.',
};

export function AuthDialog({ onClose, initialView = 'login', invitation, onSignedIn }: AuthDialogProps) {
  const [view, setView] = useState(initialView);
  const [problem, setProblem] = useState<{ readonly text: string; readonly code?: string | undefined }>();
  const [email, setEmail] = useState('');
  /** The address to which a confirmation mail went. */
  const [mailed, setMailed] = useState<string>();
  const user = useSession();
  const signedIn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (user) signedIn();
  }, [user]);

  // When the view changes, the first empty field is focused; when there is a problem, its box is scrolled into view.
  const box = useRef<HTMLDivElement>(null);
  const problemBox = useRef<HTMLDivElement>(null);
  const shown = useRef(initialView);
  useEffect(() => {
    if (view === shown.current) return;
    shown.current = view;
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    (inputs.find(({ value }) => value === '') ?? inputs[0])?.focus();
  }, [view]);
  useEffect(() => {
    if (problem) problemBox.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);

  const show = (next: AuthView) => {
    setProblem(undefined);
    setView(next);
  };
  const showProblem = (text: string | undefined, code?: string) =>
    setProblem(text === undefined ? undefined : { text, code });
  const finish = (message: string) => {
    toast.success(message);
    show('login');
  };
  const keepEmail = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  };
  const description = descriptions[view];

  return (
    <Dialog onClose={onClose} title={titles[view]} {...(description ? { description } : {})}>
      <div ref={box} className="space-y-4" onChange={keepEmail}>
        {problem ? (
          <div ref={problemBox}>
            <ErrorBox>{problem.text}</ErrorBox>
          </div>
        ) : null}
        {problem?.code === 'email_not_confirmed' ? (
          <LinkButton onClick={() => show('resend')}>Send the confirmation email again</LinkButton>
        ) : view === 'login' && mailed !== undefined ? (
          <ConfirmationNote email={mailed} onResend={() => show('resend')} />
        ) : null}
        {view === 'login' ? <LoginForm email={email} onProblem={showProblem} /> : null}
        {view === 'register' ? (
          <RegistrationForm
            fallback="An error occurred"
            invitation={invitation}
            onProblem={showProblem}
            onRegistered={(message, address) => {
              setMailed(address);
              finish(message);
            }}
          />
        ) : null}
        {view === 'forgot' ? (
          <MailForm
            send={sendResetEmail}
            button="Send Reset Email"
            email={email}
            onProblem={showProblem}
            onSent={() => finish('Password reset email sent! Check your inbox.')}
          />
        ) : null}
        {view === 'resend' ? (
          <MailForm
            send={(to) => resendConfirmation(to, invitation)}
            button="Resend Confirmation Email"
            email={email}
            onProblem={showProblem}
            onSent={() => {
              setMailed(email.trim());
              finish('Confirmation email sent! Check your inbox.');
            }}
          />
        ) : null}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-[0.9375rem]">
          {view === 'login' ? (
            <>
              <LinkButton onClick={() => show('forgot')}>Forgot your password?</LinkButton>
              <LinkButton onClick={() => show('register')}>Create an account</LinkButton>
            </>
          ) : null}
          {view === 'register' ? (
            <LinkButton onClick={() => show('login')}>Already have an account? Login</LinkButton>
          ) : null}
          {view === 'forgot' || view === 'resend' ? (
            <LinkButton onClick={() => show('login')}>Back to Login</LinkButton>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
