// File names that portals accept. A resubmittal must have the same names, so they contain no dates or counters.

/** What a file name is made of. */
export interface NamedSheet {
  /** Such as `A-1`. */
  readonly number: string;
  /** Such as `Site plan`. */
  readonly title: string;
  /** Address or title of the project; '' if it has none. */
  readonly project: string;
}

const ending = '.pdf';
/** Maximum characters of a name that most portals accept. */
const portalLimit = 60;

/** Letters without their accents, digits, and one hyphen for everything else. */
export const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The name with its ending, cut to a maximum length, between words if there is a suitable gap. */
export function limited(name: string, limit: number): string {
  const room = limit - ending.length;
  if (name.length <= room) return `${name}${ending}`;
  const cut = name.slice(0, room + 1);
  const gap = Math.max(cut.lastIndexOf('-'), cut.lastIndexOf(' '));
  const kept = gap > room / 2 ? cut.slice(0, gap) : name.slice(0, room);
  return `${kept.replace(/[- ]+$/, '')}${ending}`;
}

const hyphenated = (...parts: readonly string[]): string => parts.map(plain).filter(Boolean).join('-');

/** `12-Oak-Lane-Site-plan.pdf` for a set, `A-1-Site-plan-12-Oak-Lane.pdf` for one of its sheets. */
export const setName = ({ project, title }: NamedSheet): string =>
  limited(hyphenated(project, title) || 'Site-plan', portalLimit);
export const sheetName = ({ number, title, project }: NamedSheet): string =>
  limited(hyphenated(number, title, project) || 'Site-plan', portalLimit);

/** The names, with a number appended to those that are taken already: the second of a name ends with 2, and so on. */
export function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, end = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem}-${n}${end}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
