import type { BlockItems } from '@lerret/page-engine/page-data'
import { html } from '../../stories/samples.ts'

const story: BlockItems['modal-dialog'][] = [
  {
    key: 'vegen-1',
    heading: 'Vegen er stengd ved kaia tysdag',
    html: html('<p>Køyr om Skulevegen og parker på torget.</p>'),
    link: { label: 'Sjå kart', href: '/parkering' },
    isStrip: false,
  },
]

export default story
