// Reads XML of surveys element by element. Declarations of types and entities are refused, and nothing is fetched or expanded.
import { SaxesParser } from 'saxes';
import { refused, type RefusedPoints } from './pointFile.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface XmlHandler {
  /** path: the elements around it, the outermost first. */
  readonly open?: (element: XmlElement, path: readonly XmlElement[]) => void;
  /** text: its own, without that of elements in it. */
  readonly close: (element: XmlElement, text: string, path: readonly XmlElement[]) => void;
}

/** Number of characters that are parsed before faults are looked for. */
const chunk = 2 ** 16;
/** Surveys nest about ten elements. */
const maxDepth = 60;

/** Reads XML. Returns the problem if it can't be read, else undefined. format: what the file is called in the problem. */
export function readXml(text: string, format: string, handler: XmlHandler): RefusedPoints | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    return refused(
      `This ${format} file declares entities, which points don't need and which can do harm, so it isn't read. Export it again from the survey program.`,
    );
  const path: XmlElement[] = [];
  const texts: string[] = [];
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', () => {
    faults.push("isn't well-formed XML or is cut off");
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes };
    handler.open?.(element, path);
    path.push(element);
    texts.push('');
    if (path.length > maxDepth) faults.push(`nests more than ${maxDepth} elements`);
  });
  const add = (letters: string): void => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] += letters;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const element = path.pop();
    if (element) handler.close(element, texts.pop() ?? '', path);
  });
  for (let at = 0; at < text.length && faults.length === 0; at += chunk)
    parser.write(text.slice(at, at + chunk));
  if (faults.length === 0) parser.close();
  const [fault] = faults;
  return fault === undefined
    ? undefined
    : refused(`This ${format} file ${fault}, so no points can be read from it. Export it again.`);
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
