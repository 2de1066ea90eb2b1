// For the tests of live editing: servers whose tokens a test can sign, and clients that are closed at its end.
import { randomBytes } from 'node:crypto';
import { afterAll, onTestFinished } from 'vitest';
import type { Config } from '../config/config.ts';
import { type DataLocation, newLocation } from './databases.ts';
import { LiveClient, type LiveToken } from './liveClient.ts';
import { newPerson, type Person } from './livePlans.ts';
import { startServer, type TestServer } from './server.ts';

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
    afterAll(() => server.close());
    return new LiveServer(server, location, secret);
  }

  /** Another server on the same database, until the end of the test or until it is closed. */
  async another(settings: Partial<Config> = {}): Promise<LiveServer> {
    const server = await startServer(this.location, { jwtSecret: this.secret, ...settings });
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

  /** The value of a metric. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^homeplot_live_${name} (.*)$`, 'm').exec(text)?.[1]);
  }
}
