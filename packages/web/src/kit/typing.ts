// Says whether keys pressed in an element are text input for it.

const notText = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'submit',
  'reset',
  'image',
]);

export function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !notText.has(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}
