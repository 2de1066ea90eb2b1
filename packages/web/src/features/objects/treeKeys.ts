// Keyboard navigation in the object list: which item a key goes to, and which layer it expands or collapses.

/** An item of the list, in order: a layer, or an object on it. */
export interface TreeItem {
  readonly key: string;
  /** A layer's own id, or the id of the layer that an object is on. */
  readonly layer: string;
  /** For a layer, whether it is expanded; undefined for an object. */
  readonly isOpen?: boolean;
}

/** to: the key of the item to go to. fold: the id of the layer to expand (if open is true) or to collapse. */
export type TreeStep = { readonly to: string } | { readonly fold: string; readonly open: boolean };

/** What a key does at an item; undefined for other keys, and if there is nowhere to go. */
export function treeStep(key: string, items: readonly TreeItem[], at: string): TreeStep | undefined {
  const place = items.findIndex((item) => item.key === at);
  const item = items[place];
  if (!item) return undefined;
  const go = (to: TreeItem | undefined): TreeStep | undefined => to && { to: to.key };
  const isLayer = item.isOpen !== undefined;
  switch (key) {
    case 'ArrowDown':
      return go(items[place + 1]);
    case 'ArrowUp':
      return go(items[place - 1]);
    case 'Home':
      return go(items[0]);
    case 'End':
      return go(items.at(-1));
    case 'ArrowRight':
      if (!isLayer) return undefined;
      return item.isOpen ? go(items[place + 1]) : { fold: item.layer, open: true };
    case 'ArrowLeft':
      if (isLayer) return item.isOpen ? { fold: item.layer, open: false } : undefined;
      return go(items.findLast((one, i) => i < place && one.isOpen !== undefined));
    default:
      return undefined;
  }
}
