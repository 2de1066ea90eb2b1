// 50 sign-ins at once: how long they take compared with only hashing as many passwords, and how long a save takes
// meanwhile.
import { hash, verify } from '@node-rs/argon2';
import type { Http } from './http.ts';
import { longestSaveDuring } from './longestSave.ts';
import { argon2id, password, type Person, signIn } from './people.ts';

export interface SignIns {
  /** Milliseconds for all of them, and for only the hashes, one after the other. */
  readonly all: number;
  readonly hashes: number;
  readonly longestSave: number;
}

export async function measureSignIns(http: Http, people: readonly Person[], saver: Person): Promise<SignIns> {
  let all = Number.NaN;
  const { longestSave } = await longestSaveDuring(http, saver, async () => {
    const begun = performance.now();
    await Promise.all(people.map(({ email }) => signIn(http, email)));
    all = performance.now() - begun;
  });
  return { all, hashes: await hashing(people.length), longestSave };
}

async function hashing(count: number): Promise<number> {
  const hashed = await hash(password, argon2id);
  const begun = performance.now();
  for (let i = 0; i < count; i += 1) await verify(hashed, password);
  return performance.now() - begun;
}
