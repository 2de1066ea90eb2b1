// A place of the panel: the library, the layers, the objects or the checks.
import { ChecksCards } from '../../features/checks/ChecksCards.tsx';
import { Library } from '../../features/library/Library.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { LayerList } from '../../features/layers/LayerList.tsx';
import { ObjectList } from '../../features/objects/ObjectList.tsx';
import type { Place } from '../../workspace/places.ts';

interface PlaceCardProps {
  readonly place: Exclude<Place, 'properties'>;
  readonly onPicked: (() => void) | undefined;
}

const titles = { library: 'Site Objects', layers: 'Layers', objects: 'Objects' } as const;

export function PlaceCard({ place, onPicked }: PlaceCardProps) {
  if (place === 'checks') return <ChecksCards onPicked={onPicked} />;
  return (
    <Card title={titles[place]}>
      {place === 'library' ? <Library onPicked={onPicked} /> : null}
      {place === 'layers' ? <LayerList /> : null}
      {place === 'objects' ? <ObjectList /> : null}
    </Card>
  );
}
