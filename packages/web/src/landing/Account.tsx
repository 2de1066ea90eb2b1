// The registration form, and an honest word on what an account is for.
import { toast } from '../ui/toast.ts';
import { RegistrationForm } from '../account/RegistrationForm.tsx';
import { storedUser } from '../account/session.ts';

export function Account() {
  return (
    <section
      id="account"
      aria-labelledby="account-title"
      className="scroll-mt-4 border-t border-hairline bg-panel"
    >
      <div className="wrap grid gap-x-14 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24">
        <div>
          <h2 id="account-title" className="display">
            Create an account
          </h2>
          <p className="lead mt-4 max-w-[34rem]">
            You can draw, share and export without one. With an account your projects are kept in the cloud,
            to be opened on any machine, and each of them with its earlier versions.
          </p>
          <p className="mt-4 text-ink-soft">It is free, like the rest.</p>
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

/** Some backends ask for no confirmation: then who registered is signed in. */
function registered(message: string): void {
  if (storedUser()) window.location.assign('/app');
  else toast.success(message);
}
