-- The owner of a project can't be invited to it: they couldn't accept, so the invitation would stay.
create function public.own_invitation() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  -- The policy refuses an invitation by somebody else.
  if exists (select from public.projects as p where p.id = new.project_id and p.user_id = auth.uid()) then
    raise exception using
      errcode = 'check_violation', message = 'This project is yours. Enter somebody else''s email address.';
  end if;
  return new;
end $$;
-- Fires after invitation_written, whose name comes first, and which has normalized the address.
create trigger own_invitation before insert on public.invitations
  for each row when (new.email = lower(auth.jwt() ->> 'email')) execute function public.own_invitation();

revoke all on function public.own_invitation() from public, anon, authenticated;
