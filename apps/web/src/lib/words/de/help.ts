import type { Words } from '../shape.ts';

export const help: Words['help'] = {
  title: (room) => `Hilfe: ${room}`,
  close: 'Schließen',
  rooms: {
    headquarters: [
      'Die Abrechnung sagt, was dieser Zug kostet und bringt. Sie folgt jedem Befehl, den Sie planen, sofort.',
      'Wählen Sie oben einen Befehl oder unten in der Tabelle eine Macht, und beantworten Sie, was gefragt wird. Der Befehl kommt auf Ihre Liste; er gilt, wenn Sie die Liste einsenden.',
    ],
    map: [
      'Wählen Sie einen Ort, um von ihm zu lesen, oder eine Ihrer Einheiten, um sie in die Hand zu nehmen. Dann wählen Sie, wohin sie soll, auf der Karte oder in der Liste, oder drücken einen ihrer Befehle.',
      'Ziehen bewegt die Karte, zwei Finger oder das Rad ändern ihre Größe. „Liste“ zeigt dieselben Orte als Text. „Ebenen“ färbt die Länder anders und blendet aus, was Sie nicht brauchen.',
      'Pfeile zeigen, was Sie planen. Nichts bewegt sich, bevor der Zug ausgewertet wird.',
    ],
    messages: [
      'Was seit dem letzten Mal geschah, steht im Bericht und auf der Karte, ein Ereignis nach dem anderen. Tippen Sie auf die Nummer einer Regel, um die Regel zu lesen.',
      'Ein Brief geht an die, die Sie nennen, und an niemanden sonst.',
    ],
    game: [
      'Senden Sie hier Ihre Befehle ein, oder sichern Sie sie in einer Datei und senden Sie diese. Zu jedem Blatt, das eingeht, gibt es eine Quittung; sie sagt, wie jede Zeile verstanden wurde.',
      'Auf den anderen Reitern stehen die Tabelle, vergangene Züge, Ihre eigenen Notizen und die Einstellungen der Partie.',
    ],
  },
  orders: 'Die Befehle dieses Raums',
  noOrders: 'Hier beginnt kein Befehl. Die Befehle aller Räume stehen zusammen auf Ihrer Liste.',
  further: 'Weitere Hilfe',
  campaign: 'Wie eine Partie verläuft',
  guideOf: (ruleset) => `Ein Leitfaden zu ${ruleset} für den Anfang`,
  tutorial: 'Die Einführung: eine erste Partie, Schritt für Schritt',
  rulebookOf: (ruleset) => `Das Regelwerk von ${ruleset}`,
  allOrders: 'Alle Befehle, wie man sie schreibt',
};
