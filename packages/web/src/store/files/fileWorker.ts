// The worker that prepares files to be kept, so that the page responds and doesn't hold their bytes.
import { answerJobs } from '../../pictures/worker/answering.ts';
import { preparedFile } from './preparedFile.ts';

answerJobs({ preparedFile });
