import { createSubscriber } from 'svelte/reactivity';

/** Whether a media query holds right now. Asked only when it is first needed: pages are built where there is no window. */
export const matching = (query: string): (() => boolean) => {
  const asked = (): MediaQueryList => window.matchMedia(query);
  const follow = createSubscriber((update) => {
    const followed = asked();
    followed.addEventListener('change', update);
    return () => followed.removeEventListener('change', update);
  });
  return () => {
    follow();
    return asked().matches;
  };
};
