/** What section 19 of the rules says of the big map, written down a second time: the tests compare the data with it. */

/** Name, code, group, city of the capital, provinces with C for a city (MD-19.8). */
// biome-ignore format: a table
export const REALMS: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  ['Kingdom of England', 'Eng', 'Western', 'London', ['London C', 'York C', 'Gloucester C', 'Norwich', 'Ponthieu']],
  ['Kingdom of France', 'Fra', 'Western', 'Paris', ['Ile de France C', 'Champagne C', 'Orleans C', 'Picardy', 'Berry']],
  ['Duchy of Aquitaine', 'Aqu', 'Western', 'Bordeaux', ['Guyenne C', 'Toulouse C', 'Poitou C', 'Gascony', 'Limousin']],
  ['Kingdom of Castile', 'Cas', 'Western', 'Toledo', ['Toledo C', 'Old Castile C', 'Seville C', 'Leon', 'Galicia']],
  ['Kingdom of Aragon', 'Ara', 'Western', 'Zaragoza', ['Aragon C', 'Catalonia C', 'Valencia C', 'Teruel', 'Roussillon']],
  ['Kingdom of Arles', 'Arl', 'Western', 'Arles', ['Provence C', 'Savoy C', 'Piedmont C', 'Dauphine', 'Franche-Comte']],
  ['Kingdom of Norway', 'Nor', 'Western', 'Bergen', ['Bergen C', 'Oslo C', 'Trondheim C', 'Stavanger', 'Jamtland']],
  ['Kingdom of Denmark', 'Den', 'Central', 'Roskilde', ['Zeeland C', 'Scania C', 'Schleswig C', 'Slavinia', 'Jutland']],
  ['Duchy of Bavaria', 'Bav', 'Central', 'Munich', ['Upper Bavaria C', 'Nuremberg C', 'Regensburg C', 'Lower Bavaria', 'Palatinate']],
  ['Duchy of Saxony', 'Sax', 'Central', 'Wittenberg', ['Saxony C', 'Magdeburg C', 'Brunswick C', 'Meissen', 'Lauenburg']],
  ['Kingdom of Sicily', 'Sic', 'Central', 'Palermo', ['Sicily C', 'Naples C', 'Apulia C', 'Calabria', 'Messina']],
  ['Republic of Venice', 'Ven', 'Central', 'Venice', ['Venice C', 'Crete C', 'Negroponte C', 'Istria', 'Zara']],
  ['Teutonic Order', 'Teu', 'Eastern', 'Marienburg', ['Prussia C', 'Riga C', 'Konigsberg C', 'Pomerania', 'Courland']],
  ['Grand Duchy of Poland', 'Pol', 'Eastern', 'Krakow', ['Krakow C', 'Poznan C', 'Sandomierz C', 'Lublin', 'Sieradz']],
  ['Kingdom of Hungary', 'Hun', 'Eastern', 'Buda', ['Buda C', 'Pressburg C', 'Zagreb C', 'Szeged', 'Transylvania']],
  ['Byzantine Empire', 'Byz', 'Eastern', 'Byzantium', ['Byzantium C', 'Thessalonica C', 'Nicaea C', 'Thrace', 'Morea']],
  ['Principality of Lithuania', 'Lit', 'Eastern', 'Minsk', ['Minsk C', 'Vilna C', 'Volodymir C', 'Zodzina', 'Mazyr']],
  ['Republic of Novgorod', 'Nov', 'Eastern', 'Novgorod', ['Novgorod C', 'Pskov C', 'Ladoga C', 'Torzhok', 'Vologda']],
  ['Golden Horde', 'Gol', 'Muslim', 'Sarai', ['Sarai C', 'Azov C', 'Crimea C', 'Astrakhan', 'Kuban']],
  ['Sultanate of Roum', 'Rou', 'Muslim', 'Konya', ['Konya C', 'Kayseri C', 'Antalya C', 'Sivas', 'Ankara']],
  ['Mamluke Sultanate', 'Mam', 'Muslim', 'Cairo', ['Cairo C', 'Alexandria C', 'Damascus C', 'Jerusalem', 'Damietta']],
  ['Hafsid Caliphate', 'Haf', 'Muslim', 'Tunis', ['Tunis C', 'Bougie C', 'Constantine C', 'Bizerta', 'Kairouan']],
  ['Sultanate of Morocco', 'Mor', 'Muslim', 'Fez', ['Fez C', 'Marrakesh C', 'Tangier C', 'Algeciras', 'Ronda']],
];

/** Independent provinces with C for a city (MD-19.11). */
// biome-ignore format: a table
export const INDEPENDENTS: readonly string[] = [
  'Edinburgh C', 'Highlands', 'Galloway', 'Wales', 'Northumberland', 'Dublin C', 'Ulster', 'Munster', 'Connaught',
  'Flanders C', 'Brabant C', 'Holland C', 'Frisia', 'Luxembourg', 'Lorraine', 'Burgundy C', 'Normandy C', 'Brittany C',
  'Anjou', 'Auvergne', 'Navarre',
  'Portugal C', 'Porto', 'Algarve', 'Granada C', 'Almeria', 'Majorca C', 'Sardinia', 'Corsica',
  'Milan C', 'Genoa C', 'Florence C', 'Rome C', 'Romagna', 'Ancona', 'Verona',
  'Swabia C', 'Alsace', 'Cologne C', 'Westphalia', 'Hesse', 'Brandenburg C', 'Holstein', 'Mecklenburg', 'Silesia C',
  'Bohemia C', 'Moravia', 'Austria C', 'Styria', 'Carinthia', 'Tyrol', 'Salzburg',
  'Stockholm C', 'Vastergotland', 'Dalarna', 'Gotland C', 'Finland', 'Karelia',
  'Estonia C', 'Samogitia', 'Polotsk C', 'Smolensk C', 'Kiev C', 'Chernigov', 'Halych C', 'Podolia', 'Moldavia',
  'Wallachia', 'Moscow C', 'Tver C', 'Ryazan', 'Vladimir',
  'Serbia C', 'Bosnia', 'Bulgaria C', 'Vidin', 'Albania', 'Epirus', 'Athens C', 'Rhodes', 'Cyprus C',
  'Bursa C', 'Smyrna', 'Sinope C', 'Trebizond C', 'Cilicia', 'Georgia C', 'Aleppo C', 'Acre',
  'Tripoli C', 'Barca', 'Algiers', 'Tlemcen C', 'Sijilmasa', 'Malta',
];

/** MD-19.12 */
// biome-ignore format: a table
export const SEAS: readonly string[] = [
  'North Sea', 'English Channel', 'Irish Sea', 'Celtic Sea', 'Hebrides Sea', 'Norwegian Sea', 'Skagerrak',
  'Alborg Bight', 'Hanobukten', 'Baltic Sea', 'Gulf of Riga', 'Gulf of Finland', 'Gulf of Bothnia', 'White Sea',
  'Bay of Biscay', 'Galician Sea', 'Lusitanian Sea', 'Gulf of Cadiz', 'Atlantic Coast', 'Strait of Gibraltar',
  'Alboran Sea', 'Balearic Sea', 'Gulf of Lions', 'Ligurian Sea', 'Tyrrhenian Sea', 'Sardinian Sea', 'Barbary Coast',
  'Sicilian Channel', 'Ionian Sea', 'Gulf of Taranto', 'Upper Adriatic', 'Lower Adriatic', 'Gulf of Sidra',
  'Libyan Sea', 'Cretan Sea', 'Aegean Sea', 'Sea of Marmara', 'Gulf of Antalya', 'Levantine Sea',
  'Western Black Sea', 'Eastern Black Sea', 'Sea of Azov',
];

/** The provinces, cities and seas that the source names; of its Black Sea and Mediterranean the map has the parts (MD-19.14). */
// biome-ignore format: a table
export const PLACES_NAMED: readonly string[] = [
  'Gloucester', 'Flanders', 'Pomerania', 'Riga', 'Slavinia', 'Schleswig', 'Zeeland', 'Scania', 'Minsk', 'Zodzina',
  'Mazyr', 'Volodymir', 'Ile de France', 'Paris', 'Bordeaux', 'Rome', 'Venice', 'Byzantium', 'Tunis', 'Fez',
  'English Channel', 'Baltic Sea', 'Alborg Bight', 'Hanobukten', 'Western Black Sea', 'Eastern Black Sea',
];
