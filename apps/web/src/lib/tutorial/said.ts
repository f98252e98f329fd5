import { words } from '#lib/words/words.ts';

/** A text of a lesson, with what stands in braces said as the desk says it in the reader’s language. */
export const said = (text: string, live: boolean): string =>
  text.replaceAll(/\{(\w+)(?: (\d+))?\}/g, (whole, name: string, count: string | undefined) => {
    switch (name) {
      case 'next':
        return words.practice.next;
      case 'run':
        return live ? words.practice.post : words.practice.nextTurn;
      case 'write':
        return words.practice.writeForMe;
      case 'done':
        return words.practice.done;
      case 'all':
        return words.map.takeAllHere(Number(count));
      default:
        return whole;
    }
  });
