// The Terms & Conditions that a registration accepts.
import { LegalPage, type Part } from './LegalPage.tsx';

const parts: readonly Part[] = [
  {
    title: 'What you may do',
    text: (
      <p>
        Use Homeplot for any lawful purpose, private or commercial, free of charge. You need an account only
        to keep projects in the cloud.
      </p>
    ),
  },
  {
    title: 'Your plans are yours',
    text: (
      <p>
        Whatever you draw stays your property. We store it to give it back to you and for nothing else.
        Whoever has a share link that you made can open the copy of the plan in it, and can pass it on.
      </p>
    ),
  },
  {
    title: 'Your account',
    text: (
      <p>
        Give a true email address, keep your password to yourself, and do not try to reach what belongs to
        others or to overload the service. An account that is misused so can be closed.
      </p>
    ),
  },
  {
    title: 'What a plan is worth',
    text: (
      <>
        <p>
          A plan is as right as what was drawn. Homeplot is a drawing tool: it is no survey, and it gives no
          legal, engineering or building advice. Check lot lines, setbacks and underground lines with a
          surveyor, your building department and the utilities before you build or dig.
        </p>
        <p>
          The service is provided as it is, without warranty. As far as the law allows, nobody is liable for
          damage that comes from its use or from its being out of reach. Keep a copy of what matters: Export
          writes one.
        </p>
      </>
    ),
  },
  {
    title: 'Ending it, and changes',
    text: (
      <p>
        You can stop at any time and delete your projects; who runs this site deletes your account when you
        ask. When these terms change, the new ones stand on this page.
      </p>
    ),
  },
];

export function Terms() {
  return (
    <LegalPage
      title="Terms & Conditions"
      lead="Short, because there is little to say: it is free, your plans are yours, and a drawing is no survey."
      parts={parts}
    />
  );
}
