// A text on the plan. x, y is the left end of its baseline.
import { degrees, distance, type Point, radians, rotate } from '../../geometry/point.ts';
import type { TextMark } from '../../geometry/pen.ts';
import { capHeight, textWidth } from '../../geometry/textMetrics.ts';
import { tidy } from '../../measure/units.ts';
import { ink } from '../../lettering/ink.ts';
import type { Span } from '../../objects/capabilities.ts';
import type { Kind, PlanObject } from '../../objects/kind.ts';
import { placedText } from '../../shapes/placedText.ts';
import { turnedTo } from '../../shapes/frame.ts';
import { length, paintOf, place, propertyForms, turn, type Values, words } from '../../objects/properties.ts';
import { initialValues, fileForm } from '../../objects/propertyValues.ts';

const layer = 'notes';
/** Squares, on a site 100 squares tall: as large as 16 px on a canvas 800 px tall. */
const defaultSquares = 2;
/** Feet. */
const minHeight = 0.1;

const fields = {
  x: place,
  y: place,
  text: { ...words('Text'), required: true },
  /** Font size (em height) in feet. */
  height: {
    ...length('Letter height (feet)', 0, { min: minHeight }),
    fileType: 'size',
    squares: defaultSquares,
  },
  /** Degrees, clockwise, about x, y. */
  rotation: turn,
  color: paintOf(ink),
} as const;

export type Text = PlanObject & Values<typeof fields>;

const mark = ({ x, y, text, height, rotation: turned }: Text): TextMark => ({
  at: { x, y },
  content: text,
  height,
  angle: radians(turned),
  align: 'start',
  baseline: 'baseline',
});

/** The point of the plan at u along the baseline and v below it, in feet. */
const pointOf = ({ x, y, rotation: turned }: Text, u: number, v: number): Point =>
  rotate({ x: x + u, y: y + v }, radians(turned), { x, y });

/** The text with another font size (feet); its center stays in place. */
function grown(object: Text, height: number): Text {
  const back = (textWidth(object.text, height) - textWidth(object.text, object.height)) / 2;
  // Letters are about half as high above their baseline as their font size, so half of that is below the center.
  const down = (height - object.height) / 4;
  return { ...object, height, ...pointOf(object, -back, down) };
}

/** How the rotation is typed while its handle, at the middle of the text's right end, is dragged. */
const turnSpan = ({ x, y, text, height }: Text): Span => ({
  from: { x, y },
  as: 'turn',
  turn: degrees(Math.atan2((-capHeight / 2) * height, textWidth(text, height))),
});

export const text: Kind<Text> = {
  type: 'text',
  legend: '',
  title: 'Text',
  layer,
  ...fileForm(fields),

  create: ({ from, siteExtent, ...grid }) => ({
    ...initialValues(fields, grid),
    x: from.x,
    y: from.y,
    height: tidy((defaultSquares * siteExtent) / 100 / grid.scale),
  }),

  draw(object, pen) {
    const fill = object.color === 'transparent' ? ink : object.color;
    pen.text(mark(object), { layer, fill, stratum: 'notes' });
  },
  ...placedText<Text>(minHeight, grown),
  handles: {
    list(object) {
      const width = textWidth(object.text, object.height);
      const cap = capHeight * object.height;
      return [
        { id: 'size', at: pointOf(object, width, -cap), cursor: 'nesw-resize' },
        {
          id: 'turn',
          at: pointOf(object, width, -cap / 2),
          cursor: 'grab',
          off: rotate({ x: 1, y: 0 }, radians(object.rotation), { x: 0, y: 0 }),
          span: turnSpan(object),
        },
      ];
    },
    drag(object, handle, to, even) {
      if (handle === 'turn') return { ...object, rotation: turnedTo(turnSpan(object), to, even) };
      const now = distance(
        object,
        pointOf(object, textWidth(object.text, object.height), -capHeight * object.height),
      );
      return { ...object, height: tidy(Math.max(minHeight, (object.height * distance(object, to)) / now)) };
    },
  },
  forms: (object) => propertyForms(object, 'Text', fields),
};
