// The texts of the emails about shared projects. Names, titles and comments are what somebody typed: they are quoted as
// plain text, and those that come before the link have no links of their own.
import type { Mail, NoticeKind } from './mailer.ts';
import { laidOut, type MailParts } from './templates.ts';

/** As the database writes it. */
export interface NoticeContent {
  readonly title: string;
  /** Who invites, asks or answers. */
  readonly from?: string;
  readonly role?: 'viewer' | 'commenter' | 'editor';
  readonly answer?: 'approved' | 'declined';
  readonly words?: string;
  readonly comments?: readonly { readonly from: string; readonly words: string }[];
}

/** Characters. */
const maxName = 100;
const maxWords = 1000;

const verbs = { viewer: 'look at', commenter: 'comment on', editor: 'edit' } as const;

type Texts = Omit<MailParts, 'kind' | 'to' | 'link'>;

export const composeNotice = (kind: NoticeKind, to: string, link: string, content: NoticeContent): Mail =>
  laidOut({ kind, to, link, ...texts[kind](content) });

const texts: Readonly<Record<NoticeKind, (content: NoticeContent) => Texts>> = {
  invitation: ({ from, title, role = 'viewer' }) => ({
    subject: `${named(from)} invites you to a site plan`,
    reason: `${named(from)} invites you to ${verbs[role]} the site plan “${named(title)}” in Homeplot.`,
    action: 'Open the invitation',
    quotes: [],
    remarks: [
      'Log in or sign up with this email address to accept it.',
      "If you don't know who sent it, ignore this email.",
    ],
  }),
  approval_request: ({ from, title }) => ({
    subject: `${named(from)} asks you to approve a site plan`,
    reason: `${named(from)} asks you to approve the site plan “${named(title)}”.`,
    action: 'Look at the plan and answer',
    quotes: [],
    remarks: [
      "You don't need an account. Don't pass this email on: whoever has its link can answer in your name.",
      "If you don't know who sent it, ignore this email.",
    ],
  }),
  approval: ({ from, title, answer, words = '' }) => ({
    subject: `${named(from)} ${answer} your site plan`,
    reason: `${named(from)} ${answer} the site plan “${named(title)}”.`,
    action: 'Open the plan',
    quotes: words === '' ? [] : [quoted(words)],
    remarks: ['You get this email because you asked for it to be approved.'],
  }),
  comments: ({ title, comments = [] }) => ({
    subject: `New comments on “${named(title)}”`,
    reason: `There ${comments.length === 1 ? 'is a new comment' : 'are new comments'} on the site plan “${named(title)}”.`,
    action: 'Open the plan',
    quotes: comments.map(({ from, words }) => `${named(from)}: ${quoted(words)}`),
    remarks: ['You get at most one such email an hour for each thread, and none for threads that you mute.'],
  }),
};

/** One line without links. */
function named(text = 'Somebody'): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\S*(?:\/\/|www\.)\S*/gi, '…');
  return cut(line.trim(), maxName);
}

/** With its lines. */
const quoted = (text: string): string =>
  cut(
    text
      .replaceAll(/[^\P{C}\n]+/gu, ' ')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim(),
    maxWords,
  );

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
