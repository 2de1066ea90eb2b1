// The names of objects: <id of the owner>/<SHA-256 of the content>.
import { Problem } from '../http/problem.ts';

export interface ObjectName {
  readonly bucket: string;
  /** As it is in the database. */
  readonly name: string;
  readonly owner: string;
  readonly sha256: string;
}

const pattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([\da-f]{64})$/;

export const isObjectName = (name: string): boolean => pattern.test(name);

/** Throws a Problem for any other name. */
export function parseObjectName(bucket: string, name: string): ObjectName {
  const [, owner, sha256] = pattern.exec(name) ?? [];
  if (owner !== undefined && sha256 !== undefined) return { bucket, name, owner, sha256 };
  throw new Problem(
    400,
    'InvalidKey',
    `Invalid key: ${name.slice(0, 200)}. A file is named <id of its owner>/<SHA-256 of its content>.`,
  );
}
