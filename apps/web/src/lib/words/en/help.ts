/** Help on the rooms of the desk; the rulesets have the rest. */
export const help = {
  title: (room: string) => `Help: ${room}`,
  close: 'Close',
  /** By the id of the room. */
  rooms: {
    headquarters: [
      'The account tells what this turn costs and brings. It follows every order that you plan, at once.',
      'Choose an order above, or a power in the table below, and answer what is asked. The order goes on your list; it counts when you send the list in.',
    ],
    map: [
      'Choose a place to read about it, or one of your units to take it in hand. Then choose where it shall go, on the map or in the list, or press one of its orders.',
      'Drag the map to move it, and pinch or turn the wheel for its size. “List” shows the same places as text. “Layers” colours the lands in other ways and hides what you do not need.',
      'Arrows show what you plan. Nothing moves before the turn is run.',
    ],
    messages: [
      'What happened since you were last here stands in the report, and on the map, one event after the other. Touch the number of a rule to read the rule.',
      'A letter goes to those whom you name and to nobody else.',
    ],
    game: [
      'Send your orders in here, or save them to a file and send that. Each sheet that comes in has a receipt, which says how every line was understood.',
      'The other tabs hold the standings, past turns, your own notes, and the settings of the campaign.',
    ],
  },
  orders: 'The orders of this room',
  noOrders: 'No order begins here. The orders of all rooms come together in your list.',
  further: 'More help',
  campaign: 'How a campaign goes',
  guideOf: (ruleset: string) => `A guide to ${ruleset} for beginners`,
  tutorial: 'The tutorial: a first game, step by step',
  rulebookOf: (ruleset: string) => `The rulebook of ${ruleset}`,
  allOrders: 'All orders, as they are written',
};
