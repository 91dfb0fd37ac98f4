import { perItem } from '../block.tsx'
import { SearchResults } from './SearchResults.tsx'

export default perItem<'search-results'>(SearchResults)
