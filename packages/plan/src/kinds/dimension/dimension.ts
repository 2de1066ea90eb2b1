// A dimension: a length, an angle or a radius that stays on the plan, tied to the places that it measures between. See
// dimensionGeometry.ts for its geometry, dimensionDrawing.ts for its drawing, dimensionText.ts for what it says,
// dimensionWords.ts for where that is written, and dimensionTies.ts for how it follows its ties.
import { parseAnchor } from '../../geometry/parseAnchor.ts';
import { moveDirection, movePoint } from '../../geometry/motion.ts';
import { add, distance, type Point, tidyPoint } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import { dimensionLabel, dimensionReach, drawDimension } from './dimensionDrawing.ts';
import { wordsOf } from './dimensionText.ts';
import {
  gripOf,
  lineOf,
  maxRows,
  measuredBy,
  offsetAt,
  signedMeasure,
  withOffset,
  withRoom,
} from './dimensionGeometry.ts';
import {
  type Dimension,
  dimensionEnds,
  type DimensionForm,
  dimensionForms,
  isLength,
  type Place,
} from './dimensionPlaces.ts';
import { lengthen, maxTextLength, measuredLength, withWords } from './dimensionMeasure.ts';
import { follow, measuredSide } from './dimensionTies.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import { dimensionLayer } from '../../lettering/ink.ts';
import type { Handle } from '../../objects/capabilities.ts';
import type { Form } from '../../objects/form.ts';
import type { Kind } from '../../objects/kind.ts';

const maxIdLength = 200;
/** Feet: from farther away, nobody could see what is measured. */
const maxOffset = 1000;
/** Squares from the measured points to the line of a new dimension. */
const initialOffset = 4;

function schema({ z, derivedCoordinate, rotation }: FileTypes) {
  const place = z.object({
    x: derivedCoordinate,
    y: derivedCoordinate,
    object: z.optional(z.string().check(z.maxLength(maxIdLength))),
    anchor: z.optional(
      z
        .string()
        .check(z.refine((name) => parseAnchor(name) !== undefined, { error: 'must be a place such as v0' })),
    ),
  });
  const words = z.optional(z.string().check(z.maxLength(maxTextLength)));
  return z.looseObject({
    form: z._default(z.enum(dimensionForms), 'aligned'),
    points: z
      .array(place)
      .check(
        z.minLength(2, { error: 'must be at least 2 points' }),
        z.maxLength(4, { error: 'must be at most 4 points' }),
      ),
    offset: z.optional(derivedCoordinate),
    rotation: z.optional(rotation),
    row: z.optional(z.int().check(z.minimum(1), z.maximum(maxRows))),
    over: z.optional(z.boolean({ error: 'must be true or false' })),
    before: words,
    after: words,
    text: words,
    ends: z.optional(z.enum(dimensionEnds)),
  });
}

/** The maximum number of places of a form: an angle has three or four, the others have two. */
const maxPlacesOf = (form: DimensionForm): number => (form === 'angular' ? 4 : 2);

export const untied = ({ x, y }: Point): Place => ({ x, y });

const throughPoint = (dimension: Dimension, at: Point): Dimension =>
  withOffset(dimension, offsetAt[dimension.form](dimension, at));

/** The dimension in another form, with its line through the same point. */
function inForm(dimension: Dimension, form: DimensionForm): Dimension {
  if (form === dimension.form || !isLength(form) || !isLength(dimension.form)) return dimension;
  return throughPoint({ ...dimension, form }, gripOf[dimension.form](dimension));
}

function handles(dimension: Dimension, labelHeight = 0): Handle[] {
  const ends = dimension.places.map((at, i) => ({
    id: `p${i}`,
    at: { x: at.x, y: at.y },
    cursor: 'crosshair',
  }));
  const drawn = withRoom(dimension, labelHeight);
  return [...ends, { id: 'line', at: gripOf[drawn.form](drawn), cursor: 'move' }];
}

const withPlace = (dimension: Dimension, handle: string, at: (old: Place) => Place): Dimension => ({
  ...dimension,
  places: dimension.places.map((old, i) => (`p${i}` === handle ? at(old) : old)),
});

const formNames: Readonly<Record<DimensionForm, string>> = {
  aligned: 'Aligned',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  angular: 'Angular',
  radius: 'Radius',
};
const endNames = { ticks: 'Ticks', arrows: 'Arrows' } as const;

const choicesOf = <K extends string>(names: Readonly<Record<K, string>>, of: readonly K[]) =>
  of.map((value) => ({ value, label: names[value] }));

function forms(dimension: Dimension): Form<Dimension>[] {
  const { form, ends, before = '', after = '', text, offset } = dimension;
  const measures = {
    name: 'form',
    label: 'Measures',
    input: 'choice',
    value: form,
    choices: choicesOf(formNames, dimensionForms.filter(isLength)),
  } as const;
  const marks = {
    name: 'ends',
    label: 'Ends',
    input: 'choice',
    value: ends,
    choices: choicesOf(endNames, dimensionEnds),
  } as const;
  const style: Form<Dimension> = {
    title: 'Dimension',
    fields: isLength(form) ? [measures, marks] : [marks],
    apply: (values) => ({
      ...inForm(dimension, dimensionForms.find((one) => one === values['form']) ?? form),
      ends: dimensionEnds.find((one) => one === values['ends']) ?? ends,
    }),
  };
  return [
    ...(form === 'radius' ? [] : [style]),
    {
      submit: 'Update Dimension',
      fields: [
        { name: 'before', label: 'Prefix', input: 'text', value: before, mayBeEmpty: true },
        { name: 'after', label: 'Suffix', input: 'text', value: after, mayBeEmpty: true },
        {
          name: 'offset',
          label: form === 'angular' ? 'Radius of the arc (feet)' : 'Offset (feet)',
          input: 'length',
          value: offset,
          min: -maxOffset,
          max: maxOffset,
        },
      ],
      apply: (values) => {
        const typed = Number(values['offset']);
        const [first, last] = [String(values['before']), String(values['after'])];
        const moved = typed === offset ? dimension : withOffset(dimension, typed);
        return first === before && last === after ? moved : withWords(moved, first, last);
      },
    },
    ...(text === undefined
      ? []
      : [{ submit: 'Show measured length', fields: [], apply: () => withWords(dimension, before, after) }]),
  ];
}

/** A new dimension, still without the id and the order that the plan gives it. */
export const dimensionOf = ({
  form,
  places,
  offset,
  row,
}: Pick<Dimension, 'form' | 'places' | 'offset' | 'row'>): Omit<Dimension, 'id' | 'order'> => ({
  type: 'dimension',
  form,
  places,
  offset,
  ...(row === undefined ? {} : { row }),
  rotation: 0,
  ends: 'ticks',
});

export const dimension: Kind<Dimension> = {
  type: 'dimension',
  title: 'Dimension',
  layer: dimensionLayer,
  schema,
  isAnnotation: true,

  create({ from, to, scale }) {
    if (!to || distance(from, to) === 0) return undefined;
    const places = [untied(from), untied(to)];
    return { form: 'aligned', places, offset: tidy(initialOffset / scale), rotation: 0, ends: 'ticks' };
  },
  fromFile(file: FileOf<typeof schema>, feet) {
    const places = file.points.map(({ x, y, object, anchor }) => {
      const at = { x: feet(x), y: feet(y) };
      return object === undefined || anchor === undefined ? at : { ...at, tie: { object, anchor } };
    });
    const form = file.form === 'angular' && places.length < 3 ? 'aligned' : file.form;
    return {
      form,
      places: places.slice(0, maxPlacesOf(form)),
      offset: feet(file.offset ?? 0),
      rotation: file.rotation ?? 0,
      ...(file.row === undefined ? {} : { row: file.row }),
      ...(file.over ? { over: true } : {}),
      ...(file.before ? { before: file.before } : {}),
      ...(file.after ? { after: file.after } : {}),
      ...(file.text ? { text: file.text } : {}),
      ends: file.ends ?? 'ticks',
    };
  },
  toFile(object, squares) {
    const { form, places, offset, rotation: turned, row, before, after, text, ends } = object;
    return {
      form,
      points: places.map(({ x, y, tie }) => ({ x: squares(x), y: squares(y), ...tie })),
      offset: squares(offset),
      ...(turned ? { rotation: turned } : {}),
      ...(row === undefined ? {} : { row }),
      ...(signedMeasure(object) < 0 ? { over: true } : {}),
      ...(before === undefined ? {} : { before }),
      ...(after === undefined ? {} : { after }),
      ...(text === undefined ? {} : { text }),
      ends,
    };
  },

  draw: drawDimension,
  labels: { list: (object, lettering) => [dimensionLabel(object, lettering)], reach: dimensionReach },
  position: ({ places: [first] }) => ({ x: first?.x ?? 0, y: first?.y ?? 0 }),
  dimensions: (object) => ({
    width: object.form === 'angular' ? 0 : measuredBy[object.form](object),
    height: 0,
  }),
  summary: wordsOf,
  move: (object, by) => ({
    ...object,
    places: object.places.map((at) => ({ ...at, ...tidyPoint(add(at, by)) })),
  }),
  transform(object, motion) {
    const places = object.places.map((at) => ({ ...at, ...movePoint(at, motion) }));
    // Mirroring swaps the right and the left of a line. A vertical dimension needs no flip: its axis is reversed too.
    const flips = motion.mirrored && (object.form === 'aligned' || object.form === 'horizontal');
    const turned =
      isLength(object.form) && object.form !== 'aligned' ? moveDirection(object.rotation, motion) : 0;
    return { ...object, places, rotation: turned, offset: flips ? 0 - object.offset : object.offset };
  },
  path: {
    outline({ form, places: [a, b, c, d] }) {
      const legs = form !== 'angular' ? [a, b] : d ? [a, b, d, c] : [b, a, c];
      return { vertices: legs.flatMap((at) => (at ? { x: at.x, y: at.y } : [])), closed: false };
    },
  },
  handles: {
    list: handles,
    drag: (object, handle, to) =>
      handle === 'line' ? throughPoint(object, to) : withPlace(object, handle, () => tidyPoint(to)),
  },
  forms,

  faults: ({ text }) => (text === undefined ? [] : ['The words hide the measured length.']),
  ties: {
    list: ({ places }) => places.flatMap(({ tie }) => tie ?? []),
    replace: (object, other) => ({
      ...object,
      places: object.places.map((at) => {
        const tie = at.tie && other(at.tie);
        return tie === at.tie ? at : { x: at.x, y: at.y, ...(tie ? { tie } : {}) };
      }),
    }),
    follow,
    measures: {
      line(object) {
        const { from, to } = lineOf(object);
        return [from, to];
      },
      ends: ({ places }) => places,
      side: measuredSide,
      length: measuredLength,
      lengthen,
      tieHandle: (object, handle, tie) => withPlace(object, handle, (old) => ({ ...old, tie })),
    },
  },
};
