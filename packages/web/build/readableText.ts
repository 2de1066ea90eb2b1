// A plan whose written words are drawn at least so high, grown about their middles, for a small picture of it.
import { radians } from '@homeplot/plan/point';
import type { PlanContents } from '@homeplot/plan/plan';
import type { Text } from '@homeplot/plan/text';
import { textWidth } from '@homeplot/plan/textMetrics';

const isText = (object: PlanContents['objects'][number]): object is Text => object.type === 'text';

/** height in feet. */
export function withReadableText(contents: PlanContents, height: number): PlanContents {
  const objects = contents.objects.map((object) =>
    isText(object) && object.height < height ? grown(object, height) : object,
  );
  return { ...contents, objects };
}

function grown(text: Text, height: number): Text {
  const back = (textWidth(text.text, height) - textWidth(text.text, text.height)) / 2;
  const down = (height - text.height) / 4;
  const angle = radians(text.rotation);
  return {
    ...text,
    height,
    x: text.x - back * Math.cos(angle) - down * Math.sin(angle),
    y: text.y - back * Math.sin(angle) + down * Math.cos(angle),
  };
}
