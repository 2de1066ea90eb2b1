// For the tests of live editing: messages as a client sends them, byte by byte.
import { createEncoder, toUint8Array, writeVarString, writeVarUint, writeVarUint8Array } from 'lib0/encoding';

/** A sync message with an update, or with what pretends to be one. `missing`: as an answer to the server's question. */
export function updateFrame(
  project: string,
  update: Uint8Array,
  step: 'missing' | 'update' = 'update',
): Uint8Array {
  const encoder = createEncoder();
  writeVarString(encoder, project);
  writeVarUint(encoder, 0);
  writeVarUint(encoder, step === 'update' ? 2 : 1);
  writeVarUint8Array(encoder, update);
  return toUint8Array(encoder);
}

export function typedFrame(project: string, type: number, text = ''): Uint8Array {
  const encoder = createEncoder();
  writeVarString(encoder, project);
  writeVarUint(encoder, type);
  writeVarString(encoder, text);
  return toUint8Array(encoder);
}
