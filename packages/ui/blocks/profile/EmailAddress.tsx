import { useState } from 'react'
import { Field } from '../../elements/Field.tsx'
import memberStyles from '../../member/Member.module.css'
import { MemberForm } from '../../member/MemberForm.tsx'
import type { Member } from '../../member/member.ts'
import { Told } from '../../member/Notices.tsx'
import { PasswordField } from '../../member/PasswordField.tsx'
import { UnconfirmedEmail } from '../../member/UnconfirmedEmail.tsx'
import { useEmailConfirmed } from '../../member/useEmailConfirmed.ts'
import { useForm } from '../../member/useForm.ts'
import { useMemberWords } from '../../member/words.ts'
import { fill } from '../../words.ts'

interface EmailAddressProps {
  member: Member
  email: string
}

/** What a member does with the address of the account: confirms it, and changes it. */
export function EmailAddress({ member, email }: EmailAddressProps) {
  const isConfirmed = useEmailConfirmed(member)
  return (
    <>
      {isConfirmed === false && <UnconfirmedEmail member={member} email={email} />}
      <ChangeEmail member={member} />
    </>
  )
}

const FIELDS = ['email', 'password']

/** Another address for the account, which is in force when the link is confirmed that is mailed there. */
function ChangeEmail({ member }: { member: Member }) {
  const words = useMemberWords()
  const [sentTo, setSentTo] = useState('')
  const { problems, isBusy, isDone, send } = useForm(FIELDS, async ({ email = '', password = '' }) => {
    setSentTo(email.trim())
    return member.changeEmail({ email, password })
  })
  if (isDone) return <Told>{fill(words.memberChangeEmailSent, { email: sentTo })}</Told>
  return (
    <details className={memberStyles.fold}>
      <summary>{words.memberChangeEmail}</summary>
      <div className={memberStyles.stack}>
        <p>{words.memberChangeEmailText}</p>
        <MemberForm
          send={words.memberChangeEmail}
          look="action"
          isBusy={isBusy}
          problems={problems}
          onSend={send}
        >
          <Field
            label={words.memberNewEmail}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={problems?.email ?? ''}
          />
          <PasswordField label={words.memberYourPassword} name="password" problems={problems} />
        </MemberForm>
      </div>
    </details>
  )
}
