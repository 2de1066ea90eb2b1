// What an email address looks like. Whoever is only sent mail, such as an approver, may have any that the database takes
// (migration 0009_approvals). An account, which whoever is invited needs, has one that the server's accounts take: what browsers
// accept in an email field, but with a dot, because ada@gmail is a slip.

const mailed = /^[^@\s\p{Cc}<>",;:()]+@[^@\s\p{Cc}<>",;:()]+$/u;

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const ofAccount = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`, 'i');

const problem = 'Enter an email address, such as ada@example.com.';

/** text: without spaces around it, here and below. */
export const isAccountAddress = (text: string): boolean => ofAccount.test(text);

/** What is wrong with the typed address of an account. */
export const accountAddressProblem = (text: string): string | undefined =>
  isAccountAddress(text) ? undefined : problem;

/** What is wrong with the typed address of somebody who needs no account. */
export const mailAddressProblem = (text: string): string | undefined =>
  mailed.test(text) ? undefined : problem;
