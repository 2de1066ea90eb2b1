// What is stored about users, where, and for how long.
import { LegalPage, type Part } from './LegalPage.tsx';

const parts: readonly Part[] = [
  {
    title: 'Without an account',
    text: (
      <p>
        Your plan is kept in your own browser and is sent nowhere. A share link holds the plan in the address
        itself; a server that opens a short link sees that address, and long links keep the plan in the part
        that is never sent.
      </p>
    ),
  },
  {
    title: 'With an account',
    text: (
      <p>
        The server of this site stores your name, email address, phone number, city and state as you gave
        them, your password in a form from which it cannot be read back, when you last signed in, and the
        projects that you save with up to 50 earlier versions of each. No other user can read them.
      </p>
    ),
  },
  {
    title: 'What it is used for',
    text: (
      <p>
        To sign you in, to send you the two kinds of mail that you ask for yourself (confirming your address,
        resetting your password), and to give you your projects. It is not sold, and not passed on other than
        to whoever hosts this site and carries its mail.
      </p>
    ),
  },
  {
    title: 'No tracking',
    text: (
      <p>
        There are no cookies, no advertising, no analytics, and nothing is fetched from third parties. While
        you are signed in, your browser stores a token for that and nothing else; signing out removes it. When
        you ask for a mail with a link, your browser stores your address for a day, so that it knows the link.
      </p>
    ),
  },
  {
    title: 'How long, and how to have it removed',
    text: (
      <p>
        A project that you delete leaves your list at once; its earlier versions stay on the server, so that
        the deletion can be undone. Ask whoever runs this site to delete your account: your projects and all
        their versions go with it, and from backups in time.
      </p>
    ),
  },
];

export function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      lead="What is kept about you, where, and for how long. Without an account: nothing outside your own browser."
      parts={parts}
    />
  );
}
