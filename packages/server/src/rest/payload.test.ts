// The memory of a body whose connection closes before it is used.
import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { admissionLimits } from '../http/admission/admissionLimits.ts';
import { Scheduler } from '../http/admission/scheduler.ts';
import { callerWith } from '../testing/people.ts';
import { receivePayload } from './payload.ts';

test('the memory of a body is freed if the connection closes while it is scanned', async () => {
  const admission = new Scheduler(admissionLimits);
  const known = { headers: {}, ip: '127.0.0.1', caller: callerWith(randomUUID()), allocations: new Set() };
  const request = known as unknown as FastifyRequest;
  const rows = Array.from({ length: 20_000 }, (_, i) => ({ title: `Plan ${i}, which takes some letters` }));
  const stream = Readable.from([Buffer.from(JSON.stringify(rows))]);
  const reading = receivePayload(admission, request, stream);
  await once(stream, 'end');
  await setImmediate();
  expect(admission.memory.totalBytes).toBeGreaterThan(500_000);
  for (const memory of request.allocations) memory.resize(0);
  await reading;
  expect(admission.memory.totalBytes).toBe(0);
});
