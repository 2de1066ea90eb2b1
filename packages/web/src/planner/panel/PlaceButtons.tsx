// The buttons that switch the panel's places. Below the cards, pressing one again closes its place.
import { Check, Layers, type LucideIcon, ListTree, Shapes, SlidersHorizontal, X } from 'lucide-react';
import { DialogBoundary } from '../../kit/late/DialogBoundary.tsx';
import { fetched } from '../../kit/late/fetched.tsx';
import { useSeenSign } from '../../kit/firstSign.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { Tooltip } from '../../kit/ui/Tooltip.tsx';
import type { Place } from '../../workspace/places.ts';

const PlaceMark = fetched(() => import('./PlaceMark.tsx').then((module) => module.PlaceMark));

const places = [
  { name: 'properties', title: 'Properties', icon: SlidersHorizontal },
  { name: 'library', title: 'Library', icon: Shapes },
  { name: 'layers', title: 'Layers', icon: Layers },
  { name: 'objects', title: 'Objects', icon: ListTree },
  { name: 'checks', title: 'Checks', icon: Check },
] as const satisfies { readonly name: Place; readonly title: string; readonly icon: LucideIcon }[];

interface PlaceButtonsProps {
  readonly place: Place;
  /** Whether a place is shown in addition to the cards, and not instead of them. */
  readonly besideCards: boolean;
  readonly onChoose: (place: Place) => void;
  readonly onClose: (() => void) | undefined;
}

const look =
  'relative flex h-12 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 rounded-md text-xs text-ink-soft hover:bg-ink/6 hover:text-ink aria-expanded:bg-accent-wash aria-expanded:font-medium aria-expanded:text-accent max-[22rem]:text-[0.6875rem]';

export function PlaceButtons({ place, besideCards, onChoose, onClose }: PlaceButtonsProps) {
  const isUsed = useSeenSign();
  const choose = (name: Place): void => onChoose(besideCards && name === place ? 'properties' : name);
  return (
    <fieldset
      aria-label="Panel places"
      className="flex shrink-0 items-center gap-1 border-t border-hairline bg-paper p-1 not-last:border-b [html:has([data-length-keys-row])_&]:mb-12"
    >
      {places.map(({ name, title, icon: Icon }) =>
        besideCards && name === 'properties' ? null : (
          <button
            key={name}
            type="button"
            aria-expanded={name === place}
            onClick={() => choose(name)}
            className={look}
          >
            <Icon aria-hidden className="size-[1.125rem] shrink-0" />
            {title}
            {isUsed ? (
              <DialogBoundary what="The number of checks">
                <PlaceMark place={name} />
              </DialogBoundary>
            ) : null}
          </button>
        ),
      )}
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
