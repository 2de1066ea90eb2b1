// Turns whatever a route throws into a response. The order of the checks is the same for all protocols; each protocol decides
// status, code and format.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenError } from '../kit/accessToken.ts';
import { clientFaultOf, messageOf } from '../kit/errors.ts';
import { BusyError } from './admission/scheduler.ts';

export interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number;
  /** Fields of the body in addition to code and message. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Throw it anywhere below a route: it becomes the response. */
export class Problem extends Error {
  readonly status: number;
  /** A code of the protocol, which clients compare. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, options: ProblemOptions = {}) {
    const { headers, retryAfter, fields = {} } = options;
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.headers = { ...headers, ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) };
    this.fields = fields;
  }
}

/** How one protocol responds to errors. */
export interface ProblemTerms {
  readonly token: (error: TokenError) => Problem;
  readonly busy: (error: BusyError) => Problem;
  /** For other errors that the protocol knows, such as those of the database. */
  readonly known: (error: unknown, request: FastifyRequest) => Problem | undefined;
  /** For a request that Fastify can't read, or whose body can't be received. status: 4xx. */
  readonly request: (status: number, message: string) => Problem;
  /** The code of all other errors, which are the server's fault. */
  readonly unexpected: string;
  readonly write: (
    problem: Problem,
    request: FastifyRequest,
  ) => { readonly body: object; readonly headers?: Readonly<Record<string, string>> };
}

/** The Problem for an error that is the server's fault. */
export const unexpected = (status: 500 | 503, code: string): Problem =>
  new Problem(status, code, 'The server could not answer. Please try again.');

/** Checks the kinds of errors in a fixed order. Faults of the server are logged. */
export function problemOf(error: unknown, request: FastifyRequest, terms: ProblemTerms): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TokenError) return terms.token(error);
  if (error instanceof BusyError) return terms.busy(error);
  const problem = requestProblem(error, terms) ?? terms.known(error, request);
  if (problem === undefined || problem.status >= 500)
    request.log.error({ req: request, err: error }, 'request failed');
  return problem ?? unexpected(500, terms.unexpected);
}

function requestProblem(error: unknown, terms: ProblemTerms): Problem | undefined {
  const status = clientFaultOf(error);
  return status === undefined ? undefined : terms.request(status, messageOf(error));
}

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  terms: ProblemTerms,
): FastifyReply {
  const { body, headers } = terms.write(problem, request);
  return reply
    .code(problem.status)
    .headers({ ...headers, ...problem.headers })
    .type('application/json; charset=utf-8')
    .send(body);
}
