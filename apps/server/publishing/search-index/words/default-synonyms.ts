import { LANGUAGES, type Language, type SearchSynonym } from '@lerret/model'

/** The names of one thing in the texts of each language, and what people type for it besides. */
interface Concept {
  names: Record<Language, readonly string[]>
  others: readonly string[]
}

const concept = (nn: string, nb: string, en: string, others = ''): Concept => ({
  names: { nn: split(nn), nb: split(nb), en: split(en) },
  others: split(others),
})

const split = (words: string) => words.split(', ').filter(Boolean)

/** The words that culture houses write and people search for. Forms that differ by their ending alone are not needed. */
const CONCEPTS: readonly Concept[] = [
  // Practical
  concept('parkering', 'parkering', 'parking', 'car park, parkeringsplass, p-plass'),
  concept('ladar', 'lader', 'charger', 'charging, ladestasjon'),
  concept('elbil', 'elbil', 'electric car', 'ev, el-bil'),
  concept(
    'handikapplass',
    'handikapplass',
    'accessible space',
    'handikapparkering, hc-parkering, hc parkering, disabled parking',
  ),
  concept(
    'opningstider',
    'åpningstider',
    'opening hours',
    'åpningstid, opningstid, opening times, open, ope, åpent, åpen, åpner, opnar, opner, stenger',
  ),
  concept('opning', 'åpning', 'opening'),
  concept('adresse', 'adresse', 'address', 'directions, veibeskrivelse, vegskildring, kart, map'),
  concept('telefon', 'telefon', 'phone', 'telefonnummer, tlf, mobilnummer, ringe'),
  concept('e-post', 'e-post', 'e-mail', 'epost, email, mail'),
  concept('kontakt', 'kontakt', 'contact', 'telefonnummer, phone, tlf, epost, e-post, email, e-mail'),
  concept('buss', 'buss', 'bus'),
  concept('ferje', 'ferge', 'ferry'),
  concept('båt', 'båt', 'boat', 'hurtigbåt'),
  concept('kafé', 'kafé', 'café', 'kafeteria, kiosk, restaurant'),
  concept('mat', 'mat', 'food', 'spise, eat, lunsj, lunch, middag, dinner'),
  concept('meny', 'meny', 'menu'),
  concept('øl', 'øl', 'beer'),
  concept('vin', 'vin', 'wine'),
  concept('kaffi', 'kaffe', 'coffee'),
  concept('vaffel', 'vaffel', 'waffle', 'vafler'),
  concept('popkorn', 'popkorn', 'popcorn'),

  // Access
  concept('rullestol', 'rullestol', 'wheelchair', 'rullestolplass'),
  concept('teleslynge', 'teleslynge', 'hearing loop', 'hørselslynge, høreapparat, høyreapparat'),
  concept('toalett', 'toalett', 'toilet', 'wc, restroom'),
  concept('handikaptoalett', 'handikaptoalett', 'accessible toilet', 'toalett, wc, toilet, restroom'),
  concept('heis', 'heis', 'lift', 'elevator'),
  concept('ledsagar', 'ledsager', 'companion', 'ledsagerbevis, ledsagarbevis'),
  concept('tilgjenge', 'tilgjengelighet', 'accessibility'),
  concept('tilgjengelegheit', 'tilgjengelighet', 'accessibility'),
  concept('roleg', 'rolig', 'quiet'),
  concept('synstolking', 'synstolking', 'audio description'),
  concept('garderobe', 'garderobe', 'cloakroom', 'wardrobe'),

  // Tickets
  concept('billett', 'billett', 'ticket', 'tickets'),
  concept('gåvekort', 'gavekort', 'gift card', 'gift voucher, giftcard'),
  concept(
    'refusjon',
    'refusjon',
    'refund',
    'pengene tilbake, pengane tilbake, penger tilbake, pengar tilbake, pengane att',
  ),
  concept(
    'aldersgrense',
    'aldersgrense',
    'age limit',
    'age limits, age rating, åring, hvor gammel, kor gammal',
  ),
  concept('rabatt', 'rabatt', 'discount', 'student, honnør'),
  concept('pris', 'pris', 'price', 'prices, koster, kostar'),
  concept('bestille', 'bestille', 'book', 'booking, reservere'),

  // The house
  concept('leige', 'leie', 'hire, rent', 'rental, utleie, utleige'),
  concept('sal', 'sal', 'hall', 'venue'),
  concept('lokale', 'lokale', 'room', 'rom'),
  concept('bursdag', 'bursdag', 'birthday', 'gebursdag, fødselsdag'),
  concept('møterom', 'møterom', 'meeting room'),
  concept('møte', 'møte', 'meeting'),
  concept('låne', 'låne', 'borrow'),
  concept('utstyr', 'utstyr', 'equipment'),
  concept('tilsett', 'ansatt', 'staff', 'medarbeider'),
  concept('stilling', 'stilling', 'job', 'jobb, jobs, vacancy, ledig jobb'),
  concept('frivillig', 'frivillig', 'volunteer'),
  concept('om oss', 'om oss', 'about us, about'),
  concept('historie', 'historie', 'history'),
  concept('personvern', 'personvern', 'privacy', 'gdpr'),
  concept('informasjonskapsel', 'informasjonskapsel', 'cookie', 'cookies'),
  concept('medlem', 'medlem', 'member', 'membership, medlemskap'),
  concept('logg inn', 'logg inn', 'log in', 'login, sign in, innlogging'),
  concept('gløymt', 'glemt', 'forgotten, forgot'),
  concept('passord', 'passord', 'password'),
  concept('nyhende', 'nyhet', 'news', 'nyheter, aktuelt'),
  concept('nyhendebrev', 'nyhetsbrev', 'newsletter'),
  concept('covid', 'covid', 'covid', 'korona, corona, koronavirus'),
  concept('kommande', 'kommende', 'coming', 'upcoming, coming soon'),
  concept('veke', 'uke', 'week'),
  concept('skule', 'skole', 'school'),
  concept('born', 'barn', 'children', 'kids, unger, ungar'),
  concept('ungdom', 'ungdom', 'youth', 'teen'),

  // Programme
  concept('konsert', 'konsert', 'concert', 'concerts, gig'),
  concept('teater', 'teater', 'theatre', 'theater'),
  concept('kino', 'kino', 'cinema', 'movie theater, kinoprogram, filmprogram'),
  concept('film', 'film', 'film, movie', 'movies, films'),
  concept('fest', 'fest', 'party'),
  concept('dans', 'dans', 'dance'),
  concept('jul', 'jul', 'christmas'),
  concept('nyttår', 'nyttår', 'new year', 'new years, new years eve, nyttårsaften'),
  concept('verkstad', 'verksted', 'workshop', 'kurs'),
  concept('marknad', 'marked', 'market'),
  concept('utstilling', 'utstilling', 'exhibition'),
  concept('stumfilm', 'stumfilm', 'silent film', 'silent movie'),
  concept('open mikrofon', 'åpen mikrofon', 'open mic', 'åpen scene'),
  concept('foredrag', 'foredrag', 'talk', 'lecture'),
  concept('skrekk', 'skrekk', 'horror', 'grøsser'),
  concept('program', 'program', 'programme', 'schedule'),
]

/** The synonyms for texts of a language: what things are called there, for those who type another language or an everyday word. */
export const listDefaultSynonyms = (language: Language): SearchSynonym[] =>
  CONCEPTS.flatMap(({ names, others }) => {
    const all = [...LANGUAGES.flatMap((each) => names[each]), ...others]
    return names[language].flatMap((meaning) => {
      const words = [...new Set(all)].filter((word) => word !== meaning)
      return words.length > 0 ? [{ meaning, words }] : []
    })
  })
