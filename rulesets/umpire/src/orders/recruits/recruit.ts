import { floorDiv } from '@chancery/core';
import { branch, everyNumbered, oneOf } from '@chancery/kit';
import { forecastOf } from '../../known/forecast.ts';
import { getNation, getType } from '../../rules/find.ts';
import { type Recruits, recruitable, recruitingTurn } from '../../rules/recruitment.ts';
import { countUpTo, oneProvince } from '../offers.ts';
import { COUNT, PROVINCE, TYPE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Troops, ships and spies are raised (UM-20.29). */
export const recruit = nationOrder('RECRUIT', {
  rule: 'UM-20.29',
  title: 'Recruit',
  help: 'Raises units where they are to be had; ALL raises as many as are left there and can be paid. Spies are hired in any city, whoever owns it.',
  params: {
    province: { type: PROVINCE, help: 'where' },
    type: { type: TYPE, help: 'which type' },
    count: { type: COUNT, help: 'how many, or ALL' },
  },
  lines: [{ pattern: 'RECRUIT <province> <type> <count>' }],
  options: (known, drafted) => {
    const forecast = mayOffer(known, 'RECRUIT') ? forecastOf(known, drafted) : null;
    if (forecast === null) return null;
    const { setting } = known;
    const { state, nation } = forecast;
    const { treasury } = getNation(state, nation);
    const most = ({ type, most: there }: Recruits): number => {
      const { cost } = getType(setting, type);
      const payable = cost === 0 ? (there ?? 1) : floorDiv(Math.max(0, treasury), cost);
      return Math.min(there ?? payable, payable);
    };
    return oneProvince(everyNumbered(known.view.provinces), (province) =>
      oneOf(
        'type',
        recruitable(setting, state, nation, province).map((each) =>
          branch(each.type, getType(setting, each.type).plural, countUpTo('count', most(each))),
        ),
      ),
    );
  },
  refuses: ({ setting, view }, { type }) => {
    const needs = recruitingTurn(setting, view.turn, type);
    return needs === null ? null : { code: 'not-this-turn', needs };
  },
});
