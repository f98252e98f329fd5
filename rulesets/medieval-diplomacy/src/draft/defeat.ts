import { IND, type RealmNumber } from '../words.ts';
import { type DraftState, draftRealm } from './realms.ts';
import { rowOf, setRelation } from './relations.ts';
import { dropCommanders } from './units.ts';

/** MD-18.22 to 18.24: nothing of the realm is left but its name. */
export const defeat = (draft: DraftState, number: RealmNumber, commanders: readonly number[]): void => {
  const gone = draftRealm(draft, number);
  gone.control = 'defeated';
  gone.treasury = 0;
  dropCommanders(draft, commanders);
  draft.units = draft.units.filter((unit) => unit.realm !== number);
  for (const province of draft.provinces) {
    if (!province) continue;
    province.permitted = province.permitted.filter((each) => each !== number);
    if (province.annexedTo === number) {
      province.annexedTo = IND;
      province.annexLapse = 0;
    }
  }
  draft.realms.forEach((other) => {
    if (!other || other.number === number) return;
    setRelation(draft, number, other.number, 'neutral');
    rowOf(draft.passage, number)[other.number] = false;
    rowOf(draft.passage, other.number)[number] = false;
  });
};
