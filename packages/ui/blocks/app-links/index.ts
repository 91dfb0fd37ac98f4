import { perItem } from '../block.tsx'
import { AppLinks } from './AppLinks.tsx'

export default perItem<'app-links'>(AppLinks)
