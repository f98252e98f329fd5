/** Says when the reader comes back to the page, or the connection does, and when they leave it. Gives back what ends it. */
export const watchPage = (back: () => void, leaving: () => void): (() => void) => {
  const seen = (): void => (document.visibilityState === 'visible' ? back() : leaving());
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('online', back);
  window.addEventListener('focus', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('online', back);
    window.removeEventListener('focus', back);
  };
};
