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
};
