// One part of the planner: text on one side, a plan that illustrates it on the other.
import type { ReactNode } from 'react';
import { Sheet, type Picture } from './Sheet.tsx';

interface ShowcaseProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly picture: Picture;
  readonly alt: string;
  readonly caption: string;
}

export function Showcase({ title, lead, children, picture, alt, caption }: ShowcaseProps) {
  return (
    <section className="group border-t border-hairline">
      <div className="wrap grid items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24 lg:group-even:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] 2xl:gap-x-24">
        <div className="lg:group-even:order-2">
          <h2 className="display">{title}</h2>
          <p className="lead mt-4 max-w-[34rem]">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
        <Sheet picture={picture} alt={alt} caption={caption} />
      </div>
    </section>
  );
}
