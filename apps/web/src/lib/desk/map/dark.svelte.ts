import { createSubscriber } from 'svelte/reactivity';

const wish = window.matchMedia('(prefers-color-scheme: dark)');

const follow = createSubscriber((update) => {
  wish.addEventListener('change', update);
  return () => wish.removeEventListener('change', update);
});

/** Whether the reader has it dark just now. */
export const isDark = (): boolean => {
  follow();
  return wish.matches;
};
