import { perItem } from '../block.tsx'
import { Contact } from './Contact.tsx'

export default perItem<'contact'>(Contact)
