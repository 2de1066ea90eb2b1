// Runs an auth action against the backend, or answers that there is none.
import { notSetUp, type AuthOutcome } from './authOutcome.ts';
import { backendConfig, type BackendConfig } from './backendConfig.ts';

export async function withBackend(
  act: (backend: BackendConfig) => Promise<AuthOutcome>,
): Promise<AuthOutcome> {
  const backend = await backendConfig();
  return backend ? act(backend) : notSetUp;
}
