import { perItem } from '../block.tsx'
import { Article } from './Article.tsx'

export default perItem<'article'>(Article)
