/** Author, stars, days ago, and text. */
export type Opinion = [who: string, stars: 1 | 2 | 3 | 4 | 5, daysAgo: number, comment: string]

/** Reviews by the film's key. The authors `medlem` and `klubb` can log in. */
export const opinions: Record<string, Opinion[]> = {
  nosferatu: [
    [
      'astrid',
      5,
      3,
      'Hundre år gammal, og eg sat framleis og heldt i armlenet. Skuggen i trappa gløymer eg aldri.',
    ],
    ['bjorn', 4, 5, 'Litt treg i starten, men så sit han. Orgelet gjorde halve jobben.'],
    ['medlem', 5, 8, 'Sett han to gonger no. Den beste skrekkfilmen eg veit om, og ikkje eit einaste skrik.'],
    ['noora', 3, 12, 'Flott å sjå på, men eg hadde trudd eg skulle bli reddare.'],
    ['gunnar', 5, 20, 'Farfar såg denne i bygda i 1923. No har eg òg sett han.'],
    ['sivert', 4, 26, 'Ta med nokon å gå heim saman med.'],
  ],
  metropolis: [
    ['eirik', 5, 2, 'Byen! Maskinene! Alt eg har sett av framtidsfilm sidan, har lånt herifrå.'],
    ['klubb', 5, 6, 'På storskjerm er dette noko heilt anna enn heime i stova. Gå.'],
    ['torunn', 4, 9, 'Lang, men eg kjeda meg ikkje eit minutt. Pausen midt i var god å ha.'],
    ['frida', 3, 15, 'Bileta er heilt fantastiske. Soga skjøna eg ikkje alltid like godt.'],
    ['yusuf', 5, 22, 'Roboten er eitt av dei finaste syna i filmsoga.'],
  ],
  caligari: [
    ['ingvild', 4, 4, 'Som å gå rundt i ein vond draum som nokon har måla.'],
    ['petter', 5, 11, 'Kulissane åleine er verde turen. Og slutten!'],
    ['dagny', 3, 18, 'Rar, men på ein god måte. Passar for dei som liker teater.'],
  ],
  achmed: [
    ['malin', 5, 1, 'Tok med ungane på sju og ni. Dei sat musestille i over ein time.'],
    ['kristin', 5, 7, 'Klipt ut for hand, bilete for bilete. Eg sat berre og måpte.'],
    ['leif', 4, 16, 'Ei lita perle. Fargane er nydelege på det store lerretet.'],
  ],
  'the-general': [
    ['jon', 5, 2, 'Eg har ikkje ledd så mykje på kino på fleire år. Og toget er ekte!'],
    ['oddny', 5, 5, 'Mannen min, som aldri ler, lo.'],
    ['sivert', 4, 10, 'Keaton gjer alt sjølv, og ein ser det. Imponerande.'],
    ['medlem', 4, 13, 'Perfekt sundagsfilm. Vaffelen i pausen var heller ikkje dum.'],
    ['ragna', 5, 24, 'For ein timing. Ungdomane på rada bak lo høgare enn oss.'],
  ],
  'safety-last': [
    ['frida', 5, 3, 'Sveitte på hendene frå han tek til å klatre. Korleis fekk dei det til?'],
    ['bjorn', 4, 9, 'Kort, morosam og skikkeleg nervepirrande.'],
    ['yusuf', 5, 17, 'Klokka! Eg har sett biletet hundre gonger, men aldri filmen før no.'],
    ['astrid', 4, 28, 'Ein fin film å ta med tenåringar på. Dei la bort telefonen.'],
  ],
  'sherlock-jr': [
    ['petter', 5, 6, 'Tre kvarter rein glede. Scena der han går inn i filmen, er magi.'],
    ['ingvild', 5, 14, 'Dei skulle vist denne på skulen.'],
    ['gunnar', 4, 21, 'Bra, men kort. Eg ville gjerne hatt ein time til.'],
  ],
  'the-kid': [
    ['kristin', 5, 4, 'Eg grein, dottera mi grein, og så lo vi begge to.'],
    ['klubb', 4, 12, 'Chaplin på sitt varmaste. Guten spelar betre enn dei fleste vaksne.'],
    ['leif', 5, 19, 'Ein film for heile familien, òg for bestefedrar.'],
    ['noora', 4, 27, 'Enkel og fin. Musikken er framleis i hovudet mitt.'],
  ],
  'gold-rush': [
    ['oddny', 5, 2, 'Dansen med rundstykka. Meir treng eg ikkje seie.'],
    ['jon', 4, 8, 'Snø, svolt og skoåt. Passa godt i haustmørket.'],
    ['dagny', 4, 23, 'Morosam og trist på same tid. Slik skal det vere.'],
  ],
  haxan: [
    ['ragna', 4, 3, 'Halvt foredrag, halvt mareritt. Har aldri sett noko liknande.'],
    ['eirik', 5, 10, 'Heilt vilt at denne er frå 1922. Sit i kroppen lenge etterpå.'],
    ['malin', 2, 13, 'For mykje for meg. Eg måtte gå ut litt midtvegs.'],
    ['torunn', 4, 25, 'Viktig òg: det er ein film om korleis vi har handsama dei som er annleis.'],
  ],
  korkarlen: [
    ['gunnar', 5, 5, 'Dobbelteksponeringane er som pust på ei rute. Vakkert og uhyggeleg.'],
    ['dagny', 5, 12, 'Nyttårsaftan på kyrkjegarden. Eg frys framleis.'],
    ['medlem', 4, 30, 'Alvorleg film, men så vel fortald at ein blir sitjande.'],
  ],
  brudeferden: [
    ['oddny', 5, 1, 'Her er fjorden vår slik han var. Heile salen kvakk då fossen kom.'],
    ['leif', 5, 4, 'Mor mi var frå Hardanger. Ho skulle sett denne.'],
    ['astrid', 4, 9, 'Vakre opptak, vakre bunader, og ei kjærleikssoge som held.'],
    ['jon', 3, 16, 'Mest for dei som liker gamle landskap. Men det gjer eg.'],
    ['klubb', 5, 22, 'Takk for at de viser norsk filmarv! Meir av dette.'],
  ],
  'fante-anne': [
    ['ingvild', 5, 3, 'Aasta Nielsen treng ikkje ord. Sterkare enn mykje eg har sett i år.'],
    ['kristin', 4, 11, 'Den første store norske filmen, seier dei. Eg trur dei.'],
    ['petter', 4, 20, 'Røynda i bileta er imponerande. God innleiing før framsyninga òg.'],
  ],
  'jeanne-darc': [
    ['torunn', 5, 2, 'Eit andlet, og heile verda er i det. Eg har ikkje ord.'],
    ['yusuf', 5, 7, 'Stilla i salen etterpå sa alt.'],
    ['frida', 4, 15, 'Tung, men ein må sjå han éin gong i livet.'],
    ['sivert', 3, 29, 'Eg ser at han er god. Likevel vart det litt mykje av det same for meg.'],
  ],
  'reisa-til-manen': [
    ['malin', 5, 5, 'Femten minutt, og alle ungane ville sjå han ein gong til.'],
    ['bjorn', 4, 14, 'Rakett rett i auget på månen. Kva meir kan ein be om?'],
  ],
  sunrise: [
    ['astrid', 5, 6, 'Den vakraste filmen eg har sett. Punktum.'],
    ['eirik', 5, 13, 'Turen til byen, trikken, regnet. Eg vart ung att.'],
    ['noora', 4, 18, 'Gammaldags og heilt moderne på ein gong.'],
    ['ragna', 5, 27, 'Ta med den du er glad i.'],
  ],
  phantom: [
    ['gunnar', 4, 4, 'Då maska fall, rykte heile rada. Herleg.'],
    ['medlem', 3, 9, 'Litt teatralsk, men Lon Chaney er verd billetten åleine.'],
    ['ingvild', 4, 21, 'Fargescena på ballet er eit sjokk i alt det grå.'],
  ],
  potemkin: [
    ['jon', 5, 8, 'Trappa. Eg har lese om henne i tretti år, og no skjønar eg kvifor.'],
    ['torunn', 4, 17, 'Meir spennande enn eg hadde venta av ein film på pensumlista.'],
    ['leif', 4, 24, 'Ramsalt og råsterk. Og litt av ei båtskildring for ein gammal sjømann.'],
  ],
}
