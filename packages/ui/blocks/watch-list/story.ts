import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['watch-list'][] = [{ heading: 'Vil sjå', text: '' }]

export default story
