// What an email address looks like: what browsers accept in an email field, which is also the server's rule for accounts, but
// with a dot, because ada@gmail is a slip.

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const shape = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@(?:localhost|${label}(?:\\.${label})+)$`, 'i');

/** text: without spaces around it. */
export const isMailAddress = (text: string): boolean => shape.test(text);

/** What is wrong with a typed address. */
export const mailAddressProblem = (text: string): string | undefined =>
  isMailAddress(text) ? undefined : 'Enter an email address, such as ada@example.com.';
