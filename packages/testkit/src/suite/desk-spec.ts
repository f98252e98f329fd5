import { orderKindOf, type Ruleset, type RulesetTypes } from '@chancery/core';
import { slipsIn } from './in-words.ts';

/** Faults in how the desk is laid out: advice for a room that is not there, a tool for no order, a sign without words. */
export const deskSpecFaults = <T extends RulesetTypes>({ desk, orders }: Ruleset<T>): readonly string[] => {
  const { rooms, advice, stories, pointing = [] } = desk;
  const tools = rooms.flatMap((room) => room.tools);
  const words = [
    ...rooms.flatMap(({ title, help, tabs }) => [title, help, ...tabs.map((tab) => tab.title)]),
    ...tools.map(({ title }) => title),
    ...advice.map(({ text }) => text),
    ...stories.flatMap(({ title, text }) => [title, text]),
  ];
  return [
    ...advice.flatMap(({ room, text }) =>
      rooms.some(({ id }) => id === room) ? [] : [`“${text}” is advice for ${room}, which is no room`],
    ),
    ...tools.flatMap(({ id, verb }) =>
      verb === undefined || orderKindOf(orders, verb) ? [] : [`the tool ${id} is for ${verb}, which is no order`],
    ),
    ...pointing.flatMap((verb) => {
      const kind = orderKindOf(orders, verb);
      return kind?.unit || kind?.units ? [] : [`a click gives ${verb}, no order of a unit`];
    }),
    ...words.flatMap((text) => slipsIn(text, true)),
  ];
};
