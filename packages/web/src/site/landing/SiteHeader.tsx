// The bar at the top of the public pages. A page adds its own buttons after the links.
import type { ReactNode } from 'react';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { cx } from '../../kit/cx.ts';
import { Wordmark } from '../../kit/ui/Wordmark.tsx';

export function SiteHeader({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="border-b border-hairline bg-paper">
      <div className="wrap flex h-16 items-center gap-2 sm:gap-3">
        <a
          href="/"
          aria-label="Homeplot, home"
          className="mr-auto flex shrink-0 overflow-hidden rounded-sm whitespace-nowrap max-[22.5rem]:w-7 [&_svg]:shrink-0"
        >
          <Wordmark />
        </a>
        <nav aria-label="Site" className="flex items-center gap-2 sm:gap-3">
          <a href="/roadmap" className={buttonClass('quiet')}>
            Roadmap
          </a>
          {children}
          <a href="/app" className={cx(buttonClass('primary'), 'max-sm:hidden')}>
            Open the planner
          </a>
        </nav>
      </div>
    </header>
  );
}
