import type { Words } from '../words.ts';

export const headquarters: Words['headquarters'] = {
  figures: 'Zahlen',
  treasury: 'Schatzkammer',
  ordersOfTheRealm: 'Befehle des Reiches',
  nothingToOrder: 'Jetzt kann nichts befohlen werden.',
  relations: 'Beziehungen',
  nothingAboutIt: 'Dazu kann jetzt nichts befohlen werden.',
  plans: 'Wo jeder sein wird',
  advice: 'Rat',
};
