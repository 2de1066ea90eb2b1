-- The owner asks somebody to approve a version, by a link whose token opens that version, the one that the same person was
-- asked about before, and nothing else. The answer is tied to the hash of the version, and to what of it concerns them.
create table public.approval_requests (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects on delete cascade deferrable,
  -- Left out: the present state.
  version_id uuid not null references public.project_versions on delete cascade deferrable,
  plan_hash text not null check (char_length(plan_hash) between 1 and 128),
  concern jsonb not null,
  concern_hash text not null check (char_length(concern_hash) between 1 and 128),
  asked_name text not null check (char_length(asked_name) between 1 and 120),
  asked_email text,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Sent with the row by whoever asks, in place of its digest; kept nowhere but in a mail that is due.
  token text check (token is null),
  created_at timestamptz not null default now(),
  created_by uuid default auth.uid() references auth.users on delete set null deferrable,
  expires_at timestamptz,
  revoked_at timestamptz,
  mailed_at timestamptz,
  -- The request before to the same person.
  previous_id uuid references public.approval_requests on delete set null deferrable,
  previous_version_id uuid,
  constraint approval_requests_concern check (
    jsonb_typeof(concern) = 'object' and octet_length(concern::text) <= 1024 and concern ->> 'kind' in ('plan', 'edge')
  ),
  constraint approval_requests_email check (
    asked_email = lower(asked_email) and char_length(asked_email) <= 255
    and asked_email ~ '^[^@[:space:][:cntrl:]<>",;:()]+@[^@[:space:][:cntrl:]<>",;:()]+$'
  )
);
create index approval_requests_of_a_project on public.approval_requests (project_id, created_at);
create index approval_requests_of_a_version on public.approval_requests (version_id);
create index approval_requests_by_previous on public.approval_requests (previous_id);

create table public.approvals (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null unique references public.approval_requests on delete cascade deferrable,
  project_id uuid not null references public.projects on delete cascade deferrable,
  answer text not null check (answer in ('approved', 'declined')),
  name text not null check (char_length(name) between 1 and 120),
  words text not null default '' check (char_length(words) <= 2000),
  answered_at timestamptz not null default now(),
  plan_hash text not null,
  -- As in the request, which only the owner sees. The hashes are sent with the answer, and compared.
  version_id uuid not null,
  concern jsonb not null,
  concern_hash text not null
);
create index approvals_of_a_project on public.approvals (project_id, answered_at);

create function public.approval_requested() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 500;
  project public.projects;
begin
  select * into project from public.projects as p where p.id = new.project_id;
  if new.token is not null then
    -- It becomes a part of an address that is mailed.
    if new.token !~ '^[A-Za-z0-9_-]{22}$' then
      raise exception using errcode = 'check_violation', message = 'A token is 128 random bits in base64url.';
    end if;
    new.token_hash := encode(sha256(convert_to(new.token, 'UTF8')), 'hex');
    new.token := null;
  end if;
  new.asked_name := public.without_controls(new.asked_name, 120);
  new.asked_email := lower(nullif(btrim(new.asked_email), ''));
  new.created_at := now();
  new.created_by := auth.uid();
  new.revoked_at := null;
  new.mailed_at := null;
  if (select count(*) from public.approval_requests as r where r.project_id = new.project_id) >= most then
    raise exception using
      errcode = 'check_violation',
      message = format('A project can have %s requests for approval. Delete one to ask again.', most);
  end if;
  if new.asked_email is not null then
    perform public.count_use(
      'requests ' || new.created_by, 50, 'You have asked 50 people by mail within an hour. Try again later.'
    );
  end if;
  update public.project_versions as v set kept = true
  where v.project_id = project.id and v.user_id = project.user_id
    and case when new.version_id is null then v.saved_at = project.updated_at else v.id = new.version_id end
  returning v.id into new.version_id;
  if not found and new.version_id is not null then
    raise exception using errcode = 'check_violation', message = 'There is no such version of this project.';
  elsif not found then
    insert into public.project_versions
      (project_id, user_id, title, objects, settings, object_count, bytes, saved_at, kept)
    values
      (project.id, project.user_id, project.title, project.objects, project.settings, project.object_count,
        pg_column_size(project.objects) + pg_column_size(project.settings), project.updated_at, true)
    returning id into new.version_id;
  end if;
  new.previous_version_id := null;
  if new.previous_id is not null then
    select r.version_id into new.previous_version_id
    from public.approval_requests as r where r.id = new.previous_id and r.project_id = new.project_id;
    if not found then
      raise exception using errcode = 'check_violation', message = 'The request before is not of this project.';
    end if;
  end if;
  return new;
end $$;
create trigger approval_requested before insert on public.approval_requests
  for each row execute function public.approval_requested();

create function public.approval_request_changed() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.revoked_at is not null then
    new.revoked_at := old.revoked_at;
  elsif new.revoked_at is not null then
    new.revoked_at := now();
  end if;
  return new;
end $$;
create trigger approval_request_changed before update of revoked_at on public.approval_requests
  for each row execute function public.approval_request_changed();

create function public.approval_request_deleted() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.project_versions as v set kept = false
  where v.id = old.version_id
    and not exists (select from public.approval_requests as r where r.version_id = old.version_id);
  return null;
end $$;
create trigger approval_request_deleted after delete on public.approval_requests
  for each row execute function public.approval_request_deleted();

-- The ids of the live request whose token the caller has; callers can call it, so nothing else of the row.
create function public.request_of_token(
  out id uuid, out previous_id uuid, out version_id uuid, out previous_version_id uuid
)
  language plpgsql stable
  security definer
  set search_path = ''
as $$
begin
  select r.id, r.previous_id, r.version_id, r.previous_version_id
  into request_of_token.id, request_of_token.previous_id, request_of_token.version_id, request_of_token.previous_version_id
  from public.approval_requests as r
  where r.token_hash = public.share_token_hash()
    and r.revoked_at is null and (r.expires_at is null or r.expires_at > now());
end $$;

-- Whether the caller's token is that of a link or a request, or was.
create function public.is_token_known() returns boolean
  language plpgsql stable
  security definer
  set search_path = ''
as $$
begin
  return exists (select from public.share_links as l where l.token_hash = public.share_token_hash())
    or exists (select from public.approval_requests as r where r.token_hash = public.share_token_hash());
end $$;

-- Whoever is asked reads two requests, their answers and versions, and answers the first. See public.shared_projects.
create function public.asked_requests() returns uuid[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  request record;
begin
  if current_user not in ('anon', 'authenticated') then return '{}'; end if;
  request := public.request_of_token();
  return array_remove(array[request.id, request.previous_id], null);
end $$;

create function public.asked_versions() returns uuid[]
  language plpgsql stable
  set search_path = ''
as $$
declare
  request record;
begin
  if current_user not in ('anon', 'authenticated') then return '{}'; end if;
  request := public.request_of_token();
  return array_remove(array[request.version_id, request.previous_version_id], null);
end $$;

create function public.approval_given() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  request public.approval_requests;
begin
  select * into request from public.approval_requests as r
  where r.id = new.request_id and r.id = any (array(select asked.id from public.request_of_token() as asked));
  if not found then
    raise exception using
      errcode = 'insufficient_privilege', message = 'This request was withdrawn or has expired.';
  -- As whoever answers has worked out from what they see.
  elsif new.plan_hash is distinct from request.plan_hash or new.concern_hash is distinct from request.concern_hash then
    raise exception using errcode = 'check_violation', message = 'This answer is for another version of the plan.';
  elsif exists (select from public.approvals as a where a.request_id = request.id) then
    raise exception using errcode = 'unique_violation', message = 'This request has been answered already.';
  end if;
  new.name := public.without_controls(new.name, 120);
  if new.name is null then
    raise exception using errcode = 'check_violation', message = 'Enter your name to answer.';
  end if;
  new.project_id := request.project_id;
  new.plan_hash := request.plan_hash;
  new.version_id := request.version_id;
  new.concern := request.concern;
  new.answered_at := now();
  return new;
end $$;
create trigger approval_given before insert on public.approvals
  for each row execute function public.approval_given();

create trigger project_news after insert or update or delete on public.approval_requests
  for each row execute function public.project_news('approvals');
create trigger project_news after insert or delete on public.approvals
  for each row execute function public.project_news('approvals');

alter table public.approval_requests enable row level security;
alter table public.approval_requests force row level security;
alter table public.approvals enable row level security;
alter table public.approvals force row level security;

create policy approval_requests_select on public.approval_requests for select to anon, authenticated
  using (
    id = any ((select public.asked_requests())::uuid[])
    or project_id = any ((select public.accessible_projects(4))::uuid[])
  );
create policy approval_requests_insert on public.approval_requests for insert to authenticated
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy approval_requests_update on public.approval_requests for update to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]))
  with check (project_id = any ((select public.accessible_projects(4))::uuid[]));
create policy approval_requests_delete on public.approval_requests for delete to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]));

-- What was approved is for everybody who may read the project; what was declined is for those who may edit it.
create policy approvals_select on public.approvals for select to anon, authenticated
  using (
    request_id = any ((select public.asked_requests())::uuid[])
    or project_id = any ((select public.accessible_projects(3))::uuid[])
    or answer = 'approved' and project_id = any ((select public.shared_projects(1))::uuid[])
  );
create policy approvals_insert on public.approvals for insert to anon, authenticated
  with check (request_id = any ((select public.asked_requests())::uuid[]));

create policy project_versions_select_asked on public.project_versions for select to anon, authenticated
  using (id = any ((select public.asked_versions())::uuid[]));

-- As for public.project_versions.
create policy approval_requests_read on public.approval_requests for select to current_user
  using (token_hash = (select public.share_token_hash()) or (select pg_trigger_depth()) > 0);
create policy approval_requests_changed on public.approval_requests for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);
create policy approvals_read on public.approvals for select to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.approval_requests, public.approvals from public, anon, authenticated;
-- Without the digest of the token, and for whoever is asked without the address.
grant select (id, project_id, version_id, plan_hash, concern, concern_hash, asked_name, created_at, expires_at,
  revoked_at, previous_id, previous_version_id) on public.approval_requests to anon;
grant select (id, project_id, version_id, plan_hash, concern, concern_hash, asked_name, asked_email, created_at,
  created_by, expires_at, revoked_at, mailed_at, previous_id, previous_version_id)
  on public.approval_requests to authenticated;
grant insert, update (expires_at, revoked_at), delete on public.approval_requests to authenticated;
grant select, insert on public.approvals to anon, authenticated;
revoke all on function public.approval_requested(), public.approval_request_changed(), public.approval_request_deleted(),
  public.request_of_token(), public.is_token_known(), public.asked_requests(), public.asked_versions(), public.approval_given()
  from public, anon, authenticated;
grant execute on function public.request_of_token(), public.is_token_known(), public.asked_requests(), public.asked_versions()
  to anon, authenticated;
