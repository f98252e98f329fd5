/** Number, code, name, culture. */
type Row = readonly [number: number, code: string, name: string, culture: string];

/** The realms of the rulebook (MD-19.8). */
// biome-ignore format: a table
export const RULEBOOK_REALMS: readonly Row[] = [
  [1,  'Eng', 'Kingdom of England',         'english'],
  [2,  'Fra', 'Kingdom of France',          'french'],
  [3,  'Aqu', 'Duchy of Aquitaine',         'french'],
  [4,  'Cas', 'Kingdom of Castile',         'iberian'],
  [5,  'Ara', 'Kingdom of Aragon',          'iberian'],
  [6,  'Arl', 'Kingdom of Arles',           'french'],
  [7,  'Nor', 'Kingdom of Norway',          'nordic'],
  [8,  'Den', 'Kingdom of Denmark',         'nordic'],
  [9,  'Bav', 'Duchy of Bavaria',           'german'],
  [10, 'Sax', 'Duchy of Saxony',            'german'],
  [11, 'Sic', 'Kingdom of Sicily',          'italian'],
  [12, 'Ven', 'Republic of Venice',         'italian'],
  [13, 'Teu', 'Teutonic Order',             'crusader'],
  [14, 'Pol', 'Grand Duchy of Poland',      'east'],
  [15, 'Hun', 'Kingdom of Hungary',         'hungarian'],
  [16, 'Byz', 'Byzantine Empire',           'byzantine'],
  [17, 'Lit', 'Principality of Lithuania',  'east'],
  [18, 'Nov', 'Republic of Novgorod',       'east'],
  [19, 'Gol', 'Golden Horde',               'mongol'],
  [20, 'Rou', 'Sultanate of Roum',          'muslim'],
  [21, 'Mam', 'Mamluke Sultanate',          'muslim'],
  [22, 'Haf', 'Hafsid Caliphate',           'berber'],
  [23, 'Mor', 'Sultanate of Morocco',       'berber'],
];
