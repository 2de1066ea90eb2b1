// The landing page. Everything on it is in its HTML; scripts only add the form's and the login dialog's behavior.
import { Account } from './Account.tsx';
import { currentInvitation, enter } from './enter.ts';
import { Audiences } from './Audiences.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Showcases } from './Showcases.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useState } from 'react';
import { LoginDialog } from '../../account/forms/LoginDialog.ts';
import { projectsAddress } from '../../store/address/projectsAddress.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { cx } from '../../kit/cx.ts';

export function Landing() {
  return (
    <>
      <SiteHeader>
        <SignIn />
      </SiteHeader>
      <main>
        <Hero />
        <Audiences />
        <Features />
        <Showcases />
        <Account />
      </main>
      <SiteFooter />
    </>
  );
}

/** With the dialog that it opens; for signed-in users a link to their projects. */
function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a href={projectsAddress} className={cx(buttonClass(), 'not-signed-in:hidden')}>
        {/* On phones held upright there is only room for “Projects”. */}
        <span className="inline-block first-letter:uppercase">
          <span className="max-[26rem]:sr-only">Your </span>
          projects
        </span>
      </a>
      <span data-wakes="" className="signed-in:hidden">
        <Button onClick={() => setOpen(true)}>Sign in</Button>
        {open ? (
          <LoginDialog invitation={currentInvitation()} onClose={() => setOpen(false)} onSignedIn={enter} />
        ) : null}
      </span>
    </>
  );
}
