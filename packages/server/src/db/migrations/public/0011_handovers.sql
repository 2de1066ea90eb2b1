-- The owner of a project hands it over to a member who may edit it, by inserting a row here, which isn't kept. Its versions
-- and files go along; members, links and comments stay; the old owner stays as an editor.
create table public.project_handovers (
  project_id uuid not null,
  to_user_id uuid not null
);

create function public.project_handed_over() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 500;
  -- As in public.version_added().
  most_versions constant int := 25000;
  most_bytes_of_versions constant bigint := 500 * 1024 * 1024;
  giver constant uuid := auth.uid();
  taker constant uuid := new.to_user_id;
  moved record;
  total public.project_version_totals;
begin
  delete from public.project_handovers;
  perform from public.projects as p where p.id = new.project_id and p.user_id = giver for update;
  if not found then
    raise exception using errcode = 'insufficient_privilege', message = 'Only its owner can hand over a project.';
  end if;
  delete from public.project_members as m
  where m.project_id = new.project_id and m.user_id = taker and m.role = 'editor';
  if not found then
    raise exception using
      errcode = 'check_violation', message = 'A project can be handed over only to a member who may edit it.';
  end if;
  if (select count(*) from public.projects as p where p.user_id = taker) >= most then
    raise exception using
      errcode = 'check_violation', message = format('The new owner keeps %s projects already, the most.', most);
  end if;
  if to_regprocedure('storage.hand_over(uuid,uuid,uuid)') is not null then
    perform storage.hand_over(new.project_id, giver, taker);
  end if;
  update public.plan_files as f set user_id = taker
  where f.user_id = giver and (
    f.plan_id = new.project_id
    or f.plan_id in (
      select v.id from public.project_versions as v where v.project_id = new.project_id and v.user_id = giver
    )
  );
  update public.projects as p set user_id = taker where p.id = new.project_id;
  with versions as (
    update public.project_versions as v set user_id = taker
    where v.project_id = new.project_id and v.user_id = giver
    returning v.bytes
  )
  select count(*)::int as versions, coalesce(sum(bytes), 0)::bigint as bytes into moved from versions;
  update public.project_version_totals as t set versions = t.versions - moved.versions, bytes = t.bytes - moved.bytes
  where t.user_id = giver;
  insert into public.project_version_totals as t (user_id, versions, bytes)
  values (taker, moved.versions, moved.bytes)
  on conflict (user_id) do update set versions = t.versions + excluded.versions, bytes = t.bytes + excluded.bytes
  returning * into total;
  -- Beyond the limits their next save would drop versions of their own projects.
  if total.versions > most_versions or total.bytes > most_bytes_of_versions then
    raise exception using
      errcode = 'check_violation', message = 'The new owner has no room for the versions of this project.';
  end if;
  insert into public.project_members (project_id, user_id, role, name, email)
  values (new.project_id, giver, 'editor', public.caller_name(), coalesce(auth.jwt() ->> 'email', ''));
  return null;
end $$;
create trigger project_handed_over after insert on public.project_handovers
  for each row execute function public.project_handed_over();

alter table public.project_handovers enable row level security;
alter table public.project_handovers force row level security;
create policy project_handovers_insert on public.project_handovers for insert to authenticated
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
-- As for public.project_versions.
create policy project_handovers_read on public.project_handovers for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy project_handovers_dropped on public.project_handovers for delete to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.project_handovers from public, anon, authenticated;
grant insert on public.project_handovers to authenticated;
revoke all on function public.project_handed_over() from public, anon, authenticated;
