import { perItem } from '../block.tsx'
import { QuickLinks } from './QuickLinks.tsx'

export default perItem<'quick-links'>(QuickLinks)
