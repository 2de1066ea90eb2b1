// The labels of small symbols that have letters in them.
import type { Path } from '../../geometry/pen.ts';
import { nameBeside, nameBesideReach } from '../../lettering/besideBox.ts';
import { clearOfLines } from '../../lettering/ink.ts';
import type { Labels } from '../../objects/capabilities.ts';
import type { PlanObject } from '../../objects/kind.ts';
import { linesOf } from '../../shapes/layers.ts';

/** Label heights: sheets leave out lower letters in a symbol. */
const leastInSymbol = 0.85;

interface LetteredSpec<O> {
  readonly layer: string;
  readonly outlineOf: (object: O) => Path;
  readonly lettersOf: (object: O) => string;
  /** The height in feet of the letters in the symbol. */
  readonly tall: number;
  readonly about?: ((object: O) => string) | undefined;
}

/**
 * The name and the facts beside a symbol with letters in it. Letters that are too small to be read there stand beside it too,
 * because without them a manhole would look like a test hole.
 */
export function labelsOfLettered<O extends PlanObject>(spec: LetteredSpec<O>): Labels<O> {
  const { outlineOf, lettersOf, tall, about } = spec;
  const style = { ...linesOf(spec.layer).solid, ...clearOfLines };
  const linesBeside = (object: O, labelHeight: number): readonly string[] => {
    const [name = '', fact = ''] = [object.name?.trim(), about?.(object)];
    const words = lettersOf(object);
    const isSaid = name !== '' || fact.startsWith(words) || tall >= leastInSymbol * labelHeight;
    return [isSaid ? name : words, fact].filter(Boolean);
  };
  return {
    reach: (object) => nameBesideReach(linesBeside(object, Infinity)),
    list(object, lettering) {
      const beside = linesBeside(object, lettering.labelHeight);
      return beside.length > 0 ? [nameBeside(outlineOf(object), beside, style, lettering)] : [];
    },
  };
}
