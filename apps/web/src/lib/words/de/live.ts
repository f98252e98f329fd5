import type { Words } from '../shape.ts';

export const live: Words['live'] = {
  yourMove: 'Sie sind am Zug',
  moveOf: (window) => `Jetzt: ${window}`,
  post: 'Ausführen',
  posting: 'Wird ausgewertet …',
  resolvedAtOnce: 'Was Sie senden, wird sofort ausgewertet und lässt sich nicht ersetzen.',
  inHand: 'Es ist aufbewahrt und wird ausgewertet: Gleich sehen Sie, was daraus wurde.',
  notYourMove: 'Sie sind jetzt nicht am Zug. Sie können planen; Ihre Befehle bleiben aufbewahrt.',
  goByThemselves: 'Von selbst senden, sobald ich am Zug bin',
  whatCame: 'Was daraus wurde',
  nothingCame: 'Nichts geschah.',
  stillYours: 'Sie sind noch am Zug.',
  nextIs: (window) => (window === '' ? 'Die Partie ist zu Ende.' : `Jetzt: ${window}.`),
  takeBack: 'Zurücknehmen',
  close: 'Schließen',
  boardMoved: 'Andere haben inzwischen gespielt: Das Brett steht nicht mehr so.',
  showBoard: 'Zeigen, wie es steht',
  postOf: (post, posts) => `Beitrag ${post} von ${posts}`,
  postBefore: 'Der Beitrag davor',
  postAfter: 'Der Beitrag danach',
  planned: (count) =>
    count === 1 ? '1 Befehl ist für Ihren Zug geplant.' : `${count} Befehle sind für Ihren Zug geplant.`,
  receipt: 'Die Quittung Ihres Beitrags',
  lastReceipts: 'Die Ihrer letzten Beiträge.',
  noReceipts: 'Sie haben noch nichts gesandt.',
  tooLate: 'Andere waren schneller: sie wurden noch einmal gelesen, wie es dann stand.',
  standingWhy:
    'Sie werden ausgeführt, wenn die Zeit Ihres Zuges um ist und Sie nichts gesandt haben, soweit sie dann möglich sind. Ein solcher Zug zählt trotzdem als versäumt.',
  awayWhy: 'Sagen Sie, wann Sie weg sind: Endet dann die Zeit eines Zuges, zählt das nicht gegen Sie.',
};
