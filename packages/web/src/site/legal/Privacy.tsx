// What is stored about users, where, and for how long.
import { LegalPage, type Part } from './LegalPage.tsx';

const parts: readonly Part[] = [
  {
    title: 'Without an account',
    text: (
      <p>
        Your plan is stored in your own browser and isn't sent anywhere. A share link contains the plan in the
        address itself. If somebody opens a short link, the server sees that address. Long links have the plan
        in a part of the address that browsers never send.
      </p>
    ),
  },
  {
    title: 'With an account',
    text: (
      <p>
        The server of this site stores your name, email address, phone number, city and state as you gave
        them, your password in a form that can't be read back, when you last signed in, and the projects that
        you save, with up to 50 earlier versions of each and with their scans and pictures, from which your
        browser removes the place and time of a photo. No other user can read them, unless you share a plan:
        its link shows the scans and pictures to everybody who has it, for up to a year or until you delete
        the project.
      </p>
    ),
  },
  {
    title: 'What it is used for',
    text: (
      <p>
        To sign you in, to send you the two kinds of email that you request yourself (confirming your address,
        resetting your password), and to show you your projects. It is never sold, and is shared only with
        those who host this site and deliver its email.
      </p>
    ),
  },
  {
    title: 'No tracking',
    text: (
      <p>
        There are no cookies, no ads, no analytics, and nothing is fetched from third parties unless you turn
        on a map, search an address or look for a lot. To keep you signed in, your browser stores a token and
        nothing else; signing out removes it. When you request an email with a link, your browser stores your
        address for a day, so that it recognizes the link.
      </p>
    ),
  },
  {
    title: 'Maps and addresses',
    text: (
      <p>
        A plan has no map until you turn one on. Then your browser loads pictures of the area from the map's
        server, which is named before you agree. That server sees your IP address and the area you look at,
        but not your plan. You agree once for each server, also for plans that others send you. When you
        search an address, what you typed goes to the address search that is named below the field; typed
        coordinates go nowhere. When you look for a lot, the servers of the county and of federal maps that
        are named below the field see your IP address, and what you search or where the lot is. Files of
        parcels are read in your browser and aren't sent anywhere.
      </p>
    ),
  },
  {
    title: 'How long, and how to have it removed',
    text: (
      <p>
        A project that you delete disappears from your list at once. Its earlier versions stay on the server,
        so that you can undo the deletion. You can delete your account: in the planner, open Account, then
        choose Delete account. After 14 days, in which you can take it back, it is gone with your projects,
        all their versions and their files, and in time those in backups. There you can also download
        everything first.
      </p>
    ),
  },
];

export function Privacy() {
  return (
    <LegalPage
      title="Privacy"
      lead="What is stored about you, where, and for how long. Without an account: nothing outside your own browser."
      parts={parts}
    />
  );
}
