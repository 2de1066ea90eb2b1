// For tests: plans from files, and what their SVG consists of.
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { readPlanFile } from '@homeplot/plan/planFile';

interface Element {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Text directly inside. */
  text: string;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const unescapeXml = (text: string): string => text.replace(/&\w+;/g, (entity) => entities[entity] ?? entity);

/** The elements of an XML text in their order. Throws if it isn't well-formed. */
export function parse(xml: string): Element[] {
  const found: Element[] = [];
  const open: Element[] = [];
  const token = /<(\/?)([a-z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gy;
  while (token.lastIndex < xml.length) {
    const at = token.lastIndex;
    const match = token.exec(xml);
    if (!match) throw new Error(`not well formed at ${at}: ${xml.slice(at, at + 60)}`);
    const [, slash, name = '', attributes = '', closed, text] = match;
    const inside = open.at(-1);
    if (text !== undefined) {
      if (/&(?!amp;|lt;|gt;|quot;)/.test(text)) throw new Error(`a bare & in ${text}`);
      if (inside) inside.text += unescapeXml(text);
    } else if (slash) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, unescapeXml(value)] as const,
      );
      if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
        throw new Error(`an attribute twice in <${name}>`);
      const element = { name, attributes: new Map(pairs), text: '' };
      found.push(element);
      if (!closed) open.push(element);
    }
  }
  if (open.length > 0) throw new Error(`<${open[0]?.name}> is not closed`);
  return found;
}

export function planOf(objects: readonly unknown[], settings: Record<string, unknown> = {}): Plan {
  const reading = readPlanFile({ objects, settings: { scale: 2, ...settings } });
  if (!reading.ok) throw new Error(reading.problem);
  return createPlan(reading.contents);
}

/** A lot of 100 x 80 ft with a gate, and something of everything on it. */
export const site = [
  {
    id: 'lot',
    type: 'rectangle',
    x: 0,
    y: 0,
    width: 200,
    height: 160,
    entrances: [{ x: 40, y: 0, width: 24, edge: 'top' }],
  },
  { id: 'house', type: 'house', x: 100, y: 80, width: 60, height: 40, rotation: 15 },
  { id: 'tree', type: 'tree', x: 30, y: 130, radius: 15 },
  { id: 'pool', type: 'circle', x: 160, y: 120, radius: 20 },
  { id: 'road', type: 'road', startX: 20, startY: 200, endX: 160, endY: 200 },
  { id: 'corner', type: 'corner', x: 260, y: 40 },
  { id: 'note', type: 'text', x: 20, y: 30, text: 'Patio', height: 4, rotation: -10 },
];
export const attribute = (svg: string, name: string, key: string): (string | undefined)[] =>
  parse(svg)
    .filter((element) => element.name === name)
    .map(({ attributes }) => attributes.get(key));
export const sizeOf = (svg: string): readonly [number, number] => [
  Number.parseFloat(attribute(svg, 'svg', 'width')[0] ?? ''),
  Number.parseFloat(attribute(svg, 'svg', 'height')[0] ?? ''),
];
export const origin = { x: 0, y: 0 };
