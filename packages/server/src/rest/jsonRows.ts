// The outline of a body: its rows and their keys, found in one pass that builds nothing of what is in them. Postgres
// reads the JSON; what this pass lets through and is no JSON is refused there.

/** So deep may lists and objects lie within each other; the database has a stack of a given size. */
export const deepest = 200;

export type Outline =
  | { readonly isList: boolean; readonly keys: readonly (readonly string[])[] }
  | { readonly problem: 'no rows' | 'too deep' };

const codeOf = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, comma] = [codeOf('"'), codeOf('\\'), codeOf(',')];
const [openList, closeList, openRow, closeRow] = ['[', ']', '{', '}'].map(codeOf) as [
  number,
  number,
  number,
  number,
];
const space = codeOf(' ');

/** The keys of an object, or of each object of a list. */
export function outlineOf(text: string): Outline {
  const begin = text.search(/[^ \t\r\n]/);
  const isList = text[begin] === '[';
  if (begin < 0 || (!isList && text[begin] !== '{')) return { problem: 'no rows' };
  const rowDepth = isList ? 2 : 1;
  const rows: string[][] = [];
  let row: string[] = [];
  let depth = 0;
  let expectsKey = false;
  for (let at = begin; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      const end = endOfString(text, at);
      if (end < 0 || depth < rowDepth) return { problem: 'no rows' };
      if (expectsKey && depth === rowDepth) {
        const key = keyOf(text.slice(at, end + 1));
        if (key === undefined) return { problem: 'no rows' };
        row.push(key);
        expectsKey = false;
      }
      at = end;
    } else if (code === openRow || code === openList) {
      // Behind the end, a list where a row should be, or a row where the list should begin.
      if (depth === 0 && at > begin) return { problem: 'no rows' };
      depth += 1;
      if (depth > deepest) return { problem: 'too deep' };
      if (depth === rowDepth) {
        if (code === openList) return { problem: 'no rows' };
        row = [];
        rows.push(row);
        expectsKey = true;
      }
    } else if (code === closeRow || code === closeList) {
      depth -= 1;
      if (depth < 0) return { problem: 'no rows' };
    } else if (code === comma) {
      if (depth === rowDepth) expectsKey = true;
    } else if (code > space && depth < rowDepth) return { problem: 'no rows' };
  }
  return depth === 0 ? { isList, keys: rows } : { problem: 'no rows' };
}

/** Where the string that begins at a quote ends; -1 when it does not. */
function endOfString(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at;
    if (code === backslash) at += 1;
  }
  return -1;
}

function keyOf(literal: string): string | undefined {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return undefined;
  }
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
