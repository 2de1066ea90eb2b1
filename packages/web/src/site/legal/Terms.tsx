// The Terms & Conditions that a registration accepts.
import { LegalPage, type Part } from './LegalPage.tsx';

const parts: readonly Part[] = [
  {
    title: 'What you may do',
    text: (
      <p>
        Use Homeplot for any lawful purpose, private or commercial, free of charge. You only need an account
        to save projects in the cloud.
      </p>
    ),
  },
  {
    title: 'Your plans are yours',
    text: (
      <p>
        Whatever you draw stays your property. We store it to give it back to you and for nothing else. Anyone
        who has a share link of yours can open the copy of the plan in it, and can pass it on.
      </p>
    ),
  },
  {
    title: 'Your account',
    text: (
      <p>
        Use your real email address, keep your password to yourself, and don't try to access what belongs to
        others or to overload the service. Accounts that are misused can be closed.
      </p>
    ),
  },
  {
    title: "What a plan is and isn't",
    text: (
      <>
        <p>
          A plan is only as accurate as what was drawn. Homeplot is a drawing tool: it doesn't replace a
          survey, and it gives no legal, engineering or building advice. Check lot lines, setbacks and
          underground lines with a surveyor, your building department and the utilities before you build or
          dig.
        </p>
        <p>
          The service is provided as is, without warranty. As far as the law allows, nobody is liable for
          damage caused by its use or by its being unavailable. Keep a copy of what matters: Export writes
          one.
        </p>
      </>
    ),
  },
  {
    title: 'Ending it, and changes',
    text: (
      <p>
        You can stop at any time, and delete your projects or your account. If these terms change, the new
        ones will be on this page.
      </p>
    ),
  },
];

export function Terms() {
  return (
    <LegalPage
      title="Terms & Conditions"
      lead="Short, because there is little to say: it is free, your plans are yours, and a drawing isn't a survey."
      parts={parts}
    />
  );
}
