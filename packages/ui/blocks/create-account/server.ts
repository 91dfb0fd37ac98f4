import { perItem } from '../block.tsx'
import { CreateAccountAtStep } from './CreateAccountAtStep.tsx'

export default perItem<'create-account'>(CreateAccountAtStep)
