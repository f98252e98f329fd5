/**
 * Makes something of a list of orders once, and keeps it while the list and what is known stay as they are: every order of a sheet
 * asks for it. A list that has grown since, or another view, wants another. `counted` says how many orders of a list count, from the
 * first on, where those behind them change nothing: what is made is made of these, and kept until there are more.
 */
export const keptForOrders = <Known extends { readonly view: object }, Order, Made>(
  make: (known: Known, orders: readonly Order[]) => Made,
  counted: (orders: readonly Order[]) => number = ({ length }) => length,
): ((known: Known, orders: readonly Order[]) => Made) => {
  const kept = new WeakMap<readonly Order[], { readonly view: object; readonly count: number; readonly made: Made }>();
  return (known, orders) => {
    const count = counted(orders);
    const last = kept.get(orders);
    if (last?.view === known.view && last.count === count) return last.made;
    const made = make(known, count === orders.length ? orders : orders.slice(0, count));
    kept.set(orders, { view: known.view, count, made });
    return made;
  };
};
