// Warns of releases of Postgres that lack known security fixes.
import { type Database, single } from './database.ts';
import type { Warn } from './startError.ts';

/**
 * By major version, the releases of May 14, 2026, with their fixes:
 * https://www.postgresql.org/about/news/postgresql-184-1710-1614-1518-and-1423-released-3297/
 * Later fixes aren't known here. Raise them with each release of Homeplot, to releases that were announced.
 */
const oldestFixed: Readonly<Record<number, number>> = { 15: 18, 16: 14, 17: 10, 18: 4 };

/** `version`: such as `15.18 (Debian 15.18-0+deb12u1)`. Undefined if no problem of the version is known. */
export function knownProblemOf(version: string): string | undefined {
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  const fixed = oldestFixed[Number(major)];
  if (major === '') return undefined;
  if (fixed === undefined)
    return Number(major) < 15
      ? `ATTENTION: this is Postgres ${major}.${minor}. Homeplot needs 15 or newer.`
      : undefined;
  if (Number(minor) >= fixed) return undefined;
  return (
    `ATTENTION: this is Postgres ${major}.${minor}, which lacks the security fixes of May 2026. ` +
    `Update it to ${major}.${fixed} or newer.`
  );
}

export async function warnOfOldRelease(database: Database, warn: Warn): Promise<void> {
  const text = `select current_setting('server_version') as version`;
  const problem = knownProblemOf(single(await database.query<{ version: string }>(text)).version);
  if (problem !== undefined) warn(problem);
}
