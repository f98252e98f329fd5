import type { Order } from '../order.ts';
import { findStack } from '../rules/find.ts';
import { minus, noUnits } from '../rules/forces.ts';
import { generalsOf, isFit } from '../rules/generals.ts';
import type { General } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { GeneralNumber, ProvinceNumber } from '../words.ts';
import { forecastOf } from './forecast.ts';

/** Where generals and troops of a ruler should stand when the marches of a draft are over: where its next line begins. */
export interface AfterMarches {
  /** Fit generals whom orders can reach, by seniority, each with the place they should have come to. */
  readonly generals: readonly { readonly general: General; readonly at: ProvinceNumber }[];
  /** Own units by type in a province. */
  unitsIn(province: ProvinceNumber): readonly number[];
}

/** Recruits come after marches, and so does winter: neither counts. Generals appointed in the draft take no orders yet (UM-10.15). */
export const afterMarches = (known: GameKnown, drafted: readonly Order[]): AfterMarches | null => {
  const forecast = forecastOf(known, drafted);
  if (forecast === null) return null;
  const { nation, state, events } = forecast;
  const wintering = new Map<GeneralNumber, ProvinceNumber>();
  const raised = new Map<ProvinceNumber, readonly number[]>();
  for (const event of events) {
    if (event.kind === 'general-moved' && event.why === 'winter' && !wintering.has(event.general)) {
      wintering.set(event.general, event.from);
    }
    if (event.kind === 'units-raised' && event.why === 'recruits') {
      const before = raised.get(event.province) ?? noUnits(known.setting);
      raised.set(
        event.province,
        before.map((count, type) => count + (event.units[type] ?? 0)),
      );
    }
  }
  const isKnown = ({ number }: General): boolean => known.view.generals.some((each) => each.number === number);
  return {
    generals: generalsOf(state, nation)
      .filter((general) => isFit(general) && isKnown(general))
      .map((general) => ({ general, at: wintering.get(general.number) ?? general.location })),
    unitsIn: (province) => {
      const units = findStack(state, nation, province)?.units ?? noUnits(known.setting);
      return minus(units, raised.get(province) ?? noUnits(known.setting));
    },
  };
};
