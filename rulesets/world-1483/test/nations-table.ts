/** The nations of W83-21.14 and 21.15: phase, order, name, capital, territories, income, resources, trade by sea and land, ports. */
export const NATIONS_TABLE = `
  1 | 1 | Tribe One |  |  |  | 0 | 0 | 0 | 
  1 | 2 | Scotland | edinburgh | edinburgh, highlands | 8 | 10 | 1 | 1 | edinburgh
  1 | 3 | Crimea | crimea | crimea, yedisan, azov | 9 | 10 | 2 | 2 | crimea
  1 | 4 | Papal States | rome | rome, romagna | 11 | 15 | 1 | 3 | rome
  1 | 5 | Malacca | malacca | malacca, siak | 13 | 15 | 6 | 1 | malacca
  1 | 6 | Hormuz | hormuz | hormuz, muscat, bahrain | 15 | 15 | 5 | 2 | hormuz, muscat
  1 | 7 | Portugal | lisbon | lisbon, porto, madeira, ceuta, elmina | 16 | 20 | 5 | 1 | lisbon, elmina
  1 | 8 | Hungary | buda | silesia, buda, transylvania, croatia | 17 | 20 | 0 | 3 | 
  1 | 9 | Russia | moscow | moscow, vladimir, novgorod, archangel, perm | 17 | 20 | 1 | 3 | archangel
  1 | 10 | Mamluks | cairo | cairo, alexandria, thebes, jerusalem, damascus, mecca | 26 | 30 | 4 | 3 | alexandria, cairo
  1 | 11 | Ming | beijing | beijing, shandong, shaanxi, nanjing, fujian, huguang, sichuan, guangdong, yunnan, liaodong | 46 | 50 | 2 | 3 | nanjing, guangdong, shandong
  2 | 1 | Mongols | karakorum | karakorum, kerulen, chahar | 9 | 10 | 0 | 3 | 
  2 | 2 | Ethiopia | shewa | shewa, tigray | 10 | 10 | 1 | 4 | tigray
  2 | 3 | Bohemia | prague | prague, lusatia | 11 | 15 | 0 | 3 | 
  2 | 4 | Teutonic Order | prussia | prussia, riga, reval | 11 | 15 | 2 | 1 | prussia, riga
  2 | 5 | Tunis | tunis | tunis, bougie, tripoli | 13 | 15 | 3 | 2 | tunis
  2 | 6 | Sweden | stockholm | stockholm, gotaland, norrland, abo | 14 | 15 | 2 | 1 | stockholm, abo
  2 | 7 | Bengal | gaur | gaur, sonargaon, bihar | 16 | 20 | 3 | 2 | sonargaon
  2 | 8 | England | london | london, bristol, york, dublin | 18 | 40 | 3 | 1 | london, bristol
  2 | 9 | Timurids | herat | herat, khorasan, kabul, samarkand | 18 | 20 | 0 | 5 | 
  2 | 10 | Venice | venice | venice, verona, dalmatia, crete, cyprus | 22 | 25 | 6 | 2 | venice, cyprus
  2 | 11 | Spain | toledo | toledo, burgos, galicia, seville, barcelona, valencia, canaries, sicily, sardinia | 33 | 35 | 3 | 2 | seville, barcelona
  3 | 1 | Dai Viet | thanglong | thanglong, quangnam | 11 | 15 | 2 | 2 | quangnam
  3 | 2 | Kazan | kazan | kazan, bolghar, bashkiria | 11 | 15 | 0 | 4 | 
  3 | 3 | Moghulistan | kashgar | kashgar, ili, turfan | 12 | 15 | 0 | 4 | 
  3 | 4 | Morocco | fez | tafilalt, fez, marrakesh | 12 | 15 | 1 | 3 | fez
  3 | 5 | Austria | vienna | vienna, styria, tyrol | 13 | 15 | 0 | 4 | 
  3 | 6 | Songhai | gao | gao, timbuktu, djenne | 13 | 15 | 0 | 5 | 
  3 | 7 | Korea | hanyang | hanyang, pyongyang, busan | 15 | 15 | 2 | 2 | busan
  3 | 8 | Vijayanagar | vijayanagar | vijayanagar, mysore, kanchi | 18 | 20 | 3 | 3 | mysore, kanchi
  3 | 9 | Burgundy | brabant | flanders, brabant, holland | 21 | 25 | 4 | 3 | flanders, holland
  3 | 10 | White Sheep | tabriz | tabriz, diyarbakir, baghdad, isfahan, shiraz | 21 | 25 | 0 | 5 | 
  3 | 11 | Poland | krakow | krakow, posen, danzig, warsaw, lwow, kaunas, vilnius, smolensk, kiev | 26 | 30 | 1 | 3 | danzig
  4 | 1 | Tribe Two |  |  |  | 0 | 0 | 0 | 
  4 | 2 | Naples | naples | naples, apulia | 9 | 10 | 2 | 1 | naples
  4 | 3 | Uzbeks | sighnaq | khwarezm, sighnaq | 10 | 10 | 0 | 4 | 
  4 | 4 | Milan | milan | milan, parma | 12 | 15 | 0 | 4 | 
  4 | 5 | Siam | ayutthaya | ayutthaya, sukhothai, ligor | 13 | 15 | 2 | 3 | ayutthaya
  4 | 6 | Bahmani | bidar | daulatabad, bidar, goa | 15 | 15 | 3 | 2 | goa
  4 | 7 | Delhi | delhi | delhi, lahore, jaunpur | 17 | 20 | 0 | 4 | 
  4 | 8 | Japan | kyoto | kyoto, kanto, mutsu, yamaguchi, kyushu | 19 | 20 | 3 | 1 | kyoto, kyushu
  4 | 9 | Denmark | zealand | zealand, jutland, scania, oslo, bergen, nidaros, finnmark, iceland | 20 | 20 | 4 | 1 | zealand, bergen
  4 | 10 | France | paris | paris, normandy, guyenne, languedoc, provence, dijon | 28 | 30 | 2 | 3 | guyenne, provence
  4 | 11 | Ottoman Empire | constantinople | constantinople, adrianople, salonica, serbia, greece, bursa, smyrna, konya, trebizond | 31 | 35 | 3 | 3 | constantinople, smyrna
  5 | 1 | Brittany | rennes | rennes | 5 | 5 | 2 | 0 | rennes
  5 | 2 | Savoy | turin | turin | 4 | 5 | 0 | 2 | 
  5 | 3 | Swiss | bern | bern | 5 | 5 | 0 | 2 | 
  5 | 4 | Genoa | genoa | genoa, corsica | 10 | 10 | 4 | 1 | genoa
  5 | 5 | Florence | florence | florence | 8 | 10 | 1 | 3 | florence
  5 | 6 | Bavaria | munich | munich | 5 | 5 | 0 | 2 | 
  5 | 7 | Saxony | dresden | dresden | 5 | 5 | 0 | 2 | 
  5 | 8 | Brandenburg | berlin | berlin | 3 | 5 | 0 | 1 | 
  5 | 9 | Hansa | lubeck | lubeck, bremen | 12 | 15 | 5 | 2 | lubeck, bremen
  5 | 10 | Moldavia | moldavia | moldavia | 4 | 5 | 0 | 2 | 
  5 | 11 | Wallachia | wallachia | wallachia | 5 | 5 | 0 | 2 | 
  5 | 12 | Granada | granada | granada, malaga | 7 | 10 | 1 | 1 | malaga
  5 | 13 | Tlemcen | tlemcen | tlemcen, algiers | 7 | 10 | 1 | 2 | tlemcen
  5 | 14 | Rhodes | rhodes | rhodes | 4 | 5 | 2 | 0 | rhodes
  5 | 15 | Georgia | tiflis | tiflis | 3 | 5 | 0 | 1 | 
  5 | 16 | Great Horde | sarai | sarai, don | 6 | 10 | 0 | 2 | 
  5 | 17 | Yemen | sanaa | sanaa, aden | 9 | 10 | 3 | 1 | aden
  5 | 18 | Adal | adal | adal | 4 | 5 | 1 | 1 | adal
  5 | 19 | Mali | niani | niani, jolof | 5 | 5 | 0 | 2 | 
  5 | 20 | Bornu | bornu | bornu | 5 | 5 | 0 | 2 | 
  5 | 21 | Kilwa | kilwa | kilwa, mombasa | 10 | 10 | 4 | 1 | kilwa
  5 | 22 | Gujarat | ahmedabad | ahmedabad | 10 | 10 | 4 | 2 | ahmedabad
  5 | 23 | Orissa | cuttack | cuttack | 7 | 10 | 1 | 2 | cuttack
  5 | 24 | Ceylon | ceylon | ceylon | 5 | 5 | 2 | 0 | ceylon
  5 | 25 | Pegu | pegu | pegu | 6 | 10 | 2 | 1 | pegu
  5 | 26 | Ava | ava | ava | 5 | 5 | 0 | 2 | 
  5 | 27 | Khmer | khmer | khmer | 4 | 5 | 1 | 1 | khmer
  5 | 28 | Majapahit | majapahit | majapahit, palembang | 10 | 10 | 4 | 0 | majapahit
  5 | 29 | Tibet | lhasa | lhasa, kham | 5 | 5 | 0 | 2 | 
  5 | 30 | Oirats | khovd | khovd, dzungaria | 5 | 5 | 0 | 2 | 
`;
