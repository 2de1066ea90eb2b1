// The landing page. Everything on it is in its HTML; scripts only add the form's and the login dialog's behavior.
import { Account } from './Account.tsx';
import { Audiences } from './Audiences.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Showcases } from './Showcases.tsx';
import { SignIn } from './SignIn.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

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
