-- What Supabase has, for the migrations of every database: all claims of the caller's token.
create function auth.jwt() returns jsonb
  language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
revoke all on function auth.jwt() from public;
grant execute on function auth.jwt() to anon, authenticated;

-- Sent by somebody else than the owner, who may edit one of their projects.
alter table storage.objects add column by_others boolean not null default false;
alter table storage.uploads add column by_others boolean not null default false;
alter table storage.leavings add column by_others boolean not null default false;

-- A file belongs to the account whose folder it is in, whoever sends it. public.writable_folders() decides who may.
create function storage.belongs_to_folder() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.owner := (storage.foldername(new.name))[1]::uuid;
  new.by_others := pg_trigger_depth() = 1 and auth.uid() is distinct from new.owner;
  if tg_table_name = 'objects' then
    -- Its bytes are back. If the caller may not insert, this is undone.
    delete from storage.objects as o
    where o.bucket_id = new.bucket_id and o.name = new.name and o.lost_since is not null;
  end if;
  return new;
end $$;
create trigger object_owner before insert on storage.objects
  for each row execute function storage.belongs_to_folder();
create trigger upload_owner before insert on storage.uploads
  for each row execute function storage.belongs_to_folder();

-- When a project is handed over, both accounts may need a file: its bytes are stored once, and stay until the last row that
-- refers to them is gone.
alter table storage.objects drop constraint objects_version_key;
create index objects_by_version on storage.objects (version);

create or replace function storage.left_behind() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_table_name = 'objects' then
    if exists (select from storage.objects as o where o.version = old.version) then return null; end if;
    insert into storage.leavings (version, kept_until, owner, bytes, born_at, by_others)
    values (
      old.version, now() + tg_argv[0]::interval, old.owner,
      case when old.lost_since is null then old.bytes else 0 end, old.created_at, old.by_others
    )
    on conflict (version) do nothing;
  else
    insert into storage.leavings (version, kept_until) values (old.version, now() + tg_argv[0]::interval)
    on conflict (version) do nothing;
  end if;
  return null;
end $$;

-- As before; and others fill at most a fifth of what the owner may keep, with what of it was deleted.
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
  if new.by_others and (
    select sum(held.bytes) > bucket.account_limit / 5 or count(*) > most_files / 5
    from (
      select o.bytes from storage.objects as o where o.owner = new.owner and o.by_others
      union all
      select u.bytes from storage.uploads as u where u.owner = new.owner and u.by_others and u.expires_at > now()
      union all
      select l.bytes from storage.leavings as l where l.owner = new.owner and l.by_others
    ) as held
  ) then
    raise exception using errcode = 'HP003', message = (bucket.account_limit / 5)::text;
  end if;
  return null;
end $$;

-- Called by public.project_handed_over(), before plan_files are changed.
create function storage.hand_over(project uuid, giver uuid, taker uuid) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  plans constant uuid[] := array(
    select project
    union all
    select v.id from public.project_versions as v where v.project_id = project and v.user_id = giver
  );
  names constant text[] := array(
    select distinct giver || '/' || f.sha256 from public.plan_files as f
    where f.user_id = giver and f.plan_id = any (plans)
  );
begin
  perform from storage.objects as o where o.bucket_id = 'files' and o.name = any (names) order by o.id for update;
  insert into storage.objects (bucket_id, name, bytes, metadata, version, lost_since)
  select o.bucket_id, taker || '/' || storage.filename(o.name), o.bytes, o.metadata, o.version, o.lost_since
  from storage.objects as o where o.bucket_id = 'files' and o.name = any (names)
  on conflict (bucket_id, name) do nothing;
  delete from storage.objects as o
  where o.bucket_id = 'files' and o.name = any (names) and not exists (
    select from public.plan_files as f
    where f.user_id = giver and f.sha256 = storage.filename(o.name) and not f.plan_id = any (plans)
  );
exception when sqlstate 'HP002' then
  raise exception using
    errcode = 'check_violation', message = 'The new owner has no room for the files of this project.';
end $$;

grant insert, delete on storage.objects to anon;
grant select, insert, update, delete on storage.uploads to anon;
grant select, insert, delete on storage.upload_parts to anon;
revoke all on function storage.belongs_to_folder(), storage.hand_over(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function storage.used_by(uuid) to anon;
