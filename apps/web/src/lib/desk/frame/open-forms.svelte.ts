import { untrack } from 'svelte';

let count = $state(0);

/** Whether somebody is in the middle of a form: what would lay the desk again waits for them. */
export const isFormOpen = (): boolean => count > 0;

/** Says that a form is open, until what it gives back is called. For an effect of the form. */
export const formOpens = (): (() => void) => {
  untrack(() => (count += 1));
  return () => {
    count -= 1;
  };
};
