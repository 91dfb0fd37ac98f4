import { perItem } from '../block.tsx'
import { CookieList } from './CookieList.tsx'

export default perItem<'cookie-list'>(CookieList)
