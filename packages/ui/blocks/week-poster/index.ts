import { perItem } from '../block.tsx'
import { WeekPoster } from './WeekPoster.tsx'

export default perItem<'week-poster'>(WeekPoster)
