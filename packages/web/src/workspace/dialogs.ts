// Which dialog is open, and how one opens another.
import { createContext, useContext } from 'react';

/** What each dialog is opened with, by its name. A feature adds its own dialogs by merging its declaration. */
export interface DialogInputs {}

export type DialogName = keyof DialogInputs;

export type DialogRequest = {
  [Name in DialogName]: { readonly name: Name } & DialogInputs[Name];
}[DialogName];

export interface Dialogs {
  readonly openDialog: (dialog: DialogRequest | undefined) => void;
}

export const DialogsContext = createContext<Dialogs>({ openDialog: () => undefined });

export const useDialogs = (): Dialogs => useContext(DialogsContext);
