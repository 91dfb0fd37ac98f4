import { shellWords as words } from '@lerret/words/desk'
import { ButtonLink } from '../controls/Button.tsx'
import { Screen } from '../controls/Screen.tsx'
import { pathTo } from '../navigation/routes.ts'

export function NotFound() {
  return (
    <Screen title={words.notFoundTitle} lead={words.notFoundText}>
      <p>
        <ButtonLink href={pathTo('today')} size="form">
          {words.toToday}
        </ButtonLink>
      </p>
    </Screen>
  )
}
