// A page of plain words: the terms, the privacy page. It needs no script.
import type { ReactNode } from 'react';
import { SiteFooter } from '../landing/SiteFooter.tsx';
import { SiteHeader } from '../landing/SiteHeader.tsx';

interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly title: string;
  readonly text: ReactNode;
}

export function LegalPage({ title, lead, parts }: LegalPageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main className="wrap grow py-12 lg:py-16">
        <h1 className="display">{title}</h1>
        <p className="lead mt-4 max-w-[42rem]">{lead}</p>
        <div className="mt-10 max-w-[42rem] border-t border-ink">
          {parts.map((part) => (
            <section key={part.title} className="border-b border-hairline py-6">
              <h2 className="text-xl font-semibold tracking-tight">{part.title}</h2>
              <div className="mt-2 space-y-3 text-ink-soft">{part.text}</div>
            </section>
          ))}
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
