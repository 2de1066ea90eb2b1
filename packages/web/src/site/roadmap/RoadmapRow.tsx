// One item of the roadmap: its title, status, priority and announced date.
import { cx } from '../../kit/cx.ts';
import type { RoadmapItem, Status } from './items.ts';

const marks: Readonly<Record<Status, string>> = {
  completed: 'bg-done border-done forced-colors:bg-[CanvasText]',
  'in-progress': 'border-accent bg-linear-to-r from-accent from-50% to-transparent to-50%',
  planned: 'border-ink-faint',
};

const term = 'text-sm text-ink-faint';

export function RoadmapRow({ item }: { readonly item: RoadmapItem }) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-hairline py-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-center">
      <div>
        <h2 className="text-xl font-semibold tracking-tight">{item.title}</h2>
        <p className="mt-1 text-ink-soft">{item.text}</p>
      </div>
      <dl className="grid grid-cols-3 gap-x-4">
        <div>
          <dt className={term}>Status</dt>
          <dd className="mt-1 flex items-center gap-2 font-medium">
            <span
              aria-hidden="true"
              className={cx(
                'size-2.5 shrink-0 forced-color-adjust-none rounded-full border-[1.5px]',
                marks[item.status],
              )}
            />
            {item.status}
          </dd>
        </div>
        <div>
          <dt className={term}>Priority</dt>
          <dd className="mt-1 font-medium">{item.priority}</dd>
        </div>
        <div>
          <dt className={term}>Expected</dt>
          <dd className="mt-1 font-medium">{item.expected}</dd>
        </div>
      </dl>
    </li>
  );
}
