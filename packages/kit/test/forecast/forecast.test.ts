import { expect, test } from 'vitest';
import { keptForOrders, trialOn } from '../../src/index.ts';

test('what was made of a list of orders is kept until the list grows or the view is another', () => {
  let made = 0;
  const forecastOf = keptForOrders(
    ({ view }: { readonly view: { readonly turn: number } }, orders: readonly string[]) => {
      made += 1;
      return `${view.turn}: ${orders.join()}`;
    },
  );
  const [known, orders] = [{ view: { turn: 1 } }, ['march']];
  expect([forecastOf(known, orders), forecastOf({ ...known }, orders), made]).toEqual(['1: march', '1: march', 1]);
  orders.push('hold');
  expect([forecastOf(known, orders), made]).toEqual(['1: march,hold', 2]);
  expect([forecastOf({ view: { turn: 2 } }, orders), made]).toEqual(['2: march,hold', 3]);
  expect([forecastOf(known, [...orders]), made]).toEqual(['1: march,hold', 4]);
});

test('of no orders it is made once for a view, whoever asks', () => {
  let made = 0;
  const forecastOf = keptForOrders(
    ({ view }: { readonly view: { readonly turn: number } }, orders: readonly string[]) => {
      made += 1;
      return `${view.turn}: ${orders.length}`;
    },
  );
  const known = { view: { turn: 1 } };
  expect([forecastOf(known, []), forecastOf({ ...known }, []), made]).toEqual(['1: 0', '1: 0', 1]);
  expect([forecastOf({ view: { turn: 2 } }, []), made]).toEqual(['2: 0', 2]);
});

test('where only the first orders of a list count, what was made of them is kept while others follow', () => {
  const made: string[] = [];
  const raisedBy = keptForOrders(
    (_: { readonly view: object }, orders: readonly string[]) => {
      made.push(orders.join());
      return orders.length;
    },
    (orders) => orders.lastIndexOf('muster') + 1,
  );
  const [known, orders] = [{ view: {} }, ['march', 'muster', 'hold']];
  expect([raisedBy(known, orders), made]).toEqual([2, ['march,muster']]);
  orders.push('march');
  expect([raisedBy(known, orders), made]).toEqual([2, ['march,muster']]);
  orders.push('muster');
  expect([raisedBy(known, orders), made]).toEqual([5, ['march,muster', 'march,muster,hold,march,muster']]);
});

test('a trial carries events out on its own state; dice fall as one would wish, and what came before them is certain', () => {
  const state = { gold: 3 };
  const trial = trialOn<{ readonly tax: number }, { readonly gold: number }, number>({
    setting: { tax: 2 },
    state,
    apply: (draft, gain, { tax }) => {
      draft.gold += gain - tax;
    },
    wishes: { usual: 'highest', otherwise: ['storm'] },
  });
  trial.emit(7);
  expect([trial.state.gold, trial.events, trial.rolled()]).toEqual([8, [7], false]);
  expect([trial.dice.at('attack', 'x').d(10), trial.dice.at('storm', 'x').d(6), trial.rolled()]).toEqual([10, 1, true]);
});
