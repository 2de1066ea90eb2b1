// For the tests: somebody who saves several projects at once over HTTP, and a look at what is left of it.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Member, ServerProcess } from './serverProcess.ts';

interface Plan {
  readonly id: string;
  /** Numbers of saves: the last one that was sent, and the last one that was answered. */
  sent: number;
  acknowledged: number;
}

const objectsOf = (number: number) => Array.from({ length: 50 }, () => ({ type: 'tree', number }));

/** Some who save at once, each a project of its own, so that an end falls into different moments of a save. */
export class Savers {
  private readonly member: Member;
  private readonly plans: readonly Plan[];

  constructor(member: Member, count: number) {
    this.member = member;
    this.plans = Array.from({ length: count }, () => ({ id: randomUUID(), sent: 0, acknowledged: 0 }));
  }

  /** All save; after so many saves `end` is called, and each waits for its last answer, which may not come. */
  async saveUntil(server: ServerProcess, saves: number, end: () => void): Promise<void> {
    let left = saves;
    const saved = (): void => {
      left -= 1;
      if (left === 0) end();
    };
    const isOver = (): boolean => left <= 0;
    await Promise.all(this.plans.map((plan) => this.saveOn(server, plan, saved, isOver)));
  }

  /**
   * What is not as it was saved last, in words; nothing when all is well. The last save of each may have been done and
   * its answer lost.
   */
  async lost(server: ServerProcess): Promise<readonly string[]> {
    const { data, error } = await server
      .client(this.member.token)
      .from('projects')
      .select('id,title,objects');
    if (error !== null) return [error.message];
    const rows = data as readonly { id: string; title: string; objects: unknown }[];
    return this.plans.flatMap((plan) => {
      const { title, objects } = rows.find(({ id }) => id === plan.id) ?? {
        title: '0',
        objects: objectsOf(0),
      };
      const kept = Number(title);
      const { acknowledged, sent } = plan;
      plan.sent = kept;
      plan.acknowledged = kept;
      if (kept < acknowledged || kept > sent)
        return [`save ${kept} is there, ${acknowledged} was acknowledged`];
      return isDeepStrictEqual(objects, objectsOf(kept)) ? [] : [`save ${kept} has other contents`];
    });
  }

  /** So many saves were acknowledged in all. */
  get acknowledged(): number {
    return this.plans.reduce((sum, plan) => sum + plan.acknowledged, 0);
  }

  private async saveOn(
    server: ServerProcess,
    plan: Plan,
    saved: () => void,
    isOver: () => boolean,
  ): Promise<void> {
    const { id: owner, token } = this.member;
    while (!isOver()) {
      const number = plan.sent + 1;
      plan.sent = number;
      const row = { id: plan.id, user_id: owner, title: String(number), objects: objectsOf(number) };
      const { error } = await server.client(token).from('projects').upsert(row);
      if (error !== null) return;
      plan.acknowledged = number;
      saved();
    }
  }
}
