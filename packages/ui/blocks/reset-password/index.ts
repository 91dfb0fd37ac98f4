import { perItem } from '../block.tsx'
import { ResetPassword } from './ResetPassword.tsx'

export default perItem<'reset-password'>(ResetPassword)
