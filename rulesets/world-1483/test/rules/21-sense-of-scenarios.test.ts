import { describe, expect, test } from 'vitest';
import { type Case, faultsWith } from '../scenario-faults.ts';

const TERRITORIES: readonly Case[] = [
  [
    'an id twice',
    'territories',
    'sandvik,Sandvik',
    'vestholm,Sandvik',
    'scenario.territories:3.id: territories, row 3, id: vestholm stands in a row before',
  ],
  [
    'a name twice',
    'territories',
    'sandvik,Sandvik',
    'sandvik,Vestholm',
    'scenario.territories:3.name: territories, row 3, name: Vestholm stands in a row before',
  ],
  [
    'land below a zone',
    'territories',
    /$/,
    'last,Last,land,1,1,0,,,,indep,,\n',
    'scenario.territories:50.kind: territories, row 50, kind: the land last stands below a sea zone',
  ],
  [
    'an owner who is no nation',
    'territories',
    '5,Vestholm,5,Vestmark',
    '5,Vestholm,5,Vestmarck',
    'scenario.territories:2.owner: territories, row 2, owner: vestholm is owned by Vestmarck, which is not in the nations file; did you mean Vestmark?',
  ],
  [
    'an owned independent',
    'territories',
    'Granfell,4,,indep',
    'Granfell,4,Vestmark,indep',
    'scenario.territories:5.owner: territories, row 5, owner: granfell is indep, and owned by Vestmark',
  ],
  [
    'land without owner or word',
    'territories',
    'Granfell,4,,indep',
    'Granfell,4,,',
    'scenario.territories:5.owner: territories, row 5, owner: granfell has no owner',
  ],
  [
    'a strait to nowhere',
    'territories',
    'Sandvik,3,Vestmark,,holm',
    'Sandvik,3,Vestmark,,helm',
    'scenario.territories:3.straits_to: territories, row 3, straits_to: helm is no other territory; did you mean holm?',
  ],
  [
    'a strait from one side',
    'territories',
    'Sandvik,3,Vestmark,,holm',
    'Sandvik,3,Vestmark,,',
    'scenario.territories:16.straits_to: territories, row 16, straits_to: holm names sandvik, but sandvik does not name holm',
  ],
  [
    'half a canal',
    'territories',
    'Qasira,5,Qasira,canal-control',
    'Qasira,5,Qasira,',
    'scenario.territories:27.special: territories, row 27, special: canal-control stands with 1 territories and 0 zones, not 2 and 0',
  ],
  [
    'two seas of ice',
    'territories',
    'Northern Reach,sea,53,-2,,,,,,',
    'Northern Reach,sea,53,-2,,,,,barents,',
    'scenario.territories:39.special: territories, row 39, special: barents stands with 0 territories and 2 zones, not 0 and 1',
  ],
  [
    'a Siberian sea',
    'territories',
    'Northern Reach,sea,53,-2,,,,,,',
    'Northern Reach,sea,53,-2,,,,,siberia,',
    'scenario.territories:39.special: territories, row 39, special: the zone northern-reach cannot be siberia',
  ],
];

const NEIGHBOURS: readonly Case[] = [
  [
    'a border from one side',
    'neighbours',
    'vestholm,sandvik;ulfheim',
    'vestholm,sandvik',
    'scenario.neighbours:4.land: neighbours, row 4, land: ulfheim names vestholm, but vestholm does not name ulfheim',
  ],
  [
    'a neighbour that is not there',
    'neighbours',
    'vestholm,sandvik;ulfheim',
    'vestholm,sandwick;ulfheim',
    'scenario.neighbours:2.land: neighbours, row 2, land: sandwick is not a territory beside vestholm; did you mean sandvik?',
  ],
  [
    'a neighbour twice',
    'neighbours',
    'vestholm,sandvik;ulfheim',
    'vestholm,sandvik;ulfheim;ulfheim',
    'scenario.neighbours:2.land: neighbours, row 2, land: ulfheim stands there twice',
  ],
  [
    'a coast of a zone',
    'neighbours',
    'frost-sea,,,',
    'frost-sea,,northern-reach,',
    'scenario.neighbours:38.coasts: neighbours, row 38, coasts: frost-sea is no land',
  ],
  [
    'a strait that is a border too',
    'neighbours',
    'holm,,inner-sea',
    'holm,sandvik,inner-sea',
    'scenario.neighbours:16.land: neighbours, row 16, land: holm and sandvik are parted by a strait',
  ],
  [
    'a row that is missing',
    'neighbours',
    /^holm,.*\n/m,
    '',
    'scenario.territories:16.id: territories, row 16, id: holm has no row among the neighbours',
  ],
  [
    'a row twice',
    'neighbours',
    /^(holm,.*\n)/m,
    '$1$1',
    'scenario.neighbours:17.id: neighbours, row 17, id: holm stands in a row before',
  ],
  [
    'a zone that nobody can leave',
    'neighbours',
    /^(frost-sea,,,).*$/m,
    '$1',
    'scenario.territories:38.id: territories, row 38, id: no zone borders frost-sea',
  ],
];

const NATIONS: readonly Case[] = [
  [
    'a nation twice',
    'nations',
    /^Iron Hill,5,npc/m,
    'Ulfheim,5,npc',
    'scenario.nations:11.nation: nations, row 11, nation: Ulfheim stands in a row before',
  ],
  [
    'a place in the order twice',
    'nations',
    'Qasira,1,player,qasira,15,2,1,2',
    'Qasira,1,player,qasira,15,2,1,1',
    'scenario.nations:3.order: nations, row 3, order: Qasira is number 1 of phase 1, as another nation is',
  ],
  [
    'a capital that is not its own',
    'nations',
    'Vestmark,1,player,vestholm',
    'Vestmark,1,player,tamsir',
    'scenario.nations:2.capital: nations, row 2, capital: Vestmark does not own its capital tamsir, which belongs to Tamsir',
  ],
  [
    'a capital without a city',
    'nations',
    'Thornwall,2,player,thornwall',
    'Thornwall,2,player,highmoor',
    'scenario.nations:4.capital: nations, row 4, capital: the capital highmoor of Thornwall has no city',
  ],
  [
    'no capital',
    'nations',
    'Vestmark,1,player,vestholm',
    'Vestmark,1,player,',
    'scenario.nations:2.capital: nations, row 2, capital: Vestmark has no capital',
  ],
  [
    'a tribe with a capital',
    'nations',
    'Wanderers,4,tribal,',
    'Wanderers,4,tribal,palmland',
    'scenario.nations:9.capital: nations, row 9, capital: the tribe Wanderers has a capital',
  ],
  [
    'a port without a coast',
    'nations',
    'zaruk,zaruk=inf',
    'nadir,zaruk=inf',
    'scenario.nations:7.ports: nations, row 7, ports: nadir has no coast',
  ],
  [
    'a port of another',
    'nations',
    'zaruk,zaruk=inf',
    'tamsir,zaruk=inf',
    'scenario.nations:7.ports: nations, row 7, ports: Zaruk does not own tamsir',
  ],
  [
    'troops in the land of another',
    'nations',
    'nadir=cav:2',
    'oasis=cav:2',
    'scenario.nations:7.placement: nations, row 7, placement: cav in oasis, which Zaruk does not own',
  ],
  [
    'ships far from home',
    'nations',
    'inner-sea=sol:1+mer:1',
    'frost-sea=sol:1+mer:1',
    'scenario.nations:7.placement: nations, row 7, placement: sol in frost-sea, which touches no land of Zaruk',
  ],
  [
    'a total that does not add up',
    'nations',
    'nadir=cav:2',
    'nadir=cav:3',
    'scenario.nations:7.cavalry: nations, row 7, cavalry: Zaruk has 4 cavalry, and 5 are placed',
  ],
  [
    'phases of different size',
    'nations',
    /^Wanderers.*\n/m,
    '',
    'scenario.nations:8.phase: nations, row 8, phase: phase 4 has 1 nations, another has 2',
  ],
  [
    'neighbours in one phase',
    'nations',
    /^Qasira,1,(.*)\n^Thornwall,2,(.*)\n/m,
    'Qasira,2,$1\nThornwall,1,$2\n',
    'scenario.nations:4.phase: nations, row 4, phase: Thornwall and Vestmark of phase 1 share a land border',
  ],
];

const LOOKS: readonly Case[] = [
  [
    'arms of another',
    'looks',
    'or, 1 crescent azure',
    'azure, 1 wyvern argent',
    'scenario.looks:3.arms: two nations have the arms azure, 1 wyvern argent',
  ],
  [
    'arms that cannot be read',
    'looks',
    'or, 1 crescent azure',
    'or, 1 dragon azure',
    'scenario.looks:3.arms: Qasira: its arms have the unknown word dragon',
  ],
  [
    'a look for nobody',
    'looks',
    /^Qasira,/m,
    'Quasira,',
    'scenario.looks:3.nation: looks, row 3, nation: there is no nation Quasira; did you mean Qasira?',
  ],
  [
    'a nation without a look',
    'looks',
    /^Qasira,.*\n/m,
    '',
    'scenario.nations:3.nation: nations, row 3, nation: Qasira has no row among the looks',
  ],
];

describe('W83-21.4 a table that makes no sense is told by row, with what mends it', () => {
  test.each([...TERRITORIES, ...NEIGHBOURS, ...NATIONS, ...LOOKS])('%s', (_, table, from, to, fault) =>
    expect(faultsWith(table, from, to)).toContain(fault),
  );
});
