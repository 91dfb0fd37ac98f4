import { fill, memberWords as words } from '@lerret/words/desk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { CopyField } from '../controls/copying/CopyField.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import styles from './Members.module.css'

/** Creates codes of the club to hand out at the counter. */
export function ClubCodes() {
  const { data } = useQuery({ queryKey: ['clubPartners'], queryFn: () => callDesk('clubPartners') })
  const create = useMutation({
    mutationFn: (partner: string) => callDesk('newClubCode', { params: { partner } }),
  })
  return (
    <ListSection title={words.codesSection}>
      <div className={styles.section}>
        <p className={styles.sentence}>{words.codesLead}</p>
        <ButtonRow>
          {data?.partners.map((partner) => (
            <Button key={partner} isPending={create.isPending} onPress={() => create.mutate(partner)}>
              {fill(words.newCode, { partner })}
            </Button>
          ))}
        </ButtonRow>
        {create.error && <Problem message={errorMessage(create.error)} />}
        {create.data && (
          <div role="status">
            <CopyField
              label={fill(words.codeFor, { partner: create.variables ?? '' })}
              text={create.data.code}
              help={words.codeOnce}
            />
          </div>
        )}
      </div>
    </ListSection>
  )
}
