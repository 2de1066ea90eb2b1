// Parses names in a query string: separated by commas, optionally quoted.
import { grammarProblem, unknownColumn } from './problems.ts';
import type { Column, Table } from './schema.ts';

const quotedOrPlain = /^(?:"((?:[^"\\]|\\.)*)"|([A-Za-z_]\w*))$/;

/** Splits at the separator, except within quotes or parentheses. */
export function splitOutside(text: string, separator: ',' | ':' | '.'): string[] {
  const parts: string[] = [];
  let begin = 0;
  let depth = 0;
  let inQuotes = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (inQuotes && character === '\\') at += 1;
    else if (character === '"') inQuotes = !inQuotes;
    else if (inQuotes) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(begin, at));
      begin = at + 1;
    }
  }
  return [...parts, text.slice(begin)];
}

/** The name without quotes; undefined if it is invalid. */
export function readName(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const match = quotedOrPlain.exec(text.trim());
  return match?.[1]?.replaceAll(/\\(.)/g, '$1') ?? match?.[2];
}

export function columnNamed(table: Table, name: string): Column {
  const column = table.columns.get(name);
  if (column === undefined) throw unknownColumn(table.name, name);
  return column;
}

/** For the parameters `columns` and `on_conflict`. */
export function readNames(parameter: string, text: string): string[] {
  return splitOutside(text, ',').map((part) => {
    const name = readName(part);
    if (name === undefined) throw grammarProblem(`${parameter} parameter`, text, 'names of columns');
    return name;
  });
}
