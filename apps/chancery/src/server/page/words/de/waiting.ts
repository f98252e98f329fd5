import type { Words } from '../shape.ts';

export const waiting: Words['waiting'] = {
  link: 'Abwesend oder wieder da',
  title: 'Ohne Platz',
  back: 'Zurück zur Partie',
  absence: 'Abwesend',
  absenceWhat:
    'Solange Sie weg sind, behalten Sie Ihre Stelle, und die Spielleitung sieht es. Bekommen Sie inzwischen einen Platz, zählen Züge nicht gegen Sie, die schließen, bevor Sie zurück sind.',
  backWhat: 'Ihre Abwesenheit endet.',
  orders: 'Als Befehl',
  ordersWhat:
    'Wo die Regeln Befehle für Abwesenheit und Rückkehr haben, geben Sie sie hier oder per E-Mail. Sie werden sofort ausgeführt. Für andere Befehle braucht es einen Platz.',
  field: 'Befehle',
  send: 'Senden',
  receipts: 'Was Sie gesendet haben',
  received: (turn) => `Eingegangen in Zug ${turn}:`,
  none: 'Sie haben noch keinen Platz in dieser Partie: stellen Sie sich bereit, oder bitten Sie um einen.',
  done: {
    announced: 'Ihre Abwesenheit ist vermerkt.',
    back: 'Sie sind zurück.',
    sent: 'Eingegangen. Unten steht, was daraus wurde.',
  },
};
