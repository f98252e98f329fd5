import type { Words } from '../shape.ts';

export const seat: Words['seat'] = {
  orders: 'Befehle',
  ordersFor: (turn) => `Befehle für Zug ${turn}`,
  news: 'Neuigkeiten',
  table: 'Die Mächte',
  map: (name) => `Die Karte, wie ${name} sie kennt`,
  notAsked: 'Die Partie wartet gerade nicht auf Sie.',
  none: 'Noch keine. Was Sie schicken, gilt sofort und lässt sich bis zur Frist ersetzen.',
  plan: 'Auf der Karte planen',
  orWrite: 'oder schreiben:',
  oneALine: 'Ein Befehl je Zeile.',
  allOrders: 'Alle Befehle',
  brief: 'die Regeln in Kürze',
  rulebook: 'das Regelwerk',
  ready: 'Ich brauche keine Zeit mehr: auswerten, sobald alle bereit sind',
  send: 'Einreichen',
  check: 'Nur prüfen',
  takeBack: 'Meine Befehle zurücknehmen',
  notSent: 'Noch nicht eingereicht.',
  past: (turn) => `Das ist Zug ${turn}, wie er war.`,
  toOpen: 'Zum laufenden Zug.',
  turns: 'Züge:',
  letters: 'Briefe',
  campaign: 'Die Partie',
  awaits: {
    turn: 'Alle Befehle sind da: der Zug wird ausgewertet. Diese Seite geht von selbst weiter.',
    others: 'Sie sind bereit. Der Zug kommt heraus, sobald es alle Herrscher sind.',
  },
  empty: 'Ein leeres Blatt: nichts ist befohlen.',
  taken: (taken, all) =>
    taken < all
      ? `${taken} von ${all} Befehlen sind angenommen.`
      : `${all === 1 ? 'Der Befehl ist' : `Alle ${all} Befehle sind`} verstanden und möglich.`,
  outcome: { malformed: 'nicht verstanden', illegal: 'nicht erlaubt', accepted: 'angenommen', warned: 'angenommen' },
  note: 'Hinweis:',
  sheet: (number, turn) => `Blatt ${number} für Zug ${turn}, angenommen`,
  counts: 'Ihre Befehle gelten.',
  countsNot: 'Nichts davon konnte angenommen werden; es gilt, was Sie vorher geschickt haben.',
  takenBack: 'Ihre Befehle sind zurückgenommen: von Ihnen gilt jetzt keiner.',
};
