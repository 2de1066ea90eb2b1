// For the tests of live editing: servers whose tokens a test can sign, and clients that are closed at its end.
import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Config } from '../config/config.ts';
import type { LiveLimits } from '../live/limits.ts';
import { atEnd } from './atEnd.ts';
import { type DataLocation, newLocation } from './databases.ts';
import { LiveClient, type LiveToken } from './liveClient.ts';
import { newPerson, newProject, type Person } from './livePlans.ts';
import { callerWith } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { digestOf, newToken, type Role } from './sharing.ts';

export class LiveServer {
  readonly server: TestServer;
  readonly location: DataLocation;
  private readonly secret: string;

  private constructor(server: TestServer, location: DataLocation, secret: string) {
    this.server = server;
    this.location = location;
    this.secret = secret;
  }

  /** Until the end of the test file. */
  static async start(settings: Partial<Config> = {}): Promise<LiveServer> {
    const location = await newLocation('file');
    const secret = randomBytes(48).toString('base64url');
    const server = await startServer(location, { jwtSecret: secret, ...settings });
    atEnd.file(() => server.close());
    return new LiveServer(server, location, secret);
  }

  /** Another server on the same database, until the end of the test or until it is closed. */
  async another(settings: Partial<Config> = {}, limits: Partial<LiveLimits> = {}): Promise<LiveServer> {
    const server = await startServer(this.location, { jwtSecret: this.secret, ...settings }, {}, limits);
    onTestFinished(() => server.close());
    return new LiveServer(server, this.location, this.secret);
  }

  get database() {
    return this.server.database;
  }

  get url(): string {
    return this.server.url;
  }

  /** Whose token works for so many seconds. */
  person(seconds?: number): Promise<Person> {
    return newPerson(this.database, this.secret, seconds);
  }

  /** Until the end of the test. */
  connect(project: string, token: LiveToken | (() => LiveToken), doc?: LiveClient['doc']): LiveClient {
    const client = new LiveClient(this.url, project, typeof token === 'function' ? token : () => token, doc);
    onTestFinished(() => client.close());
    return client;
  }

  join(project: string, { token }: Person): Promise<LiveClient> {
    return this.connect(project, { access: token }).ready();
  }

  /** The token of a new link. */
  async linkTo(owner: Person, project: string, role: Role): Promise<string> {
    const token = newToken();
    const text = 'insert into share_links (project_id, role, token_hash) values ($1, $2, $3)';
    await this.database.queryAs(callerWith(owner.id), text, [project, role, digestOf(token)]);
    return token;
  }

  /** A project that its owner has open twice, once as whoever does something bad. */
  async twoIn() {
    const ann = await this.person();
    const project = await newProject(this.database, ann.id);
    return { ann, project, bad: await this.join(project, ann), good: await this.join(project, ann) };
  }

  /** The value of a metric. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^homeplot_live_${name} (.*)$`, 'm').exec(text)?.[1]);
  }
}
