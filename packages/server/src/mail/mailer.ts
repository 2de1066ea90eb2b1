// A mail, and the interface of what sends it: an SMTP server or the outbox folder. The queues are `auth/mailQueue` and
// `auth/notices`; `retries` says when they try again.

/** About an account. An address is changed by two mails, one to each address. A mail about a deletion has no token. */
export type AccountMailKind = 'signup' | 'recovery' | ChangeKind | 'deletion';

/** About a shared project. */
export type NoticeKind = 'invitation' | 'approval_request' | 'approval' | 'comments';

export type MailKind = AccountMailKind | NoticeKind;

export type ChangeKind = 'email_change_current' | 'email_change_new';

export type Mail = {
  readonly kind: MailKind;
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export interface Mailer {
  /** Resolves once the mail was accepted. Throws if it was rejected or the server can't be reached. It tries only once. */
  send(mail: Mail): Promise<void>;
  close?(): void;
}
