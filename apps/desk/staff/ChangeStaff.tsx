import { fill, staffWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { CopyField } from '../controls/copying/CopyField.tsx'
import { Problem } from '../controls/Problem.tsx'
import { callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useStaff } from '../data/session.ts'
import { readSignInService } from '../sign-in/sign-in-service.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { type Role, roleInSentence } from './roles.ts'
import styles from './Staff.module.css'
import type { StaffMember } from './StaffTable.tsx'

/** What an admin can do about a colleague, each with a sentence about its consequence. */
export function ChangeStaff({
  person,
  isLastAdmin,
  onDone,
}: {
  person: StaffMember
  /** One admin must remain. */
  isLastAdmin: boolean
  /** Called with a sentence about what was done. */
  onDone(message: string): void
}) {
  const { id, name } = person
  const [role, setRole] = useState<Role>(person.role)
  const params = { id }
  const isOwn = useStaff().id === id
  const changeRole = useStaffChange(
    () => callDesk('changeStaffRole', { params, body: { role } }),
    () => onDone(fill(words.roleChanged, { name, role: roleInSentence(role) })),
  )
  const passwordLink = useMutation({ mutationFn: () => callDesk('staffPasswordLink', { params }) })
  const resetTwoFactor = useStaffChange(
    () => callDesk('resetStaffTwoFactor', { params }),
    () => onDone(fill(words.twoFactorWasReset, { name })),
  )
  const remove = useStaffChange(
    () => callDesk('removeStaff', { params }),
    () => onDone(fill(words.removed, { name })),
  )
  const failure = changeRole.error ?? passwordLink.error ?? resetTwoFactor.error ?? remove.error
  const messages = { last_admin: fill(words.lastAdmin, { name }), staff_not_found: words.staffGone }
  return (
    <div className={styles.panel}>
      {failure && <Problem message={errorMessage(failure, messages)} />}
      {isLastAdmin && <p className={styles.sentence}>{fill(words.lastAdmin, { name })}</p>}
      {!isLastAdmin && (
        <Change title={words.roleSection}>
          <RoleChoice label={words.roleSection} isLabelHidden value={role} onChange={setRole} />
          <Button
            isDisabled={role === person.role}
            isPending={changeRole.isPending}
            onPress={() => changeRole.mutate()}
          >
            {words.roleSave}
          </Button>
        </Change>
      )}
      {!isOwn && (
        <Change title={words.passwordLinkSection}>
          <p className={styles.sentence}>{fill(words.passwordLinkLead, { name })}</p>
          {person.isLinked && (
            <p className={styles.sentence}>
              {fill(words.passwordLinkLinked, { name, service: readSignInService()?.name ?? '…' })}
            </p>
          )}
          {passwordLink.data ? (
            <CopyField
              label={fill(words.passwordLink, { name })}
              text={passwordLink.data.link}
              help={words.linkOnce}
            />
          ) : (
            <Button isPending={passwordLink.isPending} onPress={() => passwordLink.mutate()}>
              {words.passwordLinkCreate}
            </Button>
          )}
        </Change>
      )}
      {person.hasTwoFactor && !isOwn && (
        <Change title={words.twoFactorResetSection}>
          <p className={styles.sentence}>{fill(words.twoFactorResetLead, { name })}</p>
          <Button isPending={resetTwoFactor.isPending} onPress={() => resetTwoFactor.mutate()}>
            {words.twoFactorReset}
          </Button>
        </Change>
      )}
      {!isLastAdmin && (
        <Change title={words.removeSection}>
          <p className={styles.sentence}>{fill(words.removeLead, { name })}</p>
          <Button isPending={remove.isPending} onPress={() => remove.mutate()}>
            {fill(words.remove, { name })}
          </Button>
        </Change>
      )}
    </div>
  )
}

function Change({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.change}>
      <h3>{title}</h3>
      {children}
    </div>
  )
}

/** A change after which the list is read again. */
function useStaffChange(send: () => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['staff'] }),
  })
}
