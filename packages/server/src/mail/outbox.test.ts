// The outbox: mails as files, and the page that shows them on this machine.
import fastify, { type FastifyInstance } from 'fastify';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AccountMailKind } from './mailer.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { serveOutbox } from './outboxPage.ts';
import { composeMail } from './templates.ts';

const link =
  'http://127.0.0.1:3000/auth/v1/verify?token=abc&type=signup&redirect_to=http%3A%2F%2F127.0.0.1%2F';

let folder: string;
let printed: string[];
let outbox: Outbox;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeplot-outbox-'));
  printed = [];
  const print = (line: string) => printed.push(line);
  outbox = openOutbox(join(folder, 'new', 'outbox'), 'Homeplot <plans@example.org>', print);
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (to: string, kind: AccountMailKind = 'signup') => composeMail(kind, to, link, 3600);

describe('a mail in the outbox', () => {
  test('is a file named by time, number and kind that nobody else may read', async () => {
    await outbox.send(mail('ada@example.org'));
    const [name = '', ...others] = await readdir(outbox.folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{13}-\d+-signup\.json$/);
    expect((await stat(outbox.folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(outbox.folder, name))).mode & 0o777).toBe(0o600);
    const stored: unknown = JSON.parse(await readFile(join(outbox.folder, name), 'utf8'));
    expect(stored).toEqual({
      to: 'ada@example.org',
      from: 'Homeplot <plans@example.org>',
      subject: 'Confirm your email address for Homeplot',
      text: expect.stringContaining(link) as string,
      html: expect.stringContaining(link.replaceAll('&', '&amp;')) as string,
      kind: 'signup',
      sent_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    });
  });

  test('is printed with its link', async () => {
    await outbox.send(mail('ada@example.org', 'recovery'));
    expect(printed).toEqual([`Mail to ada@example.org (Reset your Homeplot password): ${link}`]);
  });

  test('is kept with all others, and the newest are shown first', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `reader${index}@example.org`);
    for (const name of names) await outbox.send(mail(name));
    expect(await readdir(outbox.folder)).toHaveLength(60);
    const shown = await outbox.newest();
    expect(shown.map(({ to }) => to)).toEqual(names.toReversed().slice(0, 50));
  });

  test('that cannot be written throws', async () => {
    await writeFile(join(folder, 'new'), 'a file in place of the folder');
    await expect(outbox.send(mail('ada@example.org'))).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(printed).toEqual([]);
  });
});

test.each([
  [86_400, '24 hours'],
  [7_200, '2 hours'],
  [3_600, '60 minutes'],
  [120, '2 minutes'],
  [60, '60 seconds'],
])('a mail says that a link for %i seconds works within %s', (seconds, words) => {
  const { text, html } = composeMail('signup', 'ada@example.org', link, seconds);
  expect(text).toContain(`The link works once, within ${words}.`);
  expect(html).toContain(`The link works once, within ${words}.`);
  expect(text.match(/https?:/g)).toHaveLength(1);
  expect(html.match(/href=/g)).toHaveLength(1);
});

describe('the page /outbox', () => {
  let app: FastifyInstance;
  let port: number;
  let path: string;
  beforeEach(async () => {
    app = fastify({ trustProxy: true });
    path = serveOutbox(app, outbox, 'a secret of more than thirty-two bytes');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterEach(() => app.close());

  function open(
    headers: Record<string, string> = {},
    target = path,
  ): Promise<{ readonly status: number; readonly text: string }> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port, path: `/${target}`, headers, agent: false },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => (text += part));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on('error', reject);
      sent.end();
    });
  }

  test('shows the mails newest first, with working links', async () => {
    await outbox.send(mail('first@example.org'));
    await outbox.send(mail('second@example.org', 'recovery'));
    const { status, text } = await open();
    expect(status).toBe(200);
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<h1>Outbox</h1>');
    expect(text.indexOf('second@example.org')).toBeLessThan(text.indexOf('first@example.org'));
    const safe = link.replaceAll('&', '&amp;');
    expect(text.split(`<a href="${safe}">${safe}</a>`)).toHaveLength(3);
    expect(text).not.toContain('<script');
  });

  test('says what to do if it is empty', async () => {
    expect((await open()).text).toContain('No mail has been sent yet.');
  });

  test('escapes markup', async () => {
    await outbox.send({ ...mail('"<b>"@example.org'), subject: '<script>alert(1)</script>' });
    const { text } = await open();
    expect(text).not.toContain('<script>');
    expect(text).not.toContain('<b>');
  });

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['host', 'plan.example.org'],
    ['host', 'localhost.example.org:3000'],
  ])('is not found with %s: %s', async (name, value) => {
    await outbox.send(mail('ada@example.org'));
    const { status, text } = await open({ [name]: value });
    expect(status).toBe(404);
    expect(text).not.toContain('ada@example.org');
  });

  test.each(['outbox', 'outbox?key=', 'outbox?key=guessed', 'outbox?key=one&key=other'])(
    'needs the key: /%s',
    async (guess) => {
      await outbox.send(mail('ada@example.org'));
      const { status, text } = await open({ host: '127.0.0.1:3000' }, guess);
      expect(status).toBe(403);
      expect(text).toContain('the full address of the outbox');
      expect(text).not.toContain('ada@example.org');
    },
  );

  test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'can be opened at %s',
    async (host) => {
      expect((await open({ host })).status).toBe(200);
    },
  );
});
