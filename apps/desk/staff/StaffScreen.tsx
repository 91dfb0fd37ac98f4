import { staffWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { Invitations } from './Invitations.tsx'
import { SecondFactorRoles } from './SecondFactorRoles.tsx'
import styles from './Staff.module.css'
import { StaffTable } from './StaffTable.tsx'

/** The people at the desk and open invitations. For admins. */
export default function StaffScreen() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['staff'],
    queryFn: ({ signal }) => callDesk('staffList', { signal }),
  })
  return (
    <Screen title={words.staffTitle} lead={words.staffLead}>
      {isError && !data && <Problem message={errorMessage(error)} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.columns}>
          <div className={styles.accounts}>
            <ListSection title={words.staffSection} note={data.length}>
              <StaffTable staff={data} />
            </ListSection>
            <SecondFactorRoles />
          </div>
          <Invitations />
        </div>
      )}
    </Screen>
  )
}
