/**
 * Makes something of a list of orders once, and keeps it while the list and what is known stay as they are: every order of a sheet
 * asks for it. A list that has grown since, or another view, wants another. `counted` says how many orders of a list count, from the
 * first on, where those behind them change nothing: what is made is made of these, and kept until there are more. Where none
 * count, one list is as good as another.
 */
export const keptForOrders = <Known extends { readonly view: object }, Order, Made>(
  make: (known: Known, orders: readonly Order[]) => Made,
  counted: (orders: readonly Order[]) => number = ({ length }) => length,
): ((known: Known, orders: readonly Order[]) => Made) => {
  const kept = new WeakMap<readonly Order[], { readonly view: object; readonly count: number; readonly made: Made }>();
  const ofNothing = new WeakMap<object, { readonly made: Made }>();
  const madeOfNothing = (known: Known): Made => {
    const last = ofNothing.get(known.view) ?? { made: make(known, []) };
    ofNothing.set(known.view, last);
    return last.made;
  };
  return (known, orders) => {
    const count = counted(orders);
    if (count === 0) return madeOfNothing(known);
    const last = kept.get(orders);
    if (last?.view === known.view && last.count === count) return last.made;
    const made = make(known, count === orders.length ? orders : orders.slice(0, count));
    kept.set(orders, { view: known.view, count, made });
    return made;
  };
};
