import { perItem } from '../block.tsx'
import { Profile } from './Profile.tsx'

export default perItem<'profile'>(Profile)
