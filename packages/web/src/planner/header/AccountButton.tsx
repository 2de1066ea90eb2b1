// The signed-in user, or Login.
import { LogIn, CircleUserRound, LogOut } from 'lucide-react';
import { useDialogs } from '../../workspace/dialogs.ts';
import { HeaderButton } from '../../kit/ui/HeaderButton.tsx';
import { useSession } from '../../account/useSession.ts';
import type { User } from '../../account/backend/session.ts';
import { DropdownMenu } from '../../kit/menu/DropdownMenu.tsx';
import { signOut } from '../../features/account/feature.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { focusCanvas } from '../../workspace/focusCanvas.ts';
import { mediaHook } from '../../kit/mediaHooks.ts';

export function AccountButton() {
  const user = useSession();
  const { openDialog } = useDialogs();
  if (user) return <SignedIn user={user} />;
  return (
    <HeaderButton tone="primary" icon={LogIn} label="Login" onClick={() => openDialog({ name: 'auth' })} />
  );
}

/** Whether there is room for the address next to the labels of all buttons: Tailwind's `xl` and up. */
const useRoom = mediaHook('(width >= 80rem)');

/** The user's address, which opens the account, and Sign out. On narrower screens both are in a menu. */
function SignedIn({ user }: { readonly user: User }) {
  const { openDialog } = useDialogs();
  const openAccount = (): void => openDialog({ name: 'account' });
  if (useRoom()) {
    return (
      <>
        <button
          type="button"
          title="Account"
          onClick={openAccount}
          className="max-w-32 shrink-0 grow basis-16 truncate text-right pl-2 min-[90rem]:max-w-56 text-sm text-ink-soft hover:text-ink"
        >
          {user.email}
        </button>
        <HeaderButton icon={LogOut} label="Sign out" onClick={() => void leave()} />
      </>
    );
  }
  const trigger = (
    <IconButton label="Account" className="size-10! pointer-coarse:size-11! narrow:pointer-coarse:w-9.5!">
      <CircleUserRound aria-hidden />
    </IconButton>
  );
  return (
    <DropdownMenu
      trigger={trigger}
      note={user.email}
      items={async () => [
        { icon: CircleUserRound, label: 'Account', onSelect: openAccount },
        { icon: LogOut, label: 'Sign out', onSelect: () => void leave() },
      ]}
    />
  );
}

async function leave(): Promise<void> {
  await signOut();
  // The button that was pressed is gone.
  if (document.activeElement === document.body) focusCanvas();
}
