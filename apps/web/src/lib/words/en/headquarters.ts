/** The room of figures, relations and plans. */
export const headquarters = {
  figures: 'Figures',
  treasury: 'Treasury',
  ordersOfTheRealm: 'Orders of the realm',
  nothingToOrder: 'Nothing can be ordered now.',
  relations: 'Relations',
  nothingAboutIt: 'Nothing can be ordered about it now.',
  plans: 'Where everybody will be',
  advice: 'Advice',
};
