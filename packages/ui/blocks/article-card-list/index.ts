import { perItem } from '../block.tsx'
import { ArticleCardList } from './ArticleCardList.tsx'

export default perItem<'article-card-list'>(ArticleCardList)
