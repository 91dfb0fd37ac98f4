import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['reset-password'][] = [{ heading: 'Nytt passord', text: '' }]

export default story
