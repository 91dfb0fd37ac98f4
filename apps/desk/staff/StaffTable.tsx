import { fill, staffWords as words } from '@lerret/words/desk'
import { Fragment, useId, useState } from 'react'
import { Avatar } from '../controls/Avatar.tsx'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { classNames } from '../controls/class-names.ts'
import lists from '../controls/lists/Lists.module.css'
import { Table } from '../controls/lists/Table.tsx'
import { formatWhen } from '../controls/times/times.ts'
import type { CallReply } from '../data/call-desk.ts'
import { useStaff } from '../data/session.ts'
import { pathTo } from '../navigation/routes.ts'
import { readSignInService } from '../sign-in/sign-in-service.ts'
import { ChangeStaff } from './ChangeStaff.tsx'
import { ROLE_LABELS } from './roles.ts'
import styles from './Staff.module.css'

export type StaffMember = CallReply<'staffList'>[number]

/** Everybody with an account. What can be done about a person opens below the row. */
export function StaffTable({ staff }: { staff: readonly StaffMember[] }) {
  const own = useStaff()
  const panelId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const localAdmins = staff.filter(({ role, isLinked }) => role === 'admin' && !isLinked)

  function finish(text: string) {
    setMessage(text)
    setOpenId(null)
  }

  return (
    <>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <Table
        caption={words.staffSection}
        columns={[
          words.columnName,
          words.columnRole,
          words.columnTwoFactor,
          words.columnLastSeen,
          { label: words.columnActions, isHidden: true, isEnd: true },
        ]}
        className={styles.table}
      >
        {staff.map((person) => (
          <Fragment key={person.id}>
            <tr>
              <th scope="row">
                <span className={styles.person}>
                  <Avatar name={person.name} />
                  <span>
                    {person.name}{' '}
                    {person.email === own.email && <span className={styles.quiet}>({words.staffYou})</span>}
                    <span className={styles.email}>{person.email}</span>
                  </span>
                </span>
              </th>
              <td>{ROLE_LABELS[person.role]}</td>
              <td>
                <span className={styles.label}>{words.columnTwoFactor}: </span>
                {person.isLinked
                  ? fill(words.linkedTo, { name: readSignInService()?.name ?? '…' })
                  : person.hasTwoFactor
                    ? words.twoFactorIsOn
                    : words.twoFactorIsOff}
              </td>
              <td className={styles.quiet}>
                {person.lastSeenAt ? formatWhen(person.lastSeenAt) : words.neverSeen}
              </td>
              <td className={classNames(lists.end, styles.action)}>
                {person.email === own.email ? (
                  <ButtonLink href={pathTo('account')}>{words.ownAccount}</ButtonLink>
                ) : (
                  <Button
                    aria-expanded={openId === person.id}
                    {...(openId === person.id && { 'aria-controls': panelId })}
                    aria-label={fill(words.changeStaffOf, { name: person.name })}
                    onPress={() => {
                      setMessage('')
                      setOpenId(openId === person.id ? null : person.id)
                    }}
                  >
                    {words.changeStaff}
                  </Button>
                )}
              </td>
            </tr>
            {openId === person.id && (
              <tr>
                <td colSpan={5} id={panelId}>
                  <ChangeStaff
                    person={person}
                    isLastAdmin={localAdmins.length === 1 && localAdmins[0] === person}
                    onDone={finish}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </Table>
    </>
  )
}
