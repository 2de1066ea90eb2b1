// What the planner is good for, in four blurbs, each with a draftsman's symbol.
import { picture as house } from '../../plans/mark-house.json?picture';
import { picture as lot } from '../../plans/mark-lot.json?picture';
import { picture as measure } from '../../plans/mark-measure.json?picture';
import { picture as joined } from '../../plans/mark-joined.json?picture';
import type { Picture } from './Sheet.tsx';

interface Feature {
  readonly title: string;
  readonly text: string;
  readonly mark: Picture;
}

const features: readonly Feature[] = [
  {
    title: 'Visual Site Planning',
    text: 'Drag out the lot, set gates in its edges, run the driveway to the street and place the trees. What you see is the plan.',
    mark: lot,
  },
  {
    title: 'Home Layout Design',
    text: "Type the width, the length and the distances to the lot lines. Choose your city's rules or type them once, and setbacks and coverage are checked as you draw.",
    mark: house,
  },
  {
    title: 'Collaborative Planning',
    text: 'Send a link. Whoever opens it gets the plan itself and can carry on from it; nobody needs an account.',
    mark: joined,
  },
  {
    title: 'Professional Results',
    text: 'A checked permit set as a PDF: sheets to scale with a title block, dimensions and the tables a permit office asks for.',
    mark: measure,
  },
];

export function Features() {
  return (
    <section
      aria-label="Features"
      className="wrap grid gap-x-10 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-4 lg:py-24"
    >
      {features.map(({ title, text, mark }) => (
        <div key={title}>
          <img
            src={mark.src}
            width={mark.width}
            height={mark.height}
            alt=""
            loading="lazy"
            className="h-24 w-auto dark:rounded-sm dark:bg-sheet dark:p-2"
          />
          <h2 className="mt-5 text-xl font-semibold tracking-tight">{title}</h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </div>
      ))}
    </section>
  );
}
