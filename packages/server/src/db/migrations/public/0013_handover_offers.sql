-- A project is handed over only to somebody who wants it: its owner offers it to a member who may edit it, by a row here,
-- and they accept it by setting `accepted`, or decline it by deleting the row, as the owner does to take it back. Versions
-- and files go along; members, links and comments stay; the old owner stays as an editor.
drop table public.project_handovers;
drop function public.project_handed_over();

create table public.project_handovers (
  project_id uuid primary key,
  to_user_id uuid not null,
  created_at timestamptz not null default now(),
  -- Of the owner, who becomes a member.
  owner_name text not null,
  owner_email text not null,
  -- The row goes as it becomes true.
  accepted boolean not null default false,
  -- Whoever isn't a member any more isn't offered anything.
  foreign key (project_id, to_user_id) references public.project_members on delete cascade deferrable
);
create index project_handovers_to_a_user on public.project_handovers (to_user_id);

create function public.handover_offered() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  other text;
begin
  -- The policy refuses it. Whoever isn't the owner learns nothing of members and offers.
  if not exists (select from public.projects as p where p.id = new.project_id and p.user_id = auth.uid()) then
    return new;
  end if;
  if not exists (
    select from public.project_members as m
    where m.project_id = new.project_id and m.user_id = new.to_user_id and m.role = 'editor'
  ) then
    raise exception using
      errcode = 'check_violation', message = 'A project can be handed over only to a member who may edit it.';
  end if;
  select m.name into other
  from public.project_handovers as h join public.project_members as m using (project_id)
  where h.project_id = new.project_id and m.user_id = h.to_user_id;
  if found then
    raise exception using
      errcode = 'unique_violation', message = format('The project is offered to %s already. Take that back first.', other);
  end if;
  new.created_at := now();
  new.owner_name := public.caller_name();
  new.owner_email := coalesce(auth.jwt() ->> 'email', '');
  new.accepted := false;
  return new;
end $$;
create trigger handover_offered before insert on public.project_handovers
  for each row execute function public.handover_offered();

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
  taker constant uuid := new.to_user_id;
  giver uuid;
  moved record;
  total public.project_version_totals;
begin
  select p.user_id into giver from public.projects as p where p.id = new.project_id for update;
  -- The offer goes along.
  delete from public.project_members as m
  where m.project_id = new.project_id and m.user_id = taker and m.role = 'editor';
  if not found then
    raise exception using
      errcode = 'insufficient_privilege', message = 'Only somebody who may edit a project can take it over.';
  end if;
  if (select count(*) from public.projects as p where p.user_id = taker) >= most then
    raise exception using
      errcode = 'check_violation',
      message = format('You have %s projects, the most. Delete one to take over this one.', most);
  end if;
  if to_regprocedure('storage.hand_over(uuid,uuid,uuid)') is not null then
    begin
      perform storage.hand_over(new.project_id, giver, taker);
    exception when check_violation then
      raise exception using
        errcode = 'check_violation',
        message = 'You have no room for the files of this project. Delete a project with files to take over this one.';
    end;
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
      errcode = 'check_violation',
      message = 'You have no room for the versions of this project: all earlier versions of an account can take 500 MB.';
  end if;
  insert into public.project_members (project_id, user_id, role, name, email)
  values (new.project_id, giver, 'editor', new.owner_name, new.owner_email);
  return null;
end $$;
create trigger project_handed_over after update on public.project_handovers
  for each row when (new.accepted) execute function public.project_handed_over();

alter table public.project_handovers enable row level security;
alter table public.project_handovers force row level security;
create policy project_handovers_select on public.project_handovers for select to authenticated
  using (
    project_id = any ((select public.accessible_projects(4))::uuid[])
    or to_user_id = (select auth.uid()) and project_id = any ((select public.member_projects(3))::uuid[])
  );
create policy project_handovers_insert on public.project_handovers for insert to authenticated
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy project_handovers_update on public.project_handovers for update to authenticated
  using (to_user_id = (select auth.uid()) and project_id = any ((select public.member_projects(3))::uuid[]))
  with check (to_user_id = (select auth.uid()));
create policy project_handovers_delete on public.project_handovers for delete to authenticated
  using (
    project_id = any ((select public.accessible_projects(4))::uuid[])
    or to_user_id = (select auth.uid()) and project_id = any ((select public.member_projects(3))::uuid[])
  );
-- As for public.project_versions.
create policy project_handovers_read on public.project_handovers for select to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.project_handovers from public, anon, authenticated;
grant select (project_id, to_user_id, created_at, owner_name) on public.project_handovers to authenticated;
grant insert (project_id, to_user_id), update (accepted), delete on public.project_handovers to authenticated;
revoke all on function public.handover_offered(), public.project_handed_over() from public, anon, authenticated;
