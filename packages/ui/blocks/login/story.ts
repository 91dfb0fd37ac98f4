import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['login'][] = [
  { heading: 'Logg inn', text: 'Billettane dine, filmane du vil sjå og klubbkortet på éin stad.' },
]

export default story
