// For the tests of live editing: messages as a client sends them, byte by byte.
import {
  createEncoder,
  toUint8Array,
  writeAny,
  writeUint8,
  writeVarString,
  writeVarUint,
  writeVarUint8Array,
} from 'lib0/encoding';

const steps = { vector: 0, missing: 1, update: 2 } as const;

/**
 * A sync message with an update, or with what pretends to be one. `missing`: as an answer to the server's question. `vector`: a
 * question to the server.
 */
export function updateFrame(
  project: string,
  update: Uint8Array,
  step: keyof typeof steps = 'update',
): Uint8Array {
  const encoder = createEncoder();
  writeVarString(encoder, project);
  writeVarUint(encoder, 0);
  writeVarUint(encoder, steps[step]);
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

/** So many values of one key by one client, none of which names the one before: Yjs would compare each with all. */
export function heap(count: number): Uint8Array {
  const encoder = createEncoder();
  for (const number of [1, count, 12_345, 0]) writeVarUint(encoder, number);
  for (let i = 0; i < count; i += 1) {
    writeUint8(encoder, 0b0010_1000);
    writeVarUint(encoder, 1);
    writeVarString(encoder, 'objects');
    writeVarString(encoder, 'a/g');
    writeVarUint(encoder, 1);
    writeAny(encoder, '');
  }
  writeVarUint(encoder, 0);
  return toUint8Array(encoder);
}
