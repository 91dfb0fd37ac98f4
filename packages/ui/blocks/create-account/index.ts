import { perItem } from '../block.tsx'
import { CreateAccount } from './CreateAccount.tsx'

export default perItem<'create-account'>(CreateAccount)
