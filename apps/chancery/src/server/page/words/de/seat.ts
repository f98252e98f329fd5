import type { Words } from '../shape.ts';

export const seat: Words['seat'] = {
  orders: 'Befehle',
  ordersFor: (turn) => `Befehle für ${typeof turn === 'number' ? `Zug ${turn}` : turn}`,
  maySend: (phase, next) => {
    const when =
      next === null
        ? ''
        : next.turns === 1
          ? ` Sie sind als Nächstes an der Reihe: ${next.label}.`
          : ` Sie sind an der Reihe mit ${next.label}, nach ${next.turns} Zügen.`;
    return `Die Partie wartet auf andere: ${phase}.${when} Sie können jetzt schon Befehle senden: was die Regeln jederzeit erlauben, wird mit dem offenen Zug ausgeführt, alles andere bleibt liegen und wird geprüft, wenn Sie an der Reihe sind.`;
  },
  waits: (orders, label) =>
    `${orders === 1 ? '1 Befehl wartet' : `${orders} Befehle warten`} auf ${label ?? 'Ihren Zug'}.`,
  carried: 'Sie haben auf Ihren Zug gewartet und wurden geprüft, als er begann.',
  offers: 'Angebote an Sie',
  answerBy: 'Antworten mit:',
  news: 'Neuigkeiten',
  table: 'Die Mächte',
  mapTitle: 'Karte',
  map: ({ name }) => `Die Karte, wie ${name} sie kennt`,
  overtaken:
    'Nichts wurde geschickt: Seit Sie diese Seite geöffnet haben, sind für diesen Platz andere Befehle eingegangen. Sie stehen hier. Sollen Ihre an deren Stelle treten, dann schicken Sie sie noch einmal.',
  over: 'Die Partie ist zu Ende: Es gibt nichts zu befehlen.',
  notAsked: 'Die Partie wartet gerade nicht auf Sie.',
  none: 'Noch keine. Was Sie schicken, gilt sofort und lässt sich ersetzen oder zurücknehmen, bis der Zug ausgewertet wird.',
  plan: 'Auf der Karte planen',
  orWrite: 'oder schreiben:',
  oneALine: 'Ein Befehl je Zeile.',
  orderSheet: {
    title: 'Befehlsbogen',
    link: 'Befehlsbogen zum Ausfüllen oder Drucken',
    back: 'Zurück zum Platz',
    how: 'Eine Zeile ist ein Befehl, eine Spalte ein Teil davon. Was Sie nicht brauchen, bleibt leer. Sie können die Seite drucken und zuerst von Hand ausfüllen.',
    number: 'Nr.',
    order: 'Befehl',
    line: 'Befehlszeile',
    field: (column, row, table) => `${column}, Zeile ${row} von ${table}`,
    others: 'Weitere Befehle',
    othersHow: 'Je eine Zeile, wie Sie sie in einer Mail schreiben würden.',
    moreRows: 'Mehr Zeilen',
  },
  allOrders: 'Alle Befehle',
  brief: 'die Regeln in Kürze',
  rulebook: 'das Regelwerk',
  twoDeeds:
    'Mit dem Einreichen gelten Ihre Befehle; ausgewertet wird der Zug davon nicht. Dass Sie keine Zeit mehr brauchen, sagen Sie danach.',
  needNoMoreTime: 'Ich brauche keine Zeit mehr',
  needMoreTime: 'Ich brauche doch noch Zeit',
  whenReady: {
    turn: 'Die Partie wartet auf niemanden sonst. Wenn Sie sagen, dass Sie keine Zeit mehr brauchen, wird der Zug sofort ausgewertet.',
    others:
      'Wenn alle Herrscher gesagt haben, dass sie keine Zeit mehr brauchen, wird der Zug vor der Frist ausgewertet.',
  },
  saidReady: {
    turn: 'Sie brauchen keine Zeit mehr: Der Zug wird ausgewertet.',
    others:
      'Sie brauchen keine Zeit mehr. Der Zug wird ausgewertet, sobald alle anderen Herrscher dasselbe gesagt haben.',
  },
  sections: 'Nun gilt, Abschnitt für Abschnitt:',
  leftUndone: 'Es bleibt liegen:',
  questions: 'Fragen an die Spielleitung',
  noRuling: (holds: string) => `der Spielleitung vorgelegt; ohne Entscheidung gilt: ${holds}`,
  notPut: (holds: string) => `noch nicht vorgelegt; ohne Entscheidung gilt: ${holds}`,
  ruled: 'entschieden:',
  ask: 'Jetzt die Spielleitung fragen',
  askWhat: 'Sie können fragen, ehe Sie diese Befehle senden, und erst die Entscheidung lesen.',
  undoneAsk: 'Das bleibt liegen. Trotzdem einreichen?',
  sendAnyway: 'Trotzdem einreichen',
  goBack: 'Zurück',
  send: 'Einreichen',
  check: 'Nur prüfen',
  takeBack: 'Meine Befehle zurücknehmen',
  notSent: 'Noch nicht eingereicht.',
  unsent: {
    instead: 'Das ist Ihr neuester Entwurf, der nicht eingereicht ist. Was Sie vorher eingereicht haben, gilt weiter.',
    first: 'Das ist Ihr neuester Entwurf. Er ist nicht eingereicht, also gilt noch nichts.',
  },
  past: (turn) =>
    typeof turn === 'string'
      ? `Das ist ${turn}, wie es war.`
      : turn === 0
        ? 'Das ist der Anfang, wie er war.'
        : `Das ist, was Zug ${turn} brachte.`,
  toOpen: 'Zum laufenden Zug.',
  turns: 'Was die Züge brachten:',
  beginning: 'der Anfang',
  letters: 'Briefe',
  campaign: 'Die Partie',
  awaits: {
    turn: 'Alle Befehle sind da: der Zug wird ausgewertet. Diese Seite geht von selbst weiter.',
    others: 'Sie sind bereit. Der Zug kommt heraus, sobald es alle Herrscher sind.',
  },
  live: {
    move: 'Sie sind am Zug',
    atOnce:
      'Was Sie senden, wird sofort ausgewertet. Zurücknehmen können Sie es nur, solange dafür kein Würfel gefallen ist, niemand anders davon erfahren und niemand seither gezogen hat.',
    post: 'Ausführen',
    others: (window) => `Jetzt: ${window}.`,
    wait: 'Sie können vorausschreiben: Diese Befehle warten auf Ihren Zug und gehen dann von selbst.',
    keep: 'Für meinen Zug aufbewahren',
    waiting: 'Diese Befehle warten auf Ihren Zug.',
    dontWait: 'Nicht von selbst senden',
    came: 'Was daraus wurde',
    inHand: 'Ihre Befehle sind aufbewahrt und werden ausgewertet: Laden Sie diese Seite gleich noch einmal.',
    undo: 'Den letzten Beitrag zurücknehmen',
    beginning: 'Der Anfang',
  },
  empty: 'Ein leeres Blatt: nichts ist befohlen.',
  taken: (taken, all) =>
    taken < all
      ? `${taken} von ${all} Befehlen sind angenommen.`
      : `${all === 1 ? 'Der Befehl ist' : `Alle ${all} Befehle sind`} verstanden und möglich.`,
  outcome: { malformed: 'nicht verstanden', illegal: 'nicht erlaubt', accepted: 'angenommen', warned: 'angenommen' },
  note: 'Hinweis:',
  sheet: (turn) => `Angenommen für Zug ${turn}:`,
  counts: 'Ihre Befehle gelten.',
  countsNot: 'Nichts davon konnte angenommen werden; es gilt, was Sie vorher geschickt haben.',
  apart: 'Ihre Befehle für den Zug bleiben, wie sie waren.',
  doneBefore: 'Geschehen, als es das erste Mal kam, und nicht noch einmal.',
  takenBack: 'Ihre Befehle sind zurückgenommen: von Ihnen gilt jetzt keiner.',
};
