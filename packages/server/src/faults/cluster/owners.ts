// A log of who stored a live plan, written by the database itself: the web machine that the connection came from, and the
// owner and the number of the lease.
import type { Cluster } from './cluster.ts';

export async function logOwners(cluster: Cluster): Promise<void> {
  await cluster.query(`
    create schema watched;
    create table watched.stores (
      number bigserial primary key, project_id uuid, machine inet, owner text, fence bigint
    );
    create function watched.log_store() returns trigger language plpgsql security definer as $$
    begin
      -- The store holds the lock of the lease's row, so the numbers are in the order of the stores.
      insert into watched.stores (project_id, machine, owner, fence)
      select r.project_id, inet_client_addr(), r.owner, r.fence
      from live.rooms as r where r.project_id = new.project_id;
      return new;
    end $$;
    create trigger log_store after insert or update on live.documents
    for each row execute function watched.log_store()`);
}

/** How many stores and leases there were, and those stores that two owners could have made. */
export async function ownersOf(cluster: Cluster) {
  const [counted = ''] = await cluster.query('select count(*), count(distinct fence) from watched.stores');
  const [stores, leases] = counted.split('|').map(Number);
  const problems = await cluster.query(`
    select format('store %s of lease %s, after lease %s', number, fence, before) from (
      select *, max(fence) over (partition by project_id order by number) as before from watched.stores
    ) as s where fence < before
    union all
    select format('lease %s had %s owners on %s machines', fence, count(distinct owner), count(distinct machine))
    from watched.stores group by fence having count(distinct owner) > 1 or count(distinct machine) > 1`);
  return { stores: stores ?? 0, leases: leases ?? 0, problems };
}

/** The name of the web machine that has the room of a project now. */
export async function ownerOf(cluster: Cluster, project: string): Promise<string> {
  const [address = ''] = await cluster.query(
    `select address from live.rooms where project_id = '${project}'`,
  );
  return address.split('/').at(-1) ?? '';
}
