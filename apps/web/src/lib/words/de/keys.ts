import type { Words } from '../shape.ts';

export const keys: Words['keys'] = {
  title: 'Tasten',
  button: 'Tasten des Tisches',
  on: 'Einzelne Tasten wirken. Schalten Sie sie aus, wenn Ihr Gerät für Sie liest oder schreibt.',
  list: 'Diese Liste',
  room: (title) => `Zu ${title}`,
  nextUnit: 'Die nächste Einheit ohne Befehle in die Hand nehmen',
  unitBefore: 'Die Einheit davor in die Hand nehmen',
  unit: 'Eine Einheit in die Hand nehmen',
  order: 'Befehlen, wohin die Einheit in der Hand geht oder was sie tut; ohne Einheit, was das Reich tut',
  orderHand: (units) => `Was soll ${units} tun?`,
  orderRealm: 'Was soll das Reich tun?',
  listOfOrders: 'Die Liste der Befehle öffnen oder schließen',
  typeFirst: 'Die ersten Buchstaben eingeben',
  nothingLikeIt: 'Nichts heißt so.',
  always: 'Außerdem',
  others: [
    ['Esc', 'Schließen, was offen ist, oder weglegen, was in der Hand ist'],
    ['Strg+Z', 'Rückgängig'],
    ['Strg+Umschalt+Z', 'Wiederholen'],
    ['Pfeile', 'Auf der Karte: sie bewegen'],
    ['+ und −', 'Auf der Karte: größer und kleiner; 0 zeigt sie ganz'],
    ['Umschalt+Pfeile', 'Auf der Karte: von Ort zu Ort gehen'],
    ['Enter', 'Auf der Karte: den Ort nehmen'],
  ],
};
