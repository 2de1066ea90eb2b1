// What the rest of the server knows of mail: a letter, and somebody who takes it away.

export type LetterKind = 'signup' | 'recovery';

export type Letter = {
  readonly kind: LetterKind;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export interface Mailer {
  /** Done when the letter has been taken on. Throws when it was refused or nobody answered; it may be tried again. */
  deliver(letter: Letter): Promise<void>;
  close(): Promise<void>;
}
