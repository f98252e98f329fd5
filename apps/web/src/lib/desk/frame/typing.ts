/** Whether keys that are pressed there write something, or choose from a list by its letters. */
export const isTyping = (target: EventTarget | null): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
};

const NO_TEXT = ['button', 'checkbox', 'radio', 'submit', 'reset', 'file'];
