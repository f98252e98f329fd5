import { setLevel } from '../../consequences/holdings.ts';
import { settle } from '../../consequences/settle.ts';
import { findUnit, getDomain, getHolding, getProvince } from '../../rules/find.ts';
import { type HostChange, readHostChange } from '../../rules/host-changes.ts';
import type { Acting } from '../../rules/scene.ts';
import { MOST_LEVEL, MOST_MOOD } from '../../words.ts';

/** What the host has written of a plan of its own kind, line by line (DOM-9.19). */
export const carryOutChanges = (acting: Acting, lines: readonly string[]): void => {
  for (const line of lines) {
    const change = readHostChange(acting.setting, acting.state, line);
    if (change !== null) carryOut(acting, change);
  }
  settle(acting);
};

const carryOut = (acting: Acting, change: HostChange): void => {
  const { state, emit } = acting;
  switch (change.kind) {
    case 'mood': {
      const mood = between(0, getProvince(state, change.province).mood + change.by, MOST_MOOD);
      return emit({ kind: 'mood-changed', rule: 'DOM-9.19', province: change.province, mood, why: 'plot' });
    }
    case 'gold': {
      const gold = Math.max(-getDomain(state, change.domain).treasury, change.by);
      return emit({ kind: 'gold-paid', rule: 'DOM-9.19', domain: change.domain, gold: -gold, what: 'a ruling' });
    }
    case 'level': {
      const { level } = getHolding(state, change.holding);
      return setLevel(acting, change.holding, between(0, level + change.by, MOST_LEVEL), 'sabotage');
    }
    case 'unit': {
      const unit = findUnit(state, change.unit);
      if (unit === null) return;
      return emit({ kind: 'disbanded', rule: 'DOM-9.19', domain: unit.owner, units: [unit.id], why: 'bribed' });
    }
    case 'bridge':
      return emit({ kind: 'bridge-broken', rule: 'DOM-9.19', ends: [change.from, change.to], why: 'sabotage' });
  }
};

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));
