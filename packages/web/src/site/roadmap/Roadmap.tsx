// The Product Roadmap page. It needs no script.
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { SiteFooter } from '../landing/SiteFooter.tsx';
import { items } from './items.ts';
import { RoadmapRow } from './RoadmapRow.tsx';
import { ArrowLeft } from 'lucide-react';

export function Roadmap() {
  return (
    <div className="flex min-h-dvh flex-col">
      <RoadmapHeader />
      <main className="wrap grow py-12 lg:py-16">
        <h1 className="display">Product Roadmap</h1>
        <p className="lead mt-4 max-w-[42rem]">
          What we're building next, most requested first. The dates are those first announced; an item that
          has shipped is marked completed and keeps its date.
        </p>
        <ul className="mt-10 border-t border-ink">
          {items.map((item) => (
            <RoadmapRow key={item.title} item={item} />
          ))}
        </ul>
        <p className="mt-10">
          <a href="/app" className={buttonClass('secondary', 'lg')}>
            Try what there is now
          </a>
        </p>
      </main>
      <SiteFooter />
    </div>
  );
}

/** Back to the landing page, and on to the planner. */
function RoadmapHeader() {
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
