import type { BlockItems } from '@lerret/page-engine/page-data'
import { films } from '../../stories/samples.ts'

const story: BlockItems['cover-flow'][] = [
  { heading: 'På kino no', ...films, link: { label: 'Kommande filmar', href: '/kommande-filmar' } },
]

export default story
