import type { CombatOrders, OrderOf } from '../src/order.ts';
import type { ScenarioFile } from '../src/scenarios/scenario-file.ts';
import { codesOf } from './by-code.ts';

/** Orders of march by the codes and names of a scenario. */
export const marching = (file: ScenarioFile) => {
  const codes = codesOf(file);
  return {
    /** `MOVE Carne, Bari WITH FOT 4 VIA .. TO ..`: the last of the provinces is the destination. */
    move: (
      generals: readonly string[],
      troops: { readonly [type: string]: number | 'ALL' },
      provinces: readonly string[],
      orders: CombatOrders = { army: '1D' },
    ): OrderOf<'MOVE'> => {
      const through = provinces.map(codes.province);
      return {
        verb: 'MOVE',
        args: {
          generals: generals.map(codes.general),
          troops: Object.entries(troops).map(([type, count]) => ({ type: codes.type(type), count })),
          via: through.slice(0, -1),
          to: through.at(-1) ?? 0,
          ...orders,
        },
      };
    },
    stance: (general: string, orders: CombatOrders): OrderOf<'STANCE'> => ({
      verb: 'STANCE',
      args: { general: codes.general(general), ...orders },
    }),
  };
};
