-- Bytes that the server has lost, or that aren't the ones that were stored. A file that is sent again takes their place.
alter table storage.objects add column lost_since timestamptz;
create index objects_lost on storage.objects (owner) where lost_since is not null;

-- What is kept for the dumps that name it counts for its owner as long as it takes room.
alter table storage.leavings
  add column owner uuid,
  add column bytes bigint not null default 0,
  add column left_at timestamptz not null default now(),
  -- Since when a dump may name them.
  add column born_at timestamptz not null default '-infinity';
create index leavings_of_a_user on storage.leavings (owner);

create or replace function storage.left_behind() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_table_name = 'objects' then
    insert into storage.leavings (version, kept_until, owner, bytes, born_at)
    values (
      old.version, now() + tg_argv[0]::interval, old.owner,
      case when old.lost_since is null then old.bytes else 0 end, old.created_at
    )
    on conflict (version) do nothing;
  else
    insert into storage.leavings (version, kept_until) values (old.version, now() + tg_argv[0]::interval)
    on conflict (version) do nothing;
  end if;
  return null;
end $$;

create function storage.used_by(account uuid, out bytes bigint, out deleted bigint, out files bigint)
  language sql stable
  security definer
  set search_path = ''
as $$
  select coalesce(sum(held.bytes), 0)::bigint, coalesce(sum(held.bytes) filter (where held.is_deleted), 0)::bigint, count(*)
  from (
    select o.bytes, false as is_deleted from storage.objects as o where o.owner = account
    union all
    select u.bytes, false from storage.uploads as u where u.owner = account and u.expires_at > now()
    union all
    select l.bytes, true from storage.leavings as l where l.owner = account
  ) as held
$$;

-- As before, with what was deleted and is kept.
create or replace function storage.counted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_files constant int := 10000;
  bucket storage.buckets;
  used record;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.owner::text, 4816230517));
  select * into bucket from storage.buckets as b where b.id = new.bucket_id;
  select * into used from storage.used_by(new.owner);
  if new.bytes > bucket.file_size_limit then
    raise exception using errcode = 'HP001', message = bucket.file_size_limit::text;
  end if;
  if used.bytes > bucket.account_limit or used.files > most_files then
    raise exception using errcode = 'HP002',
      message = format('%s %s %s', used.bytes - new.bytes, bucket.account_limit, used.deleted);
  end if;
  return null;
end $$;

revoke all on function storage.used_by(uuid) from public, anon, authenticated;
grant execute on function storage.used_by(uuid) to authenticated;
