import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fullNote } from './fieldNotes.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

test('a field says that it is full only when no further letter fits', () => {
  expect(fullNote('abc', 4)).toBeUndefined();
  expect(fullNote('abc', undefined)).toBeUndefined();
  expect(fullNote(undefined, 0)).toBeUndefined();
  expect(fullNote('a'.repeat(4000), 4000)).toBe('No more than 4,000 characters fit here.');
});

test('a full field keeps its hint, and is described by both', () => {
  const field = { id: 'date', label: 'Date', hint: 'Today if empty', maxLength: 2, readOnly: true };
  const html = renderToStaticMarkup(createElement(TextField, { ...field, value: 'ab' }));
  expect(html).toContain('Today if empty');
  expect(html).toContain('No more than 2 characters fit here.');
  expect(html).toContain('aria-describedby="date-note date-full"');
  const wrong = renderToStaticMarkup(createElement(TextField, { ...field, value: 'ab', error: 'No.' }));
  expect(wrong).toContain('aria-describedby="date-note"');
});

test('so does a field for several lines', () => {
  const field = { id: 'comment', label: 'Comment', maxLength: 2, readOnly: true };
  const html = renderToStaticMarkup(createElement(TextArea, { ...field, value: 'ab' }));
  expect(html).toContain('aria-describedby="comment-full"');
  expect(html).toContain('No more than 2 characters fit here.');
  const open = renderToStaticMarkup(createElement(TextArea, { ...field, value: 'a' }));
  expect(open).not.toContain('aria-describedby');
  const wrong = renderToStaticMarkup(createElement(TextArea, { ...field, value: 'ab', error: 'No.' }));
  expect(wrong).toContain('aria-describedby="comment-note"');
});
