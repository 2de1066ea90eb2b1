// The right panel: the cards of the selection, then those of the plan, and below them one place at a time, such as the library,
// the layers or the objects. In a low window a place replaces the cards. On a tablet the panel opens beside the canvas; on a
// phone it is a drawer over the canvas, with three heights, and picking a tool closes it.
import type { Editor } from '@homeplot/editor/editor';
import { useEffect, useEffectEvent, useState } from 'react';
import { mediaHook, usePhone } from '../../kit/mediaHooks.ts';
import { useEditor, useSlice } from '../../workspace/useWorkspace.ts';
import { cx } from '../../kit/cx.ts';
import { late } from '../../kit/late/late.tsx';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { type PanelPlace, type PlaceProps, useFeatures } from '../../workspace/feature.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Cards } from './Cards.tsx';
import { PlaceButtons } from './PlaceButtons.tsx';
import { firstHeight, heightStyle } from './drawerHeights.ts';
import { usePanelFocus } from './usePanelFocus.ts';

const Overlaid = late(() => import('./Overlaid.tsx'), 'Overlaid', {
  when: 'ahead',
  what: 'The handle of the panel',
});

/** Whether there is room for a place below the cards. */
const useTall = mediaHook('(width >= 40rem) and (height >= 45rem)');

interface PanelProps {
  readonly open: boolean;
  readonly place: string;
  readonly onPlace: (place: string) => void;
  /** Closes it, if it opens over the canvas. */
  readonly onClose: (() => void) | undefined;
}

const look =
  'flex flex-col bg-panel lg:relative lg:w-80 lg:shrink-0 lg:border-l lg:border-hairline max-lg:z-30 max-lg:col-start-1 max-lg:min-h-0 max-lg:border-hairline max-lg:shadow-float';
/** On a tablet: below the canvas header, which stays in sight. */
const besideCanvas =
  'sm:max-lg:row-[1/2] sm:max-lg:mt-11 sm:low:pointer-fine:mt-9 sm:max-lg:w-88 sm:max-lg:justify-self-end sm:max-lg:border-l sm:low:row-[1/3]';
const drawer =
  'max-sm:row-[1/3] max-sm:max-h-full max-sm:w-full max-sm:max-w-xl max-sm:self-end max-sm:justify-self-center max-sm:rounded-t-lg max-sm:border low:max-sm:h-full! data-raised:mb-(--keyboard) data-raised:h-[calc(100%-3rem-var(--keyboard))]!';

/** Shares of the height for the cards and for the place below them. */
const even = { cards: 'min-h-0 flex-[3]', place: 'flex-[2]' };
const forReading = { cards: 'max-h-1/2', place: 'flex-1' };
/** Checks and comments are read together with the selection's cards, so the plan's cards are left out. */
const sharesOf = (place: string): typeof even =>
  place === 'checks' || place === 'comments' ? forReading : even;

export function Panel({ open, place, onPlace: setPlace, onClose }: PanelProps) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const [isPhone, tall] = [usePhone(), useTall()];
  const isDrawer = isPhone && onClose !== undefined;
  const [height, setHeight] = useState(firstHeight);

  useClosedByTools(onClose);
  useNewSubject(open, () => {
    // If there is room for only one of them, a new selection shows its cards instead of the list it was chosen from.
    if (!tall) setPlace('properties');
  });
  const focusing = usePanelFocus(card, onClose);

  const named = useFeatures().places.find(({ name }) => name === place);
  if (!open) return null;
  const shares = tall ? sharesOf(place) : even;
  const opened = named ? (
    <div key={place} className={cx('min-h-0 overflow-y-auto p-3', shares.place)}>
      <PlaceCard place={named} onPicked={onClose} onClose={() => setPlace('properties')} />
    </div>
  ) : null;
  return (
    <aside
      ref={setCard}
      {...focusing}
      aria-label="Settings"
      data-height={isDrawer ? height : undefined}
      data-over-canvas={onClose && (!isDrawer || height === 'full') ? '' : undefined}
      className={cx(look, besideCanvas, drawer)}
      style={isDrawer ? heightStyle(height) : undefined}
    >
      {onClose && card ? (
        <Overlaid
          panel={card}
          height={isDrawer ? height : undefined}
          onResize={setHeight}
          onLeave={onClose}
        />
      ) : null}
      {tall || !opened ? (
        <div data-cards="" className={cx('overflow-y-auto', shares.cards)}>
          <Cards isBrief={shares !== even} isCut={opened !== null} onClose={onClose} />
        </div>
      ) : (
        opened
      )}
      <PlaceButtons place={place} besideCards={tall} onChoose={setPlace} onClose={onClose} />
      {tall ? opened : null}
    </aside>
  );
}

function PlaceCard({ place, ...props }: PlaceProps & { readonly place: PanelPlace }) {
  const { title, heading, Contents } = place;
  const contents = <Contents {...props} />;
  return (
    <PartBoundary what={title} onClose={props.onClose}>
      {heading === undefined ? contents : <Card title={heading}>{contents}</Card>}
    </PartBoundary>
  );
}

/** A tool picked in a card, or a transform, is used on the canvas, which the panel would cover. */
function useClosedByTools(onClose: (() => void) | undefined): void {
  const editor = useEditor();
  const close = useEffectEvent(() => onClose?.());
  const tool = useSlice(({ hand }) => hand.tool.name);
  useEffect(() => {
    if (tool !== 'select') close();
  }, [tool]);
  useEffect(() => editor.watch({ asked: () => close() }), [editor]);
}

/** Calls back while rendering if the cards are about something new, or the panel was opened or closed with such cards. */
function useNewSubject(open: boolean, onSubject: () => void): void {
  const subject = useSlice(subjectOf);
  const [shown, setShown] = useState({ subject, open });
  if (subject === shown.subject && open === shown.open) return;
  setShown({ subject, open });
  if (subject) onSubject();
}

/** What the first cards are about; empty if there are none. */
function subjectOf({ selection: { ids, part }, hand: { reading } }: Editor): string {
  const [first] = ids;
  const selected = part ? `${part.object} ${part.part}` : first && `${first} ${ids.size}`;
  return [reading?.title, selected].filter(Boolean).join(' ');
}
