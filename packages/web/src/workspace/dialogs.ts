// Which dialog is open, and how one opens another.
import { createContext, useContext } from 'react';
import type { OpenReport } from '../store/open/openReading.ts';
import type { StoppedPlan } from '../store/opening/stoppedPlan.ts';
import type { PdfQuestion } from '../pictures/pdfQuestion.ts';
import type { SaveAnswer } from '../store/cloud/saveProject.ts';

/** The question that a save asks instead of overwriting. */
export type SaveQuestion = Extract<SaveAnswer, { readonly kind: 'newer' | 'gone' }> & {
  /** Whether another plan has been opened since, so that the question is moot. */
  readonly isOver: () => boolean;
};

/** The dialogs of permit plans, which are fetched together. */
export type PermitDialog = 'start' | 'packs' | 'linkedPack' | 'preflight' | 'project';

/** A file that is being read. */
export interface ReadingFile {
  readonly file: string;
  readonly words: string;
  readonly cancel: () => void;
}

export type DialogRequest =
  | {
      readonly name: 'account' | 'share' | 'help' | 'drafts' | 'templates' | 'print' | 'stakeOut' | 'dxf';
    }
  /** text: pasted on the canvas. */
  | { readonly name: 'deed'; readonly text?: string }
  /** field: the one to type in right away. */
  | { readonly name: 'plan'; readonly field?: 'north' }
  /** fact: the fact of the project that is to be typed. */
  | { readonly name: 'permit'; readonly show: PermitDialog; readonly fact?: string }
  /** find: only objects of the plan, no commands. */
  | { readonly name: 'palette'; readonly find?: boolean }
  /** rename: the project whose title is to be edited right away. */
  | { readonly name: 'saved'; readonly rename?: string }
  /** A file of a county's parcels. */
  | { readonly name: 'parcels'; readonly file: File }
  | { readonly name: 'saveQuestion'; readonly question: SaveQuestion }
  /** afterSignIn: what was requested but needs an account; done as soon as somebody is signed in. */
  | { readonly name: 'auth'; readonly afterSignIn?: () => void }
  /** bytes: the size of the plan's files. */
  | { readonly name: 'exportFiles'; readonly bytes: number }
  | { readonly name: 'report'; readonly report: OpenReport }
  | { readonly name: 'drawing'; readonly file: File }
  | { readonly name: 'reading'; readonly reading: ReadingFile }
  | { readonly name: 'pdfPage'; readonly question: PdfQuestion }
  | { readonly name: 'stoppedPlan'; readonly stopped: StoppedPlan };

export interface Dialogs {
  readonly openDialog: (dialog: DialogRequest | undefined) => void;
}

export const DialogsContext = createContext<Dialogs>({ openDialog: () => undefined });

export const useDialogs = (): Dialogs => useContext(DialogsContext);
