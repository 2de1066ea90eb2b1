// The account: logging in, signing out, and the account dialog.
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { lateModule } from '../../kit/late/late.tsx';
import { LoginDialog } from '../../account/forms/LoginDialog.ts';
import type { Feature } from '../../workspace/feature.ts';

declare module '../../workspace/dialogs.ts' {
  interface DialogInputs {
    /**
     * afterSignIn: what was requested but needs an account; done as soon as somebody is signed in. invitation: the id of the
     * one that they want to accept.
     */
    readonly auth: {
      readonly afterSignIn?: () => void;
      readonly initialView?: 'register';
      readonly invitation?: string;
    };
    readonly account: object;
  }
}

const signInModule = lateModule(() => import('../../account/signIn.ts'), { what: 'Sign out' });

export async function signOut(): Promise<void> {
  await (await signInModule())?.signOutAloud();
}

export const account: Feature = {
  name: 'account',
  actions: [
    {
      name: 'login',
      title: 'Login',
      hint: 'Signs in to save projects in the cloud, or creates an account.',
      keys: [],
      blocked: ({ isSignedIn }) => (isSignedIn ? 'You are signed in' : undefined),
      run: ({ openDialog }) => openDialog({ name: 'auth' }),
    },
    {
      name: 'account',
      title: 'Account',
      hint: 'Changes your email address, downloads all your projects, or deletes your account.',
      keys: [],
      blocked: ({ isSignedIn }) => (isSignedIn ? undefined : 'You are not signed in'),
      run: ({ openDialog }) => openDialog({ name: 'account' }),
    },
    {
      name: 'signOut',
      title: 'Sign out',
      hint: 'Signs you out in this browser.',
      keys: [],
      blocked: ({ isSignedIn }) => (isSignedIn ? undefined : 'You are not signed in'),
      run: () => void signOut(),
    },
  ],
  dialogs: {
    auth: function Auth({ afterSignIn, onClose, ...shown }) {
      const signedIn = (): void => {
        onClose();
        afterSignIn?.();
      };
      return <LoginDialog {...shown} onClose={onClose} onSignedIn={signedIn} />;
    },
    account: lateDialog(() => import('./AccountDialog.tsx'), 'AccountDialog', 'Account'),
  },
};
