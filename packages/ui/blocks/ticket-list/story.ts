import type { BlockItems } from '@lerret/page-engine/page-data'
import { everyState, film } from '../../stories/samples.ts'

const story: BlockItems['ticket-list'][] = [
  {
    heading: 'Framsyningar',
    calendarHref: '/kalender/nosferatu.ics',
    production: film(),
    showings: everyState(),
  },
]

export default story
