// For the tests: who may read, begin, write, change and delete what in the comments of a shared project.
import {
  accounts,
  comment,
  commentOf,
  deleting,
  editors,
  inserting,
  now,
  reading,
  type Rule,
  readers,
  rule,
  thread,
  updating,
  writers,
} from './accessAttempts.ts';
import { rowsOf } from './sharedProject.ts';
import { digestOf } from './sharing.ts';

export const commentRules: readonly Rule[] = [
  rule('read threads', readers, reading('comment_threads', '*')),
  rule(
    'begin a thread',
    writers,
    inserting('comment_threads', ({ id }) => ({
      project_id: id,
      anchor: { x: 0, y: 0 },
      author_name: 'Gus',
    })),
  ),
  rule(
    'resolve a thread',
    writers,
    updating('comment_threads', { resolved_at: now, resolved_by: 'Gus' }, thread),
  ),
  rule(
    'move a thread of somebody else',
    editors,
    updating('comment_threads', { anchor: { x: 5, y: 5 } }, thread),
  ),
  rule('take over a thread', [], updating('comment_threads', { author_name: 'x' }, thread)),
  rule('delete a thread', ['owner'], deleting('comment_threads', thread)),

  rule('read comments', readers, reading('comments', '*')),
  rule(
    'comment',
    writers,
    inserting('comments', ({ thread: id }) => ({ thread_id: id, body: 'x', author_name: 'Gus' })),
  ),
  rule('change a comment of the owner', ['owner'], updating('comments', { body: 'y' }, comment)),
  rule('delete a comment of the owner', ['owner'], updating('comments', { deleted_at: now }, comment)),
  rule(
    'change a comment of a member',
    ['commenter'],
    updating('comments', { body: 'y' }, commentOf('commenter')),
  ),
  rule(
    'delete a comment of a member',
    ['owner', 'commenter'],
    updating('comments', { deleted_at: now }, commentOf('commenter')),
  ),
  rule(
    'change a comment of a guest',
    ['commenter by link'],
    updating('comments', { body: 'y' }, commentOf('commenter by link')),
  ),
  rule(
    'delete a comment of a guest',
    ['owner', 'commenter by link'],
    updating('comments', { deleted_at: now }, commentOf('commenter by link')),
  ),
  rule('remove the row of a comment', [], deleting('comments', comment)),
  rule(
    'change whose a comment is',
    [],
    updating('comments', { author_id: null, guest_hash: digestOf('x') }, comment),
  ),

  rule('note what they have read', accounts, (who, { thread: id }) =>
    rowsOf(who.client.from('comment_reads').upsert({ thread_id: id, muted: true }).select('thread_id')),
  ),
  rule('read what others have read', [], async (who, project) => {
    await project.owner.client.from('comment_reads').upsert({ thread_id: project.thread }).throwOnError();
    const { data } = await who.client.from('comment_reads').select('user_id').eq('project_id', project.id);
    return data?.filter((row) => row.user_id !== who.id).length ?? 0;
  }),
];
