import type { BlockItems } from '@lerret/page-engine/page-data'
import { coming, films } from '../../stories/samples.ts'

const story: BlockItems['program'][] = [
  { heading: 'Program', mode: 'now', groupBy: 'day', filters: true, ...films },
  { heading: 'Kvar film for seg', mode: 'now', groupBy: 'film', filters: false, ...films },
  { heading: 'Kjem snart', mode: 'coming', groupBy: 'film', filters: false, ...coming },
]

export default story
