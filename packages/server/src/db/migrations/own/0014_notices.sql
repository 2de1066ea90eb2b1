-- Mails about shared projects: invitations, requests for approval and their answers, comments. public/0012_notices.sql
-- attaches what queues them. What a mail says is written when it is about to be sent, so nothing is mailed that was taken
-- back meanwhile.
create table auth.notices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invitation', 'approval_request', 'approval', 'comments')),
  -- The id of the invitation, the request or the thread.
  about uuid not null,
  -- Who gets it: an account, or an address.
  user_id uuid references auth.users on delete cascade,
  email text,
  -- Of a request, until it is mailed.
  token text,
  -- Whoever causes mails takes turns with others.
  sender text not null,
  created_at timestamptz not null default now(),
  due_at timestamptz default now(),
  attempts int not null default 0,
  content jsonb,
  written_at timestamptz,
  sent_at timestamptz,
  -- Later comments were not mailed yet.
  told_until timestamptz not null default now(),
  check ((user_id is null) <> (email is null))
);
create unique index notices_of_a_thread on auth.notices (about, user_id) where kind = 'comments';
create index notices_of_a_user on auth.notices (user_id);
create index notices_due on auth.notices (sender, due_at) where due_at is not null;

create function auth.name_of(account uuid) returns text
  language sql stable
  set search_path = ''
as $$
  select left(
    regexp_replace(coalesce(nullif(btrim(u.metadata ->> 'full_name'), ''), split_part(u.email, '@', 1)), '[[:cntrl:]]+', ' ', 'g'),
    80
  ) from auth.users as u where u.id = account
$$;

create function auth.invitation_noticed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into auth.notices (kind, about, email, sender) values ('invitation', new.id, new.email, new.invited_by::text);
  return null;
end $$;

-- Before public.approval_requested() takes the token out of the row.
create function auth.approval_request_noticed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.token is not null and nullif(btrim(new.asked_email), '') is not null then
    insert into auth.notices (kind, about, email, token, sender)
    values ('approval_request', new.id, lower(btrim(new.asked_email)), new.token, auth.uid()::text);
  end if;
  return new;
end $$;

create function auth.approval_noticed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into auth.notices (kind, about, user_id, sender)
  select 'approval', new.request_id, p.user_id, 'answers ' || p.id from public.projects as p where p.id = new.project_id;
  return null;
end $$;

-- For the owner, and for members who wrote in the thread. The first mail waits, so that those who see the comment in the
-- plan get none; the next ones wait for an hour.
create function auth.comment_noticed() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into auth.notices as n (kind, about, user_id, sender, due_at)
  select 'comments', new.thread_id, reader.id, coalesce(new.author_id::text, 'guests ' || new.project_id),
    now() + interval '3 minutes'
  from (
    select p.user_id as id from public.projects as p where p.id = new.project_id
    union
    select m.user_id from public.project_members as m
    where m.project_id = new.project_id and (
      exists (select from public.comments as c where c.thread_id = new.thread_id and c.author_id = m.user_id)
      or exists (select from public.comment_threads as t where t.id = new.thread_id and t.author_id = m.user_id)
    )
  ) as reader
  where reader.id is distinct from new.author_id
  on conflict (about, user_id) where kind = 'comments' do update
    set due_at = coalesce(n.due_at, greatest(excluded.due_at, n.sent_at + interval '1 hour'));
  return null;
end $$;

-- Null if there is nothing to say any more.
create function auth.notice_content(n auth.notices) returns jsonb
  language plpgsql stable
  set search_path = ''
as $$
begin
  if n.kind = 'invitation' then
    return (
      select jsonb_build_object('from', i.inviter_name, 'title', p.title, 'role', i.role)
      from public.invitations as i join public.projects as p on p.id = i.project_id
      where i.id = n.about
    );
  elsif n.kind = 'approval_request' then
    return (
      select jsonb_build_object('from', coalesce(auth.name_of(r.created_by), 'Somebody'), 'title', p.title)
      from public.approval_requests as r join public.projects as p on p.id = r.project_id
      where r.id = n.about and r.revoked_at is null and (r.expires_at is null or r.expires_at > now())
    );
  elsif n.kind = 'approval' then
    return (
      select jsonb_build_object(
        'from', a.name, 'title', p.title, 'answer', a.answer, 'words', a.words, 'project', p.id
      )
      from public.approvals as a join public.projects as p on p.id = a.project_id
      where a.request_id = n.about and p.user_id = n.user_id
    );
  end if;
  return (
    select jsonb_build_object(
      'title', p.title, 'project', p.id,
      'comments', jsonb_agg(jsonb_build_object('from', c.author_name, 'words', c.body) order by c.created_at)
    )
    from (
      select c.* from public.comments as c
      where c.thread_id = n.about and c.created_at >= n.told_until and c.deleted_at is null
        and c.author_id is distinct from n.user_id
        and not exists (
          select from public.comment_reads as r
          where r.user_id = n.user_id and r.thread_id = n.about and (r.muted or r.read_at >= c.created_at)
        )
      order by c.created_at limit 20
    ) as c join public.projects as p on p.id = c.project_id
    where p.user_id = n.user_id
      or exists (select from public.project_members as m where m.project_id = p.id and m.user_id = n.user_id)
    group by p.id, p.title
  );
end $$;

create function auth.notice_written() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  new.written_at := clock_timestamp();
  new.content := auth.notice_content(new);
  return new;
end $$;
create trigger notice_written before update of attempts on auth.notices
  for each row when (new.attempts > old.attempts) execute function auth.notice_written();

create function auth.notice_sent() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if new.kind = 'comments' then
    -- Comments that were written while it was being sent.
    update auth.notices as n set due_at = now() + interval '1 hour'
    where n.id = new.id and exists (
      select from public.comments as c
      where c.thread_id = new.about and c.created_at > new.told_until and c.author_id is distinct from new.user_id
    );
    return null;
  elsif new.kind = 'invitation' then
    update public.invitations as i set mailed_at = now() where i.id = new.about;
  elsif new.kind = 'approval_request' then
    update public.approval_requests as r set mailed_at = now() where r.id = new.about;
  end if;
  delete from auth.notices as n where n.id = new.id;
  return null;
end $$;
create trigger notice_sent after update of sent_at on auth.notices
  for each row when (old.content is not null and new.content is null) execute function auth.notice_sent();

revoke all on auth.notices from public, anon, authenticated;
revoke all on function auth.name_of(uuid), auth.invitation_noticed(), auth.approval_request_noticed(),
  auth.approval_noticed(), auth.comment_noticed(), auth.notice_content(auth.notices), auth.notice_written(),
  auth.notice_sent() from public, anon, authenticated;
