import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['reviews'][] = [
  { heading: 'Kva publikum syntest', ediNumber: 'DXM20220117', filmId: 'nosferatu' },
]

export default story
