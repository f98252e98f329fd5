import type { Viewer } from '@chancery/core';
import { domainOfCode, findHolding } from './rules/find.ts';
import { holdingsSeenBy, knowsOrdersOf, maySeeUnit } from './rules/sight.ts';
import { unitName } from './rules/units.ts';
import type { Domain, Holding, Knowledge, Province, Unit } from './state.ts';
import type { GamePosition } from './types.ts';
import { scoresOf } from './victory/score.ts';
import type { DomainView, HoldingView, ProposalView, ProvinceView, UnitView, View } from './view-types.ts';
import type { DomainNumber } from './words.ts';

/** What a viewer sees, built up from nothing (section 15). A master sees all of it, and rules nothing (DOM-15.9). */
export const view = ({ setting, state }: GamePosition, viewer: Viewer): View => {
  const master = viewer.kind === 'master';
  const domain = viewer.kind === 'seat' ? domainOfCode(setting, viewer.seat) : null;
  const concerns = (...sides: readonly DomainNumber[]): boolean =>
    master || (domain !== null && sides.includes(domain));
  const owns = (id: number): boolean => domain !== null && findHolding(state, id)?.owner === domain;
  const seesHolding = domain === null ? () => master : holdingsSeenBy(state, domain);
  const scores = scoresOf(setting, state);
  return {
    domain,
    turn: state.turn,
    domains: state.domains.map(
      (each) =>
        each &&
        domainView(each, {
          score: scores[each.number] ?? 0,
          open: concerns(each.number),
          turn: state.turn,
        }),
    ),
    provinces: state.provinces.map((each) => each && provinceView(each, master || isConcerned(each, domain))),
    bridges: state.bridges,
    holdings: state.holdings.map((each) =>
      holdingView(each, {
        open: seesHolding(each),
        own: concerns(each.owner),
      }),
    ),
    units: state.units
      .filter((unit) => master || (domain !== null && maySeeUnit(state, domain, unit)))
      .map((unit) => ({
        ...unitView(unit, unitName(setting, unit)),
        ...(master || (domain !== null && knowsOrdersOf(domain, unit)) ? {} : NOTHING_ORDERED),
      })),
    // Whom a notice has reached tells who has something there (DOM-8.14, 15.2).
    wars: state.wars
      .filter(({ active, attacker, notified }) => active || concerns(attacker, ...notified))
      .map((war) => ({ ...war, notified: war.notified.filter((each) => concerns(each)) })),
    treaties: state.treaties,
    permissions: state.permissions.filter(({ by, to }) => concerns(by, to)),
    denials: state.denials.filter(({ by, to }) => concerns(by, to)),
    routes: state.routes.filter(({ first, second }) => master || owns(first) || owns(second)),
    proposals: state.proposals
      .filter(({ from, to }) => concerns(from, to))
      .map(
        (proposal): ProposalView => ({
          ...proposal,
          units: proposal.units.flatMap((id) =>
            state.units.filter((unit) => unit.id === id).map((unit) => unitName(setting, unit)),
          ),
        }),
      ),
    known: (domain === null ? null : state.known[domain]) ?? NOTHING_KNOWN,
  };
};

const NOTHING_KNOWN: Knowledge = { forces: [], provinces: [], papers: [] };

interface Opened {
  readonly score: number;
  readonly open: boolean;
  readonly turn: number;
}

const domainView = (domain: Domain, { score, open, turn }: Opened): DomainView => {
  const { number, capital, controller, ruler, underlings, treasury, heir, missed, lostRoundTurn, raised } = domain;
  const exposed = [ruler, ...underlings].filter(({ exposedTurn }) => exposedTurn === turn - 1).map(({ id }) => id);
  return {
    number,
    capital,
    controller,
    ruler: { id: ruler.id, name: ruler.name },
    underlings: underlings.map(({ id, name }) => ({ id, name })),
    score,
    own: open ? { treasury, heir, missed, lostRoundTurn, raised, exposed } : null,
  };
};

/** Its ruler, and whoever occupies it. */
const isConcerned = ({ ruler, occupiedBy }: Province, domain: DomainNumber | null): boolean =>
  domain !== null && (ruler === domain || occupiedBy === domain);

const provinceView = (province: Province, open: boolean): ProvinceView => {
  if (!open) return { number: province.number, level: province.level, ruler: province.ruler, inside: null };
  const { number, level, ruler, ...inside } = province;
  return { number, level, ruler, inside };
};

/** What its owner did with it in the month nobody else is told: troops that it has raised, above all (DOM-15.2). */
const NOTHING_DONE = { musteredTurn: null, musteredPoints: 0, raisedTurn: null };

const holdingView = (
  holding: Holding,
  { open, own }: { readonly open: boolean; readonly own: boolean },
): HoldingView => {
  if (!open)
    return { id: holding.id, province: holding.province, kind: holding.kind, owner: holding.owner, inside: null };
  const { id, province, kind, owner, ...inside } = holding;
  return { id, province, kind, owner, inside: own ? inside : { ...inside, ...NOTHING_DONE } };
};

/** Allies see each other's units, and not what these are told to do (DOM-15.6). */
const NOTHING_ORDERED = { stance: 'stand', retreatTo: [], joinScouts: true, task: null } as const;

const unitView = (unit: Unit, name: string): UnitView => {
  const { id: _, ...rest } = unit;
  return { ...rest, name };
};
