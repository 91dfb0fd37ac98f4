import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['search-field'][] = [{ heading: 'Kva leitar du etter?', action: '/sok', query: '' }]

export default story
