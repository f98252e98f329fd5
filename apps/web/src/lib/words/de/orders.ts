import type { Words } from '../shape.ts';

export const orders: Words['orders'] = {
  title: 'Befehle',
  views: { sheet: 'Befehlsbogen', text: 'Als Text schreiben', list: 'Zurück zur Liste' },
  sheet: {
    title: 'Befehlsbogen',
    how: 'Eine Zeile ist ein Befehl, eine Spalte ein Teil davon. Was Sie ausfüllen, steht sofort auf Ihrer Liste.',
    number: 'Nr.',
    order: 'Befehl',
    line: 'Befehlszeile',
    tools: 'Verschieben oder streichen',
    field: (column, row, table) => `${column}, Zeile ${row} von ${table}`,
    row: (row, table) => `Zeile ${row} von ${table}`,
    addRow: 'Zeile hinzufügen',
    others: 'Weitere Befehle',
    othersHow: 'Je eine Zeile, wie Sie sie in einer Mail schreiben würden.',
    held: (count) =>
      count === 1
        ? '1 Zeile des Befehlsbogens ist noch nicht verstanden. Sie gehört nicht zu Ihren Befehlen.'
        : `${count} Zeilen des Befehlsbogens sind noch nicht verstanden. Sie gehören nicht zu Ihren Befehlen.`,
  },
  close: 'Schließen',
  oneALine: 'Ein Befehl je Zeile, wie in einer E-Mail.',
  lineIs: (line, outcome) => `Zeile ${line}: ${outcome}`,
  take: (count) => (count === 1 ? '1 Befehl übernehmen' : `${count} Befehle übernehmen`),
  noneYet: (headquarters) =>
    `Noch keine. Wählen Sie eine Einheit auf der Karte oder einen Befehl unter ${headquarters}.`,
  turnIsClosed: 'Dieser Zug ist geschlossen: Es gibt nichts zu befehlen.',
  onlyToLookAt: 'Dieser Zug ist geschlossen: Die Liste ist nur noch zum Ansehen da.',
  earlier: (order) => `Früher: ${order}`,
  later: (order) => `Später: ${order}`,
  strikeOut: (order) => `Streichen: ${order}`,
  outcome: {
    accepted: 'angenommen',
    warned: 'angenommen, mit einer Bemerkung',
    illegal: 'nicht erlaubt',
    malformed: 'nicht verstanden',
  },
  added: 'Hinzugefügt.',
  find: 'Suchen',
  findWhat: (what) => `Suchen: ${what}`,
  range: (from, to) => `(${from} bis ${to})`,
  tickedOf: (ticked, from, to) => `${ticked} gewählt (${from === to ? from : `${from} bis ${to}`})`,
  tickAll: 'Alle',
  tickNone: 'Keine',
  billLeft: (what, left, sum) => `${what}: noch ${left} von ${sum}`,
  billTooLittle: (what, least) => `Wählen Sie etwas für mindestens ${least} ${what}.`,
  billOver: (what, over) => `${over} ${what} zu viel.`,
  billClear: 'Leeren',
  bySteps: (from, to, step) => `Gefragt: ${from} bis ${to}${step === 1 ? '' : `, in Schritten von ${step}`}.`,
  costs: (price) => `kostet ${price}`,
  onlyWith: (what) => `nur mit ${what}`,
  tooMany: (over, sum) => `(${over} mehr als die ${sum}, die es gibt)`,
  left: (left, sum) => `(noch ${left} von ${sum})`,
  lengthOf: (length, most) => `(${length} von ${most})`,
  tooShort: (length, least) => `(${length} von mindestens ${least})`,
  fewer: (what) => `Weniger: ${what}`,
  more: (what) => `Mehr: ${what}`,
  allOf: (what) => `Alle: ${what}`,
  wayBegins: 'Wählen Sie den ersten Ort des Weges, hier oder auf der Karte.',
  wayEnds: 'Hier endet der Weg.',
  wayBack: 'Einen Ort zurück',
  anyIsEnough: 'Wenn Sie mehrere wählen, genügt eine davon.',
  signOf: (what) => `Zeichen: ${what}`,
  ratioOf: (what) => `Zu wie vielen: ${what}`,
  next: 'Weiter',
  notThisOrder: 'Doch nicht',
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
  sendingCounts:
    'Befehle gelten, sobald sie eingesandt sind. Bis der Zug ausgewertet wird, können Sie sie ersetzen oder zurücknehmen.',
  waitsFor: (phase, asks, now) => {
    const when =
      asks === null
        ? ''
        : asks.turns === 1
          ? ` Sie sind als Nächstes an der Reihe: ${asks.label}.`
          : ` Sie sind an der Reihe mit ${asks.label}, nach ${asks.turns} Zügen.`;
    const run = now.length === 0 ? '' : ` Was Sie unter ${now.join(', ')} senden, wird mit dem offenen Zug ausgeführt.`;
    return `Die Partie wartet auf andere: ${phase}.${when}${run} Alles andere bleibt liegen und wird geprüft, wenn Sie an der Reihe sind.`;
  },
  waiting: (count, label) =>
    `${count === 1 ? '1 Befehl wartet' : `${count} Befehle warten`} auf ${label ?? 'Ihren Zug'}.`,
  offered: {
    title: 'Angebote an Sie',
    answer: 'Antworten',
    answered: 'Ihre Antwort steht auf der Liste.',
    noAnswer: 'Sie können es jetzt nicht annehmen.',
    how: 'Eine Antwort kommt auf Ihre Liste. Sie gilt, wenn Sie sie einsenden.',
  },
  ofRoom: (orders: number, room: number) => `${orders} von ${room}`,
  emptySection: 'Hier steht kein Befehl.',
  intoSection: 'Befehle kommen in',
  inNoSection: 'Jederzeit',
  leaves: (what: string) => `Danach: ${what}.`,
  swap: (one: string, other: string) => `${one} und ${other} tauschen`,
  sections: 'Nun gilt, Abschnitt für Abschnitt',
  leftUndone: 'Bleibt liegen',
  undoneAsk: 'Das bleibt liegen. Trotzdem einsenden?',
  sendAnyway: 'Trotzdem einsenden',
  goBack: 'Zurück',
  send: 'Einsenden',
  sending: 'Wird gesendet …',
  onServer: 'Diese Befehle sind auf dem Server.',
  receipt: (turn) => `Quittung für ${typeof turn === 'number' ? `Zug ${turn}` : turn}`,
  theseCount: 'Diese Befehle gelten.',
  questions: 'Fragen an die Spielleitung',
  ruled: (answer) => `Entschieden: ${answer}`,
  noRuling: (holds) => `Die Spielleitung hat sie. Ohne Entscheidung gilt: ${holds}.`,
  notPut: (holds) => `Noch nicht gestellt. Ohne Entscheidung gilt: ${holds}.`,
  askAhead: 'Sie können fragen, ehe Sie diese Befehle senden, und erst die Entscheidung lesen.',
  askMaster: 'Jetzt die Spielleitung fragen',
  apart: 'Ihre Befehle für den Zug bleiben, wie sie waren.',
  doneBefore: 'Geschehen, als es das erste Mal kam, und nicht noch einmal.',
  nothingTaken: 'Hiervon konnte nichts angenommen werden; was vorher galt, gilt weiter.',
  notTaken: (count) => `${count} nicht angenommen.`,
  hash: 'Der Hash der angenommenen Befehle',
  changedSince: 'Sie haben Ihre Befehle seitdem geändert: Senden Sie sie noch einmal ein.',
  sendAgain: 'Noch einmal einsenden',
  othersCount: 'Es gelten andere Befehle als die auf dieser Liste.',
  nothingCounts: 'Noch ist nichts eingesandt: Von dieser Liste gilt nichts.',
  chooseFirst: 'Wählen Sie zuerst zwischen Ihren beiden Entwürfen; dann können Sie einsenden.',
  asUnderstood: 'Die Quittung: so wurde es verstanden',
  cameIn: 'Eingegangen',
  hashName: 'Hash',
  proofs: 'Beweis, zum Aufbewahren',
  proofsWhy:
    'Mit diesen Zeilen können Sie später prüfen, dass niemand Ihre Befehle geändert oder die Würfel gewählt hat.',
  tooLateFor: (turn, next) => `Sie kamen zu spät für Zug ${turn} und gelten für Zug ${next}.`,
  readOnceMore: 'Sie werden noch einmal gelesen, wenn der Zug davor ausgewertet ist.',
  emptySheet: 'Ein leeres Blatt: Nichts ist befohlen.',
  withdraw: 'Eingesandtes zurücknehmen',
  withdrawWhy: 'Dann gelten keine Befehle von Ihnen. Ihr Entwurf bleibt.',
  withdrawYes: 'Zurücknehmen',
  withdrawNo: 'So lassen',
  mendFirst: (count) =>
    count === 1
      ? '1 Zeile wurde nicht verstanden. Sie bleibt hier stehen, bis sie berichtigt ist; die anderen kommen auf die Liste.'
      : `${count} Zeilen wurden nicht verstanden. Sie bleiben hier stehen, bis sie berichtigt sind; die anderen kommen auf die Liste.`,
};
