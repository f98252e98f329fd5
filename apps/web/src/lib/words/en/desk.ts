/** The frame around the rooms, and the page that opens it. */
export const desk = {
  title: 'The desk',
  titleOf: (campaign: string) => `${campaign}: the desk`,
  rooms: 'Rooms',
  /** What a room is called: as its ruleset has it, which speaks English. */
  room: (_id: string, title: string) => title,
  menu: {
    title: 'Menu',
    games: 'My games',
    campaign: 'The page of this campaign',
    plain: 'My seat without script',
    orderSheet: 'Order sheet',
    account: 'My account',
    server: 'Games on the server',
    helpOnRoom: 'Help on this room',
    help: 'How a campaign goes',
    guide: 'Guide for beginners',
    rulebook: 'Rulebook',
    tutorial: 'Tutorial',
    signOut: 'Sign out',
  },
  undo: 'Undo',
  undoKeys: 'Undo (Ctrl+Z)',
  redo: 'Redo',
  redoKeys: 'Redo (Ctrl+Shift+Z)',
  orders: 'Orders',
  remarks: (count: number) => (count === 1 ? '1 order with a remark' : `${count} orders with a remark`),
  turnIsOut: 'The turn is out.',
  readWhatHappened: 'Read what happened',
  gameIsOver: 'The game is over.',
  takenBack: 'The game master has rolled the game back.',
  showNow: 'Show the present state',
  figureWarns: (figure: string, amount: string, why: string) => `${figure}: ${amount}. ${why}`,
  readRule: (rule: string) => `Read rule ${rule}`,
  /** Where one group orders after another. */
  phase: {
    yours: 'Your orders are wanted',
    others: 'The game waits for others',
    /** Where the turn goes by another name than its window. */
    named: (phase: string, said: string) => `${phase}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`,
  },
  until: 'Orders count until',
  otherZones: 'The deadline in other zones',
  clockHeld: 'The clock is held: orders count until further notice.',
  beingRun: 'The turn is being run.',
  turnIsClosed: 'This turn is closed.',
  closing: 'Time is up: the turn will be out soon.',
  couldNotOpen: 'This part of the desk could not be opened. You may be offline.',
  tryAgain: 'Try again',
  beingLaid: 'Opening the desk …',
  toTheGames: 'To the games',
  openIntro:
    'Open the turn file that came with your report. Everything is shown, planned and checked on this device. Nothing is sent until you send it.',
  oldFile: 'An old file.',
  fileIsOld: (newest: number | null) =>
    newest === null ? 'The game has moved on since.' : `According to the server, turn ${newest} is the newest.`,
  fileIsOldHere: (newest: number | null) =>
    newest === null
      ? 'This device has seen a newer turn of this game.'
      : `Turn ${newest} is the newest that this device has seen of this game.`,
  fileWasTakenBack: (newest: number | null) =>
    newest === null
      ? 'The game master has rolled the game back since.'
      : `The game master has rolled the game back: turn ${newest} is now the newest.`,
  fileWasRunAgain: 'The game master has run this turn again: there is a newer file of it.',
  oldFileIsToRead: 'You can only read it: you cannot plan or send orders with it.',
  planWithThis: 'The game was rolled back: plan with this file',
  openTurnFile: 'Open a turn file',
  orDrop: 'or drop it anywhere on this page',
  notJson: 'This is not a turn file: it is not JSON.',
  unknownRuleset: (id: string) => `This is a turn file of an unknown game (${id}).`,
  unreachable: 'The server cannot be reached. Your orders are kept on this device.',
  notSaved: 'This cannot be saved at the moment; nothing is lost. It stays here: send it again in a few minutes.',
  signedOut: 'You are signed out.',
  serverAnswers: (status: number) => `The server answered ${status}.`,
  language: 'Language',
};
