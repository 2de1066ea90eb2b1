-- What Supabase has, for the migrations of every database: all claims of the caller's token.
create function auth.jwt() returns jsonb
  language sql stable
  return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}');
revoke all on function auth.jwt() from public;
grant execute on function auth.jwt() to anon, authenticated;

-- A file belongs to the account whose folder it is in, whoever sends it. public.writable_folders() decides who may.
create function storage.belongs_to_folder() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.owner := (storage.foldername(new.name))[1]::uuid;
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
