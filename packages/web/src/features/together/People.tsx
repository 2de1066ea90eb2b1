// The other people in the live room, as initials in their colors. A press lists their names; choosing one follows that
// person's view.
import type { Editor } from '@homeplot/editor/editor';
import { type ComponentProps, type ComponentType, useCallback, useState, useSyncExternalStore } from 'react';
import { cx } from '../../kit/cx.ts';
import type { MenuItem } from '../../kit/menu/menu.ts';
import type { OpenedMenu } from '../../kit/menu/OpenedMenu.tsx';
import { reportUnfetched } from '../../kit/toasts/toast.ts';
import type { Person } from '../../store/live/presence.ts';
import type { Room } from '../../store/live/room.ts';
import { type Following, followingIn } from './following.ts';
import { initialsOf, namesOf, whoIsHere } from './names.ts';

interface PeopleProps {
  readonly editor: Editor;
  readonly room: Room;
}

/** The number of initials that are shown; if there are more people, the last place shows how many. */
const maxShown = 3;

export function People({ editor, room: { presence } }: PeopleProps) {
  const subscribe = useCallback((listener: () => void) => presence.watch({ people: listener }), [presence]);
  const others = useSyncExternalStore(subscribe, () => presence.others);
  const following = followingIn(editor, presence);
  const followed = useSyncExternalStore(following.watch, () => following.person);
  const [Menu, setMenu] = useState<typeof OpenedMenu>();
  if (others.length === 0) return null;
  const open = (): void => {
    import('../../kit/menu/OpenedMenu.tsx').then(
      (module) => setMenu(() => module.OpenedMenu),
      () => reportUnfetched('The menu'),
    );
  };
  if (!Menu) return <Button others={others} aria-haspopup="menu" aria-expanded={false} onClick={open} />;
  const names = namesOf(others);
  const items = others.map((one, i) => itemOf(one, names[i] ?? '', followed, following));
  const { you } = presence;
  return <Menu trigger={<Button others={others} />} note={you && `You are ${you.name}`} items={items} />;
}

function Button({ others, ...button }: ComponentProps<'button'> & { readonly others: readonly Person[] }) {
  const shown = others.slice(0, others.length > maxShown ? maxShown - 1 : maxShown);
  return (
    <button
      type="button"
      aria-label={whoIsHere(others)}
      className="flex h-10 shrink-0 items-center rounded-md px-1.5 hover:bg-ink/6 pointer-coarse:h-11 pointer-fine:lg:h-9"
      {...button}
    >
      {shown.map(({ id, name, color }, i) => (
        <span
          key={id}
          data-text={initialsOf(name)}
          className={cx(text, disc, i > 0 && '-ml-0.5 max-sm:hidden')}
          style={{ backgroundColor: color }}
        />
      ))}
      <More count={others.length - shown.length} className="max-sm:hidden" />
      <More count={others.length - 1} className="sm:hidden" />
    </button>
  );
}

/** Shows text by CSS: the initials only abbreviate the button's accessible name, so they shouldn't be read out as its text. */
const text = 'before:content-[attr(data-text)]';
const disc =
  'grid size-7 place-items-center rounded-full text-xs font-semibold text-white ring-2 ring-paper forced-colors:border';

const More = ({ count, className }: { readonly count: number; readonly className: string }) =>
  count > 0 ? (
    <span data-text={`+${count}`} className={cx(text, 'pl-1 text-sm text-ink-soft', className)} />
  ) : null;

function itemOf(person: Person, name: string, followed: Person | undefined, following: Following): MenuItem {
  const isFollowed = followed?.id === person.id;
  return {
    icon: dotOf(person.color),
    label: isFollowed ? `Stop following ${name}` : `Follow ${name}`,
    onSelect: () => (isFollowed ? following.stop() : following.follow(person)),
  };
}

const dots = new Map<string, ComponentType>();

/** A component that draws a dot in a color. It is cached, so that it is the same component each time. */
function dotOf(color: string): ComponentType {
  const known =
    dots.get(color) ??
    (() => (
      <span
        aria-hidden
        className="size-3.5 rounded-full ring-1 ring-paper"
        style={{ backgroundColor: color }}
      />
    ));
  dots.set(color, known);
  return known;
}
