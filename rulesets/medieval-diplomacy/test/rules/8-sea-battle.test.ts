import { describe, expect, test } from 'vitest';
import { nextBattle } from '../../src/battle/next-battle.ts';
import { army, at, fleet, label } from '../position.ts';
import { atSea, english, fightAtSea, french, inTheChannel } from '../sea.ts';
import { play } from '../turn.ts';

describe('section 8g: battles at sea', () => {
  test('MD-8.93, MD-6.63 enemy fleets in one sea always fight, anchored ones never do', () => {
    expect(nextBattle(atSea([english, french]), 'sea', [])?.place).toBe(at('Channel'));
    const port = atSea([fleet('Eng F1', 'Kent', { galley: 1 }), fleet('Fra F1', 'Kent', { galley: 1 })]);
    expect([nextBattle(port, 'sea', []), nextBattle(port, 'land', [])]).toEqual([null, null]);
  });

  test('MD-8.93, MD-8.12 marines who were not in the first battle of their fleets start no second one', () => {
    const said = atSea([english, french, army('Eng A1', 'Channel', { man: 1 }, { loadedOn: 'Eng F1' })]);
    const fleets = said.state.units.filter(({ kind }) => kind === 'F').map(({ id }) => ({ unit: id }));
    expect(nextBattle(said, 'sea', [{ place: at('Channel'), units: fleets }])).toBe(null);
  });

  test('MD-8.94 participants are fleets with ships whose realm has an enemy fleet there', () => {
    const units = [
      english,
      french,
      fleet('Eng F2', 'Channel', {}, { commanders: [{}] }),
      fleet('Nor F1', 'Channel', { galley: 1 }),
      fleet('Eng F3', 'Biscay', { galley: 1 }),
    ];
    expect(inTheChannel(units)).toEqual(['Eng F1', 'Fra F1']);
  });

  test('MD-8.95, MD-4.34 marines are aboard a fleet of the battle, willing, and at war with a realm of it', () => {
    const aboard = (options: object = {}) => army('Eng A1', 'Channel', { man: 1 }, { loadedOn: 'Eng F1', ...options });
    expect(inTheChannel([english, french, aboard()])).toEqual(['Eng A1', 'Eng F1', 'Fra F1']);
    expect(inTheChannel([english, french, aboard({ marines: false })])).toEqual(['Eng F1', 'Fra F1']);
    const neutral = army('Sco A1', 'Channel', { man: 1 }, { loadedOn: 'Eng F1' });
    expect(inTheChannel([english, french, neutral])).toEqual(['Eng F1', 'Fra F1']);
    expect(inTheChannel([english, french, neutral], { wars: ['Eng-Fra', 'Sco-Nor'] })).toEqual(['Eng F1', 'Fra F1']);
  });

  test("MD-8.96 an army on an ally's fleet fights as marines there", () => {
    const guest = army('Sco A1', 'Channel', { man: 1 }, { loadedOn: 'Eng F1' });
    const more = { wars: ['Eng-Fra', 'Sco-Fra'], alliances: ['Eng-Sco'] } as const;
    expect(inTheChannel([english, french, guest], more)).toEqual(['Eng F1', 'Fra F1', 'Sco A1']);
    const battle = fightAtSea([english, french, guest], { attack: 'hmh mmm', capture: [100] }, 'nothing', more);
    expect(battle.hits(1, 'Sco A1')).toBe(1);
    expect(battle.victors).toEqual(['Eng', 'Sco']);
  });

  test('MD-8.97, MD-6.4 as many soldiers fight as there is marine space, those of the lowest ranks', () => {
    const units = [
      fleet('Eng F1', 'Channel', { castle: 1, galley: 1, hulk: 4 }),
      army('Eng A1', 'Channel', { man: { 3: 2 }, horse: { 1: 2 } }, { loadedOn: 'Eng F1' }),
      french,
    ];
    const battle = fightAtSea(units, {}, 'then miss');
    expect(battle.strikers(1, 'Eng A1')).toBe(3);
    const kinds = battle.record.rounds[0]?.blows.filter(({ unit }) => label(unit) === 'Eng A1');
    expect(kinds?.map(({ count }) => count)).toEqual([2, 1]);
    expect(kinds?.map(({ chance }) => chance)).toEqual([6300, 6300]);
  });

  test('MD-8.99 of several armies aboard the lowest ranks go first, then the lower army number', () => {
    const aboard = (number: number, rank: 1 | 3) =>
      army(`Eng A${number}`, 'Channel', { man: { [rank]: 1 } }, { loadedOn: 'Eng F1' });
    const ranks = fightAtSea([english, french, aboard(1, 3), aboard(2, 1)], {}, 'then miss');
    expect([ranks.strikers(1, 'Eng A1'), ranks.strikers(1, 'Eng A2')]).toEqual([0, 1]);
    const equals = fightAtSea([english, french, aboard(1, 3), aboard(2, 3)], {}, 'then miss');
    expect([equals.strikers(1, 'Eng A1'), equals.strikers(1, 'Eng A2')]).toEqual([1, 0]);
  });

  test('MD-8.97 without marine space nobody boards', () => {
    const units = [
      fleet('Eng F1', 'Channel', { hulk: 2 }),
      army('Eng A1', 'Channel', { man: 1 }, { loadedOn: 'Eng F1' }),
      french,
    ];
    expect(inTheChannel(units)).toEqual(['Eng F1', 'Fra F1']);
  });

  test('MD-8.98 one space for one soldier, none for machines, one for a commander behind the others of rank 5', () => {
    const units = (space: number) => [
      fleet('Eng F1', 'Channel', { castle: space }, { commanders: [{}] }),
      army(
        'Eng A1',
        'Channel',
        { siege_machine: 3, horse: { 5: 1 }, man: { 5: 2 } },
        { loadedOn: 'Eng F1', commanders: [{}] },
      ),
      french,
    ];
    const one = fightAtSea(units(1), {}, 'then miss');
    expect([one.strikers(1, 'Eng F1'), one.strikers(1, 'Eng A1')]).toEqual([2, 2]);
    expect(one.chances(1, 'Eng A1')).toEqual([6300]);
    const two = fightAtSea(units(2), {}, 'then miss');
    expect(two.chances(1, 'Eng A1')).toEqual([6300, 6300, 500]);
    expect(two.strikers(1, 'Eng A1')).toBe(4);
  });

  test('MD-8.99, MD-8.100 the doomed keep their space until removed; then the next come up', () => {
    const units = [
      fleet('Eng F1', 'Channel', { castle: 1 }),
      army('Eng A1', 'Channel', { man: { 1: 3 } }, { loadedOn: 'Eng F1' }),
      fleet('Fra F1', 'Channel', { castle: 1, galley: 1 }),
    ];
    const attack = 'mm m hm mm m mh'; // A1 strikes before F1; the galley and the castle each fell a marine
    const battle = fightAtSea(units, { attack }, 'then miss');
    expect([1, 2, 3].map((round) => battle.strikers(round, 'Eng A1'))).toEqual([2, 2, 1]);
    expect(battle.killed(2)).toEqual({ 'Eng A1 man': 2 });
  });

  test('MD-8.99 lost ships take their marine space with them', () => {
    const units = [
      fleet('Eng F1', 'Channel', { castle: { 2: 1 }, galley: { 1: 1 } }),
      army('Eng A1', 'Channel', { man: { 5: 3 } }, { loadedOn: 'Eng F1' }),
      fleet('Fra F1', 'Channel', { castle: 2 }),
    ];
    const battle = fightAtSea(units, { attack: 'mmm mm hh' }, 'then miss');
    expect([1, 2, 3].map((round) => battle.strikers(round, 'Eng A1'))).toEqual([3, 3, 2]);
  });

  test('MD-8.101 ships and marines are hit by rank alike: marines in rank 1 shield the ships', () => {
    const units = [
      fleet('Eng F1', 'Channel', { galley: { 2: 2 } }),
      army('Eng A1', 'Channel', { man: { 1: 2 } }, { loadedOn: 'Eng F1' }),
      fleet('Fra F1', 'Channel', { castle: 3 }),
    ];
    const battle = fightAtSea(units, { attack: 'mm mm hhh' }, 'then miss');
    expect(battle.record.rounds[0]?.status.map(({ suffered }) => suffered)).toEqual([20, 10, 0]);
  });

  test('MD-8.102 soldiers below decks are not hit', () => {
    const units = [
      fleet('Eng F1', 'Channel', { castle: { 5: 1 } }),
      army('Eng A1', 'Channel', { man: { 1: 5 } }, { loadedOn: 'Eng F1' }),
      fleet('Fra F1', 'Channel', { castle: 5 }),
    ];
    const battle = fightAtSea(units, { attack: 'mm m hhhhh' }, 'then miss');
    expect(battle.record.rounds[0]?.status.map(({ suffered }) => suffered)).toEqual([20, 30, 0]);
  });

  test('MD-8.103 only ships decide: with the last enemy ship the battle is over, marines or not', () => {
    const units = [
      english,
      fleet('Fra F1', 'Channel', { galley: { 1: 1 } }),
      army('Fra A1', 'Channel', { man: { 2: 1 } }, { loadedOn: 'Fra F1' }),
    ];
    const battle = fightAtSea(units, { attack: 'hmm hmm', capture: [100] });
    expect(battle.rounds).toBe(2);
    expect(battle.victors).toEqual(['Eng']);
    expect(battle.after('Fra F1').emptied).toBe(true);
    expect(battle.after('Fra A1')).toMatchObject({ lost: [], emptied: false });
  });

  test('MD-8.104 rounds, even-round removal and wounded tests are as on land, without siege and walls', () => {
    const battle = fightAtSea([english, french], { attack: 'mh hm hm hm', wounded: [11], capture: [100] });
    expect([battle.killed(1), battle.killed(2), battle.killed(4)]).toEqual([null, {}, { 'Fra F1 galley': 1 }]);
    expect(battle.record.wounded).toMatchObject([{ damage: 10, hitPoints: 20, lost: false }]);
    expect(battle.record.siege).toBe(null);
  });

  test('MD-8.106 the retreat of a fleet looks at its own ships and commanders, not at marines', () => {
    const units = [
      fleet('Eng F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 }),
      army('Eng A1', 'Channel', { man: { 1: 1 } }, { loadedOn: 'Eng F1' }),
      french,
    ];
    const battle = fightAtSea(units, { attack: 'mmm' });
    expect(battle.retreats(1)).toEqual(['Eng F1 to North Sea']);
  });

  test('MD-8.106 a commander in rank 5 keeps a fleet of retreat level 5 there when its ships are as good as lost', () => {
    const enemy = fleet('Fra F1', 'Channel', { galley: 2 });
    const led = (retreatLevel: 4 | 5) => {
      const own = fleet('Eng F1', 'Channel', { galley: { 1: 1 } }, { retreatLevel, commanders: [{}] });
      return fightAtSea([own, enemy], { attack: 'mm hh', capture: [100] }, 'then miss');
    };
    expect(led(4).retreats(1)).toEqual(['Eng F1 to North Sea']);
    expect(led(5).retreats(1)).toEqual([]);
  });

  test('MD-8.72, MD-8.105 armies leave only with their fleet, and with it always', () => {
    const aboard = army('Eng A1', 'Channel', { man: { 2: 1 } }, { loadedOn: 'Eng F1', retreatLevel: 1 });
    const stays = fightAtSea([english, french, aboard], {}, 'then miss');
    expect(stays.record.rounds.flatMap(({ retreats }) => retreats)).toEqual([]);
    const running = fleet('Eng F1', 'Channel', { galley: { 2: 1 } }, { retreatLevel: 1 });
    const gone = fightAtSea([running, french, aboard], { attack: 'mmm' });
    expect(gone.after('Eng A1')).toMatchObject({ location: at('North Sea'), loadedOn: gone.after('Eng F1').unit });
    expect(gone.after('Eng F1')).toMatchObject({ retreated: true, exhausted: true });
    expect(gone.victors).toEqual(['Fra']);
  });

  test('MD-8.107, MD-5.26 every fleet that fought is exhausted', () => {
    const battle = fightAtSea([english, french], { attack: 'hm hm', capture: [100] });
    expect(battle.after('Eng F1').exhausted).toBe(true);
  });

  test('MD-8.108 commanders of a lost fleet go to the lowest-numbered fleet of their realm there, or drown', () => {
    const lost = fleet('Eng F3', 'Channel', { galley: { 1: 1 } }, { commanders: [{}, {}] });
    const others = [fleet('Eng F1', 'Channel', { castle: { 2: 1 } }), fleet('Eng F2', 'Channel', { castle: { 2: 1 } })];
    const enemy = fleet('Fra F1', 'Channel', { galley: { 2: 2 } });
    const rounds = 'mmmmm hh mmmmm mm mmmm mm hhmm mm mmmm mm'; // two of four hits each
    const battle = fightAtSea([lost, enemy, ...others], { attack: rounds }, 'then miss');
    expect(battle.after('Eng F3')).toMatchObject({
      emptied: true,
      leader: null,
      lostCommanders: [],
      commandersTo: { unit: battle.after('Eng F1').unit, commanders: [1, 2] },
    });
    const single = fleet('Eng F3', 'Channel', { galley: { 1: 1 } }, { commanders: [{}] });
    const saved = fightAtSea(
      [single, enemy, ...others],
      { attack: 'mmmm hh mmmm mm mmm mm hhm mm mmm mm' },
      'then miss',
    );
    expect(saved.after('Eng F3').commandersTo).toEqual({ unit: saved.after('Eng F1').unit, commanders: [1] });
    const alone = fightAtSea([lost, enemy], { attack: 'mmm hh mmm mm', capture: [100] }, 'then miss');
    expect(alone.after('Eng F3')).toMatchObject({ emptied: true, lostCommanders: [1, 2], commandersTo: null });
  });

  test('MD-8.108, MD-10.12 an admiral who goes down with his last ship after the victory has learned nothing', () => {
    const admiral = fleet('Eng F1', 'Channel', { galley: 1 }, { commanders: [{ naval: 20 }] });
    const afloat = atSea([admiral, french], { realms: { Eng: { treasury: 1000 } } });
    const dice = { 'attack@Channel': [1, 10_000, 1, 1, 10_000, 10_000], 'capture@Channel': [100] };
    const turn = (wounded: number, more: { readonly [label: string]: readonly number[] } = {}) =>
      play(afloat, { dice: { ...dice, 'wounded@Channel': [wounded], ...more } });
    const saved = turn(11, { 'experience@Channel': [3] });
    expect([saved.exists('Eng F1'), saved.commander(1)?.naval]).toEqual([true, 23]);
    const drowned = turn(10);
    expect([drowned.exists('Eng F1'), drowned.commander(1)]).toEqual([false, undefined]);
  });

  test('MD-8.79, MD-8.122 of fleets that sink each other neither has won, whoever is still in the water', () => {
    const led = { commanders: [{}] };
    const battle = fightAtSea(
      [fleet('Eng F1', 'Channel', { galley: 1 }, led), fleet('Fra F1', 'Channel', { galley: 1 }, led)],
      { attack: 'hm hm hm hm' },
    );
    expect([battle.victors, battle.record.captures, battle.record.experience]).toEqual([[], [], []]);
    expect([battle.after('Eng F1').lostCommanders, battle.after('Fra F1').lostCommanders]).toEqual([[1], [2]]);
  });
});
