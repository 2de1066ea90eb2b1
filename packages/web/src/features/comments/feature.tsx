// Comments: threads pinned to a place of the plan, an object or an edge.
import { MessageSquare } from 'lucide-react';
import { late, lateModule } from '../../kit/late/late.tsx';
import type { Feature } from '../../workspace/feature.ts';
import { useIsInCloud } from '../../workspace/useIsInCloud.ts';

const fetchTool = lateModule(() => import('./commentTool.ts'), { what: 'Comments' });

const CommentsBadge = late(() => import('./CommentsBadge.tsx'), 'CommentsBadge', {
  when: 'idle',
  what: 'The number of comments',
});
const PlanComments = late(() => import('./PlanComments.tsx'), 'PlanComments', {
  when: 'idle',
  what: 'The pins of comments',
});

export const comments: Feature = {
  name: 'comments',
  actions: [
    {
      name: 'comment',
      title: 'Comment',
      hint: 'Pins a comment to a place, an object or an edge.',
      also: 'note review thread discuss reply',
      keys: ['N'],
      run: ({ workspace }) => void fetchTool().then((tool) => tool?.pickCommentTool(workspace.editor)),
    },
  ],
  toolCards: { comment: late(() => import('./CommentCard.tsx'), 'CommentCard') },
  places: [
    {
      name: 'comments',
      title: 'Comments',
      heading: 'Comments',
      icon: MessageSquare,
      Contents: late(() => import('./CommentsPlace.tsx'), 'CommentsPlace'),
      Mark: () => (useIsInCloud() ? <CommentsBadge /> : null),
    },
  ],
  OverCanvas: () => (useIsInCloud() ? <PlanComments /> : null),
};
