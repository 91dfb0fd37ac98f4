import { PRODUCTION_NYNORSK as words } from '@lerret/words/desk'
import { ButtonLink } from '../../controls/Button.tsx'
import { Screen } from '../../controls/Screen.tsx'
import { pathTo } from '../../navigation/routes.ts'
import { RecordList } from '../../records/RecordList.tsx'

const CLASSES = [
  ['', words.allClasses],
  ['movie', words.classNow],
  ['movie_coming', words.classComing],
] as const

/** All films, those on now and those to come. */
export default function Films() {
  return (
    <Screen
      title={words.films}
      actions={
        <ButtonLink href={pathTo('newFilm')} size="form">
          {words.newFilm}
        </ButtonLink>
      }
    >
      <RecordList
        kind="production"
        object="movie"
        label={words.films}
        classFilter={{ label: words.filterClass, options: CLASSES }}
      />
    </Screen>
  )
}
