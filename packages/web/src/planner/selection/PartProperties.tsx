// The card of a selected part of an object, such as a lot's gate or a house's door: the forms that its kind declares, and Delete.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { Card } from '../../kit/ui/Card.tsx';
import { scrollToCardTop } from '../../cards/scrollToCard.ts';
import { CommandButton } from '../../cards/CommandButton.tsx';
import { LockNotice } from './LockNotice.tsx';
import { Forms } from '../../cards/Forms.tsx';

interface PartPropertiesProps {
  readonly object: PlanObject;
  readonly part: string;
}

export function PartProperties({ object, part }: PartPropertiesProps) {
  const { parts } = kindOf(object);
  if (!parts) return null;
  return (
    <Card ref={scrollToCardTop} title={`${parts.title} Properties`}>
      <LockNotice object={object} />
      <fieldset disabled={object.locked} className="min-w-0">
        <Forms
          object={object}
          formsOf={(now) => parts.forms(now, part)}
          place={`${object.id} ${part}`}
          called={parts.title}
        />
      </fieldset>
      <div className="mt-4 border-t border-hairline pt-4">
        <CommandButton command="delete" label={`Delete ${parts.title}`} tone="danger" />
      </div>
    </Card>
  );
}
