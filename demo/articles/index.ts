import type { Article } from '@lerret/model'
import { createArticle, houseOn } from './article.ts'
import { building } from './building.ts'
import { changes } from './changes.ts'
import { cinema } from './cinema.ts'
import { onStage } from './on-stage.ts'
import { pasted } from './pasted.ts'
import { people } from './people.ts'
import { regulars } from './regulars.ts'

const entries = [...changes, ...cinema, ...regulars, ...building, ...people, ...onStage, ...pasted]

/** The articles of the last fourteen months, newest first. */
export function articles(today: string): Article[] {
  const house = houseOn(today)
  return entries
    .map((entry, index) => createArticle(entry, index, house))
    .sort((a, b) => b.createdAt - a.createdAt)
}
