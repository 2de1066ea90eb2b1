// The layers of a shared plan, to hide and show on this page only.
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { CheckField } from '../../kit/fields/CheckField.tsx';
import { useKeydown } from '../../kit/useKeydown.ts';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import type { Viewer } from './viewer.ts';
import type { ViewedPlan } from './viewedPlan.ts';

interface LayerPanelProps {
  readonly viewer: Viewer;
  readonly viewed: ViewedPlan;
  readonly onClose: () => void;
}

export function LayerPanel({ viewer, viewed, onClose }: LayerPanelProps) {
  const layers = useSyncExternalStore(
    (changed) => viewed.watch({ changed }),
    () => viewed.scene.layers,
  );
  useKeydown(({ key }) => key === 'Escape' && onClose());
  return (
    <aside
      aria-label="Layers"
      className="overflow-y-auto border-hairline bg-paper p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-14 max-lg:z-10 max-lg:max-h-[50dvh] max-lg:border-t lg:w-72 lg:border-l"
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 className="font-semibold">Layers</h2>
        <IconButton label="Close layers" onClick={onClose} className="-my-2 -mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="space-y-2.5">
        {layers.list.map(({ id, title, hidden }) => (
          <CheckField
            key={id}
            label={title}
            checked={!hidden}
            onChange={({ target }) => viewer.showLayer(id, target.checked)}
          />
        ))}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        This changes only your view. Hidden layers aren't printed either.
      </p>
    </aside>
  );
}
