// The buttons that switch the panel's places. Below the cards, pressing one again closes its place.
import { SlidersHorizontal, X } from 'lucide-react';
import { PartBoundary } from '../../kit/late/PartBoundary.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import { type PanelPlace, useFeatures } from '../../workspace/feature.ts';

type Button = Pick<PanelPlace, 'name' | 'title' | 'icon' | 'Mark'>;

/** How many buttons with names fit into a narrow panel without a Close button. With more, only the open place shows its name. */
const maxNamed = 6;

/** The place of the cards. */
const properties: Button = { name: 'properties', title: 'Properties', icon: SlidersHorizontal };

interface PlaceButtonsProps {
  readonly place: string;
  /** Whether a place is shown in addition to the cards, and not instead of them. */
  readonly besideCards: boolean;
  readonly onChoose: (place: string) => void;
  readonly onClose: (() => void) | undefined;
}

const look =
  'relative flex h-12 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 rounded-md text-xs text-ink-soft hover:bg-ink/6 hover:text-ink aria-expanded:bg-accent-wash aria-expanded:font-medium aria-expanded:text-accent max-[26rem]:text-[0.6875rem]';

export function PlaceButtons({ place, besideCards, onChoose, onClose }: PlaceButtonsProps) {
  const places: readonly Button[] = [properties, ...useFeatures().places];
  const shown = places.filter(({ name }) => !besideCards || name !== 'properties');
  const hasNames = !onClose && shown.length <= maxNamed;
  const choose = (name: string): void => onChoose(besideCards && name === place ? 'properties' : name);
  return (
    <fieldset
      aria-label="Panel places"
      className="@container flex shrink-0 items-center gap-1 max-[26rem]:gap-0.5 border-t border-hairline bg-paper p-1 not-last:border-b [html:has([data-length-keys-row])_&]:mb-12"
    >
      {shown.map(({ name, title, icon: Icon, Mark }) => {
        const button = (
          <button
            key={name}
            type="button"
            aria-expanded={name === place}
            onClick={() => choose(name)}
            className={look}
          >
            <Icon aria-hidden className="size-[1.125rem] shrink-0" />
            <span className={name === place || hasNames ? undefined : '@max-[23rem]:sr-only'}>{title}</span>
            {Mark ? (
              <PartBoundary what={`The mark of ${title}`}>
                <Mark />
              </PartBoundary>
            ) : null}
          </button>
        );
        return hasNames ? (
          button
        ) : (
          <Tooltip key={name} label={title} side="top">
            {button}
          </Tooltip>
        );
      })}
      {onClose ? (
        <Tooltip label="Close panel" shortcut="Esc" side="top">
          <IconButton label="Close panel" onClick={onClose} className="size-11!">
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      ) : null}
    </fieldset>
  );
}
