/** The first page. */
export const home = {
  title: 'Great games of diplomacy, played by letter',
  lead: 'Rule a realm among other people. Everybody writes secret orders; when the time is up they all happen at once, and each ruler gets a report of what they may know. Between turns you write letters: you promise, warn, ally, and now and then you lie.',
  description: 'Play-by-mail games of diplomacy and war: secret orders, one deadline, letters between rulers.',
  tryDemo: 'Try it now, without an account',
  tryDemoHint: 'A campaign on this machine: you rule one realm, bots rule the others.',
  seeGames: 'See the games',
  practise: 'Practise alone',
  tutorial: 'Learn by playing',
  signUp: 'Sign up',
  mapTitle: (title: string) => `${title}: how the lands changed hands`,
  mapCaption: 'As everybody knows it, from the first turn to the last:',
  mapStill: 'As everybody knows it:',
  hold: 'Pause the map',
  how: 'How a game goes',
  steps: [
    {
      title: 'You rule one realm',
      text: 'It has lands, towns, soldiers and a treasury. So do the others: every realm has its ruler, somewhere in the world.',
    },
    {
      title: 'You have days, not minutes',
      text: 'A turn is open for some days. Plan on the map, or write orders as text in a mail. You can change your mind until the deadline.',
    },
    {
      title: 'You write letters',
      text: 'To one ruler, to some, or to all. Nobody wins alone. Whom you trust is up to you.',
    },
    {
      title: 'All orders happen at once',
      text: 'Nobody goes first. The server runs the turn by a printed rulebook, and tells each ruler what their people saw. Every roll of the dice can be checked, at once where the rules show it and otherwise when the game is over.',
    },
  ],
  begin: 'How to begin',
  beginSteps: {
    practise: 'Play the tutorial, alone and right now. It takes about ten minutes and needs no account.',
    signUp: 'Sign up with a name and a mail address.',
    join: 'Choose a game with an open seat and take it. The desk shows you the rest.',
  },
  mine: 'Your campaigns',
  others: 'Campaigns',
  allGames: 'All games',
  none: 'No campaigns to show yet.',
};
