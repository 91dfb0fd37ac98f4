import {
  accountWords,
  articleWords,
  fill,
  pageWords,
  productionWords,
  programmeWords,
  sitePreviewWords,
  staffWords,
  unfinishedWords,
  shellWords as words,
} from '@lerret/words/desk'
import type { Command } from '../commands/commands.ts'
import { ADMIN_ROLES, type Staff, useStaff } from '../data/session.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { previewHref } from '../site-preview/preview-params.ts'
import { listTimeShortcuts } from '../site-preview/time-shortcuts.ts'
import { requestSignOut } from '../unfinished/request-sign-out.ts'
import { APPEARANCES, setAppearance } from './appearance.ts'
import { APPEARANCE_LABELS } from './appearance-labels.ts'
import { listPlaces } from './places.ts'
import { useSingleKeys } from './single-keys.ts'

interface ShellCommandOptions {
  areSingleKeysOn: boolean
  openKeyMap(): void
}

const listCommands = (
  role: Staff['role'],
  { areSingleKeysOn, openKeyMap }: ShellCommandOptions,
): Command[] => [
  ...listPlaces(role)
    .flat()
    .map(({ route, label, letter }) => ({
      id: `go-${route}`,
      verb: words.commandGo,
      label,
      ...(letter && areSingleKeysOn && { keys: `G ${letter}` }),
      run: () => navigate(pathTo(route)),
    })),
  ...(ADMIN_ROLES.includes(role)
    ? [
        {
          id: 'invite',
          verb: words.commandDo,
          label: staffWords.inviteCommand,
          run: () => navigate(`${pathTo('staff')}#inviter`),
        },
      ]
    : []),
  {
    id: 'new-article',
    verb: words.commandNew,
    label: articleWords.newArticle,
    run: () => navigate(pathTo('newArticle')),
  },
  {
    id: 'new-film',
    verb: words.commandNew,
    label: productionWords.newFilm,
    run: () => navigate(pathTo('newFilm')),
  },
  {
    id: 'new-culture',
    verb: words.commandNew,
    label: productionWords.newCulture,
    run: () => navigate(pathTo('newCulture')),
  },
  {
    id: 'new-page',
    verb: words.commandNew,
    label: pageWords.newPage,
    run: () => navigate(pathTo('newPage')),
  },
  {
    id: 'change-showings',
    verb: words.commandDo,
    label: programmeWords.changeSeveralCommand,
    run: () => navigate(pathTo('showings')),
  },
  ...listTimeShortcutCommands(),
  {
    id: 'go-account',
    verb: words.commandGo,
    label: accountWords.accountTitle,
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
    label: unfinishedWords.title,
    run: () => navigate(pathTo('unfinished')),
  },
  {
    id: 'keys',
    verb: words.commandSee,
    label: words.keysMap,
    keywords: words.keysKeywords,
    keys: 'F1',
    run: openKeyMap,
  },
  { id: 'sign-out', verb: words.commandDo, label: words.signOut, run: () => void requestSignOut() },
]

/** The site at the moments that editors ask for most. */
function listTimeShortcutCommands(): Command[] {
  const { tonight, friday, nextWeek } = listTimeShortcuts(Date.now())
  const moments = [
    ['tonight', tonight, sitePreviewWords.tonight],
    ['friday', friday, sitePreviewWords.friday],
    ['next-week', nextWeek, sitePreviewWords.nextWeek],
  ] as const
  return moments.map(([id, localTime, label]) => ({
    id: `site-${id}`,
    verb: words.commandSee,
    label: fill(sitePreviewWords.command, { when: label.toLocaleLowerCase('nn') }),
    keywords: sitePreviewWords.commandKeywords,
    run: () => navigate(previewHref({ localTime })),
  }))
}

/** The commands that can be given anywhere. */
export function useShellCommands({ openKeyMap }: Pick<ShellCommandOptions, 'openKeyMap'>): Command[] {
  const { role } = useStaff()
  return listCommands(role, { areSingleKeysOn: useSingleKeys(), openKeyMap })
}
