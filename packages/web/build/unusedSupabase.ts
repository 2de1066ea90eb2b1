// Replaces the parts of supabase-js that the product doesn't use (realtime, storage, functions), which are half of its size,
// with just what the client calls when it is created and when a session changes.

export class RealtimeClient {
  setAuth(): void {
    // Nothing to do: nobody is connected.
  }
}

class Unused {
  readonly unused = true;
}
export { Unused as StorageClient, Unused as FunctionsClient };
export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
