-- What a save overwrote and what was deleted: the last 50 versions of each project. Only a trigger writes here.
-- No reference to projects: the versions of a deleted project stay, and are there when it is put back by its id.
create table public.project_versions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null,
  user_id uuid not null references auth.users on delete cascade,
  title text not null,
  objects jsonb not null,
  settings jsonb not null,
  object_count int not null,
  -- When this version was saved, not when it was overwritten.
  saved_at timestamptz not null
);

create index project_versions_of_a_project
  on public.project_versions (project_id, user_id, saved_at desc, id);
create index project_versions_of_a_user on public.project_versions (user_id, saved_at desc, id);

create function public.project_overwritten() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_of_a_project constant int := 50;
  -- 50 for each of the 500 projects that an account may keep.
  most_of_a_user constant int := 25000;
begin
  -- An account that is being deleted takes its projects with it, and keeps nothing.
  if tg_op = 'DELETE' and not exists (select from auth.users as u where u.id = old.user_id) then
    return null;
  end if;
  insert into public.project_versions (project_id, user_id, title, objects, settings, object_count, saved_at)
  values (old.id, old.user_id, old.title, old.objects, old.settings, old.object_count, old.updated_at);
  delete from public.project_versions
  where id in (
    select v.id from public.project_versions as v
    where v.project_id = old.id and v.user_id = old.user_id
    order by v.saved_at desc, v.id offset most_of_a_project
  );
  delete from public.project_versions
  where id in (
    select v.id from public.project_versions as v
    where v.user_id = old.user_id
    order by v.saved_at desc, v.id offset most_of_a_user
  );
  return null;
end $$;

create trigger project_overwritten after update on public.projects
  for each row
  when (
    (old.title, old.objects, old.settings) is distinct from (new.title, new.objects, new.settings)
  )
  execute function public.project_overwritten();

create trigger project_deleted after delete on public.projects
  for each row execute function public.project_overwritten();

alter table public.project_versions enable row level security;
alter table public.project_versions force row level security;

create policy project_versions_select on public.project_versions for select to authenticated
  using ((select auth.uid()) = user_id);
-- The trigger runs as the owner of the table, whom forced row-level security binds too.
create policy project_versions_kept on public.project_versions for all to current_user
  using (true)
  with check (true);

revoke all on public.project_versions from public, anon, authenticated;
grant select on public.project_versions to authenticated;
revoke all on function public.project_overwritten() from public, anon, authenticated;
