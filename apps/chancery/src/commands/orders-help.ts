import { fold, orderKindsOf } from '@chancery/core';
import { toText } from '@chancery/reports';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { allOrders, oneOrder } from '../show/order-pages.ts';
import { Stop } from '../stop.ts';

export const ordersHelp = defineCommand({
  name: 'orders help',
  summary: 'Lists all orders of the rules, or explains one',
  args: [{ name: 'VERB', optional: true, many: true }],
  options: { ruleset: { value: 'ID', help: 'the rules; needed if there are several' } },
  help: `Each order is followed by the number of its rule.

  chancery orders help --ruleset medieval-diplomacy
  chancery orders help send gold --ruleset medieval-diplomacy`,
  async run({ args, options, rulesets }, io) {
    const { title, orders } = findRuleset(rulesets, options.ruleset);
    const kinds = orderKindsOf(orders);
    if (args.length === 0) {
      io.write(toText(allOrders(title, kinds), { rules: true }));
      return EXIT.done;
    }
    const verb = fold(args.join(' '));
    const kind = kinds.find((each) => fold(each.verb) === verb);
    if (kind === undefined) {
      const near = meant(
        verb,
        kinds.map((each) => each.verb.replaceAll('_', ' ')),
      );
      throw new Stop(EXIT.usage, `there is no order ${args.join(' ')}${near}`, ['chancery orders help lists all.']);
    }
    io.write(toText(oneOrder(title, kind), { rules: true }));
    return EXIT.done;
  },
});
