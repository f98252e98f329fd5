/** The room of figures, relations and plans. */
export const headquarters = {
  account: 'The account of this turn',
  without: (amount: string) => `${amount} before your orders`,
  beyond: 'Besides',
  ordersOfTheRealm: 'Orders of the realm',
  nothingToOrder: 'Nothing can be ordered now.',
  planned: 'What is planned',
  nothingPlanned: 'Nothing is planned.',
  chooseAbove: 'Nothing is planned yet: choose an order above, or give one to a unit on the map.',
  chooseOnMap: 'Nothing is planned yet: give an order to a unit on the map.',
  order: 'Order',
  price: 'Price',
  free: 'free',
  plannedBesides: (count: number) =>
    count === 1
      ? 'One more order costs nothing; it stands in the list of orders.'
      : `${count} more orders cost nothing; they stand in the list of orders.`,
  strikeOut: (order: string) => `Strike out: ${order}`,
  relations: 'Relations',
  ruledBy: 'Ruled by',
  relationsHelp: 'Choose a power to see what can be ordered about it.',
  stance: { friend: 'ally', neutral: 'neutral', foe: 'enemy', gone: 'gone' },
  every: 'All',
  noSuchPower: 'There is none.',
  nothingAboutIt: 'Nothing can be ordered about it now.',
  plans: 'Where everybody will be',
};
