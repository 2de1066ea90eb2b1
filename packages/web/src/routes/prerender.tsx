// Renders the pages that are written into their HTML at build.
import { renderToString } from 'react-dom/server';
import { Landing } from '../site/landing/Landing.tsx';
import { NotFound } from '../site/landing/NotFound.tsx';
import { Privacy } from '../site/legal/Privacy.tsx';
import { Terms } from '../site/legal/Terms.tsx';
import { Roadmap } from '../site/roadmap/Roadmap.tsx';
import { ViewerShell } from '../site/viewer/ViewerShell.tsx';

const pages: Readonly<Record<string, () => string>> = {
  index: () => renderToString(<Landing />),
  roadmap: () => renderToString(<Roadmap />),
  terms: () => renderToString(<Terms />),
  privacy: () => renderToString(<Privacy />),
  viewer: () => renderToString(<ViewerShell />),
  '404': () => renderToString(<NotFound />),
};

export function prerender(page: string): string {
  const render = pages[page];
  if (!render)
    throw new Error(
      `No page "${page}" to prerender; expected one of ${Object.keys(pages).join(', ')}. Add it in src/prerender.tsx.`,
    );
  return render();
}
