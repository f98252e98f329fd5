/** Help on the rooms of the desk; the rulesets have the rest. */
export const help = {
  title: (room: string) => `Help: ${room}`,
  close: 'Close',
  /** By the id of the room. */
  rooms: {
    headquarters: [
      'The account shows what this turn costs and brings. It changes at once with every order that you plan.',
      'Choose an order above, or a power in the table below, and answer the questions. The order goes on your list, and counts once you send the list in.',
    ],
    map: [
      'Choose a place to read about it, or one of your units to take it in hand. Then choose where it goes, on the map or in the list, or press one of its orders.',
      'Drag the map to move it; pinch it or turn the wheel to zoom. “List” shows the same places as text. “Layers” colours the lands in other ways and hides what you do not need.',
      'Arrows show what you plan. Nothing moves before the turn is run.',
    ],
    messages: [
      'The report shows what happened since you were last here; so does the map, one event after another. Tap the number of a rule to read the rule.',
      'A letter goes only to those you name.',
    ],
    game: [
      'Send your orders in here, or save them to a file and send that. Each sheet gets a receipt, which says how every line was understood.',
      'The other tabs hold the standings, past turns, your own notes, and the settings of the campaign.',
    ],
  },
  orders: 'The orders of this room',
  noOrders: 'No orders are given here. The orders of all rooms come together in your list.',
  further: 'More help',
  campaign: 'How a campaign goes',
  guideOf: (ruleset: string) => `A guide to ${ruleset} for beginners`,
  tutorial: 'The tutorial: a first game, step by step',
  rulebookOf: (ruleset: string) => `The rulebook of ${ruleset}`,
  allOrders: 'All orders, as they are written',
};
