// For the tests: saves several projects concurrently over HTTP, and checks what has been saved.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Member, ServerProcess } from './serverProcess.ts';

type Accepting = Pick<ServerProcess, 'client'>;

interface Plan {
  readonly id: string;
  /** The numbers of the last save that was sent, and of the last one that was acknowledged. */
  sent: number;
  acknowledged: number;
}

/** A server that recovers refuses fewer in a row. */
const maxRefused = 20;

const objectsOf = (number: number) => Array.from({ length: 50 }, () => ({ type: 'tree', number }));

/** Concurrent saves, so that an interruption hits different moments of a save. */
export class Savers {
  private readonly member: Member;
  private readonly plans: readonly Plan[];

  constructor(member: Member, count: number) {
    this.member = member;
    this.plans = Array.from({ length: count }, () => ({ id: randomUUID(), sent: 0, acknowledged: 0 }));
  }

  /**
   * Calls `interrupt` after some saves, then waits for the last responses, which may not come. Throws if one save after
   * another is refused before that.
   */
  async saveUntil(server: Accepting, saves: number, interrupt: () => void): Promise<void> {
    let remaining = saves;
    const onSaved = (): void => {
      remaining -= 1;
      if (remaining === 0) interrupt();
    };
    const isOver = (): boolean => remaining <= 0;
    await Promise.all(this.plans.map((plan) => this.saveRepeatedly(server, plan, onSaved, isOver)));
  }

  /** Describes the lost saves. The last save of each plan may have been done although its response was lost. */
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
      const found = Number(title);
      const { acknowledged, sent } = plan;
      plan.sent = found;
      plan.acknowledged = found;
      if (found < acknowledged || found > sent)
        return [`save ${found} is there, ${acknowledged} was acknowledged`];
      return isDeepStrictEqual(objects, objectsOf(found)) ? [] : [`save ${found} has other contents`];
    });
  }

  /** In total. */
  get acknowledged(): number {
    return this.plans.reduce((sum, plan) => sum + plan.acknowledged, 0);
  }

  private async saveRepeatedly(
    server: Accepting,
    plan: Plan,
    onSaved: () => void,
    isOver: () => boolean,
  ): Promise<void> {
    const { id: owner, token } = this.member;
    let refused = 0;
    while (!isOver()) {
      const number = plan.sent + 1;
      plan.sent = number;
      const row = { id: plan.id, user_id: owner, title: String(number), objects: objectsOf(number) };
      const { error } = await server.client(token).from('projects').upsert(row);
      // Right after a recovery, a connection that ended with the old process may still refuse one.
      if (error !== null) {
        refused += 1;
        if (refused === maxRefused) throw new Error(`${refused} saves were refused: ${error.message}`);
        continue;
      }
      refused = 0;
      plan.acknowledged = number;
      onSaved();
    }
  }
}
