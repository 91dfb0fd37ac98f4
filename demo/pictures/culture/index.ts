import type { Picture } from '../picture.ts'
import { brass } from './brass.ts'
import { cellar } from './cellar.ts'
import { children } from './children.ts'
import { dance } from './dance.ts'
import { market } from './market.ts'
import { song } from './song.ts'
import { stage } from './stage.ts'
import { strings } from './strings.ts'
import { table } from './table.ts'
import { town } from './town.ts'
import { words } from './words.ts'

export const culturePictures: Picture[] = [
  ...words,
  ...table,
  ...brass,
  ...stage,
  ...strings,
  ...children,
  ...dance,
  ...song,
  ...cellar,
  ...town,
  ...market,
]
