import { SHELL_NYNORSK as words } from '@lerret/words/desk'
import { Screen } from '../controls/Screen.tsx'

export function Today() {
  return <Screen title={words.placeToday}>{null}</Screen>
}
