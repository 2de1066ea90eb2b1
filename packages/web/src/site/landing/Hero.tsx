// The first thing a visitor sees: what it is, that it is free, how to start, and a plan drawn with it.
import { picture } from '../../plans/corner-lot.json?picture';
import { projectsAddress } from '../../store/address/projectsAddress.ts';
import { buttonClass } from '../../kit/ui/buttonClass.ts';
import { cx } from '../../kit/cx.ts';
import { OwnEmail } from './OwnEmail.tsx';
import { Sheet } from './Sheet.tsx';

export function Hero() {
  return (
    <section className="relative overflow-hidden border-b border-hairline">
      <div className="ruled-paper hero-fade absolute inset-0" aria-hidden="true" />
      <div className="wrap relative grid items-center gap-x-12 gap-y-10 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-16 2xl:gap-x-20">
        <div>
          <p className="text-lg font-medium text-accent">100% Free to Use</p>
          <h1 className="mt-3 text-[clamp(2.5rem,1.6rem+3.2vw,4.75rem)] leading-[1.05] font-semibold tracking-[-0.025em] text-balance">
            Plan Your Perfect Home Site
          </h1>
          <p className="lead mt-6 max-w-[34rem]">
            Draw your lot, house and driveway to real size, right in the browser. Type your city's rules once
            to check setbacks and coverage against them, and download a PDF for the permit office.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/app" className={buttonClass('primary', 'lg')}>
              Open the planner
            </a>
            <a href="#account" className={cx(buttonClass('secondary', 'lg'), 'signed-in:hidden')}>
              Create an account
            </a>
            <a href={projectsAddress} className={cx(buttonClass('secondary', 'lg'), 'not-signed-in:hidden')}>
              Your projects
            </a>
          </div>
          <p className="mt-5 text-ink-soft signed-in:hidden">
            No account needed. Your plan is saved in this browser.
          </p>
          <p className="mt-5 text-ink-soft not-signed-in:hidden">
            Welcome. You are signed in as <OwnEmail />.
          </p>
        </div>
        <Sheet picture={picture} alt={alt} caption="A corner lot, drawn in Homeplot." eager />
      </div>
    </section>
  );
}

const alt =
  'Site plan of a corner lot, 130 by 114 feet: a house with terrace, porch and garage, a driveway with a rounded corner leading through a double gate to the street, a pool, a shed, a kitchen garden and eleven trees.';
