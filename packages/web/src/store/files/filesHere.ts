// Says whether this browser may have stored files, without opening its database.
import { storedText, storeText } from '../../kit/browserStorage.ts';

const key = 'homeplot.files';

export const noteFilesHere = (): void => void storeText(key, '1');

export const mayHaveFiles = (): boolean => storedText(key) !== undefined;
