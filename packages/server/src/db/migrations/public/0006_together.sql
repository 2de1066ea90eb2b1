-- Who may open a project besides its owner: members, who accepted an invitation, and whoever has a link. A role is one of
-- viewer, commenter and editor, which policies compare as 1, 2 and 3; 4 is the owner.

-- Whether somebody besides the owner may edit. Triggers keep it.
alter table public.projects add column is_shared boolean not null default false;

create table public.project_members (
  project_id uuid not null references public.projects on delete cascade deferrable,
  user_id uuid not null default auth.uid() references auth.users on delete cascade deferrable,
  role text not null check (role in ('viewer', 'commenter', 'editor')),
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id)
);
create index project_members_of_a_user on public.project_members (user_id);

create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects on delete cascade deferrable,
  email text not null,
  role text not null check (role in ('viewer', 'commenter', 'editor')),
  invited_by uuid default auth.uid() references auth.users on delete set null deferrable,
  created_at timestamptz not null default now(),
  -- Null until the mail was accepted by a mail server.
  mailed_at timestamptz,
  -- For whoever is invited, who can't read the project yet.
  project_title text not null,
  inviter_name text not null,
  constraint invitations_email check (
    email = lower(email) and char_length(email) <= 255 and email ~ '^[^@[:space:][:cntrl:]<>",;:()]+@[^@[:space:][:cntrl:]<>",;:()]+$'
  ),
  unique (project_id, email)
);
create index invitations_by_email on public.invitations (email);

create table public.share_links (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects on delete cascade deferrable,
  role text not null check (role in ('viewer', 'commenter', 'editor')),
  name text not null default '' check (char_length(name) <= 100),
  -- SHA-256 of the token's text, in hex. The token itself is in the link and nowhere else.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users on delete set null deferrable,
  expires_at timestamptz,
  revoked_at timestamptz,
  opened int not null default 0,
  last_opened_at timestamptz
);
create index share_links_of_a_project on public.share_links (project_id);

-- Whoever opens a link inserts here, and it is counted, at most once a second; no row is kept.
create table public.link_openings (opened_at timestamptz not null default now());

-- How often somebody did something within an hour: a bucket that drains steadily and is empty at drained_at.
create table public.usage_limits (
  key text primary key,
  drained_at timestamptz not null
);
create index usage_limits_drained on public.usage_limits (drained_at);

-- What the caller has besides an account: the token of a link, and the key of a guest. Both are headers of the request, and
-- the database keeps digests only.
create function public.share_token_hash() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  token constant text := nullif(current_setting('request.headers', true), '')::json ->> 'x-share-token';
begin
  -- The digest alone is set by the server, for the signed addresses of files.
  return coalesce(
    nullif(current_setting('homeplot.share_hash', true), ''),
    encode(sha256(convert_to(left(token, 100), 'UTF8')), 'hex')
  );
end $$;

-- A browser whose session has ended must learn so, in place of getting empty lists.
create function public.require_account_or_token() returns void
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user = 'anon' and public.share_token_hash() is null then
    raise exception using errcode = 'insufficient_privilege', message = 'Log in, or open a link.';
  end if;
end $$;

create function public.guest_hash() returns text
  language plpgsql stable
  set search_path = ''
as $$
declare
  key constant text := nullif(current_setting('request.headers', true), '')::json ->> 'x-guest-key';
begin
  return encode(sha256(convert_to(nullif(left(key, 100), ''), 'UTF8')), 'hex');
end $$;

-- One line, without what turns the direction of the text around it.
create function public.without_controls(line text, most int) returns text
  language sql immutable
  return nullif(left(btrim(regexp_replace(line, '[[:cntrl:]\u2028-\u202e\u2066-\u2069]+', ' ', 'g')), most), '');

create function public.caller_name() returns text
  language plpgsql stable
  set search_path = ''
as $$
begin
  return coalesce(
    public.without_controls(auth.jwt() -> 'user_metadata' ->> 'full_name', 80),
    public.without_controls(split_part(auth.jwt() ->> 'email', '@', 1), 80),
    'Somebody'
  );
end $$;

-- The projects on which the caller has at least this role as a member, and those by a member or by a live link. As the owner
-- of the tables, so that the policies of the two tables can use them.
create function public.member_projects(lowest int) returns uuid[]
  language plpgsql stable
  security definer
  set search_path = ''
as $$
declare
  roles constant text[] := array['viewer', 'commenter', 'editor'];
  account constant uuid := auth.uid();
begin
  return array(
    select m.project_id from public.project_members as m
    where m.user_id = account and array_position(roles, m.role) >= lowest
  );
end $$;

create function public.granted_projects(lowest int) returns uuid[]
  language plpgsql stable
  security definer
  set search_path = ''
as $$
declare
  roles constant text[] := array['viewer', 'commenter', 'editor'];
  digest constant text := public.share_token_hash();
begin
  return public.member_projects(lowest) || array(
    select l.project_id from public.share_links as l
    where l.token_hash = digest and array_position(roles, l.role) >= lowest
      and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
  );
end $$;

-- Use it as `id = any ((select public.shared_projects(1))::uuid[])`, so that it runs once a statement and indexes are used.
-- Nothing is shared with the owner of the tables: their role may inherit the policies of callers, and functions that run as
-- them would never end.
create function public.shared_projects(lowest int) returns uuid[]
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then return '{}'; end if;
  perform public.require_account_or_token();
  return public.granted_projects(lowest);
end $$;

-- And the caller's own projects.
create function public.accessible_projects(lowest int) returns uuid[]
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user not in ('anon', 'authenticated') then return '{}'; end if;
  perform public.require_account_or_token();
  return array(select p.id from public.projects as p where p.user_id = auth.uid())
    || case when lowest < 4 then public.granted_projects(lowest) else '{}' end;
end $$;

-- Those in which the caller may see who else is a member: whoever came by a link may not.
create function public.peopled_projects() returns uuid[]
  language plpgsql stable
  set search_path = ''
as $$
begin
  if current_user <> 'authenticated' then return '{}'; end if;
  return public.accessible_projects(4) || public.member_projects(3);
end $$;

-- The caller's role: owner, editor, commenter, viewer; null for none.
create function public.role_in(project uuid) returns text
  language plpgsql stable
  set search_path = ''
as $$
begin
  return case
    when project = any (public.accessible_projects(4)) then 'owner'
    when project = any (public.shared_projects(3)) then 'editor'
    when project = any (public.shared_projects(2)) then 'commenter'
    when project = any (public.shared_projects(1)) then 'viewer'
  end;
end $$;

-- Called by triggers. `times` at once, and then `times` in an hour.
create function public.count_use(key text, times int, refusal text) returns void
  language plpgsql
  set search_path = ''
as $$
declare
  step constant interval := interval '1 hour' / times;
begin
  delete from public.usage_limits as u where u.key in (
    select old.key from public.usage_limits as old where old.drained_at < now() limit 3 for update skip locked
  );
  insert into public.usage_limits as u (key, drained_at) values (count_use.key, now() + step)
  on conflict on constraint usage_limits_pkey do update set drained_at = greatest(u.drained_at, now()) + step
    where greatest(u.drained_at, now()) + step <= now() + interval '1 hour';
  if not found then
    raise exception using errcode = 'check_violation', message = refusal;
  end if;
end $$;

-- As before. The owner is changed by a handover alone, and is_shared by the triggers below; neither is a save.
create or replace function public.project_saved() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.updated_at := clock_timestamp();
    new.created_at := least(coalesce(new.created_at, new.updated_at), new.updated_at);
    new.is_shared := false;
    return new;
  end if;
  if new.id <> old.id then
    raise exception using errcode = 'check_violation', message = 'A project keeps its id.';
  end if;
  new.created_at := old.created_at;
  if pg_trigger_depth() > 1 then
    new.updated_at := old.updated_at;
    return new;
  end if;
  if new.user_id <> old.user_id then
    raise exception using errcode = 'insufficient_privilege', message = 'A project keeps its owner until they hand it over.';
  end if;
  new.is_shared := old.is_shared;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;

create function public.invitation_written() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 200;
begin
  -- The policy refuses it. Whoever isn't the owner learns nothing of who is invited.
  if not exists (select from public.projects as p where p.id = new.project_id and p.user_id = auth.uid()) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended(new.project_id::text, 4816230518));
  new.email := lower(btrim(new.email));
  new.invited_by := auth.uid();
  new.created_at := now();
  new.mailed_at := null;
  new.inviter_name := public.caller_name();
  select p.title into new.project_title from public.projects as p where p.id = new.project_id;
  if exists (
    select from public.project_members as m where m.project_id = new.project_id and m.email = new.email
  ) then
    raise exception using errcode = 'check_violation', message = format('%s is a member already.', new.email);
  end if;
  if exists (select from public.invitations as i where i.project_id = new.project_id and i.email = new.email) then
    raise exception using errcode = 'unique_violation', message = format('%s is invited already.', new.email);
  end if;
  if (
    select count(*) from (
      select from public.project_members as m where m.project_id = new.project_id
      union all
      select from public.invitations as i where i.project_id = new.project_id
    ) as people
  ) >= most then
    raise exception using
      errcode = 'check_violation',
      message = format('A project can have %s members and invitations. Remove one to invite somebody else.', most);
  end if;
  perform public.count_use(
    'invitations ' || new.invited_by, 50, 'You have invited 50 people within an hour. Try again later.'
  );
  return new;
end $$;
create trigger invitation_written before insert on public.invitations
  for each row execute function public.invitation_written();

-- Whoever is invited becomes a member, with the role of the invitation, which is used up.
create function public.member_joined() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  invitation public.invitations;
begin
  -- By a handover.
  if pg_trigger_depth() > 1 then return new; end if;
  if exists (select from public.projects as p where p.id = new.project_id and p.user_id = auth.uid()) then
    raise exception using errcode = 'check_violation', message = 'This project is yours already.';
  end if;
  delete from public.invitations as i
  where i.project_id = new.project_id and i.email = lower(auth.jwt() ->> 'email')
  returning * into invitation;
  if invitation.id is null then
    raise exception using
      errcode = 'insufficient_privilege',
      message = 'This invitation was withdrawn, or it is for another email address.';
  end if;
  new.role := invitation.role;
  new.name := public.caller_name();
  new.email := invitation.email;
  new.created_at := now();
  return new;
end $$;
create trigger member_joined before insert on public.project_members
  for each row execute function public.member_joined();

create function public.link_written() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.created_by := auth.uid();
    new.revoked_at := null;
    new.opened := 0;
    new.last_opened_at := null;
  elsif old.revoked_at is not null then
    new.revoked_at := old.revoked_at;
  elsif new.revoked_at is not null then
    new.revoked_at := now();
  end if;
  return new;
end $$;
create trigger link_written before insert or update on public.share_links
  for each row execute function public.link_written();

create function public.links_counted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 100;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.project_id::text, 4816230518));
  if (
    select count(*) from public.share_links as l
    where l.project_id = new.project_id and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
  ) > most then
    raise exception using
      errcode = 'check_violation',
      message = format('A project can have %s links. Revoke one to make another.', most);
  end if;
  return null;
end $$;
create trigger links_counted after insert or update of expires_at on public.share_links
  for each row execute function public.links_counted();

create function public.link_opened() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  -- Once a second, whoever asks for more.
  update public.share_links as l set opened = l.opened + 1, last_opened_at = now()
  where l.token_hash = public.share_token_hash()
    and l.revoked_at is null and (l.expires_at is null or l.expires_at > now())
    and (l.last_opened_at is null or l.last_opened_at < now() - interval '1 second');
  return null;
end $$;
create trigger link_opened before insert on public.link_openings
  for each row execute function public.link_opened();

-- Servers listen to `homeplot` for what concerns projects that are open.
create function public.project_news() returns trigger
  language plpgsql
  set search_path = ''
as $$
declare
  project constant uuid := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
begin
  perform pg_notify('homeplot', json_build_object('project', project, 'about', tg_argv[0])::text);
  return null;
end $$;

create function public.sharing_changed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  project constant uuid := case when tg_op = 'DELETE' then old.project_id else new.project_id end;
begin
  update public.projects as p set is_shared = not p.is_shared
  where p.id = project and p.is_shared <> (
    exists (select from public.project_members as m where m.project_id = project and m.role = 'editor')
    or exists (
      select from public.share_links as l
      where l.project_id = project and l.role = 'editor' and l.revoked_at is null
        and (l.expires_at is null or l.expires_at > now())
    )
  );
  perform pg_notify('homeplot', json_build_object('project', project, 'about', 'access')::text);
  return null;
end $$;
create trigger sharing_changed after insert or update or delete on public.project_members
  for each row execute function public.sharing_changed();
create trigger sharing_changed after insert or update of role, revoked_at, expires_at or delete on public.share_links
  for each row execute function public.sharing_changed();
create trigger project_news after insert or update or delete on public.invitations
  for each row execute function public.project_news('access');

-- The document that is edited live goes with its project: whoever makes another one with its id gets none of it.
do $$
begin
  if to_regclass('live.documents') is null then return; end if;
  alter table live.documents add constraint documents_of_a_project
    foreign key (project_id) references public.projects on delete cascade deferrable;
end $$;

alter table public.project_members enable row level security;
alter table public.project_members force row level security;
alter table public.invitations enable row level security;
alter table public.invitations force row level security;
alter table public.share_links enable row level security;
alter table public.share_links force row level security;
alter table public.link_openings enable row level security;
alter table public.link_openings force row level security;
alter table public.usage_limits enable row level security;
alter table public.usage_limits force row level security;

create policy projects_select_shared on public.projects for select to anon, authenticated
  using (id = any ((select public.shared_projects(1))::uuid[]));
create policy projects_update_shared on public.projects for update to anon, authenticated
  using (id = any ((select public.shared_projects(3))::uuid[]))
  with check (id = any ((select public.shared_projects(3))::uuid[]));

create policy project_members_select on public.project_members for select to authenticated
  using (user_id = (select auth.uid()) or project_id = any ((select public.peopled_projects())::uuid[]));
create policy project_members_insert on public.project_members for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy project_members_update on public.project_members for update to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]))
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy project_members_delete on public.project_members for delete to authenticated
  using (user_id = (select auth.uid()) or project_id = any ((select public.accessible_projects(4))::uuid[]));

create policy invitations_select on public.invitations for select to authenticated
  using (
    email = (select lower(auth.jwt() ->> 'email')) or project_id = any ((select public.accessible_projects(4))::uuid[])
  );
create policy invitations_insert on public.invitations for insert to authenticated
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy invitations_update on public.invitations for update to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]))
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy invitations_delete on public.invitations for delete to authenticated
  using (
    email = (select lower(auth.jwt() ->> 'email')) or project_id = any ((select public.accessible_projects(4))::uuid[])
  );

create policy share_links_select on public.share_links for select to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]));
-- Whoever has a live link sees what it is for.
create policy share_links_select_own on public.share_links for select to anon, authenticated
  using (
    token_hash = (select public.share_token_hash())
    and revoked_at is null and (expires_at is null or expires_at > (select now()))
  );
create policy share_links_insert on public.share_links for insert to authenticated
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy share_links_update on public.share_links for update to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]))
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy share_links_delete on public.share_links for delete to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]));

create policy link_openings_insert on public.link_openings for insert to anon, authenticated with check (true);

-- As for public.project_versions: the owner of the tables sees and writes rows in triggers alone. Outside, to decide who
-- the caller is, only the caller's own.
create policy projects_read on public.projects for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy projects_changed on public.projects for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);
create policy project_members_read on public.project_members for select to current_user
  using (user_id = (select auth.uid()) or (select pg_trigger_depth()) > 0);
create policy project_members_written on public.project_members for insert to current_user
  with check ((select pg_trigger_depth()) > 0);
create policy project_members_dropped on public.project_members for delete to current_user
  using ((select pg_trigger_depth()) > 0);
create policy invitations_read on public.invitations for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy invitations_changed on public.invitations for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);
create policy invitations_dropped on public.invitations for delete to current_user
  using ((select pg_trigger_depth()) > 0);
create policy share_links_read on public.share_links for select to current_user
  using (token_hash = (select public.share_token_hash()) or (select pg_trigger_depth()) > 0);
create policy share_links_changed on public.share_links for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);
create policy usage_limits_read on public.usage_limits for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy usage_limits_written on public.usage_limits for insert to current_user
  with check ((select pg_trigger_depth()) > 0);
create policy usage_limits_changed on public.usage_limits for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);
create policy usage_limits_dropped on public.usage_limits for delete to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.project_members, public.invitations, public.share_links, public.link_openings, public.usage_limits
  from public, anon, authenticated;
grant select, update (title, objects, settings) on public.projects to anon;
-- Without an account nobody is a member.
grant select on public.project_members to anon;
grant select, insert, update (role), delete on public.project_members to authenticated;
grant select, insert, update (role), delete on public.invitations to authenticated;
-- Without the digest of the token.
grant select (id, project_id, role, name, expires_at) on public.share_links to anon;
grant select (id, project_id, role, name, created_at, created_by, expires_at, revoked_at, opened, last_opened_at)
  on public.share_links to authenticated;
grant insert, update (name, expires_at, revoked_at), delete on public.share_links to authenticated;
grant insert on public.link_openings to anon, authenticated;

revoke all on function public.share_token_hash(), public.require_account_or_token(), public.guest_hash(), public.without_controls(text, int),
  public.caller_name(), public.member_projects(int), public.granted_projects(int), public.shared_projects(int),
  public.accessible_projects(int), public.peopled_projects(), public.role_in(uuid), public.count_use(text, int, text), public.invitation_written(), public.member_joined(),
  public.link_written(), public.links_counted(), public.link_opened(), public.project_news(), public.sharing_changed()
  from public, anon, authenticated;
grant execute on function public.share_token_hash(), public.require_account_or_token(), public.guest_hash(), public.without_controls(text, int),
  public.caller_name(), public.member_projects(int), public.granted_projects(int), public.shared_projects(int),
  public.accessible_projects(int), public.peopled_projects(), public.role_in(uuid)
  to anon, authenticated;
