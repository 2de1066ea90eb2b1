// Reads the name of an anchor: what it is on the object, and of which edge or vertex.

/** The name of the point nearest to the other end. */
export const nearestAnchor = 'n';
/** Where parallel edges face each other, a distance is measured at this share of that stretch: its middle. */
const usualShare = 0.5;

const pattern = /^([rg])?([vmcepn])(\d{1,6})?(?::([01](?:\.\d{1,12})?))?$/;

export interface ParsedAnchor {
  /** What of the object it is on. */
  readonly on: 'outline' | 'eave' | 'ground';
  /** The letter for what it is, as listed in anchorNames.ts. */
  readonly type: string;
  readonly index: number;
  readonly fraction: number;
}

/** The name of the point of an outline, or of one of its edges, nearest to the other end; along: see nearestPlaces. */
export const nearestNamed = (edge?: number, along = usualShare): string =>
  `${nearestAnchor}${edge ?? ''}${along === usualShare ? '' : `:${along}`}`;

export const isNearestAnchor = (anchor: string): boolean => parseAnchor(anchor)?.type === nearestAnchor;

/** Reads the name of an anchor; undefined for any other text. */
export function parseAnchor(anchor: string): ParsedAnchor | undefined {
  const [, on, type = '', index, fraction] = pattern.exec(anchor) ?? [];
  if (
    (index === undefined && type !== 'c' && type !== nearestAnchor) ||
    (type !== nearestAnchor && (fraction === undefined) === (type === 'e'))
  )
    return undefined;
  return {
    on: on === 'r' ? 'eave' : on === 'g' ? 'ground' : 'outline',
    type,
    index: index === undefined ? -1 : Number(index),
    fraction: Number(fraction ?? (type === nearestAnchor ? usualShare : 0)),
  };
}
