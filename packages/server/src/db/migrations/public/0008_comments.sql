-- Threads of comments, pinned to a place of a plan. Written by accounts, and by guests with a link that allows it, whose
-- key proves what is theirs.
create table public.comment_threads (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects on delete cascade deferrable,
  -- x and y in feet, and what it is pinned to: an object, or an edge of one.
  anchor jsonb not null,
  created_at timestamptz not null default now(),
  author_id uuid default auth.uid() references auth.users on delete set null deferrable,
  author_name text not null,
  guest_hash text,
  resolved_at timestamptz,
  resolved_by text,
  constraint comment_threads_anchor check (
    jsonb_typeof(anchor) = 'object' and octet_length(anchor::text) <= 1024
    and jsonb_typeof(anchor -> 'x') = 'number' and jsonb_typeof(anchor -> 'y') = 'number'
  )
);
create index comment_threads_of_a_project on public.comment_threads (project_id, created_at);
create index comment_threads_of_an_author on public.comment_threads (author_id);

create table public.comments (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references public.comment_threads on delete cascade deferrable,
  project_id uuid not null references public.projects on delete cascade deferrable,
  author_id uuid default auth.uid() references auth.users on delete set null deferrable,
  author_name text not null,
  guest_hash text,
  body text not null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- The row of a deleted comment stays, without its words.
  deleted_at timestamptz,
  constraint comments_body check (
    case when deleted_at is null then char_length(body) between 1 and 5000 else body = '' end
  )
);
create index comments_of_a_thread on public.comments (thread_id, created_at);
create index comments_of_a_project on public.comments (project_id, created_at);
create index comments_of_an_author on public.comments (author_id);

create table public.comment_reads (
  user_id uuid not null default auth.uid() references auth.users on delete cascade deferrable,
  thread_id uuid not null references public.comment_threads on delete cascade deferrable,
  project_id uuid not null references public.projects on delete cascade deferrable,
  read_at timestamptz not null default now(),
  muted boolean not null default false,
  primary key (user_id, thread_id)
);
create index comment_reads_of_a_thread on public.comment_reads (thread_id);
create index comment_reads_of_a_project on public.comment_reads (project_id);

-- Says who writes, whatever was sent, and holds the limits.
create function public.comment_written() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most constant int := 10000;
  most_an_hour constant int := 200;
  account constant uuid := auth.uid();
  writer text := account::text;
  written int;
begin
  if tg_table_name = 'comments' then
    select t.project_id into new.project_id from public.comment_threads as t where t.id = new.thread_id;
    if not found then
      raise exception using errcode = 'foreign_key_violation', message = 'This thread was deleted.';
    end if;
    new.edited_at := null;
    new.deleted_at := null;
    select count(*) into written from public.comments as c where c.project_id = new.project_id;
  else
    new.resolved_at := null;
    new.resolved_by := null;
    select count(*) into written from public.comment_threads as t where t.project_id = new.project_id;
  end if;
  new.created_at := clock_timestamp();
  new.author_id := account;
  if account is not null then
    new.author_name := public.caller_name();
    new.guest_hash := null;
  else
    new.author_name := public.without_controls(new.author_name, 80);
    new.guest_hash := public.guest_hash();
    select l.id into writer from public.share_links as l where l.token_hash = public.share_token_hash();
    if writer is null then
      raise exception using errcode = 'insufficient_privilege', message = 'This link was revoked or has expired.';
    elsif new.author_name is null or new.guest_hash is null then
      raise exception using errcode = 'check_violation', message = 'Enter your name to comment.';
    end if;
  end if;
  if written >= most then
    raise exception using errcode = 'check_violation', message = 'A project can have 10,000 comments.';
  end if;
  perform public.count_use(
    tg_table_name || ' ' || writer, most_an_hour,
    format('%s comments were written within an hour. Try again later.', most_an_hour)
  );
  return new;
end $$;
create trigger comment_written before insert on public.comment_threads
  for each row execute function public.comment_written();
create trigger comment_written before insert on public.comments
  for each row execute function public.comment_written();

-- Of an account that is deleted, the words stay in other people's projects.
create function public.author_deleted() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.author_name := 'Deleted account';
  return new;
end $$;
create trigger author_deleted before update of author_id on public.comment_threads
  for each row when (new.author_id is null and old.author_id is not null) execute function public.author_deleted();
create trigger author_deleted before update of author_id on public.comments
  for each row when (new.author_id is null and old.author_id is not null) execute function public.author_deleted();

create function public.is_own_comment(author uuid, guest text) returns boolean
  language plpgsql stable
  set search_path = ''
as $$
begin
  return coalesce(author = auth.uid() or guest = public.guest_hash(), false);
end $$;

create function public.thread_changed() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.anchor <> old.anchor
    and not public.is_own_comment(old.author_id, old.guest_hash)
    and not old.project_id = any (public.accessible_projects(3))
  then
    raise exception using
      errcode = 'insufficient_privilege', message = 'Only an editor can move a thread that somebody else began.';
  end if;
  if (new.resolved_at is null) = (old.resolved_at is null) then
    new.resolved_at := old.resolved_at;
    new.resolved_by := old.resolved_by;
  elsif new.resolved_at is null then
    new.resolved_by := null;
  else
    new.resolved_at := now();
    new.resolved_by := case
      when auth.uid() is null then coalesce(public.without_controls(new.resolved_by, 80), 'Guest')
      else public.caller_name()
    end;
  end if;
  return new;
end $$;
create trigger thread_changed before update of anchor, resolved_at, resolved_by on public.comment_threads
  for each row execute function public.thread_changed();

-- The owner of a project may delete what others wrote, and only its author changes it.
create function public.comment_changed() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if old.deleted_at is not null then
    raise exception using errcode = 'check_violation', message = 'This comment was deleted.';
  end if;
  if new.deleted_at is not null then
    new.deleted_at := now();
    new.body := '';
    return new;
  end if;
  if new.body = old.body then return new; end if;
  if not public.is_own_comment(old.author_id, old.guest_hash) then
    raise exception using errcode = 'insufficient_privilege', message = 'Only its author can change a comment.';
  end if;
  new.edited_at := now();
  return new;
end $$;
create trigger comment_changed before update of body, deleted_at on public.comments
  for each row execute function public.comment_changed();

create function public.thread_read() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.user_id := auth.uid();
  select t.project_id into new.project_id from public.comment_threads as t where t.id = new.thread_id;
  return new;
end $$;
create trigger thread_read before insert or update on public.comment_reads
  for each row execute function public.thread_read();

create trigger project_news after insert or update or delete on public.comment_threads
  for each row execute function public.project_news('comments');
create trigger project_news after insert or update on public.comments
  for each row execute function public.project_news('comments');

alter table public.comment_threads enable row level security;
alter table public.comment_threads force row level security;
alter table public.comments enable row level security;
alter table public.comments force row level security;
alter table public.comment_reads enable row level security;
alter table public.comment_reads force row level security;

create policy comment_threads_select on public.comment_threads for select to anon, authenticated
  using (project_id = any ((select public.accessible_projects(1))::uuid[]));
create policy comment_threads_insert on public.comment_threads for insert to anon, authenticated
  with check (project_id = any ((select public.accessible_projects(2))::uuid[]));
create policy comment_threads_update on public.comment_threads for update to anon, authenticated
  using (project_id = any ((select public.accessible_projects(2))::uuid[]))
  with check (project_id = any ((select public.accessible_projects(2))::uuid[]));
create policy comment_threads_delete on public.comment_threads for delete to authenticated
  using (project_id = any ((select public.accessible_projects(4))::uuid[]));

create policy comments_select on public.comments for select to anon, authenticated
  using (project_id = any ((select public.accessible_projects(1))::uuid[]));
create policy comments_insert on public.comments for insert to anon, authenticated
  with check (project_id = any ((select public.accessible_projects(2))::uuid[]));
create policy comments_update on public.comments for update to anon, authenticated
  using (
    project_id = any ((select public.accessible_projects(4))::uuid[])
    or project_id = any ((select public.accessible_projects(2))::uuid[])
    and (author_id = (select auth.uid()) or guest_hash = (select public.guest_hash()))
  )
  with check (project_id = any ((select public.accessible_projects(2))::uuid[]));

create policy comment_reads_select on public.comment_reads for select to authenticated
  using (user_id = (select auth.uid()));
create policy comment_reads_insert on public.comment_reads for insert to authenticated
  with check (user_id = (select auth.uid()) and project_id = any ((select public.accessible_projects(1))::uuid[]));
create policy comment_reads_update on public.comment_reads for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()) and project_id = any ((select public.accessible_projects(1))::uuid[]));
create policy comment_reads_delete on public.comment_reads for delete to authenticated
  using (user_id = (select auth.uid()));

-- As for public.project_versions.
create policy comment_threads_read on public.comment_threads for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy comments_read on public.comments for select to current_user
  using ((select pg_trigger_depth()) > 0);
create policy comment_reads_read on public.comment_reads for select to current_user
  using ((select pg_trigger_depth()) > 0);

revoke all on public.comment_threads, public.comments, public.comment_reads from public, anon, authenticated;
grant select, insert, update (anchor, resolved_at, resolved_by) on public.comment_threads to anon, authenticated;
grant delete on public.comment_threads to authenticated;
grant select, insert, update (body, deleted_at) on public.comments to anon, authenticated;
grant select, insert, update, delete on public.comment_reads to authenticated;
revoke all on function public.comment_written(), public.author_deleted(), public.is_own_comment(uuid, text),
  public.thread_changed(), public.comment_changed(), public.thread_read() from public, anon, authenticated;
grant execute on function public.is_own_comment(uuid, text) to anon, authenticated;
