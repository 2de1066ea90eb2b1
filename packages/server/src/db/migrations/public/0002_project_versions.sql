-- What a save overwrote and what was deleted: the last 50 versions of each project, and 500 MB an account. Only a
-- trigger writes here.
-- No reference to projects: the versions of a deleted project stay, and are there when it is put back by its id.
create table public.project_versions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  title text not null,
  objects jsonb not null,
  settings jsonb not null,
  object_count int not null,
  -- As the database holds them, compressed.
  bytes int not null,
  -- When this version was saved, not when it was overwritten.
  saved_at timestamptz not null
);

create index project_versions_of_a_project
  on public.project_versions (project_id, user_id, saved_at desc, id);
create index project_versions_of_a_user on public.project_versions (user_id, saved_at desc, id);

-- How much an account keeps, so that a save need not count it.
create table public.project_version_totals (
  user_id uuid primary key references auth.users on delete cascade,
  versions int not null default 0,
  bytes bigint not null default 0
);

create function public.project_overwritten() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_of_a_project constant int := 50;
  -- 50 for each of the 500 projects that an account may keep.
  most_of_a_user constant int := 25000;
  most_bytes_of_a_user constant bigint := 500 * 1024 * 1024;
  size constant int := pg_column_size(old.objects) + pg_column_size(old.settings);
  total public.project_version_totals;
  gone_versions int;
  gone_bytes bigint;
begin
  -- An account that is being deleted takes its projects with it, and keeps nothing.
  if tg_op = 'DELETE' and not exists (select from auth.users as u where u.id = old.user_id) then
    return null;
  end if;
  insert into public.project_versions
    (project_id, user_id, title, objects, settings, object_count, bytes, saved_at)
  values
    (old.id, old.user_id, old.title, old.objects, old.settings, old.object_count, size, old.updated_at);
  with gone as (
    delete from public.project_versions
    where id in (
      select v.id from public.project_versions as v
      where v.project_id = old.id and v.user_id = old.user_id
      order by v.saved_at desc, v.id offset most_of_a_project
    )
    returning bytes
  )
  select count(*), coalesce(sum(bytes), 0) into gone_versions, gone_bytes from gone;
  insert into public.project_version_totals as t (user_id, versions, bytes)
  values (old.user_id, 1 - gone_versions, size - gone_bytes)
  on conflict (user_id) do update set versions = t.versions + excluded.versions, bytes = t.bytes + excluded.bytes
  returning * into total;
  -- The oldest of the account go one by one, until the others fit.
  while total.versions > most_of_a_user or total.bytes > most_bytes_of_a_user loop
    delete from public.project_versions
    where id = (
      select v.id from public.project_versions as v
      where v.user_id = old.user_id
      order by v.saved_at, v.id desc limit 1
    )
    returning bytes into gone_bytes;
    exit when not found;
    update public.project_version_totals as t set versions = t.versions - 1, bytes = t.bytes - gone_bytes
    where t.user_id = old.user_id
    returning * into total;
  end loop;
  return null;
end $$;

-- A new title alone is no new version: it would keep all objects once more.
create trigger project_overwritten after update on public.projects
  for each row
  when ((old.objects, old.settings) is distinct from (new.objects, new.settings))
  execute function public.project_overwritten();

create trigger project_deleted after delete on public.projects
  for each row execute function public.project_overwritten();

alter table public.project_versions enable row level security;
alter table public.project_versions force row level security;

create policy project_versions_select on public.project_versions for select to authenticated
  using ((select auth.uid()) = user_id);
-- The trigger runs as the owner of the tables, whom forced row-level security binds too. Outside of a trigger the owner
-- sees and writes nothing.
create policy project_versions_kept on public.project_versions for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy project_versions_written on public.project_versions for insert to current_user
  with check ((select pg_trigger_depth()) > 0);
create policy project_versions_dropped on public.project_versions for delete to current_user
  using ((select pg_trigger_depth()) > 0);

alter table public.project_version_totals enable row level security;
alter table public.project_version_totals force row level security;

create policy project_version_totals_kept on public.project_version_totals for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy project_version_totals_written on public.project_version_totals for insert to current_user
  with check ((select pg_trigger_depth()) > 0);
create policy project_version_totals_changed on public.project_version_totals for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);

revoke all on public.project_versions, public.project_version_totals from public, anon, authenticated;
grant select on public.project_versions to authenticated;
revoke all on function public.project_overwritten() from public, anon, authenticated;
