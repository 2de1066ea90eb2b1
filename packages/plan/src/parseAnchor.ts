// Reads the name of an anchor: what it is on the object, and of which edge or vertex.

/** The name of the point nearest to the other end. */
export const nearestAnchor = 'n';

const pattern = /^(r)?([vmcepn])(\d{1,6})?(?::([01](?:\.\d{1,12})?))?$/;

export interface ParsedAnchor {
  readonly onEave: boolean;
  readonly type: string;
  readonly index: number;
  readonly fraction: number;
}

/** undefined if that is not the name of an anchor. */
export function parseAnchor(anchor: string): ParsedAnchor | undefined {
  const [, roof, type = '', index, fraction] = pattern.exec(anchor) ?? [];
  if (
    (index === undefined && type !== 'c' && type !== nearestAnchor) ||
    (fraction === undefined) === (type === 'e')
  )
    return undefined;
  return {
    onEave: roof !== undefined,
    type,
    index: index === undefined ? -1 : Number(index),
    fraction: Number(fraction ?? 0),
  };
}
