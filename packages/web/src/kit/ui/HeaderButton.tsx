// A button of the header: an icon with its label beside it if there is room, otherwise in a tooltip.
import type { LucideIcon } from 'lucide-react';
import { Button } from './Button.tsx';
import { cx } from '../cx.ts';
import { Tooltip } from './Tooltip.tsx';
import { useCompact } from '../mediaHooks.ts';

interface HeaderButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onClick: () => void;
  readonly tone?: 'primary' | 'quiet';
  readonly className?: string;
}

export function HeaderButton({ icon: Icon, label, onClick, tone = 'quiet', className }: HeaderButtonProps) {
  const compact = useCompact();
  const button = (
    <Button
      size="sm"
      tone={tone}
      onClick={onClick}
      className={cx(
        'h-10! max-lg:w-10 max-lg:px-0! lg:h-9! pointer-coarse:h-11! max-lg:pointer-coarse:w-11 narrow:pointer-coarse:w-9.5',
        className,
      )}
    >
      <Icon aria-hidden className="size-[1.125rem] shrink-0" />
      <span className="max-lg:sr-only">{label}</span>
    </Button>
  );
  return compact ? <Tooltip label={label}>{button}</Tooltip> : button;
}
