import type { BlockItems } from '@lerret/page-engine/page-data'
import { picture } from '../../stories/samples.ts'

const story: BlockItems['cover'][] = [
  {
    tone: 'film',
    kicker: null,
    kind: 'Science fiction',
    minutes: 153,
    countries: ['Tyskland'],
    year: 1927,
    title: 'Metropolis',
    text: 'Øvst i byen ligg hagane, nedst går maskinene.',
    image: null,
    poster: picture('metropolis-poster', 'Eit andlet av metall over ein by', 1000, 1500),
    ageLimit: '9',
    filmId: 'metropolis',
    ediNumber: 'DXM20100212',
    publishedAt: null,
  },
]

export default story
