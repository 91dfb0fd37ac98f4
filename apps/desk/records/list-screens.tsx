import { articleWords, pageWords, shellWords, productionWords as words } from '@lerret/words/desk'
import { type ComponentProps, useEffect } from 'react'
import { ButtonLink } from '../controls/Button.tsx'
import { Screen } from '../controls/Screen.tsx'
import { createId } from '../data/create-id.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { RecordList } from './RecordList.tsx'

const CLASSES = [
  ['', words.allClasses],
  ['movie', words.classNow],
  ['movie_coming', words.classComing],
] as const

/** All films, those on now and those to come. */
export const Films = () => (
  <ListScreen
    label={words.films}
    add={{ route: 'newFilm', label: words.newFilm }}
    kind="production"
    object="movie"
    classFilter={{ label: words.filterClass, options: CLASSES }}
  />
)

/** All culture events: concerts, talks, quizzes. */
export const CultureEvents = () => (
  <ListScreen
    label={words.culture}
    add={{ route: 'newCulture', label: words.newCulture }}
    kind="production"
    object="culture"
  />
)

export const Articles = () => (
  <ListScreen
    label={shellWords.placeArticles}
    add={{ route: 'newArticle', label: articleWords.newArticle }}
    kind="article"
  />
)

export const Pages = () => (
  <ListScreen
    label={shellWords.placePages}
    add={{ route: 'newPage', label: pageWords.newPage }}
    kind="page"
  />
)

/** The records of a kind, and the button that adds one. */
function ListScreen({
  add,
  ...list
}: ComponentProps<typeof RecordList> & {
  add: { route: 'newFilm' | 'newCulture' | 'newArticle' | 'newPage'; label: string }
}) {
  return (
    <Screen
      title={list.label}
      actions={
        <ButtonLink href={pathTo(add.route)} size="form">
          {add.label}
        </ButtonLink>
      }
    >
      <RecordList {...list} />
    </Screen>
  )
}

export const NewFilm = () => <NewRecord route="film" />
export const NewCultureEvent = () => <NewRecord route="cultureEvent" />
export const NewArticle = () => <NewRecord route="article" />

/** Gives a new record its id. Nothing is stored before somebody writes. */
function NewRecord({ route }: { route: 'film' | 'cultureEvent' | 'article' }) {
  useEffect(() => navigate(pathTo(route, { id: createId() }), { replace: true }), [route])
  return null
}
