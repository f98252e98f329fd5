/** The room of figures, relations and plans. */
export const headquarters = {
  account: 'This turn’s account',
  without: (amount: string) => `${amount} before your orders`,
  beyond: 'Other figures',
  ordersOfTheRealm: 'Orders of the realm',
  nothingToOrder: 'There is nothing to order now.',
  planned: 'What is planned',
  nothingPlanned: 'Nothing is planned.',
  chooseAbove: 'Nothing is planned yet: choose an order above, or give one to a unit on the map.',
  chooseOnMap: 'Nothing is planned yet: give an order to a unit on the map.',
  order: 'Order',
  price: 'Price',
  free: 'free',
  plannedBesides: (count: number) =>
    count === 1
      ? 'One more order is free; it is in the list of orders.'
      : `${count} more orders are free; they are in the list of orders.`,
  strikeOut: (order: string) => `Strike out: ${order}`,
  relations: 'Relations',
  ruledBy: 'Ruled by',
  relationsHelp: 'Choose a power to see what can be ordered about it.',
  stance: { friend: 'ally', neutral: 'neutral', foe: 'enemy', gone: 'gone' },
  every: 'All',
  distant: (count: number) => (count === 1 ? 'Show the other one' : `Show the other ${count}`),
  near: 'Only those that matter to you now',
  noSuchPower: 'No such power.',
  nothingAboutIt: 'There is nothing to order about it now.',
  plans: 'Where all units will be',
};
