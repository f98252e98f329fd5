/** The page of a player who waits for a seat: away and back, without one. */
export const waiting = {
  link: 'Away, or back',
  title: 'Without a seat',
  back: 'Back to the game',
  absence: 'Away',
  absenceWhat:
    'You keep your place while you are away, and the game master sees it. If you are given a seat meanwhile, turns that close before you are back do not count against you.',
  backWhat: 'This ends your absence.',
  orders: 'As orders',
  ordersWhat:
    'Where the rules have orders for absence and return, you can give them here or by mail. They are carried out at once. Other orders need a seat.',
  field: 'Orders',
  send: 'Send',
  receipts: 'What you have sent',
  received: (turn: number) => `Received in turn ${turn}:`,
  none: 'You have no place in this game yet: stand by for a seat, or ask for one.',
  done: {
    announced: 'Your absence is noted.',
    back: 'You are back.',
    sent: 'Received. Below stands what became of it.',
  },
};
