import { type Ruleset, series } from '@chancery/core';
import { afterMarches } from './known/after-marches.ts';
import { generalName, provinceName } from './names/names.ts';
import { allows } from './rules/calendar.ts';
import type { Types } from './types.ts';
import { ownGenerals } from './units/rows.ts';

/** Generals without a line, and what the calendar will not allow again for a while. */
export const leftUndone: NonNullable<Ruleset<Types>['leftUndone']> = (known, drafted) => {
  const { setting, view } = known;
  const nation = view.nations[view.nation ?? 0];
  if (view.nation === null || nation?.own == null) return [];
  const busy = new Set(
    drafted.flatMap((order) =>
      order.verb === 'MOVE' ? order.args.generals : order.verb === 'STANCE' ? [order.args.general] : [],
    ),
  );
  const idle = ownGenerals(known).filter(({ number, own }) => own.state === 'fit' && !busy.has(number));
  const wintering = new Set(drafted.flatMap((order) => (order.verb === 'WINTER' ? [order.args.general] : [])));
  const abroad = allows(setting, view.turn, 'lastCampaign')
    ? (afterMarches(known, drafted)?.generals ?? []).filter(
        ({ general, at }) => view.provinces[at]?.own === null && !wintering.has(general.number),
      )
    : [];
  return [
    ...(idle.length === 0
      ? []
      : [
          {
            text: `Without a line: ${series(idle.map(({ number }) => generalName(view, number)))}.`,
            rule: 'UM-11.1',
          },
        ]),
    ...(abroad.length === 0
      ? []
      : [
          {
            text: `Without a winter destination, outside your provinces: ${series(abroad.map(({ general, at }) => `${general.name} in ${provinceName(view, at)}`))}.`,
            rule: 'UM-18.24',
          },
        ]),
    ...(allows(setting, view.turn, 'taxation') &&
    nation.kind === 'civilised' &&
    !drafted.some(({ verb }) => verb === 'TAX')
      ? [{ text: `This is a taxation turn: the tax level stays at ${nation.own.taxRate} %.`, rule: 'UM-5.1' }]
      : []),
    ...((allows(setting, view.turn, 'landRecruitment') || allows(setting, view.turn, 'seaRecruitment')) &&
    nation.own.treasury > 0 &&
    !drafted.some(({ verb }) => verb === 'RECRUIT')
      ? [{ text: 'Troops can be recruited this turn, and nobody is.', rule: 'UM-16.2' }]
      : []),
  ];
};
