// What is wrong with a typed email address, by the rule that the database has for everybody who is sent mail.
const mailAddress = /^[^@\s\p{Cc}<>",;:()]+@[^@\s\p{Cc}<>",;:()]+$/u;

/** text: without spaces around it. */
export const mailAddressProblem = (text: string): string | undefined =>
  mailAddress.test(text) ? undefined : 'Enter an email address, such as ada@example.com.';
