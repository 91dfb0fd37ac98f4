import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['my-tickets'][] = [
  { heading: 'Mine billettar', text: '' },
  {
    heading: '',
    text: '',
    shared: {
      title: 'Nosferatu',
      startTime: '2026-11-15T18:00:00Z',
      now: '2026-11-15T12:00:00Z',
      hall: 'Storsalen',
      seats: [{ row: '4', seats: '7' }],
      notes: '',
      qrCode: 'BL:400001:ABCD:4-7',
    },
  },
  { heading: '', text: '', shared: null },
]

export default story
