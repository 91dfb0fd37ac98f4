import type { Picture } from '../picture.ts'
import { cinema } from './cinema.ts'
import { gear } from './gear.ts'
import { lobby } from './lobby.ts'
import { logos } from './logo.ts'
import { outside } from './outside.ts'
import { provider } from './provider.ts'
import { rooms } from './rooms.ts'
import { staff } from './staff.ts'

export const housePictures: Picture[] = [
  ...outside,
  ...rooms,
  ...lobby,
  ...gear,
  ...cinema,
  ...staff,
  ...logos,
  provider,
]
