import type { BlockItems } from '@lerret/page-engine/page-data'

const story: BlockItems['hall'][] = [
  {
    heading: 'Salen i tal',
    hall: {
      name: 'Storsalen',
      seats: 224,
      wheelchairPlaces: 4,
      hearingLoop: true,
      stepFree: true,
      access: 'Heis frå foajeen til øvste rad.',
    },
  },
  { heading: 'Kjellaren', hall: { name: 'Kjellaren', seats: 48, wheelchairPlaces: 0, stepFree: false } },
]

export default story
