import {
  type AnyOrder,
  type AnyRuleset,
  assembleOrder,
  begunInHand,
  type Choice,
  type ChoiceTree,
  choiceTree,
  innerChoices,
  type OrderKind,
  orderKindOf,
  type RulesetTypes,
  sectionsOf,
} from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { knownTo, offeringsOf } from '@chancery/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { type FormHand, fillForm, type Taste } from './fill-form.ts';
import { type AtDesk, byKeys, pointing, type Where } from './find-form.ts';
import { finger, mouse } from './hands.ts';
import { comeIn } from './house.ts';
import { post } from './live-desk.ts';
import { houseOfPositions, isLive, type OfferedDesk } from './offered-desk.ts';
import { rarePositions } from './rare-desk.ts';

const SEARCH = { campaigns: 8, turns: 60 };

/** `npm run soak -- desk` fills every form in every way; without it one way does, and the others fill one of each kind. */
const IN_EVERY_WAY = process.env['DESK'] === 'every';

interface Way {
  readonly name: string;
  /** The answers with which every form is filled, not just one of each kind. */
  readonly thorough: Taste | null;
  readonly on: typeof LAPTOP | typeof PHONE;
  readonly tastes: readonly Taste[];
  seat(page: Page): AtDesk;
}
const WAYS: readonly Way[] = [
  {
    name: 'the form of every order is filled by pointing',
    thorough: 'first',
    on: LAPTOP,
    tastes: ['first', 'last'],
    seat: (page) => pointing(page, mouse),
  },
  { name: 'a form of every kind is filled by keyboard', thorough: null, on: LAPTOP, tastes: ['without'], seat: byKeys },
  {
    name: 'a form of every kind is filled on a phone',
    thorough: null,
    on: PHONE,
    tastes: ['last'],
    seat: (page) => pointing(page, finger),
  },
];
const EACH = EVERY_RULESET.flatMap((ruleset) =>
  WAYS.map((way) => ({ game: ruleset.title, way: way.name, ruleset, ...way })),
);

inChromium('every form', () => {
  test.each(EACH)(
    '$game: $way, and what comes out is that order and is taken',
    async ({ ruleset, on, tastes, thorough, seat }) => {
      const [info] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
      const scenario = info?.id ?? '';
      const first = await rarePositions(ruleset, scenario);
      const { offerings, missing } = await offeringsOf(ruleset, { scenario, first, ...SEARCH });
      expect(missing, 'no position was found that offers these orders').toEqual([]);
      const house = await houseOfPositions(ruleset, scenario);
      const here = await device(house.address, on);
      await comeIn(here, house.address, house.ruler.email);
      const faults: string[] = [];
      const filled = new Set<string>();
      const isWanted = ({ kind, taste }: FormToFill): boolean => {
        const isNew = !filled.has(kind);
        filled.add(kind);
        return isNew || IN_EVERY_WAY || taste === thorough;
      };
      for (const desk of offerings) {
        const forms = (await formsAt(ruleset, desk, tastes)).filter(isWanted);
        if (forms.length === 0) continue;
        const page = await here.newPage();
        await page.goto(await house.lay(desk));
        await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
        const at = seat(page);
        for (const { where, order, fill } of forms) {
          await at.open(where);
          await fill({ ...at.hand, form: page.getByRole('group', { name: where.title, exact: true }) });
          const [line = ''] = await plannedOrders(page);
          faults.push(...(await house.faultsOf(desk, line, order)));
          if (order !== forms.at(-1)?.order) await at.strikeOut();
        }
        await (isLive(ruleset, desk) ? post(page) : sendIn(page));
        await page.close();
      }
      expect(faults).toEqual([]);
    },
    FIVE_MINUTES,
  );
});

const FIVE_MINUTES = 300_000;

/** One way through the form of an order. */
interface FormToFill {
  readonly taste: Taste;
  /** The same for forms that ask for the same sorts of answers, one after another. */
  readonly kind: string;
  /** What has to come out. */
  readonly order: AnyOrder;
  readonly where: Where;
  fill(hand: FormHand): Promise<unknown>;
}

/** The forms of what a desk offers and no other of the list does, each way that leads to another order once. */
const formsAt = async (
  ruleset: AnyRuleset,
  desk: OfferedDesk,
  tastes: readonly Taste[],
): Promise<readonly FormToFill[]> => {
  const tree = choiceTree(ruleset, knownTo(ruleset, desk.position, desk.seat), []);
  const forms = new Map<string, FormToFill>();
  for (const verb of desk.verbs) {
    const [kind, choice] = [orderKindOf(ruleset.orders, verb), tree[verb]];
    if (!kind || !choice) throw new Error(`${verb} is not offered`);
    for (const taste of tastes) {
      const form = await formOf(ruleset, kind, tree, taste);
      const order = JSON.stringify(form.order);
      if (!forms.has(order)) forms.set(order, form);
    }
  }
  return [...forms.values()];
};

const formOf = async (
  ruleset: AnyRuleset,
  kind: OrderKind<RulesetTypes>,
  tree: ChoiceTree,
  taste: Taste,
): Promise<FormToFill> => {
  const { title } = kind;
  const choice = tree[kind.verb] as Choice;
  const room = (id: string): string => ruleset.desk.rooms.find((each) => each.id === id)?.title ?? '';
  const ofUnit = kind.unit !== undefined && choice.ask === 'one';
  const unit = ofUnit ? String((taste === 'last' ? choice.of.at(-1) : choice.of[0])?.value) : null;
  const begun = unit === null ? { answers: {}, choice } : begunInHand(kind, tree, [unit]);
  if (begun === null) throw new Error(`${unit} is not offered ${title}`);
  const way = { taste, said: ofUnit, inner: innerChoices(ruleset, tree) };
  const section = begun.choice.ask === 'one' && begun.choice.param === 'section' ? begun.choice : null;
  const into = (taste === 'last' ? section?.of.at(-1) : section?.of[0])?.value;
  const asked: string[] = [unit === null ? 'of the realm' : 'of a unit', taste];
  const note = (question: string): void => void asked.push(question);
  const answers = await fillForm({ ...way, hand: null, note }, begun.choice);
  return {
    taste,
    kind: asked.join(),
    order: assembleOrder(kind, { ...begun.answers, ...answers }),
    where: {
      title,
      unit,
      room: room(unit === null ? 'headquarters' : 'map'),
      section: sectionsOf(ruleset.orders).find(({ id }) => id === into)?.title ?? null,
    },
    fill: (hand) => fillForm({ ...way, hand }, begun.choice),
  };
};
