import { perItem } from '../block.tsx'
import { Login } from './Login.tsx'

export default perItem<'login'>(Login)
