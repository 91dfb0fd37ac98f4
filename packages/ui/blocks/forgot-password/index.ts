import { perItem } from '../block.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'

export default perItem<'forgot-password'>(ForgotPassword)
