import type { Order, Terms } from '../../order.ts';
import { ordersOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Acting } from '../../rules/scene.ts';
import { idsOf, pickUnits } from '../../rules/units.ts';
import type { Proposal } from '../../state.ts';
import type { DomainNumber } from '../../words.ts';
import type { DeedOf } from '../deed.ts';
import { conclude, termsFault } from '../proposals.ts';

/** What the orders of others say: AGREE may stand in any sheet of this turn (DOM-8.1). */
export type SheetsOf = (domain: DomainNumber) => readonly Order[];

/** One proposal to one domain: at once where the other agrees already, else by the report (DOM-8.1). */
export const proposing = (sheets: SheetsOf): DeedOf<'DIPLOMACY'> => ({
  fault: (acting, args) => {
    const read = proposalOf(acting, args);
    return read.fault ?? termsFault(acting.state, acting.setting, read.proposal);
  },
  carryOut: (acting, args) => {
    const { state, emit } = acting;
    const { proposal } = proposalOf(acting, args);
    if (proposal === null) return;
    const { from, to } = proposal;
    const mirrored = state.proposals.find(
      (other) => other.from === to && other.to === from && isMirrored(proposal, other),
    );
    emit({ kind: 'proposed', rule: 'DOM-8.1', ...proposal });
    if (from !== to && mirrored === undefined && !agrees(acting, sheets(to), proposal)) return;
    for (const settled of mirrored === undefined ? [proposal] : [proposal, mirrored]) {
      emit({
        kind: 'proposal-answered',
        rule: 'DOM-8.1',
        from: settled.from,
        to: settled.to,
        proposal: settled.proposal,
        answer: 'accepted',
        roll: null,
      });
    }
    conclude(acting, proposal);
  },
});

type Read =
  | { readonly proposal: Proposal; readonly fault: null }
  | { readonly proposal: null; readonly fault: Refusal };

/** The proposal that an order makes: units by their ids. */
const proposalOf = ({ setting, state, domain: from }: Acting, terms: Terms): Read => {
  const picked = pickUnits(setting, state, from, terms);
  if (picked.fault !== null) return { proposal: null, fault: picked.fault };
  const {
    domain: to,
    what: proposal,
    provinces = [],
    first,
    second,
    borrowerCommands = false,
    borrowerPays = false,
  } = terms;
  const holdings = [first, second].filter((holding) => holding !== undefined);
  return {
    proposal: {
      from,
      to,
      proposal,
      madeTurn: state.turn,
      provinces,
      holdings,
      units: idsOf(picked.units),
      borrowerCommands,
      borrowerPays,
    },
    fault: null,
  };
};

/** Both have proposed the same to each other: an alliance, a peace, the same route from its other end. */
const isMirrored = (one: Proposal, other: Proposal): boolean => {
  if (one.proposal !== other.proposal) return false;
  if (one.proposal === 'trade') return one.holdings.toReversed().every((holding, at) => other.holdings[at] === holding);
  return one.proposal === 'alliance' || one.proposal === 'peace';
};

/** The other's AGREE with the same terms; terms that it leaves out may be any. */
const agrees = (acting: Acting, orders: readonly Order[], proposal: Proposal): boolean =>
  ordersOf(orders, 'AGREE').some(({ args }) => {
    if (args.domain !== proposal.from || args.what !== proposal.proposal) return false;
    const { provinces, first, second, units, troops, borrowerCommands, borrowerPays } = args;
    const named = units !== undefined || troops !== undefined;
    const lent = named ? pickUnits(acting.setting, acting.state, proposal.from, args).units : null;
    return (
      (provinces === undefined || sameNumbers(provinces, proposal.provinces)) &&
      (first === undefined || second === undefined || sameNumbers([first, second], proposal.holdings)) &&
      (lent === null || sameNumbers(idsOf(lent), proposal.units)) &&
      (borrowerCommands ?? proposal.borrowerCommands) === proposal.borrowerCommands &&
      (borrowerPays ?? proposal.borrowerPays) === proposal.borrowerPays
    );
  });

const sameNumbers = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));
