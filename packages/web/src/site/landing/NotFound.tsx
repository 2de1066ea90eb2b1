// The page for unknown addresses.
import { picture } from '../../plans/empty-lot.json?picture';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { SiteHeader } from './SiteHeader.tsx';

export function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="wrap grid grow content-center justify-items-center gap-6 py-12 text-center">
        <div className="ruled-paper border border-hairline px-10 py-8 sm:px-16">
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            className="h-40 w-auto dark:bg-sheet dark:p-2 sm:h-52"
          />
        </div>
        <h1 className="display">Oops! Page not found</h1>
        <p className="lead max-w-[34rem]">
          There is nothing on this plot. The address may be mistyped, or the page may have moved.
        </p>
        <a href="/" className={buttonClass('primary', 'lg')}>
          Return to Home
        </a>
      </main>
    </div>
  );
}
