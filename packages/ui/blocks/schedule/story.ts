import type { BlockItems } from '@lerret/page-engine/page-data'
import { films } from '../../stories/samples.ts'

const story: BlockItems['schedule'][] = [
  {
    heading: 'I kveld',
    days: 1,
    ...films,
    showings: films.showings.slice(0, 1),
    link: { label: 'Heile programmet', href: '/program' },
  },
  { heading: 'To veker', days: 14, ...films, link: null },
]

export default story
