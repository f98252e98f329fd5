import { powerOn } from '../ground/ground.ts';
import { smallLesson } from '../ground/lesson.ts';
import type { Sections } from './types.ts';

const HOME = 4;

/** The first turn of House Ash: Ambry asks for Wool, and makes it. */
export const LESSON = smallLesson<Sections>({
  title: 'The first load',
  description: 'Buy, deliver, and drive on.',
  scenario: 'market-towns',
  seat: 'Ash',
  seed: 'the first load',
  welcome: {
    title: 'House Ash',
    text: ['You trade from Ambry, and have a wagon, Bess. Towns ask for goods; who delivers most wins.'],
    rule: 'SC-2.3',
    point: { room: 'map', area: HOME },
  },
  orders: [
    {
      id: 'buy',
      title: 'Buy Wool',
      text: ['Press “{write}”: Bess loads Wool, for 2.5 coins at most.'],
      rule: 'SC-1.2',
      point: { room: 'map', verb: 'BUY', area: HOME },
      taps: ['{write}'],
      lines: ['BUY Wool FOR Bess AT 2.5'],
      done: (_, drafted) => drafted.some(({ verb, args }) => verb === 'BUY' && args.good === 'Wool'),
    },
    {
      id: 'deliver',
      title: 'Deliver it',
      text: ['Press “{write}”: Bess delivers it for #1, which Ambry itself asks for.'],
      rule: 'SC-1.4',
      point: { room: 'map', verb: 'DELIVER', area: HOME },
      taps: ['{write}'],
      lines: ['DELIVER #1 WITH Bess'],
      done: (_, drafted) => drafted.some(({ verb, args }) => verb === 'DELIVER' && args.commission === 1),
    },
  ],
  run: 'Wagons are hired, then all trade is done, then they drive.',
  won: {
    fought: 'delivered',
    won: ({ setting, view }) => view.power !== null && (view.delivered[powerOn(setting, view.power).code] ?? 0) > 0,
  },
  end: 'After eight turns the house with the most deliveries wins.',
});
