import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['my-tickets'][] = [{ heading: 'Mine billettar', text: '' }]

export default story
