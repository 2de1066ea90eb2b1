// The bar at the top of the roadmap: back to the landing page, and on to the planner.
import { ArrowLeft } from 'lucide-react';
import { buttonClass } from '../../kit/ui/buttonClass.ts';

export function RoadmapHeader() {
  return (
    <header className="border-b border-hairline bg-paper">
      <nav aria-label="Site" className="wrap flex h-16 items-center justify-between gap-3">
        <a href="/" className="-ml-4 inline-flex">
          <span className={buttonClass('quiet')}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            Back to Home
          </span>
        </a>
        <a href="/app" className={buttonClass('primary')}>
          Go to App
        </a>
      </nav>
    </header>
  );
}
