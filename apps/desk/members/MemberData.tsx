import { fill, memberWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, ButtonRow } from '../controls/Button.tsx'
import { ListSection } from '../controls/ListSection.tsx'
import { saveFile } from '../controls/lists/save-file.ts'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import type { Member } from './MemberScreen.tsx'
import styles from './Members.module.css'

/** The member's rights: a copy of all data, and deletion, with what remains and why. */
export function MemberData({
  member,
  onDone,
  onDeleted,
}: {
  member: Member
  onDone(message: string): void
  onDeleted(): void
}) {
  const { id, name } = member
  const params = { id }
  const [isDeleting, setIsDeleting] = useState(false)
  const queryClient = useQueryClient()
  const copy = useMutation({
    mutationFn: () => callDesk('exportMember', { params }),
    onSuccess(data) {
      saveFile(fill(words.exportName, { id }), 'application/json', JSON.stringify(data, null, 2))
      onDone(words.exported)
    },
  })
  const remove = useMutation({
    mutationFn: () => callDesk('deleteMember', { params }),
    onSuccess() {
      onDeleted()
      queryClient.removeQueries({ queryKey: ['member', id] })
      queryClient.removeQueries({ queryKey: ['members'] })
    },
  })
  const failure = copy.error ?? remove.error
  return (
    <ListSection title={words.dataSection}>
      <div className={styles.section}>
        {failure && <Problem message={errorMessage(failure, { member_not_found: words.gone })} />}
        <div className={styles.step}>
          <p className={styles.sentence}>{fill(words.exportLead, { name })}</p>
          <Button isPending={copy.isPending} onPress={() => copy.mutate()}>
            {words.export}
          </Button>
        </div>
        <div className={styles.step}>
          <Button aria-expanded={isDeleting} onPress={() => setIsDeleting(!isDeleting)}>
            {fill(words.deleteOpen, { name })}
          </Button>
          {isDeleting && (
            <div className={styles.panel}>
              <p className={styles.sentence}>{words.deleteLead}</p>
              <p className={styles.sentence}>{words.remainsLead}</p>
              <ul className={styles.remains}>
                <li>{words.remainsTickets}</li>
                <li>{words.remainsLog}</li>
                <li>{words.remainsBackups}</li>
              </ul>
              <ButtonRow>
                <Button size="form" isPending={remove.isPending} onPress={() => remove.mutate()}>
                  {words.deleteConfirm}
                </Button>
                <Button kind="plain" size="form" onPress={() => setIsDeleting(false)}>
                  {words.cancel}
                </Button>
              </ButtonRow>
            </div>
          )}
        </div>
      </div>
    </ListSection>
  )
}
