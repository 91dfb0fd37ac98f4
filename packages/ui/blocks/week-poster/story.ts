import type { BlockItems } from '@lerret/page-engine/page-data'
import { evening, house } from '../../stories/samples.ts'

const story: BlockItems['week-poster'][] = [
  {
    heading: 'Kino og scene',
    from: '2026-11-15',
    to: '2026-11-21',
    house,
    siteUrl: 'https://fjordheim.example/',
    ...evening,
  },
]

export default story
