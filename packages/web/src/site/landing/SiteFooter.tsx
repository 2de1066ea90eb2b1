// The footer of the public pages.
import { projectsAddress } from '../../store/address/projectsAddress.ts';
import { Wordmark } from '../../kit/ui/Wordmark.tsx';

export function SiteFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10">
        <div>
          <Wordmark />
          <p className="mt-2 text-ink-soft">Plan your perfect home site</p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-8 gap-y-3">
          <a className="link" href="/app">
            Open the planner
          </a>
          <a className="link" href="/roadmap">
            Roadmap
          </a>
          <a className="link signed-in:hidden" href="/#account">
            Create an account
          </a>
          <a className="link not-signed-in:hidden" href={projectsAddress}>
            Your projects
          </a>
          <a className="link" href="/terms">
            Terms
          </a>
          <a className="link" href="/privacy">
            Privacy
          </a>
        </nav>
      </div>
    </footer>
  );
}
