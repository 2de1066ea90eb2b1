-- Rooms in which several people edit one project at once. A room belongs to one server at a time, by a lease that its
-- server renews. Only the server reads and writes here.
create schema live;

create table live.rooms (
  project_id uuid primary key,
  -- The server, by a name of its own for each run.
  owner text not null,
  -- Where clients reach it.
  address text not null,
  expires_at timestamptz not null,
  -- Never twice the same number, so that a store of an earlier lease is known as such: microseconds since 1970, or one more
  -- than that of the lease before. No sequence, which a backup would not include.
  fence bigint not null default extract(epoch from clock_timestamp()) * 1000000
);
create index rooms_of_an_owner on live.rooms (owner);

-- The shared document of a project. It is lost without harm: then it is made anew from the project's row.
create table live.documents (
  project_id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  -- Clients that kept an earlier document don't merge it with this one.
  epoch bigint not null,
  format int not null,
  state bytea not null,
  -- The updated_at of the row whose plan it has.
  saved_at timestamptz not null
);
create index documents_of_a_user on live.documents (user_id);
create index documents_by_time on live.documents (saved_at);

-- A running server holds this lock on a connection of its own, and Postgres frees it when the server is killed.
create function live.lock_of(server text) returns bigint
  language sql immutable
  return hashtextextended(server, 4816230518);

-- Looks the lock up instead of trying to get it, so that two who ask at once don't take each other for the server.
create function live.is_alive(server text) returns boolean
  language sql stable
  return exists (
    select from pg_locks as l
    where l.locktype = 'advisory' and l.granted and l.objsubid = 1
      and l.database = (select d.oid from pg_database as d where d.datname = current_database())
      and (l.classid::bigint << 32) | l.objid::bigint = live.lock_of(server)
  );

-- Gives the room to the server if it is free: never taken, expired, or its server is gone. Returns whose it is now.
create function live.take(project uuid, server text, at_address text) returns live.rooms
  language plpgsql
  set search_path = ''
as $$
declare
  room live.rooms;
begin
  insert into live.rooms as r (project_id, owner, address, expires_at)
  values (project, server, at_address, clock_timestamp() + interval '10 seconds')
  on conflict (project_id) do update
    set owner = excluded.owner, address = excluded.address, expires_at = excluded.expires_at,
      fence = greatest(excluded.fence, r.fence + 1)
    where r.owner = excluded.owner
      or r.expires_at < clock_timestamp()
      or not live.is_alive(r.owner)
  returning * into room;
  if room.project_id is null then
    select * into room from live.rooms as r where r.project_id = project;
  end if;
  return room;
end $$;

-- Part of every store: refuses it unless the server still has the lease with this number. Whoever wants the room next
-- waits for the end of the transaction.
create function live.hold(project uuid, server text, number bigint) returns void
  language plpgsql
  set search_path = ''
as $$
begin
  update live.rooms as r set expires_at = clock_timestamp() + interval '10 seconds'
  where r.project_id = project and r.owner = server and r.fence = number;
  if not found then
    raise exception using errcode = 'HP020', message = 'This room belongs to another server now.';
  end if;
end $$;

-- Without waiting for rooms that are just being stored, whose lease is renewed by that. Returns those that it still has.
create function live.renew(server text) returns table (project_id uuid, fence bigint)
  language plpgsql
  set search_path = ''
as $$
begin
  update live.rooms as r set expires_at = clock_timestamp() + interval '10 seconds'
  where r.project_id in (
    select own.project_id from live.rooms as own where own.owner = server for update skip locked
  );
  return query select r.project_id, r.fence from live.rooms as r where r.owner = server;
end $$;

alter table live.rooms enable row level security;
alter table live.documents enable row level security;
revoke all on all tables in schema live from public, anon, authenticated;
revoke all on all functions in schema live from public, anon, authenticated;
