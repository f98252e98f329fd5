import type { Words } from '../shape.ts';

export const seatSettings: Words['seatSettings'] = {
  link: 'Zeit, Abwesenheit, Aufgeben',
  title: ({ name }) => `${name}: Einstellungen`,
  back: 'Zum Platz',
  ready: 'Bereit',
  readyWhat:
    'Sagen Sie, ob Sie für diesen Zug keine Zeit mehr brauchen. Sind alle bereit, kann er gleich ausgewertet werden.',
  isReady: 'Ich brauche keine Zeit mehr',
  notReady: 'Ich brauche die Zeit doch',
  extension: 'Mehr Zeit',
  extensionWhat: 'Bitten Sie die Spielleitung, die Frist hinauszuschieben.',
  extensionOwn: (span, times) =>
    `In dieser Partie darf sich ein Platz selbst mehr Zeit nehmen, höchstens ${span}, insgesamt ${times}-mal; über mehr entscheidet die Spielleitung.`,
  amount: 'Wie viel mehr',
  amountHint: 'Höchstens zwei Wochen.',
  reason: 'Warum, für die Spielleitung',
  ask: 'Darum bitten',
  absence: 'Abwesend',
  absenceWhat:
    'Züge, die schließen, während Sie weg sind, zählen nicht gegen Sie. Die Uhr wartet nicht; lassen Sie Dauerbefehle da, wenn Sie mögen.',
  from: 'Von',
  until: 'Zurück am',
  zone: (zone) => `Nach der Uhr von ${zone}.`,
  note: 'Ein Wort an die Spielleitung',
  announce: 'Ankündigen',
  announced: 'Was Sie angekündigt haben',
  to: 'bis',
  throughTurn: (turn) => `bis nach Zug ${turn}`,
  turnsAway: 'Oder für wie viele Züge',
  turnsAwayHint: 'Der offene Zug ist der erste; danach endet die Abwesenheit von selbst.',
  announceTurns: 'Nach Zügen ankündigen',
  back2: 'Ich bin zurück',
  backWhat: 'Ihre Abwesenheit endet, und Sie befehlen wieder selbst.',
  standing: 'Dauerbefehle',
  standingWhat:
    'Sie werden in jedem Zug ausgeführt, zu dem Sie keine senden, soweit sie dann möglich sind. Ein Zug ohne Blatt zählt trotzdem als versäumt.',
  live: {
    absenceWhat:
      'Sind Sie am Zug und Ihre Zeit endet, während Sie weg sind, zählt das nicht gegen Sie. Die Uhr wartet nicht; lassen Sie Dauerbefehle da, wenn Sie mögen.',
    standingWhat:
      'Sie werden ausgeführt, wenn die Zeit Ihres Zuges um ist und Sie nichts gesandt haben, soweit sie dann möglich sind. Ein solcher Zug zählt trotzdem als versäumt.',
  },
  standingInRules:
    'Dauerbefehle gehören hier zu den Regeln: Senden Sie sie mit Ihren Befehlen, in den Worten des Regelbuchs. Sie gelten, bis Sie andere senden.',
  stands: 'Diese stehen jetzt:',
  noneStands: 'Jetzt stehen keine.',
  notAll: 'Nicht alles konnte übernommen werden. Was übernommen ist, steht jetzt:',
  orders: 'Ein Befehl je Zeile',
  leaveOrders: 'Stehen lassen',
  noOrders: 'Keine stehen lassen',
  leave: 'Den Platz aufgeben',
  leaveWhat: 'Was Sie eingesandt haben, zählt. Der Platz wird frei, und jemand anderes kann ihn mit allem übernehmen.',
  leaveButton: 'Aufgeben',
  sure: 'Ich will diesen Platz aufgeben',
  uncertain: {
    title: 'E-Mails, die verloren sein können',
    what: 'Während sie übergeben wurden, wurde der Server angehalten, oder die Leitung brach ab: sie sind angekommen oder nicht. Sehen Sie in Ihr Postfach, und lassen Sie noch einmal schicken, was fehlt.',
    whatMaster:
      'Während sie übergeben wurden, wurde der Server angehalten, oder die Leitung brach ab: sie sind angekommen oder nicht. Wem eine fehlt, kann sie auch selbst noch einmal schicken lassen. Was anderen geschrieben wird, steht hier nicht.',
    report: (turn) => (turn === null ? 'Ein Bericht' : `Bericht: ${turn}`),
    notice: 'Eine Nachricht des Servers',
    reply: 'Die Antwort auf eine E-Mail',
    handedOver: 'übergeben',
    sendAgain: 'Noch einmal schicken',
  },
  mails: 'Zurückgehaltene E-Mails',
  mailsWhat:
    'Sie kamen in Ihrem Namen und sind vielleicht nicht von Ihnen. Was sie befehlen, zählt erst, wenn Sie es sagen.',
  release: 'Sie ist von mir',
  turn: (turn) => `für Zug ${turn}`,
  done: {
    ready: 'Die anderen erfahren, dass Sie bereit sind.',
    waits: 'Der Zug wartet wieder auf Sie.',
    asked: 'Die Spielleitung hat Ihre Bitte.',
    granted: 'Sie haben die Zeit: die Frist ist verschoben.',
    announced: 'Ihre Abwesenheit ist vermerkt.',
    back: 'Willkommen zurück.',
    standing: 'Ihre Dauerbefehle sind vermerkt.',
    released: 'Sie zählt als Ihre.',
    again: 'Sie wird noch einmal geschickt.',
  },
};
