import type { Words } from '../words.ts';

export const home: Words['home'] = {
  title: 'Große Partien der Diplomatie, per Brief gespielt',
  lead: 'Du regierst ein Reich unter vielen, und hinter jedem anderen steht ein Mensch. Alle schreiben geheime Befehle; ist die Frist um, geschieht alles zugleich, und jeder erhält einen Bericht über das, was er wissen darf. Dazwischen schreibt ihr Briefe: versprecht, warnt, verbündet euch, und manchmal lügt ihr.',
  description:
    'Briefspiele um Diplomatie und Krieg: geheime Befehle, eine gemeinsame Frist, Briefe zwischen Herrschern.',
  tryDemo: 'Gleich ausprobieren, ohne Konto',
  tryDemoHint: 'Eine Partie auf diesem Rechner: ein Reich gehört dir, alle anderen führt der Rechner.',
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
      title: 'Du regierst ein Reich',
      text: 'Es hat Länder, Städte, Soldaten und eine Schatzkammer. Die anderen auch: Jedes Reich hat einen Herrscher, irgendwo auf der Welt.',
    },
    {
      title: 'Du hast Tage, nicht Minuten',
      text: 'Ein Zug dauert mehrere Tage. Plane auf der Karte, oder schick deine Befehle als Text per Mail. Bis zur Frist kannst du alles ändern.',
    },
    {
      title: 'Du schreibst Briefe',
      text: 'An einen, an mehrere, an alle. Allein gewinnt niemand; wem du glaubst, ist deine Sache.',
    },
    {
      title: 'Alles geschieht zugleich',
      text: 'Niemand ist zuerst dran. Der Server wertet nach einem gedruckten Regelwerk aus und sagt jedem, was seine Leute gesehen haben. Jeder Würfelwurf lässt sich nachprüfen.',
    },
  ],
  begin: 'So fängst du an',
  beginSteps: {
    practise: 'Spiel die Einführung, allein und sofort. Sie dauert etwa zehn Minuten und braucht kein Konto.',
    signUp: 'Registriere dich mit Namen und Mailadresse.',
    join: 'Such dir eine Partie mit freiem Platz und nimm ihn ein. Den Rest zeigt dir der Schreibtisch.',
  },
  mine: 'Deine Partien',
  others: 'Partien',
  allGames: 'Alle Partien',
  none: 'Hier ist noch keine Partie zu sehen.',
};
