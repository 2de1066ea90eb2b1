// The addresses of the app. Each route's script is fetched when it is first gone to; until it has come, what the page
// showed before stays: at first that it loads, later the page that is left, with word of what is coming.
// Before the router looks at the address, what came by mail is out of it.
import '../account/arrivedBy.ts';
import { type ComponentType, lazy, useDeferredValue } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Frame } from './Frame.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

const page = (fetch: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(() => fetch().then(({ Component }) => ({ default: Component })));

const Landing = page(() => import('./landing.tsx'));
const Roadmap = page(() => import('./roadmap.tsx'));
const Planner = page(() => import('./planner.tsx'));
const ResetPassword = page(() => import('./resetPassword.tsx'));
const NotFound = page(() => import('./notFound.tsx'));

export function Routes() {
  const [location] = useLocation();
  // A page that has to be waited for leaves the one before it standing.
  const shown = useDeferredValue(location);
  return (
    <RouteBoundary>
      <Frame isLeaving={location !== shown}>
        <Switch location={shown}>
          <Route path="/" component={Landing} />
          <Route path="/roadmap" component={Roadmap} />
          <Route path="/app" component={Planner} />
          <Route path="/reset-password" component={ResetPassword} />
          <Route component={NotFound} />
        </Switch>
      </Frame>
    </RouteBoundary>
  );
}
