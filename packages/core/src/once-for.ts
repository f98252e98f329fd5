/**
 * Makes a thing once for each key, and keeps it as long as the key lives. A key must not be written to once it was asked
 * about.
 */
export const onceFor = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, { readonly it: Made }>();
  return (key) => {
    let kept = made.get(key);
    if (kept === undefined) {
      kept = { it: make(key) };
      made.set(key, kept);
    }
    return kept.it;
  };
};
