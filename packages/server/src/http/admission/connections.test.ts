import fastify from 'fastify';
import { Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { admissionLimits } from './admissionLimits.ts';
import { limitConnections, unlimitedPeers } from './connections.ts';

test.each([
  [false, '127.0.0.1', true],
  [false, '::1', true],
  [false, '::ffff:127.0.0.1', true],
  [false, '203.0.113.7', false],
  [true, '203.0.113.7', true],
  [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], '10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], '::ffff:10.1.2.3', true],
  [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], '2001:db8::9', true],
  [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], '192.0.2.1', true],
  [['10.0.0.0/8', '2001:db8::/32', '192.0.2.1'], '192.0.2.2', false],
])('with TRUST_PROXY %j, the connections of %s are unlimited: %s', (trustProxy, address, isUnlimited) => {
  expect(unlimitedPeers({ trustProxy })(address)).toBe(isUnlimited);
});

test("a connection that is closed before it is accepted isn't an error", () => {
  const app = fastify();
  onTestFinished(() => app.close());
  limitConnections(app, admissionLimits, unlimitedPeers({ trustProxy: false }));
  const socket = new Socket().destroy();
  expect(socket.remoteAddress).toBeUndefined();
  expect(() => app.server.emit('connection', socket)).not.toThrow();
});
