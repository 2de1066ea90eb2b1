-- On a server of our own, mails tell of invitations, requests, answers and comments. Hosted Supabase sends none: whoever
-- invites or asks passes the link on.
do $$
begin
  if to_regclass('auth.notices') is null then return; end if;
  create trigger invitation_noticed after insert on public.invitations
    for each row execute function auth.invitation_noticed();
  -- By name before approval_requested.
  create trigger approval_request_noticed before insert on public.approval_requests
    for each row execute function auth.approval_request_noticed();
  create trigger approval_noticed after insert on public.approvals
    for each row execute function auth.approval_noticed();
  create trigger comment_noticed after insert on public.comments
    for each row execute function auth.comment_noticed();
end $$;
