import { perItem } from '../block.tsx'
import { Schedule } from './Schedule.tsx'

export default perItem<'schedule'>(Schedule)
