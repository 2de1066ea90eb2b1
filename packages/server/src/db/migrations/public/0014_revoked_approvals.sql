-- An approval whose request was revoked is left to the owner and to whoever gave it. The others who read approvals can't
-- read requests, so the answer says it.
alter table public.approvals add column revoked_at timestamptz;

alter table public.approvals no force row level security;
alter table public.approval_requests no force row level security;
update public.approvals as a set revoked_at = r.revoked_at
from public.approval_requests as r
where r.id = a.request_id and r.revoked_at is not null;
alter table public.approvals force row level security;
alter table public.approval_requests force row level security;

create function public.approval_revoked() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  update public.approvals as a set revoked_at = new.revoked_at where a.request_id = new.id;
  return null;
end $$;
create trigger approval_revoked after update of revoked_at on public.approval_requests
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function public.approval_revoked();

alter policy approvals_select on public.approvals
  using (
    request_id = any ((select public.asked_requests())::uuid[])
    or project_id = any ((select public.accessible_projects(4))::uuid[])
    or revoked_at is null and (
      project_id = any ((select public.accessible_projects(3))::uuid[])
      or answer = 'approved' and project_id = any ((select public.shared_projects(1))::uuid[])
    )
  );
create policy approvals_changed on public.approvals for update to current_user
  using ((select pg_trigger_depth()) > 0)
  with check ((select pg_trigger_depth()) > 0);

revoke insert on public.approvals from anon, authenticated;
grant insert (request_id, answer, name, words, plan_hash, concern_hash) on public.approvals to anon, authenticated;
revoke all on function public.approval_revoked() from public, anon, authenticated;
