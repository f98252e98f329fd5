import type { Words } from '../shape.ts';

export const home: Words['home'] = {
  title: 'Große Partien der Diplomatie, per Brief gespielt',
  lead: 'Sie regieren ein Reich unter vielen, und hinter jedem anderen steht ein Mensch. Alle schreiben geheime Befehle; ist die Frist um, geschieht alles zugleich, und alle erhalten einen Bericht über das, was sie wissen dürfen. Dazwischen gehen Briefe hin und her: man verspricht, warnt, verbündet sich, und manchmal lügt man.',
  description:
    'Briefspiele um Diplomatie und Krieg: geheime Befehle, eine gemeinsame Frist, Briefe zwischen Herrschern.',
  tryDemo: 'Gleich ausprobieren, ohne Konto',
  tryDemoHint: 'Eine Partie auf diesem Rechner: ein Reich gehört Ihnen, alle anderen führen Bots.',
  seeGames: 'Zu den Partien',
  practise: 'Allein üben',
  tutorial: 'Spielend lernen',
  signUp: 'Registrieren',
  mapTitle: (title) => `${title}: wie die Länder den Besitzer wechselten`,
  mapCaption: 'Was alle wissen, vom ersten Zug bis zum letzten:',
  mapStill: 'Was alle wissen:',
  hold: 'Karte anhalten',
  how: 'So läuft eine Partie',
  steps: [
    {
      title: 'Sie regieren ein Reich',
      text: 'Es hat Länder, Städte, Soldaten und eine Schatzkammer. Die anderen auch: Jedes Reich hat einen Herrscher, irgendwo auf der Welt.',
    },
    {
      title: 'Sie haben Tage, nicht Minuten',
      text: 'Ein Zug dauert mehrere Tage. Planen Sie auf der Karte, oder schicken Sie Ihre Befehle als Text per Mail. Bis zur Frist können Sie alles ändern.',
    },
    {
      title: 'Sie schreiben Briefe',
      text: 'An einen, an mehrere, an alle. Allein gewinnt niemand; wem Sie glauben, ist Ihre Sache.',
    },
    {
      title: 'Alles geschieht zugleich',
      text: 'Niemand ist zuerst dran. Der Server wertet nach einem gedruckten Regelwerk aus und sagt allen, was ihre Leute gesehen haben. Jeder Würfelwurf lässt sich nachprüfen: sofort, wo die Regeln ihn zeigen, alle anderen nach dem Ende.',
    },
  ],
  begin: 'So fangen Sie an',
  beginSteps: {
    practise: 'Spielen Sie die Einführung, allein und sofort. Sie dauert etwa zehn Minuten und braucht kein Konto.',
    signUp: 'Registrieren Sie sich mit Namen und Mailadresse.',
    join: 'Suchen Sie sich eine Partie mit freiem Platz und nehmen Sie ihn ein. Den Rest zeigt Ihnen der Schreibtisch.',
  },
  mine: 'Ihre Partien',
  others: 'Partien',
  allGames: 'Alle Partien',
  none: 'Hier ist noch keine Partie zu sehen.',
};
