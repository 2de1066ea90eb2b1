import { runAllSteps } from '@homeplot/plan/steps';
import { describe, expect, test } from 'vitest';
import { bytesOf } from '../files/metadata/bytes.ts';
import { splitPlanFile } from './carriedFiles.ts';

const split = (text: string) => {
  const { plan, files } = runAllSteps(splitPlanFile(bytesOf(text)));
  const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
  return {
    plan: textOf(plan),
    files: Object.fromEntries([...files].map(([hash, base64]) => [hash, textOf(base64)])),
  };
};

describe('the files of a plan file are cut out of it', () => {
  test.each([
    [
      'at the end, as it is exported',
      '{\n  "objects": [],\n  "files": {\n    "ab": "QUJD",\n    "cd": ""\n  }\n}\n',
    ],
    ['at the beginning', '{"files":{"ab":"QUJD","cd":""},"objects":[]}'],
    ['in between', '{"version":"1.0","files":{"ab":"QUJD","cd":""},"objects":[]}'],
    ['alone', '{"files":{"ab":"QUJD","cd":""}}'],
  ])('%s', (_where, text) => {
    const { plan, files } = split(text);
    expect(files).toEqual({ ab: 'QUJD', cd: '' });
    const { files: _files, ...rest } = JSON.parse(text) as Record<string, unknown>;
    expect(JSON.parse(plan)).toEqual(rest);
  });
});

test.each([
  ['another member', '{"objects":[{"files":{"ab":"QUJD"}}]}'],
  ['text that says so', '{"title":"the \\"files\\": {}","objects":[]}'],
  ['no object of strings', '{"files":[1],"objects":[]}'],
  ['something that was cut short', '{"objects":[],"files":{"ab":"QUJ'],
  ['no JSON', '"files": {'],
])('a plan file with %s stays as it is', (_what, text) => {
  expect(split(text)).toEqual({ plan: text, files: {} });
});
