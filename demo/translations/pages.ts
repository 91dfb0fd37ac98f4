import { type Translation, translationId } from '@lerret/model'
import { table } from '@lerret/starter/html'

const translatePage = (
  pageId: string,
  {
    title,
    ...texts
  }: Pick<Translation & { kind: 'page' }, 'title' | 'texts'> &
    Partial<Pick<Translation & { kind: 'page' }, 'slug' | 'meta'>>,
): Translation => ({
  id: translationId('en', 'page', pageId),
  kind: 'page',
  language: 'en',
  translationOf: pageId,
  title,
  ...texts,
})

const SUBSCRIBE = {
  heading: 'The programme by e-mail',
  text: 'New films, concerts and changed dates: one letter when there is something to tell. It is written in Norwegian.',
  'privacy.label': 'How we look after your address',
}

export const frontPage = translatePage('page-framside', {
  title: 'Fjordheim culture house',
  meta: {
    title: 'Cinema, concerts and stage by the quay | {site.title}',
    description:
      'What is on tonight? Films, concerts, plays and talks at Fjordheim culture house, with times, age limits and tickets.',
  },
  texts: {
    'framside-lysbilete-nosferatu': {
      kicker: 'Silent film on the big screen',
      text: 'A hundred years old, and still the longest shadow on the stairs.',
    },
    'framside-lysbilete-julekonsert': { kicker: 'Advent in the main hall' },
    'framside-lysbilete-gavekort': {
      kicker: 'For someone who has everything',
      title: 'Gift cards',
      text: 'Give away an evening in the dark. Valid for films, concerts and everything else we sell tickets to.',
      'link.label': 'Buy a gift card',
    },
    'framside-lysbilete-metropolis': { kicker: 'The future, as seen from 1927' },
    'framside-i-dag': { heading: 'Today', 'link.label': 'The whole programme' },
    'framside-melding': {
      heading: 'The road is closed by the quay on Tuesday',
      html: '<p>From 9 to 17. Take Skulevegen and park in the square.</p>',
      'link.label': 'Parking',
    },
    'framside-pa-kino': { heading: 'In the cinema now', 'link.label': 'Coming films' },
    'framside-tips': { heading: 'We recommend' },
    'framside-scene': { heading: 'On stage', 'link.label': 'Everything on stage' },
    'framside-snarvegar': {
      heading: 'Before you come',
      'links.0.label': 'Age limits',
      'links.0.text': 'May a seven-year-old come along?',
      'links.1.label': 'Parking and buses',
      'links.1.text': 'Free after five o’clock',
      'links.2.label': 'Tickets on your phone',
      'links.2.text': 'How to find them again',
      'links.3.label': 'Gift cards',
      'links.3.text': 'Give away an evening in the dark',
      'links.4.label': 'Cinema club',
      'links.4.text': 'Screenings of our own, 250 kroner a year',
      'links.5.label': 'Bar and café',
      'links.5.text': 'Soup, waffles and local beer',
      'links.6.label': 'Hire a room',
      'links.6.text': 'Seven rooms, from 8 to 224 people',
    },
    'framside-nyhende': { heading: 'News', 'link.label': 'All news' },
    'framside-nyhendebrev': SUBSCRIBE,
  },
})

export const programme = translatePage('page-veka', {
  title: 'Programme',
  slug: 'programme',
  meta: {
    title: 'Programme: cinema and stage, day by day | {site.title}',
    description: 'Everything at Fjordheim culture house, day by day: films, concerts, plays and talks.',
  },
  texts: {
    'veka-program': { heading: 'Programme' },
    'veka-kalender': {
      heading: 'In your calendar',
      'links.0.label': 'The whole house',
      'links.0.text': 'Films and stage, always up to date',
      'links.1.label': 'Cinema',
      'links.1.text': 'All screenings',
      'links.2.label': 'Stage',
      'links.2.text': 'Concerts, plays and talks',
      'links.3.label': 'For children',
      'links.3.text': 'What a whole family can watch together',
    },
    'veka-meir': {
      heading: 'More',
      'links.0.label': 'The poster',
      'links.0.text': 'The week on one sheet, to print',
      'links.1.label': 'Coming films',
      'links.1.text': 'The next premieres',
      'links.2.label': 'About the programme',
      'links.2.text': 'The regulars, and how to suggest something',
    },
  },
})

export const parking = translatePage('page-parkering', {
  title: 'Parking',
  slug: 'parking',
  meta: {
    title: 'Parking | {site.title}',
    description:
      'Where to park near Fjordheim culture house, what it costs, chargers, accessible spaces and buses.',
  },
  texts: {
    'parkering-topp': {
      title: 'Parking',
      text: 'Free after five o’clock and all weekend. There are 210 spaces within four minutes’ walk.',
    },
    'parkering-tekst': {
      html: `<h2>Where to park</h2>
${table(
  'Parking near the culture house',
  ['Place', 'Spaces', 'To the door', 'Price Monday–Friday 8–17'],
  [
    ['The quay, right outside', '46', '1 minute', '22 kroner an hour, at most 3 hours'],
    ['The library square', '34', '2 minutes', '22 kroner an hour'],
    ['The market square', '50', '4 minutes', '18 kroner an hour'],
    ['The school', '80', '4 minutes', 'Free after school and in the holidays'],
  ],
)}
<p>After five o’clock, at weekends and on public holidays all four are free. Pay by card at the machine, or with the app named on the sign.</p>
<h2>Electric cars</h2>
<ul><li>The quay: 6 chargers of 22 kW (type 2), 3.90 kroner per kWh.</li><li>The market square: 2 rapid chargers of 150 kW (CCS), 5.90 kroner per kWh.</li></ul>
<h2>Accessible spaces</h2>
<p>There are five: three by the main entrance on the quay and two by the library. They are free at all hours with a parking permit. The way in is level. If all are taken, ring <a href="tel:+4755000000">55 00 00 00</a>.</p>
<h2>Bus and taxi</h2>
<ul><li>Bus 410 stops at the door.</li><li>Taxi: <a href="tel:+4755000410">55 00 04 10</a>.</li></ul>`,
    },
    'parkering-kort': {
      heading: 'In short',
      html: '<dl><dt>Free</dt><dd>Weekdays after 17 and all weekend</dd><dt>Height limit</dt><dd>None: all spaces are outdoors</dd><dt>Vehicles over 6 metres</dt><dd>The school</dd><dt>Motorcycles</dt><dd>Free by the bicycle racks</dd></dl>',
    },
    'parkering-kveldar': {
      heading: 'On busy evenings',
      html: '<p>When the main hall is sold out, the quay is full half an hour before. Drive straight to the school.</p>',
    },
    'parkering-kart': {
      heading: 'Find us',
      html: '<p><a href="/kontakt">Address, bus and boat</a> (in Norwegian)</p>',
    },
  },
})

export const searchPage = translatePage('page-sok', {
  title: 'Search',
  slug: 'search',
  meta: {
    title: 'Search | {site.title}',
    description: 'Search the programme, the news and the pages of Fjordheim culture house.',
  },
  texts: {
    'sok-felt': { heading: 'What are you looking for?' },
    'sok-treff': { heading: 'Results' },
    'sok-vidare': {
      html: `<h2>What people look for most</h2>
<ul><li><a href="/veka">The programme</a>: today and the days to come</li><li><a href="/parkering">Parking and buses</a></li><li><a href="/kontakt">Opening hours, phone and e-mail</a> (in Norwegian)</li></ul>
<h2>How to search</h2>
<p>One or two words are enough: the name of the film, the band or the author. Cannot find it? Ring <a href="tel:+4755000000">55 00 00 00</a>, and we look for it together.</p>`,
    },
  },
})

/** The texts around every film, event and article. */
export const pageTexts = [
  translatePage('page-production', {
    title: 'Film',
    texts: {
      'production-billettar': { heading: 'Screenings' },
      'production-om': { heading: 'About the film' },
      'production-omtalar': { heading: 'What the audience thought' },
    },
  }),
  translatePage('page-culture', {
    title: 'Event',
    texts: { 'culture-billettar': { heading: 'Tickets' }, 'culture-om': { heading: 'About the event' } },
  }),
  translatePage('page-article', {
    title: 'Article',
    texts: {
      'article-vidare': {
        heading: 'Read on',
        'links.0.label': 'All news',
        'links.1.label': 'The cinema programme',
        'links.1.text': 'All films, day by day',
        'links.2.label': 'On stage',
        'links.2.text': 'Concerts, plays and quizzes',
      },
    },
  }),
]
