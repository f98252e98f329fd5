/**
 * A record of which each entry is made when it is first read, and never again. An entry for which null is made, the record
 * has not. Whoever reads one entry pays for that one; whoever lists the record has all made of which `keys` tells, in that
 * order.
 */
export const madeWhenRead = <Made>(
  keys: () => Iterable<string>,
  make: (key: string) => Made | null,
): { readonly [key: string]: Made } => {
  const made: { [key: string]: Made } = {};
  const asked = new Set<string>();
  const read = (key: string | symbol): void => {
    if (typeof key !== 'string' || asked.has(key)) return;
    asked.add(key);
    const one = make(key);
    if (one !== null) made[key] = one;
  };
  const readAll = (): readonly string[] => {
    const all = [...keys()];
    all.forEach(read);
    return all.filter((key) => Object.hasOwn(made, key));
  };
  return new Proxy(made, {
    get: (_, key) => {
      read(key);
      return Reflect.get(made, key);
    },
    has: (_, key) => {
      read(key);
      return Reflect.has(made, key);
    },
    getOwnPropertyDescriptor: (_, key) => {
      read(key);
      return Reflect.getOwnPropertyDescriptor(made, key);
    },
    ownKeys: readAll,
    preventExtensions: () => {
      readAll();
      return Reflect.preventExtensions(made);
    },
  }) as { readonly [key: string]: Made };
};

/** A record with each entry changed when it is read; those for which null comes out are left out. */
export const changedWhenRead = <Entry, Changed>(
  record: { readonly [key: string]: Entry },
  change: (entry: Entry, key: string) => Changed | null,
): { readonly [key: string]: Changed } =>
  madeWhenRead(
    () => Object.keys(record),
    (key) => (Object.hasOwn(record, key) ? change(record[key] as Entry, key) : null),
  );
