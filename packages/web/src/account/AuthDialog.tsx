// The login dialog: login, register and forgotten-password views that change in place. Load it lazily.
import { useState } from 'react';
import { toast } from 'sonner';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorBox } from '../ui/ErrorBox.tsx';
import type { AuthView } from './authViews.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { LinkButton } from './LinkButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

export interface AuthDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The view with which it opens. */
  readonly initialView?: AuthView;
  readonly onSignedIn: () => void;
}

const titles: Readonly<Record<AuthView, string>> = {
  login: 'Login',
  register: 'Register',
  forgot: 'Reset Password',
};

export function AuthDialog({ open, onOpenChange, initialView = 'login', onSignedIn }: AuthDialogProps) {
  const [view, setView] = useState(initialView);
  const [problem, setProblem] = useState<string>();

  const show = (next: AuthView) => {
    setProblem(undefined);
    setView(next);
  };
  const finish = (message: string) => {
    toast.success(message);
    show('login');
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={titles[view]}
      {...(view === 'forgot'
        ? { description: 'We will send you a link with which you choose a new password.' }
        : {})}
    >
      <div className="space-y-4">
        {problem ? <ErrorBox>{problem}</ErrorBox> : null}
        {view === 'login' ? <LoginForm onProblem={setProblem} onSignedIn={onSignedIn} /> : null}
        {view === 'register' ? <RegistrationForm onProblem={setProblem} onRegistered={finish} /> : null}
        {view === 'forgot' ? <ForgotForm onProblem={setProblem} onSent={finish} /> : null}
        <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-[0.9375rem]">
          {view === 'login' ? (
            <>
              <LinkButton onClick={() => show('forgot')}>Forgot your password?</LinkButton>
              <LinkButton onClick={() => show('register')}>Create an account</LinkButton>
            </>
          ) : null}
          {view === 'register' ? (
            <LinkButton onClick={() => show('login')}>Already have an account? Sign in</LinkButton>
          ) : null}
          {view === 'forgot' ? <LinkButton onClick={() => show('login')}>Back to Login</LinkButton> : null}
        </div>
      </div>
    </Dialog>
  );
}
