// What hostile plans are made of: objects as files have them, ordinary until something about them is taken to its limit.
import type { Kind, PlanObject } from '@homeplot/plan/kind';

export type FileObject = Readonly<Record<string, unknown>>;

export interface HostilePlan {
  readonly name: string;
  readonly objects: readonly FileObject[];
  readonly settings?: FileObject;
}

/** An ordinary object of a kind, in file format. */
export function ordinaryObject(kind: Kind): FileObject {
  const from = { x: 10, y: 10 };
  const place = { from, scale: 2, siteExtent: 100 };
  const fields = kind.create({ ...place, to: { x: 60, y: 50 } }) ?? kind.create(place);
  if (!fields) throw new Error(`The kind "${kind.type}" creates no object.`);
  const object: PlanObject = { ...fields, id: 'ordinary', type: kind.type, order: 'a0' };
  return { type: kind.type, ...kind.toFile(object, (feet) => feet * 2) };
}
