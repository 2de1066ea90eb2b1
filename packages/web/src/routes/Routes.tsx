// The routes of the app. Each one's script is fetched when it is first visited; until then the previous page stays, with a
// message that the next one is loading. What a mailed link added to the address is removed before the router reads it.
import '../account/links/arrivedBy.ts';
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
  // While a page is loading, the previous one stays.
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
