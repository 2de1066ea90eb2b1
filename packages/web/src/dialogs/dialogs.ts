// Which dialog is open, and how one opens another.
import { createContext, useContext } from 'react';
import type { OpenReport } from '../projects/openReading.ts';

export type DialogRequest =
  | { readonly name: 'saved' | 'share' | 'help' | 'drafts' }
  /** afterSignIn: what was asked for and needs an account; done as soon as somebody is signed in. */
  | { readonly name: 'auth'; readonly afterSignIn?: () => void }
  | { readonly name: 'report'; readonly report: OpenReport };

export interface Dialogs {
  readonly openDialog: (dialog: DialogRequest | undefined) => void;
}

export const DialogsContext = createContext<Dialogs>({ openDialog: () => undefined });

export const useDialogs = (): Dialogs => useContext(DialogsContext);
