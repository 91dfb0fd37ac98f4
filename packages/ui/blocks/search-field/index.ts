import { perItem } from '../block.tsx'
import { SearchField } from './SearchField.tsx'

export default perItem<'search-field'>(SearchField)
