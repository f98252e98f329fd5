import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import { type DomainNumber, HOLDING_KINDS, type HoldingId, type ProvinceNumber, type UnitId } from '../words.ts';
import { domainOfCode, holdingsIn } from './find.ts';
import { placeOfBorder } from './passage.ts';
import { unitName } from './units.ts';

/**
 * What a host may have a plan change, as a line of words (DOM-9.19): `Thornby mood -1`, `SKA gold -3`,
 * `Thornby guild TID level -1`, `unit TID4 gone`, `bridge Coldwell, Larkspire gone`.
 */
export type HostChange =
  | { readonly kind: 'mood'; readonly province: ProvinceNumber; readonly by: number }
  | { readonly kind: 'gold'; readonly domain: DomainNumber; readonly by: number }
  | { readonly kind: 'level'; readonly holding: HoldingId; readonly by: number }
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'bridge'; readonly from: ProvinceNumber; readonly to: ProvinceNumber };

const CHANGE = String.raw`([+-]\d{1,2})`;
const FORMS = {
  mood: new RegExp(`^(.+) mood ${CHANGE}$`, 'i'),
  gold: new RegExp(`^(\\w{3}) gold ${CHANGE}$`, 'i'),
  level: new RegExp(`^(.+) (${HOLDING_KINDS.join('|')}) (\\w{3}) level ${CHANGE}$`, 'i'),
  unit: /^unit (\w{3}) ?(\d+) gone$/i,
  bridge: /^bridge (.+), (.+) gone$/i,
};

/** Null: the line means nothing. */
export const readHostChange = (setting: Setting, state: State, line: string): HostChange | null => {
  const text = line.trim();
  const province = (words: string): ProvinceNumber | null =>
    setting.provinces.find((each) => each?.name.toLowerCase() === words.trim().toLowerCase())?.number ?? null;
  const domain = (words: string): DomainNumber | null => domainOfCode(setting, words.toUpperCase());

  const [, placed, mood] = FORMS.mood.exec(text) ?? [];
  if (placed !== undefined)
    return given(province(placed), (found) => ({ kind: 'mood', province: found, by: Number(mood) }));
  const [, code, gold] = FORMS.gold.exec(text) ?? [];
  if (code !== undefined) return given(domain(code), (found) => ({ kind: 'gold', domain: found, by: Number(gold) }));
  const [, where, kind, owner, level] = FORMS.level.exec(text) ?? [];
  if (where !== undefined) {
    const of = domain(owner ?? '');
    const holding = holdingsIn(state, province(where) ?? 0).find(
      (each) => each.kind === kind?.toLowerCase() && each.owner === of,
    );
    return given(holding?.id ?? null, (found) => ({ kind: 'level', holding: found, by: Number(level) }));
  }
  const [, by, number] = FORMS.unit.exec(text) ?? [];
  if (by !== undefined) {
    const name = `${by.toUpperCase()}${number}`;
    return given(state.units.find((unit) => unitName(setting, unit) === name)?.id ?? null, (unit) => ({
      kind: 'unit',
      unit,
    }));
  }
  const [, one = '', other = ''] = FORMS.bridge.exec(text) ?? [];
  const from = province(one);
  const to = province(other);
  if (from === null || to === null) return null;
  return state.bridges.includes(placeOfBorder(setting, from, to) ?? -1) ? { kind: 'bridge', from, to } : null;
};

const given = <T>(found: T | null, change: (found: T) => HostChange): HostChange | null =>
  found === null ? null : change(found);
