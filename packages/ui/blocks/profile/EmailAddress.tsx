import { fill } from '@lerret/words'
import { useState } from 'react'
import { useEmailConfirmed } from '../../member/email/email-confirmed.ts'
import { UnconfirmedEmail } from '../../member/email/UnconfirmedEmail.tsx'
import { EmailField } from '../../member/forms/EmailField.tsx'
import { useForm } from '../../member/forms/form-state.ts'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../member/forms/PasswordField.tsx'
import memberStyles from '../../member/Member.module.css'
import type { Member } from '../../member/member.ts'
import { StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'

interface EmailAddressProps {
  member: Member
  email: string
}

/** Confirming and changing the address of the account. */
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

/** Mails a link to a new address, which replaces the old one when the link is confirmed. */
function ChangeEmail({ member }: { member: Member }) {
  const words = useMemberWords()
  const [sentTo, setSentTo] = useState('')
  const form = useForm(FIELDS, async ({ email = '', password = '' }) => {
    setSentTo(email.trim())
    return member.changeEmail({ email, password })
  })
  if (form.isDone) return <StatusNotice>{fill(words.memberChangeEmailSent, { email: sentTo })}</StatusNotice>
  return (
    <details className={memberStyles.fold}>
      <summary>{words.memberChangeEmail}</summary>
      <div className={memberStyles.stack}>
        <p>{words.memberChangeEmailText}</p>
        <MemberForm submitLabel={words.memberChangeEmail} look="action" form={form}>
          <EmailField label={words.memberNewEmail} autoComplete="email" error={form.errors?.email} />
          <PasswordField label={words.memberYourPassword} name="password" form={form} />
        </MemberForm>
      </div>
    </details>
  )
}
