// 50 sign-ins at once: how long they take beside the bare hashing of as many passwords, and how long a save takes
// meanwhile.
import { hash, verify } from '@node-rs/argon2';
import { highest } from '../measuring/statistics.ts';
import type { Http } from './http.ts';
import { password, type Person, signIn } from './people.ts';
import { type Project, projectOf, save } from './project.ts';

export interface SignIns {
  /** Milliseconds for all of them, and for the hashes alone, one after the other. */
  readonly all: number;
  readonly hashes: number;
  readonly longestSave: number;
}

/** argon2id, as the server hashes. */
const options = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export async function measureSignIns(http: Http, people: readonly Person[], saver: Person): Promise<SignIns> {
  const project = projectOf(saver);
  for (let i = 0; i < 20; i += 1) await http.expect(save(project));
  const saves: number[] = [];
  const signingIn = new AbortController();
  const saving = saveUntil(signingIn.signal, http, project, saves);
  const begun = performance.now();
  await Promise.all(people.map(({ email }) => signIn(http, email)));
  const all = performance.now() - begun;
  signingIn.abort();
  await saving;
  return { all, hashes: await hashing(people.length), longestSave: highest(saves) };
}

/** Adds the milliseconds of each save. */
async function saveUntil(over: AbortSignal, http: Http, project: Project, saves: number[]): Promise<void> {
  while (!over.aborted) {
    const begun = performance.now();
    await http.expect(save(project));
    saves.push(performance.now() - begun);
  }
}

async function hashing(count: number): Promise<number> {
  const hashed = await hash(password, options);
  const begun = performance.now();
  for (let i = 0; i < count; i += 1) await verify(hashed, password);
  return performance.now() - begun;
}
