import { ACCOUNT_NYNORSK, ARTICLE_NYNORSK, UNFINISHED_NYNORSK, SHELL_NYNORSK as words } from '@lerret/words/desk'
import { type Command, useCommands } from '../commands/commands.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { requestSignOut } from '../unfinished/request-sign-out.ts'
import { APPEARANCES, setAppearance } from './appearance.ts'
import { APPEARANCE_LABELS } from './PersonMenu.tsx'
import { PLACES } from './places.ts'

const COMMANDS: readonly Command[] = [
  ...PLACES.flat().map(({ route, label, letter }) => ({
    id: `go-${route}`,
    verb: words.commandGo,
    label,
    ...(letter && { keys: `G ${letter}` }),
    run: () => navigate(pathTo(route)),
  })),
  {
    id: 'new-article',
    verb: words.commandNew,
    label: ARTICLE_NYNORSK.newArticle,
    run: () => navigate(pathTo('newArticle')),
  },
  {
    id: 'go-account',
    verb: words.commandGo,
    label: ACCOUNT_NYNORSK.accountTitle,
    keywords: words.accountKeywords,
    run: () => navigate(pathTo('account')),
  },
  {
    id: 'see-site',
    verb: words.commandGo,
    label: words.seeSite,
    run: () => void window.open('/', '_blank', 'noreferrer'),
  },
  ...APPEARANCES.map((appearance) => ({
    id: `appearance-${appearance}`,
    verb: words.appearance,
    label: APPEARANCE_LABELS[appearance],
    run: () => setAppearance(appearance),
  })),
  {
    id: 'unfinished',
    verb: words.commandGo,
    label: UNFINISHED_NYNORSK.title,
    run: () => navigate(pathTo('unfinished')),
  },
  { id: 'sign-out', verb: words.commandDo, label: words.signOut, run: () => void requestSignOut() },
]

/** The commands that can be given anywhere. */
export function useShellCommands() {
  useCommands(COMMANDS)
}
