// The frame of the page of a shared plan, prerendered: the plan is drawn into it before anything else is fetched.
import { Wordmark } from '../../kit/ui/Wordmark.tsx';

/** Where the parts that come later go. */
export const places = { bar: 'bar', panels: 'panels', plan: 'plan' } as const;

export function ViewerShell() {
  return (
    <div className="relative flex h-dvh flex-col overflow-clip in-[[data-embedded]]:[&>header]:hidden">
      <header className="relative z-10 flex h-14 shrink-0 items-center gap-1 border-b border-hairline bg-paper px-2 low:h-11 lg:px-4">
        <a
          href="/"
          aria-label="Homeplot, home"
          className="-ml-2 flex h-11 shrink-0 items-center rounded-sm px-2 max-[24rem]:pr-0"
        >
          <span className="flex overflow-hidden whitespace-nowrap max-sm:w-7 [&_svg]:shrink-0">
            <Wordmark />
          </span>
        </a>
        <div id={places.bar} className="flex min-w-0 grow items-center gap-1" />
      </header>
      <main className="flex min-h-0 grow">
        <div className="relative min-w-0 grow bg-sheet">
          <div
            id={places.plan}
            role="application"
            aria-label="Plan"
            aria-describedby="plan-keys"
            className="absolute inset-0 grid touch-none in-[[data-taps]]:cursor-crosshair place-items-center overflow-hidden text-sheet-accent outline-none select-none focus-visible:after:pointer-events-none focus-visible:after:absolute focus-visible:after:inset-0 focus-visible:after:border-2 focus-visible:after:border-sheet-accent"
          >
            <p className="animate-late">Loading the plan...</p>
            <noscript>
              <p>This page draws the plan with JavaScript, which is turned off in this browser.</p>
            </noscript>
          </div>
          <p id="plan-keys" className="sr-only">
            Arrow keys move the view, with Shift farther. Plus and minus zoom. 0 shows all of the plan.
          </p>
        </div>
        <div id={places.panels} className="contents" />
      </main>
    </div>
  );
}
