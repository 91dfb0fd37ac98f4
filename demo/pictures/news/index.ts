import type { Picture } from '../picture.ts'
import { dates } from './dates.ts'
import { filmNews } from './film.ts'
import { hall } from './hall.ts'
import { people } from './people.ts'
import { posters } from './posters.ts'
import { season } from './season.ts'
import { treats } from './treats.ts'

export const newsPictures: Picture[] = [
  ...treats,
  ...dates,
  ...filmNews,
  ...posters,
  ...hall,
  ...season,
  ...people,
]
