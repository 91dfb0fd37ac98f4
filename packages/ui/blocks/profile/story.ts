import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['profile'][] = [{ heading: 'Mi side', text: '' }]

export default story
