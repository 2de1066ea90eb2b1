// The maps that the operator offers, for components.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMapAllowed, watchAllowed } from '../../tiles/allowedMaps.ts';
import { type MapConfig, mapConfig, type MapTiles } from '../../tiles/mapConfig.ts';

export type Maps = MapConfig | { readonly problem: string } | undefined;

/** Undefined until the server has answered. */
export function useMaps(): Maps {
  const [maps, setMaps] = useState<Maps>();
  useEffect(() => {
    let isShown = true;
    mapConfig().then(
      (config) => isShown && setMaps(config),
      () =>
        isShown &&
        setMaps({ problem: "The list of maps couldn't be loaded. Check your connection and try again." }),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return maps;
}

export const useAllowed = (map: MapTiles | undefined): boolean =>
  useSyncExternalStore(watchAllowed, () => map !== undefined && isMapAllowed(map));
