// What stands at an address where there is nothing.
import { picture } from './plans/empty-lot.json?picture';
import { buttonClass } from '../ui/buttonClass.ts';
import { SiteHeader } from './SiteHeader.tsx';

export function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="ruled-paper flex grow items-center py-12">
        <div className="wrap grid justify-items-center gap-8 text-center">
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            className="h-56 w-auto"
          />
          <h1 className="display">Oops! Page not found</h1>
          <p className="lead">
            There is nothing on this plot. The address may be mistyped, or the page has moved.
          </p>
          <a href="/" className={buttonClass('primary', 'lg')}>
            Return to Home
          </a>
        </div>
      </main>
    </div>
  );
}
