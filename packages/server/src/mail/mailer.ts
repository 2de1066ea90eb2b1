// A mail, and the interface of what sends it: an SMTP server or the outbox folder.

export type MailKind = 'signup' | 'recovery';

export type Mail = {
  readonly kind: MailKind;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export interface Mailer {
  /** Resolves once the mail was accepted. Throws if it was rejected or the server can't be reached; retry then. */
  send(mail: Mail): Promise<void>;
  close?(): void;
}
