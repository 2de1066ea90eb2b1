// The address of a page, split into the parts of its query and its fragment, two of which a share link uses.

export const parameter = 'project';
export const filesParameter = 'files';

interface Address {
  readonly page: string;
  readonly query: readonly string[];
  readonly fragment: readonly string[];
}

/** The parts of an address, with its parameters as written. */
export function split(url: string): Address {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(url) ?? [];
  return { page, query: parts(query), fragment: parts(fragment) };
}

export function join(page: string, query: readonly string[], fragment: readonly string[]): string {
  const asked = query.length > 0 ? `?${query.join('&')}` : '';
  return `${page}${asked}${fragment.length > 0 ? `#${fragment.join('&')}` : ''}`;
}

const parts = (text: string): string[] => text.split('&').filter((part) => part !== '');
const isNamed =
  (name: string) =>
  (part: string): boolean =>
    part === name || part.startsWith(`${name}=`);
export const isPlan = isNamed(parameter);
export const isFiles = isNamed(filesParameter);
