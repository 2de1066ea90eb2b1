-- The plans that people keep in the cloud. A row belongs to one account; nobody else sees, changes or takes it.
create table public.projects (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users on delete cascade,
  title text not null,
  objects jsonb not null default '[]',
  settings jsonb not null default '{}',
  object_count int generated always as (
    case jsonb_typeof(objects) when 'array' then jsonb_array_length(objects) else 0 end
  ) stored,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint projects_title_length check (char_length(title) between 1 and 200),
  constraint projects_objects_are_a_list check (jsonb_typeof(objects) = 'array'),
  -- Bytes as the database holds them: some 10 MB of JSON. The server takes less in one request.
  constraint projects_objects_size check (pg_column_size(objects) <= 16 * 1024 * 1024),
  constraint projects_settings_are_an_object check (jsonb_typeof(settings) = 'object'),
  constraint projects_settings_size check (pg_column_size(settings) <= 256 * 1024)
);

create index projects_of_a_user on public.projects (user_id, updated_at desc);

-- Times are the database's, whatever the caller sends, and every save moves updated_at forward, so that a save
-- that names the updated_at which it knows fails when somebody else has saved in between.
create function public.project_saved() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.updated_at := clock_timestamp();
    new.created_at := least(coalesce(new.created_at, new.updated_at), new.updated_at);
    return new;
  end if;
  if new.id <> old.id then
    raise exception using errcode = 'check_violation', message = 'A project keeps its id.';
  end if;
  new.created_at := old.created_at;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;

create trigger project_saved before insert or update on public.projects
  for each row execute function public.project_saved();

create function public.projects_counted() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  most constant int := 500;
begin
  if exists (
    select from (select distinct user_id from added) as owner
    where (select count(*) from public.projects as p where p.user_id = owner.user_id) > most
  ) then
    raise exception using
      errcode = 'check_violation',
      message = format('You can keep %s projects. Delete one to save another.', most);
  end if;
  return null;
end $$;

create trigger projects_counted after insert on public.projects
  referencing new table as added
  for each statement execute function public.projects_counted();

alter table public.projects enable row level security;
alter table public.projects force row level security;

create policy projects_select on public.projects for select to authenticated
  using ((select auth.uid()) = user_id);
create policy projects_insert on public.projects for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy projects_update on public.projects for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy projects_delete on public.projects for delete to authenticated
  using ((select auth.uid()) = user_id);

revoke all on public.projects from public, anon, authenticated;
grant select, insert, update, delete on public.projects to authenticated;
revoke all on function public.project_saved(), public.projects_counted() from public, anon, authenticated;
