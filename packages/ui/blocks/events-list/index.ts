import { perItem } from '../block.tsx'
import { EventsList } from './EventsList.tsx'

export default perItem<'events-list'>(EventsList)
