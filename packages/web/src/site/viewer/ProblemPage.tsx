// Why a shared plan can't be shown, and what to do.
import { Button } from '../../kit/ui/Button.tsx';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import type { Problem } from './viewer.ts';

interface ProblemPageProps {
  readonly isEmbedded: boolean;
  readonly problem: Problem;
}

interface Words {
  readonly title: string;
  readonly text: string;
  readonly next: 'again' | 'login' | 'home';
}

function wordsFor(problem: Problem): Words {
  if (problem === 'ended')
    return {
      title: 'This link no longer works',
      text: "It has expired, was revoked, or isn't complete. Ask whoever sent it for a new one.",
      next: 'home',
    };
  if (problem === 'mistyped')
    return {
      title: "This link isn't complete",
      text: 'Part of its address is missing. Copy all of it, or ask whoever sent it for a new one.',
      next: 'home',
    };
  if (problem === 'notShared')
    return {
      title: "This plan isn't shared with you",
      text: 'Its owner may have removed you, or you are signed in with another account. Ask the owner for a new invitation.',
      next: 'home',
    };
  if (problem.reason === 'signedOut')
    return {
      title: 'Log in to see this plan',
      text: 'It was shared with an account. Log in with it, then open the plan from Saved Projects.',
      next: 'login',
    };
  return { title: "The plan couldn't be opened", text: problem.problem, next: 'again' };
}

export function ProblemPage({ isEmbedded, problem }: ProblemPageProps) {
  const { title, text, next } = wordsFor(problem);
  return (
    <div className="absolute inset-0 z-1 grid content-center justify-items-center gap-4 overflow-y-auto bg-paper p-6 text-center text-ink select-text">
      <h2 className="text-2xl font-semibold text-balance">{title}</h2>
      <p role="alert" className="max-w-md text-ink-soft">
        {text}
      </p>
      {next === 'again' ? (
        <Button tone="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
      ) : isEmbedded ? null : (
        <a href={next === 'login' ? '/app#projects' : '/'} className={buttonClass('primary')}>
          {next === 'login' ? 'Log in' : 'What is Homeplot?'}
        </a>
      )}
    </div>
  );
}
