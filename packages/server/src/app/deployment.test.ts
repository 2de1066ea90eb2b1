import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../config/config.ts';
import { settings } from '../config/settings.ts';
import { noSources } from '../config/sources.ts';
import { TestSite } from '../testing/site.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** All environment variables that are read, including those that matter only in production. */
function namesRead(): readonly string[] {
  const names = new Set<string>();
  const environment = new Proxy(
    {},
    {
      get(_target, name: string) {
        names.add(name);
        return name === 'NODE_ENV' ? 'production' : undefined;
      },
    },
  );
  readConfig(environment);
  return [...names].toSorted();
}

/** The rows of the table of settings: name and default. */
function documented(): ReadonlyMap<string, string> {
  const [, section = ''] = read('docs/deployment.md').split('\n## Settings\n');
  const rows = section.split('\n## ', 1)[0]?.matchAll(/^\| `(\w+)` \| (.*?) ?\| .+ \|$/gm) ?? [];
  return new Map(Array.from(rows, ([, name = '', byDefault = '']) => [name, byDefault.replaceAll('`', '')]));
}

describe('docs/deployment.md', () => {
  test('lists exactly the settings that the server reads', () => {
    expect(namesRead()).toContain('MAIL_ALLOW_FILE');
    expect([...documented().keys()].toSorted()).toEqual(namesRead());
  });

  test('has the default of each setting', () => {
    const cells = documented();
    for (const { name, default: byDefault } of Object.values(settings)) {
      // None, or an empty list.
      const shown = typeof byDefault === 'object' ? '' : String(byDefault);
      const cell = cells.get(name) ?? 'not documented';
      expect(name === 'DATA_DIR' ? resolve(cell) : cell, name).toBe(shown);
    }
  });
});

describe('the headers in docs/deployment.md for static hosting', () => {
  test('are those that the server sends', async () => {
    const [, block = ''] = /```http\n([^]*?)```/.exec(read('docs/deployment.md')) ?? [];
    const documentedHeaders = Array.from(
      block.matchAll(/^ *([\w-]+): (.+)$/gm),
      ([, name = '', value = '']) => [name.toLowerCase(), value.replaceAll('; ', ';')],
    );
    const backend = { url: 'https://abcdefgh.supabase.co', key: 'sb_publishable_0123456789' };
    // Without county maps, whose layers would fill the example.
    const site = await TestSite.open({ publicUrl: 'https://plan.example.org/', backend, sources: noSources });
    const { headers } = await site.request('/');
    await site.close();
    const sent = documentedHeaders.map(([name = '']) => [name, String(headers[name]).replaceAll('; ', ';')]);
    expect(documentedHeaders.map(([name]) => name)).toContain('content-security-policy');
    expect(documentedHeaders).toEqual(sent);
  });
});

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

interface Service {
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly volumes?: readonly string[];
}

const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

describe('compose.yaml', () => {
  test('runs two servers behind HAProxy, on one Postgres and one store of files', () => {
    expect(Object.keys(compose.services).toSorted()).toEqual(['database', 'proxy', 'web1', 'web2']);
    const { web1, web2, proxy } = compose.services;
    expect(Object.keys(proxy?.depends_on ?? {})).toEqual(['web1', 'web2']);
    expect({ ...web1, environment: { ...environmentOf('web1'), LIVE_ADDRESS: '' } }).toEqual({
      ...web2,
      environment: { ...environmentOf('web2'), LIVE_ADDRESS: '' },
    });
  });

  test.each(['web1', 'web2'])('gives %s no setting that the server does not read', (server) => {
    expect(Object.keys(environmentOf(server)).filter((name) => !namesRead().includes(name))).toEqual([]);
  });

  test('gives HAProxy the names that its configuration reads', () => {
    const inUse = Array.from(read('deploy/haproxy.cfg').matchAll(/^ {2}server (\w+) "\$\{(\w+)\}"/gm));
    expect(inUse.length).toBeGreaterThan(0);
    for (const [, server = '', name = ''] of inUse) {
      expect(environmentOf('proxy')[name]).toBe(`${server}:3000`);
      // HAProxy leads this address to that server alone.
      expect(environmentOf(server)['LIVE_ADDRESS']).toBe(`\${PUBLIC_URL}/at/${server}`);
    }
  });
});

describe('the container', () => {
  test('gets every setting from compose.yaml or from the image', () => {
    const passed = Object.keys(environmentOf('web1'));
    const byImage = Array.from(read('Dockerfile').matchAll(/\b([A-Z\d_]+)=\S/g), ([, name]) => name);
    const otherBackend = ['BACKEND_URL', 'BACKEND_KEY'];
    // The image has no other programs of Postgres.
    const given = new Set([...passed, ...byImage, ...otherBackend, 'POSTGRES_BIN']);
    expect(namesRead().filter((name) => !given.has(name))).toEqual([]);
  });

  test('has the sources of all packages that the server imports', () => {
    const dependenciesOf = (name: string): readonly string[] => {
      const { dependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
        dependencies: Record<string, string>;
      };
      const ours = Object.keys(dependencies).filter((one) => one.startsWith('@homeplot/'));
      return ours.flatMap((one) => {
        const short = one.replace('@homeplot/', '');
        return [short, ...dependenciesOf(short)];
      });
    };
    const copied = Array.from(
      read('Dockerfile').matchAll(/^COPY packages\/(\w+) packages\/\1$/gm),
      ([, name = '']) => name,
    );
    expect(copied.toSorted()).toEqual([...new Set(['server', ...dependenciesOf('server')])].toSorted());
  });

  test('has the required variables in .env.example', () => {
    const needed = Array.from(read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g), ([, name]) => name);
    const named = Array.from(read('.env.example').matchAll(/^([A-Z_]+)=/gm), ([, name]) => name);
    expect(needed.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(needed));
  });

  test('prepares Postgres before it switches to an account without write access', () => {
    const steps = read('Dockerfile').split('\n');
    const prepared = steps.findIndex((step) =>
      step.startsWith('RUN node packages/server/src/start/preparePostgres.ts'),
    );
    expect(prepared).toBeGreaterThan(steps.indexOf('COPY packages/server packages/server'));
    expect(prepared).toBeLessThan(steps.indexOf('USER node'));
  });

  test('copies the package.json of every workspace, as npm ci needs', () => {
    const workspaces = globSync(['packages/*/package.json', 'e2e/package.json', 'bench/package.json'], {
      cwd: root,
    });
    const copied = Array.from(
      read('Dockerfile').matchAll(/^COPY (\S+\/package\.json) \S+$/gm),
      ([, file = '']) => file,
    );
    expect(copied.toSorted()).toEqual(workspaces.map((file) => file.replaceAll('\\', '/')).toSorted());
  });
});
