import type { PictureFacts } from './picture.ts'

/** A poster and a wide still for each film of the demo house. */
export const filmPictures: PictureFacts[] = [
  {
    id: 'film-nosferatu-poster',
    focalPoint: { x: 0.5, y: 0.3 },
    alt: 'Ein krumbøygd skugge med lange klør kryp opp trappa mot ei dør, og bokstavane i tittelen står på kvart sitt trinn.',
  },
  {
    id: 'film-nosferatu',
    focalPoint: { x: 0.66, y: 0.35 },
    alt: 'Skuggen av grev Orlok strekkjer klørne mot døra øvst i trappa.',
  },
  {
    id: 'film-metropolis-poster',
    focalPoint: { x: 0.5, y: 0.32 },
    alt: 'Maskinkvinna i messing ser rett på oss med ringar av lys bak hovudet, og skuldrene hennar er skyskraparar.',
  },
  {
    id: 'film-metropolis',
    focalPoint: { x: 0.68, y: 0.42 },
    alt: 'Maskinkvinna står mellom skyskraparane i ein brunraud by, med ringar av lys bak hovudet.',
  },
  {
    id: 'film-the-general-poster',
    focalPoint: { x: 0.5, y: 0.62 },
    alt: 'Ein alvorleg mann med flat hatt sit på koplingsstonga mellom to svære raude lokomotivhjul.',
  },
  {
    id: 'film-the-general',
    focalPoint: { x: 0.67, y: 0.55 },
    alt: 'Ein mann med flat hatt sit åleine på koplingsstonga til eit stort damplokomotiv.',
  },
  {
    id: 'film-safety-last-poster',
    focalPoint: { x: 0.6, y: 0.45 },
    alt: 'Ein mann med briller og stråhatt heng etter visaren på eit svært tårnur, høgt over bilane i gata.',
  },
  {
    id: 'film-safety-last',
    focalPoint: { x: 0.72, y: 0.5 },
    alt: 'Ein mann i dress heng etter langvisaren på eit ur høgt oppe på ein gul husvegg.',
  },
  {
    id: 'film-haxan-poster',
    focalPoint: { x: 0.4, y: 0.52 },
    alt: 'Ein djevel kikar over tittelen, så auga hans blir prikkane over Ä-en, og ei heks rir forbi månen.',
  },
  {
    id: 'film-haxan',
    focalPoint: { x: 0.68, y: 0.6 },
    alt: 'Ein djevel med store auge stig opp bak ein svart ås medan hekser flyg over den raude himmelen.',
  },
  {
    id: 'film-korkarlen-poster',
    focalPoint: { x: 0.55, y: 0.42 },
    alt: 'Ei gjennomsiktig spøkjelsesvogn køyrer over havet om natta, og ljåen til kusken er månesigden.',
  },
  {
    id: 'film-korkarlen',
    focalPoint: { x: 0.68, y: 0.5 },
    alt: 'Vogna til døden, gjennomsiktig som røyk, på veg over eit mørkt hav under ein ljåforma måne.',
  },
  {
    id: 'film-brudeferden-poster',
    focalPoint: { x: 0.52, y: 0.66 },
    alt: 'Brur med gullkrone og brudgom blir rodde over fjorden i ein raud båt, med spelemannen i baugen og snøfjell bak.',
  },
  {
    id: 'film-brudeferden',
    focalPoint: { x: 0.66, y: 0.65 },
    alt: 'Eit brurefølgje i raud robåt på ein blank fjord mellom bratte snøfjell.',
  },
  {
    id: 'film-fante-anne-poster',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Ei ung jente med bylt over aksla går mot oss frå eit brennande stabbur, og skuggen hennar fell lang framover vegen.',
  },
  {
    id: 'film-fante-anne',
    focalPoint: { x: 0.64, y: 0.55 },
    alt: 'Eit stabbur brenn i natta medan ei jente med bylt går frå det.',
  },
  {
    id: 'film-jeanne-darc-poster',
    focalPoint: { x: 0.35, y: 0.5 },
    alt: 'Eit andlet heilt nært, med blikket vendt opp, og ei tåre der det brenn eit bål.',
  },
  {
    id: 'film-jeanne-darc',
    focalPoint: { x: 0.68, y: 0.5 },
    alt: 'Jeanne ser opp medan ei tåre med eld i renn nedover kinnet.',
  },
  {
    id: 'film-reisa-til-manen-poster',
    focalPoint: { x: 0.5, y: 0.46 },
    alt: 'Månen skjer ein grimase med ein raud rakett i auget, og nede på jorda ser astronomane opp.',
  },
  {
    id: 'film-reisa-til-manen',
    focalPoint: { x: 0.68, y: 0.48 },
    alt: 'Ein kremgul måne med andlet har fått ein raud rakett rett i auget.',
  },
  {
    id: 'film-caligari-poster',
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'Søvngjengaren Cesare glir mellom skeive hus i ein måla by der ingen vegg står rett.',
  },
  {
    id: 'film-caligari',
    focalPoint: { x: 0.68, y: 0.55 },
    alt: 'Ein mager mann i svart snik seg mellom skeive husveggar i ein måla, giftiggrøn by.',
  },
  {
    id: 'film-sherlock-jr-poster',
    focalPoint: { x: 0.55, y: 0.52 },
    alt: 'Ein mann stig frå kinosalen og rett inn i lerretet; det som er kome inn, har alt vorte svart-kvitt, og der ventar ei løve.',
  },
  {
    id: 'film-sherlock-jr',
    focalPoint: { x: 0.72, y: 0.5 },
    alt: 'Ein mann i fargar tek steget inn i eit svart-kvitt lerret der ei løve sit og ventar.',
  },
  {
    id: 'film-sunrise-poster',
    focalPoint: { x: 0.5, y: 0.42 },
    alt: 'To andlet i profil, ei kvinne og ein mann, møtest medan sola renn mellom dei.',
  },
  {
    id: 'film-sunrise',
    focalPoint: { x: 0.63, y: 0.45 },
    alt: 'Ei kvinne og ein mann panne mot panne i profil, med soloppgangen mellom seg.',
  },
  {
    id: 'film-the-kid-poster',
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'Ein landstrykar med bowlerhatt og ein gut med altfor stor lue sit på same trappetrinnet med handa under haka.',
  },
  {
    id: 'film-the-kid',
    focalPoint: { x: 0.69, y: 0.58 },
    alt: 'Landstrykaren og guten sit side om side på ei dørtrapp framfor ei stor blå dør.',
  },
  {
    id: 'film-phantom-poster',
    focalPoint: { x: 0.5, y: 0.48 },
    alt: 'Eit andlet som er halvt kvit maske og halvt hovudskalle, under ei lysekrone i ferd med å losne.',
  },
  {
    id: 'film-phantom',
    focalPoint: { x: 0.68, y: 0.5 },
    alt: 'Fantomet i operaen, halvt maske og halvt skalle, mellom fiolette teppe under ei lysekrone.',
  },
  {
    id: 'film-achmed-poster',
    focalPoint: { x: 0.52, y: 0.4 },
    alt: 'Prins Achmed som svart papirklipp på ein flygande hest framfor månen, over ein by med kuplar.',
  },
  {
    id: 'film-achmed',
    focalPoint: { x: 0.66, y: 0.42 },
    alt: 'Ein ryttar på flygande hest, klipt i svart papir, svever framfor månen over kuplar og palmer.',
  },
  {
    id: 'film-potemkin-poster',
    focalPoint: { x: 0.58, y: 0.5 },
    alt: 'Ei barnevogn trillar åleine nedover ei bratt trapp medan ei rekkje soldatar kjem etter med bajonettane.',
  },
  {
    id: 'film-potemkin',
    focalPoint: { x: 0.66, y: 0.55 },
    alt: 'Barnevogna på veg ned trappa i Odessa, med soldatane i rekkje bak.',
  },
  {
    id: 'film-gold-rush-poster',
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Landstrykaren lèt to gaflar med rundstykke på danse som bein over bordduken.',
  },
  {
    id: 'film-gold-rush',
    focalPoint: { x: 0.68, y: 0.5 },
    alt: 'Landstrykaren ved bordet får to rundstykke på gaflar til å danse, med snøfjell bak.',
  },
]
