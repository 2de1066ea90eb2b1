-- A guest who resolves a thread is marked like a guest who writes, since anybody with a link can type the owner's name.
create or replace function public.thread_changed() returns trigger
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
      when auth.uid() is null then coalesce(public.without_controls(new.resolved_by, 80) || ' (guest)', 'Guest')
      else public.caller_name()
    end;
  end if;
  return new;
end $$;
