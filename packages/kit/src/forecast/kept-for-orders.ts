/**
 * Makes something of a list of orders once, and keeps it while the list and what is known stay as they are: every order of a sheet
 * asks for it. A list that has grown since, or another view, wants another.
 */
export const keptForOrders = <Known extends { readonly view: object }, Order, Made>(
  make: (known: Known, orders: readonly Order[]) => Made,
): ((known: Known, orders: readonly Order[]) => Made) => {
  const kept = new WeakMap<readonly Order[], { readonly view: object; readonly length: number; readonly made: Made }>();
  return (known, orders) => {
    const last = kept.get(orders);
    if (last?.view === known.view && last.length === orders.length) return last.made;
    const made = make(known, orders);
    kept.set(orders, { view: known.view, length: orders.length, made });
    return made;
  };
};
