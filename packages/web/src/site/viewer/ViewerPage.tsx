// The page around a shared plan: its title and buttons, or why it can't be shown.
import {
  Layers,
  type LucideIcon,
  MessageSquare,
  Minus,
  Pencil,
  Plus,
  Printer,
  Ruler,
  Scan,
} from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { CommentsOfPage } from '../../features/comments/commentsOfPage.ts';
import { carryVisit } from '../../account/backend/visit.ts';
import { cx } from '../../kit/cx.ts';
import { dateAndTime } from '../../kit/formatted.ts';
import { late } from '../../kit/late/late.tsx';
import { lateDialog } from '../../kit/dialog/lateDialog.tsx';
import { useCompact } from '../../kit/mediaHooks.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { openingAddress } from '../../store/address/openingAddress.ts';
import { LayerPanel } from './LayerPanel.tsx';
import { ProblemPage } from './ProblemPage.tsx';
import type { Shown, Viewer } from './viewer.ts';
import type { ViewedPlan } from './viewedPlan.ts';

const Measure = late(() => import('./Measure.tsx'), 'Measure', { what: 'Measuring' });
const SheetsDialog = lateDialog(() => import('./SheetPages.tsx'), 'SheetPages', 'Sheets');

type Panel = 'layers' | 'sheets' | 'comments';

interface ViewerPageProps {
  readonly viewer: Viewer;
  readonly host: HTMLElement;
  readonly bar: HTMLElement;
}

export function ViewerPage({ viewer, host, bar }: ViewerPageProps) {
  const problem = useSyncExternalStore(viewer.watch, () => viewer.problem);
  const shown = useSyncExternalStore(viewer.watch, () => viewer.shown);
  const { viewed } = viewer;
  if (problem || !shown || !viewed)
    return createPortal(<ProblemPage isEmbedded={viewer.isEmbedded} problem={problem ?? 'ended'} />, host);
  return <Controls viewer={viewer} viewed={viewed} shown={shown} host={host} bar={bar} />;
}

interface ControlsProps extends ViewerPageProps {
  readonly viewed: ViewedPlan;
  readonly shown: Shown;
}

const roleTexts: Readonly<Record<Shown['role'], string>> = {
  viewer: 'View only',
  commenter: 'You can comment',
  editor: 'You can edit',
};

/** The buttons and panels around the plan. */
function Controls({ viewer, viewed, shown, host, bar }: ControlsProps) {
  const isNarrow = useCompact() || viewer.isEmbedded;
  const [panel, setPanel] = useState<Panel>();
  const [isMeasuring, setMeasuring] = useState(false);
  const toggle = (name: Panel): void => setPanel((now) => (now === name ? undefined : name));
  const close = (): void => setPanel(undefined);
  const edit = (): void => {
    if (viewer.address.by === 'link')
      carryVisit({ token: viewer.address.token, projectId: shown.id, role: shown.role });
    window.location.assign(viewer.address.by === 'link' ? '/app' : openingAddress(shown.id));
  };
  const buttons = (
    <>
      <ViewerButton
        icon={Ruler}
        label="Measure"
        isPressed={isMeasuring}
        onPress={() => setMeasuring(!isMeasuring)}
      />
      <ViewerButton
        icon={Layers}
        label="Layers"
        isPressed={panel === 'layers'}
        onPress={() => toggle('layers')}
      />
      {viewer.isEmbedded ? null : (
        <ViewerButton
          icon={MessageSquare}
          label="Comments"
          isPressed={panel === 'comments'}
          onPress={() => toggle('comments')}
        />
      )}
      {viewer.isEmbedded ? null : (
        <ViewerButton icon={Printer} label="Print or PDF" short="Print" onPress={() => setPanel('sheets')} />
      )}
      {shown.role === 'editor' && !viewer.isEmbedded ? (
        <ViewerButton icon={Pencil} label="Edit" isPrimary onPress={edit} />
      ) : null}
    </>
  );
  return (
    <>
      {createPortal(<Title shown={shown}>{isNarrow ? null : buttons}</Title>, bar)}
      {createPortal(
        <>
          <ZoomButtons
            viewed={viewed}
            place={cx(
              isNarrow ? 'bottom-[4.25rem]' : 'bottom-3',
              panel === 'layers' || panel === 'comments' ? abovePanel : undefined,
              isMeasuring ? 'max-md:[--top:4.5rem]' : undefined,
            )}
          />
          {isNarrow ? (
            <nav
              aria-label="Plan"
              className="absolute inset-x-0 bottom-0 flex h-14 border-t border-hairline bg-paper text-ink"
            >
              {buttons}
              {viewer.isEmbedded ? <OpenInHomeplot /> : null}
            </nav>
          ) : null}
          {isMeasuring ? (
            <Measure viewer={viewer} viewed={viewed} onClose={() => setMeasuring(false)} />
          ) : null}
        </>,
        host.parentElement ?? host,
      )}
      {panel === 'layers' ? <LayerPanel viewer={viewer} viewed={viewed} onClose={close} /> : null}
      {viewer.isEmbedded ? null : (
        <CommentsOfPage
          projectId={shown.id}
          mayWrite={shown.role !== 'viewer'}
          viewed={viewed}
          overlay={host.parentElement ?? host}
          onTaps={viewer.setTaps}
          isOpen={panel === 'comments'}
          onOpen={() => setPanel('comments')}
          onClose={close}
        />
      )}
      {panel === 'sheets' ? <SheetsDialog projectId={shown.id} viewed={viewed} onClose={close} /> : null}
    </>
  );
}

/** A link from a page that embeds the plan in a frame to the plan's own page. */
function OpenInHomeplot() {
  const href = window.location.href.replace(/\?.*$/, '');
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="link ml-auto self-center px-4 text-sm whitespace-nowrap"
    >
      Open in Homeplot
    </a>
  );
}

function Title({ shown, children }: { readonly shown: Shown; readonly children: ReactNode }) {
  return (
    <>
      <h1 className="mr-auto min-w-0 border-l border-hairline pl-3 leading-tight">
        <span dir="auto" className="block truncate text-left font-semibold" title={shown.title}>
          {shown.title}
        </span>
        <span className="block truncate text-xs font-normal text-ink-soft low:hidden">
          {`${roleTexts[shown.role]} · saved `}
          <time dateTime={shown.updatedAt}>{dateAndTime(new Date(shown.updatedAt))}</time>
        </span>
      </h1>
      {children}
    </>
  );
}

interface ViewerButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** The label where there is little room. */
  readonly short?: string;
  readonly isPressed?: boolean;
  readonly isPrimary?: boolean;
  readonly onPress: () => void;
}

function ViewerButton({ icon: Icon, label, short, isPressed, isPrimary, onPress }: ViewerButtonProps) {
  const compact = useCompact();
  if (!compact)
    return (
      <Button
        size="sm"
        tone={isPrimary ? 'primary' : 'quiet'}
        aria-pressed={isPressed}
        onClick={onPress}
        className="h-9! aria-pressed:bg-accent-wash aria-pressed:text-accent pointer-coarse:h-11!"
      >
        <Icon aria-hidden className="size-[1.125rem] shrink-0" />
        {label}
      </Button>
    );
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-label={label}
      onClick={onPress}
      className={cx(
        'flex min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-xs aria-pressed:bg-accent-wash aria-pressed:text-accent',
        isPrimary ? 'text-accent' : undefined,
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {short ?? label}
    </button>
  );
}

interface ZoomButtonsProps {
  readonly viewed: ViewedPlan;
  /** Classes for the position of the buttons. */
  readonly place: string;
}

const zoomStep = 1.5;

/** Classes that move the buttons to the top of a narrow plan, whose lower part an open panel covers. */
const abovePanel = 'max-lg:top-(--top,0.75rem) max-lg:bottom-auto max-lg:flex-row';

function ZoomButtons({ viewed, place }: ZoomButtonsProps) {
  return (
    <div
      className={cx(
        'absolute right-3 flex flex-col overflow-hidden rounded-md border border-hairline bg-paper text-ink shadow-float',
        place,
      )}
    >
      <IconButton label="Zoom in" onClick={() => viewed.magnifyBy(zoomStep)}>
        <Plus aria-hidden />
      </IconButton>
      <IconButton label="Zoom out" onClick={() => viewed.magnifyBy(1 / zoomStep)}>
        <Minus aria-hidden />
      </IconButton>
      <IconButton label="Show all of the plan" onClick={() => viewed.fit()}>
        <Scan aria-hidden />
      </IconButton>
    </div>
  );
}
