import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['forgot-password'][] = [
  { heading: 'Gløymt passord', text: 'Skriv adressa di, så sender vi ei lenke.' },
]

export default story
