// The section of the landing page with the registration form, and with what an account is for.
import { toast } from '../../kit/toasts/toast.ts';
import { RegistrationForm } from '../../account/forms/RegistrationForm.tsx';
import { storedUser } from '../../account/backend/session.ts';

export function CreateAccount() {
  return (
    <section aria-labelledby="account-title" className="signed-in:hidden">
      <div className="wrap grid gap-x-14 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
        <div>
          <h2 id="account-title" className="display">
            Create an account
          </h2>
          <p className="lead mt-4 max-w-[34rem]">
            You can draw, share and export without one. With an account, your projects are saved in the cloud
            with their earlier versions, and you can open them on any device.
          </p>
          <p className="mt-4 text-ink-soft">It's free, like everything else here.</p>
        </div>
        <div className="border border-hairline bg-paper p-5 sm:p-8" data-wakes="">
          <RegistrationForm
            fallback="Registration failed"
            onProblem={(message) => void (message && toast.error(message))}
            onRegistered={registered}
          />
          <noscript>
            <p className="mt-4 text-ink-soft">Creating an account needs JavaScript.</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}

/** Some backends don't require confirmation: then the user is signed in after registering. */
function registered(message: string): void {
  if (storedUser()) window.location.assign('/app');
  else toast.success(message);
}
