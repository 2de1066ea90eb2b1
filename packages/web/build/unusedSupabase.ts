// What stands in the build for the parts of supabase-js that the product does not use (realtime, storage, functions):
// half of its weight. Only what the client touches when it is made and when a session changes.

export class RealtimeClient {
  setAuth(): void {
    // Nobody is connected who would have to know.
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
