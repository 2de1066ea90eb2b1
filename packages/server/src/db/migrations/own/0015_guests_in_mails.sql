-- Mails mark the names of guests, as pages do: anybody with a link can type the owner's name.
create or replace function auth.notice_content(n auth.notices) returns jsonb
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
      'comments', jsonb_agg(
        jsonb_build_object(
          'from', c.author_name || case when c.guest_hash is null then '' else ' (guest)' end, 'words', c.body
        ) order by c.created_at
      )
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
