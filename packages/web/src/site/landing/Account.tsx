// The registration form, or for signed-in users a greeting instead.
import { projectsAddress } from '../../store/address/projectsAddress.ts';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { OwnEmail } from './OwnEmail.tsx';
import { CreateAccount } from './CreateAccount.tsx';

export function Account() {
  return (
    <div id="account" className="scroll-mt-4 border-t border-hairline bg-panel">
      <CreateAccount />
      <section aria-labelledby="welcome-title" className="wrap py-16 not-signed-in:hidden lg:py-24">
        <h2 id="welcome-title" className="display">
          Welcome back
        </h2>
        <p className="lead mt-4 max-w-[34rem]">
          You are signed in as <OwnEmail />. Your projects are in the cloud, each with its earlier versions.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <a href="/app" className={buttonClass('primary', 'lg')}>
            Open the planner
          </a>
          <a href={projectsAddress} className={buttonClass('secondary', 'lg')}>
            Your projects
          </a>
        </div>
      </section>
    </div>
  );
}
