// Negotiates the form of the rows: a list, or exactly one object.
import { Problem } from '../http/problem.ts';

export type Form = 'list' | 'object';

const list = 'application/json; charset=utf-8';
const object = 'application/vnd.pgrst.object+json; charset=utf-8';

const forms: Readonly<Record<string, Form>> = {
  '*/*': 'list',
  'application/*': 'list',
  'application/json': 'list',
  'application/vnd.pgrst.array': 'list',
  'application/vnd.pgrst.array+json': 'list',
  'application/vnd.pgrst.object': 'object',
  'application/vnd.pgrst.object+json': 'object',
};

export const contentTypes: Readonly<Record<Form, string>> = { list, object };

/** The first supported media type of the header Accept. */
export function readAccept(header: string | undefined): Form {
  if (header === undefined || header.trim() === '') return 'list';
  for (const type of header.split(',')) {
    const [name = '', ...parameters] = type.split(';').map((part) => part.trim().toLowerCase());
    const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (form !== undefined && !parameters.includes('nulls=stripped')) return form;
  }
  throw new Problem(406, 'PGRST107', `None of these media types are available: ${header}`);
}

/** Rejects anything but JSON, which is also the default. */
export function checkContentType(header: string | undefined): void {
  const name = header?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (name === '' || name === 'application/json' || forms[name] !== undefined) return;
  throw new Problem(400, 'PGRST102', `Content-Type not acceptable: ${name}`);
}
