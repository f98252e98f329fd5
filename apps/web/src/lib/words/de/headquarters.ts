import type { Words } from '../shape.ts';

export const headquarters: Words['headquarters'] = {
  account: 'Die Rechnung dieses Zuges',
  without: (amount) => `${amount} vor Ihren Befehlen`,
  beyond: 'Außerdem',
  ordersOfTheRealm: 'Befehle des Reiches',
  nothingToOrder: 'Jetzt kann nichts befohlen werden.',
  planned: 'Was geplant ist',
  nothingPlanned: 'Nichts ist geplant.',
  chooseAbove:
    'Noch ist nichts geplant: Wählen Sie oben einen Befehl, oder geben Sie einer Einheit auf der Karte einen.',
  chooseOnMap: 'Noch ist nichts geplant: Geben Sie einer Einheit auf der Karte einen Befehl.',
  order: 'Befehl',
  price: 'Preis',
  free: 'frei',
  plannedBesides: (count) =>
    count === 1
      ? 'Ein weiterer Befehl kostet nichts; er steht in der Befehlsliste.'
      : `${count} weitere Befehle kosten nichts; sie stehen in der Befehlsliste.`,
  strikeOut: (order) => `Streichen: ${order}`,
  relations: 'Beziehungen',
  ruledBy: 'Herrscher',
  relationsHelp: 'Wählen Sie eine Macht, um zu sehen, was über sie befohlen werden kann.',
  stance: { friend: 'verbündet', neutral: 'neutral', foe: 'verfeindet', gone: 'untergegangen' },
  every: 'Alle',
  distant: (count) => (count === 1 ? 'Auch die letzte zeigen' : `Auch die anderen ${count} zeigen`),
  near: 'Nur, wer Sie jetzt angeht',
  noSuchPower: 'Es gibt keine.',
  nothingAboutIt: 'Über sie kann jetzt nichts befohlen werden.',
  plans: 'Wo jeder sein wird',
};
