// Whether approvals still stand, and when that is judged: an edit within their reach voids them at once, and undoing it
// makes them stand again. Nothing of it is stored. Whether one stands, `judgeOf` in approvedBy.ts decides.
import { Watchers } from '@homeplot/editor/watchers';
import type { Editor } from '@homeplot/editor/editor';
import { concerningWords } from '@homeplot/plan/concern';
import type { Plan } from '@homeplot/plan/plan';
import { watchReturn } from '../../kit/watchReturn.ts';
import { watchNews } from '../../store/live/news.ts';
import { listVersions } from '../versions/versionCalls.ts';
import { approvedBy, judgeOf } from './approvedBy.ts';
import { listRequests, readPlan, type Request } from './approvalCalls.ts';

export type Standing =
  | { readonly is: 'waiting' | 'declined' | 'revoked' | 'stands' }
  /** by: sentences about what has changed, as far as that is known. */
  | { readonly is: 'void'; readonly by: readonly string[] };

export interface JudgedRequest {
  readonly request: Request;
  readonly standing: Standing;
}

/** Milliseconds without an edit before the approvals are judged again: a drag is many edits in a row. */
const judgeDelay = 150;
/** Milliseconds between two requests for new answers while the page is visible. */
const refreshInterval = 30_000;

export class Standings {
  private readonly editor: Editor;
  private readonly projectId: string;
  private readonly watchers = new Watchers<{ changed: [] }>();
  private requests: readonly Request[] = [];
  private judged: readonly JudgedRequest[] = [];
  /** By version id, the plans of the versions that were asked about. They are fetched when they are needed. */
  private readonly plans = new Map<string, Promise<Plan | undefined>>();
  /** Counts the judgments, so that the result of an outdated one is dropped. */
  private latest = 0;
  /** Counts the refreshes, so that an answer that comes after the answer to a later one is dropped. */
  private refreshes = 0;
  private latestAnswered = 0;
  private users = 0;
  private end: () => void = () => undefined;
  /** The names of the versions that were asked about, by their ids. */
  versionNames: ReadonlyMap<string, string> = new Map();
  problem: string | undefined;
  isKnown = false;

  constructor(editor: Editor, projectId: string) {
    this.editor = editor;
    this.projectId = projectId;
  }

  readonly snapshot = (): readonly JudgedRequest[] => this.judged;

  readonly watch = (changed: () => void): (() => void) => this.watchers.add({ changed });

  /**
   * Follows the plan and the answers while there is any user. A later user, such as the dialog besides the header's mark,
   * causes a refresh. Returns the function that ends the use.
   */
  readonly use = (): (() => void) => {
    this.users += 1;
    if (this.users === 1) this.end = this.follow();
    else void this.refresh();
    return () => {
      this.users -= 1;
      if (this.users === 0) this.end();
    };
  };

  private follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => void this.judge(), judgeDelay);
    };
    const end = this.editor.watch({ edited: later, loaded: later });
    const refreshIfVisible = (): void => void (document.hidden || this.refresh());
    const refreshing = setInterval(refreshIfVisible, refreshInterval);
    const endReturns = watchReturn(refreshIfVisible);
    const endNews = watchNews('approvals', () => void this.refresh());
    refreshIfVisible();
    return () => {
      end();
      clearTimeout(timer);
      clearInterval(refreshing);
      endNews();
      endReturns();
      this.latest += 1;
    };
  }

  /** Fetches the requests and their answers again. */
  async refresh(): Promise<void> {
    this.refreshes += 1;
    const own = this.refreshes;
    const answer = await listRequests(this.projectId);
    const isAnswered = answer.ok && answer.value.some((request) => request.answer);
    const names = isAnswered ? await versionNamesOf(this.projectId) : undefined;
    if (own < this.latestAnswered) return;
    this.problem = answer.ok ? undefined : answer.problem;
    if (answer.ok) {
      this.latestAnswered = own;
      this.requests = answer.value;
      this.versionNames = names ?? this.versionNames;
      this.isKnown = true;
    }
    await this.judge();
  }

  private async judge(): Promise<void> {
    this.latest += 1;
    const own = this.latest;
    const { plan } = this.editor;
    const stands = judgeOf(plan);
    const judged = await Promise.all(
      this.requests.map(async (request): Promise<JudgedRequest> => {
        const { answer, revoked_at } = request;
        if (revoked_at) return { request, standing: { is: 'revoked' } };
        if (answer?.answer !== 'approved')
          return { request, standing: { is: answer ? 'declined' : 'waiting' } };
        if (await stands(request)) return { request, standing: { is: 'stands' } };
        return { request, standing: { is: 'void', by: await this.changesSince(request, plan) } };
      }),
    );
    if (own !== this.latest) return;
    this.judged = judged;
    this.watchers.notify('changed');
  }

  /** Sentences about the changes to what the request is about. Empty if its version can't be read. */
  private async changesSince({ concern, version_id }: Request, plan: Plan): Promise<readonly string[]> {
    const known = this.plans.get(version_id) ?? readPlan(version_id);
    this.plans.set(version_id, known);
    const version = await known;
    if (!version) this.plans.delete(version_id);
    return version ? concerningWords(version, plan, concern) : [];
  }
}

/** Undefined if they can't be fetched. */
async function versionNamesOf(projectId: string): Promise<ReadonlyMap<string, string> | undefined> {
  const versions = await listVersions(projectId);
  return versions.ok ? new Map(versions.value.map(({ id, name }) => [id, name ?? ''] as const)) : undefined;
}

/** The lines to print for the approvals that still stand. */
export const printedApprovals = (
  judged: readonly JudgedRequest[],
  versionNames: ReadonlyMap<string, string>,
): readonly string[] =>
  judged.flatMap(({ request: { answer, version_id, concern, asked_name: asked }, standing }) =>
    standing.is === 'stands' && answer
      ? [approvedBy({ ...answer, concern }, { version: versionNames.get(version_id), asked })]
      : [],
  );
