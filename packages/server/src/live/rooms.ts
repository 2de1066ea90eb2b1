// The rooms of this server, by project: opened for the first person, closed after the last one has left, lost when another
// server takes the lease. Notifications of the database are passed to the room that they concern.
import type { Connection } from '@hocuspocus/server';
import { LruMap } from 'toad-cache';
import { accessTo, mayEdit, type Visitor } from './access.ts';
import { OnRequest } from '../kit/onRequest.ts';
import { Sums } from '../kit/sums.ts';
import type { Lease, Leases } from './lease.ts';
import type { Line } from './line.ts';
import type { Notice } from './listening.ts';
import type { LiveContext } from './liveContext.ts';
import { closeCodes, type Closing, Refusal, refusals } from './refusal.ts';
import { Room } from './room.ts';
import { forgetDocument, readDocument, readProject } from './rows.ts';

const noAccess: Closing = { code: closeCodes.forbidden, reason: 'You no longer have access to this plan.' };
const expired: Closing = { code: closeCodes.expired, reason: 'Your session has ended. Log in again.' };

/** Seconds before a token expires at which a new one is requested. */
const renewBefore = 60;

/** How many projects with changed access are remembered, for clients that are just coming in. */
const maxAccessChanges = 10_000;

export class Rooms {
  private readonly context: Omit<LiveContext, 'ended'>;
  private readonly leases: Leases;
  private readonly rooms = new Map<string, Room>();
  private readonly opening = new Map<string, Promise<Room>>();
  /** When the access to a project has last changed, by performance.now(). */
  private readonly accessChanged = new LruMap<number>(maxAccessChanges);
  /** Connections in rooms, by account. */
  private readonly accounts = new Sums();
  private isStopped = false;

  constructor(context: Omit<LiveContext, 'ended'>, leases: Leases) {
    this.context = context;
    this.leases = leases;
  }

  get(project: string): Room | undefined {
    return this.rooms.get(project);
  }

  /** Returns the room, and opens it if it isn't open and the client may read its project. Throws a Refusal. */
  async open({ project, visitor, access }: Line): Promise<Room> {
    const open = this.rooms.get(project) ?? this.opening.get(project);
    if (open !== undefined) return open;
    if (visitor === undefined || this.isStopped) throw new Refusal(refusals.busy, closeCodes.reset);
    const opened = this.openNew(project, visitor, access?.owner);
    this.opening.set(project, opened);
    try {
      return await opened;
    } finally {
      this.opening.delete(project);
    }
  }

  /** `connection`: Hocuspocus's object for the connection. */
  join(line: Line, connection: Connection): void {
    const room = this.rooms.get(line.project);
    if (room === undefined) return line.close({ code: closeCodes.reset, reason: 'Please connect again.' });
    if (room.people.isFullFor(line))
      return line.close({ code: closeCodes.reset, reason: 'Too many people are here.' });
    this.accounts.add(accountOf(line), 1);
    line.connection = connection;
    line.guard = (edit) => room.check(line, edit);
    room.join(line);
    // A change of access while this client came in didn't reach it.
    if ((this.accessChanged.get(line.project) ?? -Infinity) >= line.checkedAt) void this.recheck(line);
  }

  leave(line: Line): void {
    if (line.connection !== undefined) this.accounts.add(accountOf(line), -1);
    line.left();
    this.rooms.get(line.project)?.people.remove(line);
  }

  /** Whether the account has as many connections as it may have, so that there is none left for this line. */
  hasTooManyConnections(line: Line): boolean {
    return this.accounts.get(accountOf(line)) >= this.context.limits.accountConnections;
  }

  handleNotice({ project, about }: Notice): void {
    const room = this.rooms.get(project);
    if (about === 'access') {
      this.accessChanged.set(project, performance.now());
      for (const line of room?.people.lines ?? []) void this.recheck(line);
    } else if (about === 'saved') void room?.readBack();
    else if (about === 'deleted') {
      if (room) room.delete();
      else void forgetDocument(this.context.database, project).catch(this.warn);
    } else room?.people.sendToAll({ about });
  }

  /** Call it when notifications may have been missed. */
  recheckAll(): void {
    for (const room of this.rooms.values()) {
      void room.readBack();
      for (const line of room.people.lines) void this.recheck(line);
    }
  }

  /** `fences`: of the leases that this server still has. `since`: when it asked for them, by performance.now(). */
  renewed(fences: ReadonlyMap<string, number>, since: number): void {
    for (const [project, room] of this.rooms) {
      if (fences.get(project) === room.lease.fence) room.leaseUntil = since + this.context.limits.lease;
      // Leases that were taken after the request was sent are missing in its answer.
      else if (room.opened < since) room.lose();
    }
  }

  /** Called every second. */
  tick(): void {
    const now = performance.now();
    const seconds = Date.now() / 1_000;
    for (const room of this.rooms.values()) {
      if (now > room.leaseUntil) room.lose();
      // The client for whom it was opened never came in.
      else if (!room.isLoaded && now - room.opened > this.context.limits.signInTimeout) room.stop(noAccess);
      // The save failed when the last person left, which has kept the room open.
      else if (room.people.size === 0) this.context.release(room.lease.project);
      for (const line of room.people.lines) {
        if (now - line.checkedAt > this.context.limits.recheckInterval) void this.recheck(line);
        const { expires } = line.visitor ?? { expires: null };
        if (expires === null) continue;
        if (seconds > expires + renewBefore / 2) line.close(expired);
        else if (seconds > expires - renewBefore) line.askForToken();
      }
    }
  }

  forgetRemoved(): void {
    for (const room of this.rooms.values()) room.forgetRemoved();
  }

  /** Throws a Refusal if a plan of this size would take too much memory, in all or for its owner. */
  private requireSpace(owner: string | undefined, size: number): void {
    const { planBytes, accountPlanBytes } = this.context.limits;
    if (this.sizeOf() + size > planBytes) throw new Refusal(refusals.tooManyPlans);
    if (this.sizeOf(owner) + size > accountPlanBytes) throw new Refusal(refusals.ownPlans);
  }

  /** Characters of all plans, or of those of one account. */
  private sizeOf(owner?: string): number {
    const rooms = [...this.rooms.values()].filter((room) => owner === undefined || room.owner === owner);
    return rooms.reduce((sum, { size }) => sum + size, 0);
  }

  /** Saves all rooms, then closes them. `timeout`: resolves when that has taken too long. */
  async stop(closing: Closing, timeout: Promise<unknown>): Promise<void> {
    this.isStopped = true;
    const rooms = [...this.rooms.values()];
    await Promise.race([timeout, Promise.all(rooms.map((room) => room.settle()))]);
    // Cleared first, so that stopping a room doesn't release its lease: that is done and waited for below.
    this.rooms.clear();
    for (const room of rooms) room.stop(closing);
    await Promise.race([timeout, Promise.all(rooms.map(({ lease }) => this.leases.release(lease)))]).catch(
      () => {},
    );
  }

  private async openNew(project: string, { caller }: Visitor, owner?: string): Promise<Room> {
    const { database, counts } = this.context;
    this.requireSpace(owner, 0);
    const taken = await this.leases.take(project);
    if ('movedTo' in taken) {
      counts.moved += 1;
      throw new Refusal(`moved ${taken.movedTo}`, closeCodes.reset);
    }
    try {
      const [row, kept] = await Promise.all([
        readProject(database, [caller], project),
        readDocument(database, project),
      ]);
      if (row === undefined) throw new Refusal(refusals.noAccess);
      const room = new Room(taken.lease, taken.until, row, kept, {
        ...this.context,
        ended: (ended) => this.forget(ended),
      });
      // Checked again, with the plan's size and with the rooms that were opened meanwhile.
      this.requireSpace(row.owner, room.size);
      this.rooms.set(project, room);
      counts.rooms = this.rooms.size;
      return room;
    } catch (error) {
      void this.leases.release(taken.lease).catch(() => {});
      throw error;
    }
  }

  private forget(lease: Lease): void {
    if (this.rooms.get(lease.project)?.lease !== lease) return;
    this.rooms.delete(lease.project);
    this.context.counts.rooms = this.rooms.size;
    void this.leases.release(lease).catch(() => {});
  }

  /** Looks up what a client may do now, one lookup at a time. */
  private async recheck(line: Line): Promise<void> {
    line.lookup ??= new OnRequest(() => this.lookUp(line));
    await line.lookup.ask();
  }

  /** If the database doesn't answer, the client keeps its access, which is looked up again soon. */
  private async lookUp(line: Line): Promise<void> {
    const { visitor, project } = line;
    if (visitor === undefined || line.isClosed) return;
    const { database, lookUp } = this.context;
    try {
      line.checkedAt = performance.now();
      const access = await lookUp(project, () => accessTo(database, visitor, project));
      if (access === null) return line.close(noAccess);
      const before = line.access?.role;
      line.access = access;
      const room = this.rooms.get(project);
      if (room !== undefined) room.owner = access.owner;
      if (line.connection !== undefined) line.connection.readOnly = !mayEdit(access);
      if (access.role === before) return;
      line.sendMessage({ role: access.role });
      room?.people.sendPeopleSoon();
    } catch (error) {
      line.checkedAt = -Infinity;
      this.warn(error);
    }
  }

  private readonly warn = (error: unknown): void => {
    this.context.log.warn({ err: error }, 'a room could not be looked up');
  };
}

/** The key by which a person's connections are counted: the account, or the network address of a guest. */
function accountOf({ visitor, ip }: Line): string {
  const subject = visitor?.caller.claims['sub'];
  return typeof subject === 'string' ? subject : `guests at ${ip}`;
}
