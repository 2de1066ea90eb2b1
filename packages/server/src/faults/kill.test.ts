// The server is killed in the middle of saves, as when the machine runs out of memory: what was acknowledged stays.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { onEachPlace } from '../testing/databases.ts';
import { type Member, password, ServerProcess } from '../testing/serverProcess.ts';

const kills = 5;
/** So many save at once, so that the kill falls into different moments of a save. */
const savers = 3;

interface Plan {
  readonly id: string;
  sent: number;
  acknowledged: number;
}

const objectsOf = (number: number) => Array.from({ length: 50 }, () => ({ type: 'tree', number }));

/** Saves without end, and gives the status of the first save that failed: 0 where there was no answer. */
async function saveOn(server: ServerProcess, member: Member, plan: Plan, told: () => void): Promise<number> {
  const client = server.client(member.token);
  for (;;) {
    plan.sent += 1;
    const number = plan.sent;
    const row = { id: plan.id, user_id: member.id, title: String(number), objects: objectsOf(number) };
    const { error, status } = await client.from('projects').upsert(row);
    if (error !== null) return status;
    plan.acknowledged = number;
    told();
  }
}

onEachPlace('kill -9 of the server while projects are saved over HTTP', (make) => {
  test(`in ${kills} kills no save that was acknowledged is lost, and every start is well by itself`, async () => {
    const place = await make();
    let server = await ServerProcess.start(place);
    const ann = await server.member('ann@example.org');
    const plans = Array.from(
      { length: savers },
      (): Plan => ({ id: randomUUID(), sent: 0, acknowledged: 0 }),
    );
    for (let kill = 0; kill < kills; kill += 1) {
      // Each time after another number of saves.
      let left = kill + 1;
      const told = (): void => {
        left -= 1;
        if (left === 0) void server.end('SIGKILL');
      };
      const statuses = await Promise.all(plans.map((plan) => saveOn(server, ann, plan, told)));
      expect(statuses).toEqual(plans.map(() => 0));
      expect(await server.end('SIGKILL')).toBeNull();

      server = await ServerProcess.start(place);
      const { data, error } = await server.client(ann.token).from('projects').select('id,title,objects');
      expect(error).toBeNull();
      const rows = data as readonly { id: string; title: string; objects: unknown }[];
      for (const plan of plans) {
        const nothing = { title: '0', objects: objectsOf(0) };
        const { title, objects } = rows.find(({ id }) => id === plan.id) ?? nothing;
        const kept = Number(title);
        // The last save may have been done and killed before it could be told.
        expect([plan.acknowledged, plan.sent]).toContain(kept);
        expect(objects).toEqual(objectsOf(kept));
        plan.sent = kept;
        plan.acknowledged = kept;
      }
      expect(server.errors).toBe('');
    }
    const { error } = await server.client().auth.signInWithPassword({ email: ann.email, password });
    expect(error).toBeNull();
    expect(await server.end('SIGTERM')).toBe(0);
  }, 300_000);
});
