import type { HallPlan } from '@lerret/api'
import type { Hall } from '@lerret/model'

/** The seating of the halls. */
export const HALL_PLANS: HallPlan[] = [
  { name: 'Storsalen', rows: 14, seatsInRow: 16, wheelchairPlaces: 4 },
  { name: 'Sal 2', rows: 9, seatsInRow: 10, wheelchairPlaces: 2 },
  { name: 'Kulturscena', rows: 12, seatsInRow: 14, wheelchairPlaces: 3 },
  { name: 'Biblioteket', rows: 6, seatsInRow: 10, wheelchairPlaces: 2 },
  { name: 'Bar & kafé', rows: 5, seatsInRow: 8, wheelchairPlaces: 2 },
  { name: 'Kjellaren', rows: 6, seatsInRow: 8, wheelchairPlaces: 0 },
]

const ACCESS: Record<string, string> = {
  Storsalen:
    'Heis frå foajeen til øvste rad, og ingen trinn inn frå sidegangen. Rullestolplassane er på første rad, kvar med plass til ein ledsagar.',
  'Sal 2': 'Heis til andre etasje. Rullestolplassane er på første rad. Berbar teleslynge får du i skranken.',
  Kulturscena: 'Flatt golv rett inn frå foajeen. Berbar teleslynge får du i skranken.',
  Biblioteket: 'Eigen inngang frå kaia, med automatisk dør. Stolane kan flyttast.',
  'Bar & kafé': 'Rett inn frå foajeen. To bord er høge nok til ein rullestol.',
  Kjellaren: 'Tolv trinn ned, utan heis. Ring oss om trappa er vanskeleg, så finn vi ei løysing.',
}

/** The facts that visitors read about the halls. Only Storsalen has a fixed hearing loop; there are steps down to Kjellaren. */
export const halls = (): Hall[] =>
  HALL_PLANS.map(({ name, rows, seatsInRow, wheelchairPlaces }) => ({
    name,
    seats: rows * seatsInRow,
    wheelchairPlaces,
    hearingLoop: name === 'Storsalen',
    stepFree: name !== 'Kjellaren',
    ...(ACCESS[name] && { access: ACCESS[name] }),
  }))
