import type { BlockItems } from '@lerret/page-engine/page-data'
import { html } from '../../stories/samples.ts'

const story: BlockItems['cinema-club'][] = [
  { heading: 'Kinoklubb', html: html('<p>For dei som kjem ofte.</p>') },
]

export default story
