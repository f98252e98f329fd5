import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn, removeUnits, setTreasury, territoryIn } from '../draft/changes.ts';
import type { LandEvent } from '../events/land.ts';
import type { Types } from '../types.ts';

export const LAND: EventKinds<Types, LandEvent> = {
  captured: {
    apply: (draft, { territory, by, generals, port, tribalCity }) => {
      const taken = territoryIn(draft, territory);
      taken.owner = by;
      if (port) taken.port = false;
      if (tribalCity !== null) taken.tribalCity = null;
      taken.revealed = true;
      removeUnits(draft, generals);
    },
    tell: toEverybody,
  },
  'handed-over': {
    apply: (draft, { territory, to }) => {
      territoryIn(draft, territory).owner = to;
    },
    tell: toEverybody,
  },
  incorporated: {
    apply: (draft, { territory, by, cost, treasury }) => {
      territoryIn(draft, territory).incorporatedBy = by;
      if (by !== null && by > 0 && cost > 0) setTreasury(draft, by, treasury);
    },
    /** What it cost stands in the report of the line; what is left of a treasury is nobody's business (W83-18.2). */
    tell: (event) => [{ to: 'all', told: { ...event, treasury: 0 } }],
  },
  'value-changed': {
    apply: (draft, { territory, to }) => {
      territoryIn(draft, territory).value = to;
    },
    tell: toEverybody,
  },
  'city-founded': {
    apply: (draft, { territory, city }) => {
      territoryIn(draft, territory).city = { ...city };
    },
    tell: toEverybody,
  },
  'port-built': {
    apply: (draft, { territory }) => {
      territoryIn(draft, territory).port = true;
    },
    tell: toEverybody,
  },
  'tribal-city-put': {
    apply: (draft, { territory, tribe }) => {
      territoryIn(draft, territory).tribalCity = tribe;
    },
    tell: toEverybody,
  },
  'tribal-city-moved': {
    apply: (draft, { tribe, from, to }) => {
      territoryIn(draft, from).tribalCity = null;
      territoryIn(draft, to).tribalCity = tribe;
    },
    tell: toEverybody,
  },
  'tribal-city-lost': {
    apply: (draft, { territory }) => {
      territoryIn(draft, territory).tribalCity = null;
    },
    tell: toEverybody,
  },
  revealed: {
    apply: (draft, { territory }) => {
      territoryIn(draft, territory).revealed = true;
    },
    tell: toEverybody,
  },
  'original-lands-set': {
    apply: (draft, { nation, territories }) => {
      nationIn(draft, nation).original = [...territories];
      for (const territory of territories) territoryIn(draft, territory).originalOwner = nation;
    },
    tell: toEverybody,
  },
};
