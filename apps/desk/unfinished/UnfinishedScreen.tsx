import { unfinishedWords as words } from '@lerret/words/desk'
import { Button } from '../controls/Button.tsx'
import { RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { useSearchParams } from '../navigation/location.ts'
import { signOut } from '../sign-in/load-session.ts'
import { SIGN_OUT_PARAM } from './request-sign-out.ts'
import { UnfinishedList } from './UnfinishedList.tsx'
import { useUnfinished } from './use-unfinished.ts'

/** Everything that the signed-in person has typed and not saved. Also shown before signing out when some of it is only here. */
export default function UnfinishedScreen() {
  const { work, isIncomplete, refresh } = useUnfinished()
  const [params] = useSearchParams()
  const isSigningOut = params.has(SIGN_OUT_PARAM)
  const isWarned = isSigningOut && work?.some(({ isOnlyHere }) => isOnlyHere)
  return (
    <Screen
      title={words.title}
      lead={isWarned ? words.signOutLead : words.lead}
      actions={
        isSigningOut && (
          <Button size="form" onPress={() => void signOut()}>
            {words.signOutAnyway}
          </Button>
        )
      }
    >
      <div>
        {isIncomplete && <Problem message={words.failed} onRetry={() => void refresh()} />}
        {work?.length === 0 && !isIncomplete && <RowsText>{words.none}</RowsText>}
        {work && <UnfinishedList work={work} refresh={refresh} />}
      </div>
    </Screen>
  )
}
