import { perItem } from '../block.tsx'
import { FoyerScreen } from './FoyerScreen.tsx'

export default perItem<'foyer-screen'>(FoyerScreen)
