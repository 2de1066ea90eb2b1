// Runs the cluster of deploy/cluster on this machine: with its configuration files, each of its machines in Linux namespaces.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { deploy, fill, root, type Values, valuesFor } from './configuration.ts';
import { Machine, type Program } from './machine.ts';
import { type Account, type Service, signIn } from './service.ts';

const run = promisify(execFile);

const sources = join(root, 'packages/server/src');

/** Milliseconds within which a machine that was gone must follow the primary again. */
const wholeTimeout = 120_000;

/** Milliseconds after which a server that has ended by itself is started again. */
const restartDelay = 1_000;

/** Milliseconds until HAProxy's health checks have noticed a change too. */
const checkTime = 2_500;

/** Milliseconds for a request about the state of the cluster. */
const requestTimeout = 2_000;

const dataNames = ['data1', 'data2', 'data3'] as const;
const webNames = ['web1', 'web2'] as const;

export class Cluster {
  readonly values: Values;
  readonly data: readonly Machine[];
  readonly web: readonly Machine[];
  readonly service: Service;
  private readonly folder: string;
  private readonly servers = new Map<Machine, Program>();

  constructor(folder: string) {
    this.folder = folder;
    this.values = valuesFor(folder);
    this.service = {
      proxies: webNames.map((name) => `http://${this.value(name.toUpperCase())}`),
      publicKey: this.value('PUBLIC_KEY'),
      publicUrl: this.value('PUBLIC_URL'),
      secret: this.value('JWT_SECRET'),
    };
    /** own: the folders that the machine has for itself, each with the account that owns it. */
    const machine = (name: string, own: Values, hasOwnMemory = false) =>
      new Machine({
        name,
        address: this.value(name.toUpperCase()),
        folder: join(folder, name),
        own,
        hasOwnMemory,
      });
    this.data = dataNames.map((name) =>
      machine(
        name,
        {
          '/etc/patroni': 'postgres',
          '/var/lib/etcd': 'root',
          '/var/lib/postgresql': 'postgres',
          '/run/postgresql': 'postgres',
        },
        true,
      ),
    );
    this.web = webNames.map((name) =>
      machine(name, { '/etc/haproxy': 'root', '/etc/pgbouncer': 'postgres' }),
    );
  }

  async start(): Promise<void> {
    for (const machine of this.data) await this.startData(machine);
    await this.asSuperuser('--file', join(root, 'deploy/database.sql'));
    for (const machine of this.web) await this.startWeb(machine);
    await this.waitUntilWhole();
  }

  async stop(): Promise<void> {
    await Promise.all([...this.data, ...this.web].map((machine) => machine.switchOff()));
  }

  async startData(machine: Machine): Promise<void> {
    await machine.switchOn();
    const values = this.valuesOf(machine);
    writeFileSync(machine.file('/etc/patroni/config.yml'), fill(deploy('cluster/patroni.yml'), values));
    const env = parseEnv(fill(deploy('cluster/etcd.env'), values)) as Values;
    machine.run(['etcd'], { log: this.log(machine, 'etcd'), env });
    machine.run(['patroni', '/etc/patroni/config.yml'], {
      log: this.log(machine, 'patroni'),
      account: 'postgres',
      env: { HOME: '/var/lib/postgresql' },
    });
  }

  async startWeb(machine: Machine): Promise<void> {
    this.servers.delete(machine);
    await machine.switchOn();
    const values = this.valuesOf(machine);
    for (const [file, path] of [
      ['cluster/pgbouncer.ini', '/etc/pgbouncer/pgbouncer.ini'],
      ['cluster/userlist.txt', '/etc/pgbouncer/userlist.txt'],
    ] as const)
      writeFileSync(machine.file(path), fill(deploy(file), values));
    for (const [file, name] of [
      ['haproxy.cfg', 'haproxy.cfg'],
      ['cluster/primary.cfg', 'primary.cfg'],
    ] as const)
      writeFileSync(machine.file(`/etc/haproxy/${name}`), deploy(file));
    const {
      CERTIFICATE: _,
      EXTRAOPTS,
      ...env
    } = parseEnv(fill(deploy('cluster/haproxy.env'), values)) as Values;
    machine.run(['haproxy', '-f', '/etc/haproxy/haproxy.cfg', ...(EXTRAOPTS ?? '').split(' ')], {
      log: this.log(machine, 'haproxy'),
      env,
    });
    machine.run(['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'], {
      log: this.log(machine, 'pgbouncer'),
      account: 'postgres',
    });
    this.startServer(machine);
  }

  /** Starts Homeplot on a web machine. */
  startServer(machine: Machine): void {
    const dataDir = join(this.folder, machine.name, 'homeplot');
    const webRoot = join(this.folder, 'site');
    mkdirSync(dataDir, { recursive: true });
    mkdirSync(webRoot, { recursive: true });
    writeFileSync(join(webRoot, 'index.html'), '<h1>Plan Your Perfect Home Site</h1>');
    const source = `import { readConfig } from '${sources}/config/config.ts';
      import { serve } from '${sources}/app/main.ts';
      const config = readConfig(process.env);
      const problem = 'problem' in config
        ? config.problem.join(' ')
        : await serve({ ...config.value, webRoot: ${JSON.stringify(webRoot)} });
      if (problem !== undefined) { console.error(problem); process.exitCode = 1; }`;
    const env = parseEnv(fill(deploy('cluster/homeplot.env'), this.valuesOf(machine))) as Values;
    const options = [
      '--disable-warning=ExperimentalWarning',
      '--input-type=module-typescript',
      '--eval',
      source,
    ];
    const program = machine.run([process.execPath, ...options], {
      log: this.log(machine, 'homeplot'),
      env: { ...env, DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0' },
    });
    this.servers.set(machine, program);
    void program.ended.then(() => this.startAgain(machine, program));
  }

  async killServer(machine: Machine): Promise<void> {
    const program = this.servers.get(machine);
    this.servers.delete(machine);
    await program?.kill();
  }

  /** As systemd does for a server that has failed, for example because the database was down when it started. */
  private async startAgain(machine: Machine, program: Program): Promise<void> {
    await delay(restartDelay);
    if (machine.isOn && this.servers.get(machine) === program) this.startServer(machine);
  }

  /** Waits until a data machine says that its Postgres is the primary. */
  async primary(): Promise<Machine> {
    for (;;) {
      for (const machine of this.data) if (await this.answers(machine, '/primary')) return machine;
      await delay(100);
    }
  }

  /** Waits until there are a primary, two standbys, one of which may replace it, and two servers. */
  async waitUntilWhole(): Promise<void> {
    const until = performance.now() + wholeTimeout;
    for (;;) {
      const [primary, ...others] = await this.machinesThatAre('/primary');
      const standbys = primary !== undefined && others.length === 0 ? await this.standbys() : [];
      const states = standbys.map(({ state }) => state).toSorted();
      const synchronous = standbys.find(({ state }) => state === 'sync')?.name;
      const known = await this.recordedRoles();
      const isAgreed = known?.leader === primary?.name && known?.sync_standby === synchronous;
      const served = await Promise.all(this.web.map(({ address }) => isOk(`http://${address}:3000/ready`)));
      const areStandbysReady = String(states) === 'async,sync';
      if (areStandbysReady && isAgreed && served.every((isServed) => isServed)) break;
      if (performance.now() > until)
        throw new Error(`The cluster isn't whole again: ${JSON.stringify({ standbys, known })}.`);
      await delay(200);
    }
    await delay(checkTime);
  }

  /** The primary and the standby that may replace it, as Patroni records them in etcd. */
  private async recordedRoles(): Promise<
    { readonly leader: string; readonly sync_standby: string } | undefined
  > {
    const url = `http://${this.data[0]?.address}:2379/v2/keys/service/homeplot/sync?quorum=true`;
    const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) }).catch(() => undefined);
    if (response?.ok !== true) return undefined;
    const { node } = (await response.json()) as { readonly node: { readonly value: string } };
    return JSON.parse(node.value) as { leader: string; sync_standby: string };
  }

  /** The process id of the Postgres server on a data machine. */
  postgresPid(machine: Machine): number {
    const file = machine.file(
      `/var/lib/postgresql/${this.values['POSTGRES_VERSION']}/homeplot/postmaster.pid`,
    );
    return Number.parseInt(readFileSync(file, 'utf8'));
  }

  /** The synchronous standby, which has every commit before it is acknowledged, or the asynchronous one. */
  async standby(state: 'sync' | 'async'): Promise<Machine> {
    const names = (await this.standbys())
      .filter((standby) => standby.state === state)
      .map(({ name }) => name);
    const found = this.data.find(({ name }) => names.includes(name));
    if (found === undefined) throw new Error(`No standby is ${state}.`);
    return found;
  }

  /** The standbys that the primary streams to, by its own account. */
  private async standbys(): Promise<readonly { readonly name: string; readonly state: string }[]> {
    const text = `select application_name, sync_state from pg_stat_replication where state = 'streaming'`;
    const rows = await this.query(text).catch(() => []);
    return rows.map((row) => row.split('|')).map(([name = '', state = '']) => ({ name, state }));
  }

  /** Runs SQL on the primary, as the database's superuser, and returns what it printed. */
  private async asSuperuser(...args: readonly string[]): Promise<string> {
    const primary = await this.primary();
    const psql = ['psql', '--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'];
    const as = ['--reuid=postgres', '--regid=postgres', '--init-groups'];
    const { PATH } = process.env;
    const { HOMEPLOT_DB_PASSWORD } = this.values;
    const { stdout } = await run('setpriv', [...as, ...psql, ...args], {
      cwd: '/',
      env: { PATH, PGHOST: primary.file('/run/postgresql'), HOMEPLOT_DB_PASSWORD },
    });
    return stdout;
  }

  /** Creates accounts and signs them in. */
  async accounts(count: number): Promise<readonly Account[]> {
    const ids = Array.from({ length: count }, () => randomUUID());
    const rows = ids.map((id) => `('${id}', '${id}@example.org', now())`).join(', ');
    await this.query(`insert into auth.users (id, email, email_confirmed_at) values ${rows}`);
    return Promise.all(ids.map((id) => signIn(this.service, id)));
  }

  /** Runs SQL in Homeplot's database, as its superuser. Returns the rows, their columns separated by |. */
  async query(text: string): Promise<readonly string[]> {
    const rows = await this.asSuperuser('--dbname=homeplot', '--command', text);
    return rows.split('\n').filter((row) => row !== '');
  }

  /** The data machines whose Patroni answers this path of its REST API with success, such as /primary. */
  private async machinesThatAre(path: string): Promise<readonly Machine[]> {
    const answers = await Promise.all(this.data.map((machine) => this.answers(machine, path)));
    return this.data.filter((_, at) => answers[at]);
  }

  private async answers(machine: Machine, path: string): Promise<boolean> {
    return machine.isOn && isOk(`http://${machine.address}:8008${path}`);
  }

  private value(name: string): string {
    const value = this.values[name];
    if (value === undefined) throw new Error(`machines.env has no ${name}.`);
    return value;
  }

  private valuesOf({ name, address }: Machine): Values {
    return { ...this.values, NAME: name, ADDRESS: address };
  }

  private log({ name }: Machine, program: string): string {
    return join(this.folder, `${name}-${program}.log`);
  }
}

async function isOk(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeout) }).catch(() => undefined);
  return response?.ok === true;
}
