// The comments of the page for looking (ViewerComments.tsx), fetched once its plan is drawn and the page is idle.
import { late } from '../../kit/late/late.tsx';

export const CommentsOfPage = late(() => import('./ViewerComments.tsx'), 'ViewerComments', {
  when: 'idle',
  what: 'Comments',
});
