// The one type for whatever may fail in a way that its caller has to expect.

export type Result<Value, Problem = string> = { readonly value: Value } | { readonly problem: Problem };
