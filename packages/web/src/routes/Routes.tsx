// The addresses of the app. Each route's script is fetched when it is first gone to.
// Before the router looks at the address, what came by mail is out of it.
import '../account/arrivedBy.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Frame } from './Frame.tsx';
import { Loading } from './Loading.tsx';
import { RouteBoundary } from './RouteBoundary.tsx';

const page = (fetch: () => Promise<{ readonly Component: ComponentType }>) =>
  lazy(() => fetch().then(({ Component }) => ({ default: Component })));

const Landing = page(() => import('./landing.tsx'));
const Roadmap = page(() => import('./roadmap.tsx'));
const Planner = page(() => import('./planner.tsx'));
const ResetPassword = page(() => import('./resetPassword.tsx'));
const NotFound = page(() => import('./notFound.tsx'));

export function Routes() {
  return (
    <RouteBoundary>
      <Frame>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Landing} />
            <Route path="/roadmap" component={Roadmap} />
            <Route path="/app" component={Planner} />
            <Route path="/reset-password" component={ResetPassword} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Frame>
    </RouteBoundary>
  );
}
