-- Versions with a name, given by the owner or an editor, stay when newer ones are kept; and so do those that somebody was
-- asked to approve.
alter table public.project_versions
  add column name text check (char_length(name) between 1 and 100),
  -- Who gave it: the id of an account, or the digest of a guest's key.
  add column named_by text,
  add column kept boolean not null default false;

-- The version before a save. Not while editing goes on, which the server says that saves for several people at once, and
-- not if it has a name already.
create or replace function public.project_overwritten() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform pg_notify(
    'homeplot',
    json_build_object('project', old.id, 'about', case tg_op when 'DELETE' then 'deleted' else 'saved' end)::text
  );
  -- An account that is being deleted takes its projects with it, and keeps nothing.
  if tg_op = 'DELETE' and not exists (select from auth.users as u where u.id = old.user_id) then
    return null;
  end if;
  if tg_op = 'UPDATE' and current_setting('homeplot.continues', true) = 'on' then return null; end if;
  if exists (
    select from public.project_versions as v
    where v.project_id = old.id and v.user_id = old.user_id and v.saved_at = old.updated_at
  ) then
    return null;
  end if;
  insert into public.project_versions
    (project_id, user_id, title, objects, settings, object_count, bytes, saved_at)
  values
    (old.id, old.user_id, old.title, old.objects, old.settings, old.object_count,
      pg_column_size(old.objects) + pg_column_size(old.settings), old.updated_at);
  return null;
end $$;

-- A caller who inserts a version names the present state of the project: everything but the name is filled in.
create function public.version_named() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 100;
  project public.projects;
  caller constant text := coalesce(auth.uid()::text, public.guest_hash());
begin
  if tg_op = 'UPDATE' and old.name is not null then
    if new.name is null and caller is distinct from old.named_by and auth.uid() is distinct from old.user_id then
      raise exception using
        errcode = 'insufficient_privilege',
        message = 'Only the owner and whoever gave this name can take it away.';
    end if;
  elsif new.name is not null then
    new.named_by := caller;
  end if;
  if tg_op = 'INSERT' and pg_trigger_depth() = 1 then
    select * into project from public.projects as p where p.id = new.project_id;
    if new.name is null or project.id is null then
      raise exception using errcode = 'check_violation', message = 'A version of a project needs a name.';
    end if;
    new.id := gen_random_uuid();
    new.user_id := project.user_id;
    new.title := project.title;
    new.objects := project.objects;
    new.settings := project.settings;
    new.object_count := project.object_count;
    new.bytes := pg_column_size(project.objects) + pg_column_size(project.settings);
    new.saved_at := project.updated_at;
    new.kept := false;
  end if;
  if new.name is null then
    new.named_by := null;
  elsif (
    select count(*) from public.project_versions as v
    where v.project_id = new.project_id and v.user_id = new.user_id and v.name is not null and v.id <> new.id
  ) >= most then
    raise exception using
      errcode = 'check_violation',
      message = format('A project can have %s named versions. Remove the name of one to name another.', most);
  end if;
  return new;
end $$;
create trigger version_named before insert or update of name on public.project_versions
  for each row execute function public.version_named();

-- Of each project the last 50 versions without a name, and 100 MB with those that stay; 500 MB an account. A save by
-- somebody else than the owner costs other projects none of their versions. Any save of a shared project counts as one:
-- what people edit at the same time is saved in the owner's name.
create function public.version_added() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_of_a_project constant int := 50;
  most_bytes_of_a_project constant bigint := 100 * 1024 * 1024;
  -- 50 for each of the 500 projects that an account may keep.
  most_of_a_user constant int := 25000;
  most_bytes_of_a_user constant bigint := 500 * 1024 * 1024;
  stays constant boolean := new.name is not null or new.kept;
  is_by_owner constant boolean := auth.uid() is not distinct from new.user_id
    and not exists (select from public.projects as p where p.id = new.project_id and p.is_shared);
  total public.project_version_totals;
  gone_versions int;
  gone_bytes bigint;
begin
  if stays and (
    select sum(v.bytes) from public.project_versions as v
    where v.project_id = new.project_id and v.user_id = new.user_id and (v.name is not null or v.kept)
  ) > most_bytes_of_a_project then
    raise exception using
      errcode = 'check_violation',
      message = 'There is no room for another version that stays: named versions of a project can take 100 MB.';
  end if;
  with gone as (
    delete from public.project_versions
    where id in (
      select ranked.id from (
        select v.id, v.name is null and not v.kept as passes,
          row_number() over newest as place, sum(v.bytes) over newest as bytes,
          sum(v.bytes) filter (where v.name is not null or v.kept) over () as staying
        from public.project_versions as v
        where v.project_id = new.project_id and v.user_id = new.user_id
        window newest as (partition by v.name is null and not v.kept order by v.saved_at desc, v.id)
      ) as ranked
      where ranked.passes
        and (ranked.place > most_of_a_project or ranked.bytes + coalesce(ranked.staying, 0) > most_bytes_of_a_project)
    )
    returning bytes
  )
  select count(*), coalesce(sum(bytes), 0) into gone_versions, gone_bytes from gone;
  insert into public.project_version_totals as t (user_id, versions, bytes)
  values (new.user_id, 1 - gone_versions, new.bytes - gone_bytes)
  on conflict (user_id) do update set versions = t.versions + excluded.versions, bytes = t.bytes + excluded.bytes
  returning * into total;
  -- The oldest go one by one, until the others fit.
  while total.versions > most_of_a_user or total.bytes > most_bytes_of_a_user loop
    delete from public.project_versions
    where id = (
      select v.id from public.project_versions as v
      where v.user_id = new.user_id and v.name is null and not v.kept
        and (is_by_owner or v.project_id = new.project_id)
      order by v.saved_at, v.id desc limit 1
    )
    returning bytes into gone_bytes;
    if not found then
      exit when not stays;
      raise exception using
        errcode = 'check_violation',
        message = 'There is no room for another version that stays: the versions of an account can take 500 MB.';
    end if;
    update public.project_version_totals as t set versions = t.versions - 1, bytes = t.bytes - gone_bytes
    where t.user_id = new.user_id
    returning * into total;
  end loop;
  return null;
end $$;
create trigger version_added after insert on public.project_versions
  for each row execute function public.version_added();

-- Of the present owner alone: the versions of a deleted project stay with whoever deleted it, also when somebody else makes
-- one with its id.
create policy project_versions_select_shared on public.project_versions for select to anon, authenticated
  using (
    project_id = any ((select public.shared_projects(3))::uuid[])
    and exists (select from public.projects as p where p.id = project_id and p.user_id = project_versions.user_id)
  );
create policy project_versions_insert on public.project_versions for insert to anon, authenticated
  with check (name is not null and project_id = any ((select public.accessible_projects(3))::uuid[]));
create policy project_versions_update on public.project_versions for update to anon, authenticated
  using (
    user_id = (select auth.uid())
    or project_id = any ((select public.shared_projects(3))::uuid[])
    and exists (select from public.projects as p where p.id = project_id and p.user_id = project_versions.user_id)
  )
  with check (
    user_id = (select auth.uid())
    or project_id = any ((select public.shared_projects(3))::uuid[])
    and exists (select from public.projects as p where p.id = project_id and p.user_id = project_versions.user_id)
  );
create policy project_versions_changed on public.project_versions for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);

grant select, insert (project_id, name), update (name) on public.project_versions to anon, authenticated;
revoke all on function public.version_named(), public.version_added() from public, anon, authenticated;
