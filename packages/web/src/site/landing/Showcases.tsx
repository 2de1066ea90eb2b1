// The four showcase sections: what the planner does, in its own drawings.
import type { ReactNode } from 'react';
import { picture as scales } from '../../plans/back-yard.json?picture';
import { picture as tools } from '../../plans/legend.json?picture';
import { picture as canvas } from '../../plans/linden-court.json?picture';
import { picture as files } from '../../plans/small-holding.json?picture';
import { type Picture, Sheet } from './Sheet.tsx';

const canvasFacts: readonly Fact[] = [
  ['Place', 'Drag to size, or click to place at the default size.'],
  ['Arrange', 'Move, resize, rotate, copy, layer up and layer down.'],
  ['Look closer', 'Zoom from 50% to 300% with the wheel or two fingers.'],
  ['Change your mind', 'Undo and redo every step, even Clear Canvas.'],
];

const toolFacts: readonly Fact[] = [
  ['Rectangle', 'Lot lines, patios, beds and decks'],
  ['Entrance', 'A gate in any of the four edges'],
  ['Road', 'Two clicks; ends join, and corners can be rounded'],
  ['House, Tree', 'Roof ridge and canopy drawn to size'],
  ['Lot', 'From the text of your deed, with its setback lines'],
  ['Checks', 'What conflicts with setbacks, easements and coverage, and how to fix it'],
  ['Measure, Text', 'Distances in feet and inches, and your own words'],
];

const settingFacts: readonly Fact[] = [
  ['Scale', '1 foot = 1 to 10 squares, in half steps'],
  ['Site size', '100 to 2,000 squares tall'],
  ['Objects', 'Width and length in feet, fill and border colors'],
  ['Gates', 'Length and distance from the edge, in feet and inches'],
];

const fileFacts: readonly Fact[] = [
  ['Autosave', 'Saved in this browser as you draw, without an account'],
  ['Link', 'The whole plan in one address, to open anywhere'],
  ['PDF, print', 'A permit set to scale, with title block, tables and notes'],
  ['SVG, PNG, JSON', 'A drawing for a report, or the plan to import again'],
];

export function Showcases() {
  return (
    <div>
      <Showcase
        title="Interactive Site Canvas"
        lead="Work right on the drawing. You can pick up anything again, and a whole street of lots is as fast to work on as one."
        picture={canvas}
        alt="Six lots with houses, driveways and gates along a street that ends in a cul-de-sac 80 feet across."
        caption="Six lots on a cul-de-sac."
      >
        <Facts facts={canvasFacts} />
      </Showcase>
      <Showcase
        title="Professional Drawing Tools"
        lead="Everything a site plan needs, drawn the way a draftsman draws it."
        picture={tools}
        alt="A property line, single and double gates, a house, two roads joined by a rounded corner, three trees and a circle, each with its name and its sizes."
        caption="What the tools draw."
      >
        <Facts facts={toolFacts} />
      </Showcase>
      <Showcase
        title="Canvas Settings & Controls"
        lead="Choose how many squares make a foot. A finer grid changes what you snap to, never the size of what you have drawn."
        picture={scales}
        alt="A back yard of 52 by 36 feet on graph paper: shed, three beds, pool, deck, three trees and a gate."
        caption="A back yard at 1 foot = 1 square."
      >
        <Facts facts={settingFacts} />
      </Showcase>
      <Showcase
        title="Save & Export Features"
        lead="Your plan is yours. Take it with you as a link, a drawing or a file, and open it again in the planner."
        picture={files}
        alt="A homestead of 400 by 236 feet: a driveway winds from the road to a barn, past a pond, a house, two paddocks and an orchard."
        caption="A homestead of two acres."
      >
        <Facts facts={fileFacts} />
      </Showcase>
    </div>
  );
}

type Fact = readonly [name: string, meaning: string];

/** Short facts, each with a name and its meaning, ruled like a schedule on a drawing. */
function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="max-w-[36rem] border-t border-hairline">
      {facts.map(([name, meaning]) => (
        <div
          key={name}
          className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 border-b border-hairline py-2.5"
        >
          <dt className="font-medium">{name}</dt>
          <dd className="text-ink-soft">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ShowcaseProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  readonly picture: Picture;
  readonly alt: string;
  readonly caption: string;
}

/** One part of the planner: text on one side, a plan that illustrates it on the other. */
function Showcase({ title, lead, children, picture, alt, caption }: ShowcaseProps) {
  return (
    <section className="group border-t border-hairline">
      <div className="wrap grid items-center gap-x-14 gap-y-10 py-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-24 lg:group-even:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] 2xl:gap-x-24">
        <div className="lg:group-even:order-2">
          <h2 className="display">{title}</h2>
          <p className="lead mt-4 max-w-[34rem]">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
        <Sheet picture={picture} alt={alt} caption={caption} />
      </div>
    </section>
  );
}
