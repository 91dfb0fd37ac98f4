import type { BlockItems } from '@lerret/page-engine/page-data'
import { culture } from '../../stories/samples.ts'

const story: BlockItems['culture-program'][] = [
  {
    heading: 'På scena',
    filters: true,
    ...culture,
    link: { label: 'Heile kulturprogrammet', href: '/kultur' },
  },
]

export default story
