import type { Profile } from '@lerret/model'
import { Field } from '../../elements/Field.tsx'
import memberStyles from '../../member/Member.module.css'
import { MemberForm } from '../../member/MemberForm.tsx'
import type { Member } from '../../member/member.ts'
import { Told } from '../../member/Notices.tsx'
import { PasswordField } from '../../member/PasswordField.tsx'
import { useForm } from '../../member/useForm.ts'
import { useMemberWords } from '../../member/words.ts'
import { EmailAddress } from './EmailAddress.tsx'
import styles from './Profile.module.css'

interface AccountProps {
  member: Member
  profile: Profile
}

export function ChangeName({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const { problems, isBusy, isDone, send } = useForm(['userName'], ({ userName = '' }) =>
    member.rename(userName),
  )
  return (
    <div className={memberStyles.stack}>
      <p className={styles.address}>
        <span>{words.memberEmail}</span> <b>{profile.email}</b>
      </p>
      <EmailAddress member={member} email={profile.email} />
      {isDone && <Told>{words.memberSaved}</Told>}
      <MemberForm send={words.memberSave} look="action" isBusy={isBusy} problems={problems} onSend={send}>
        <Field
          label={words.memberName}
          name="userName"
          autoComplete="nickname"
          defaultValue={profile.userName}
          required
          hint={words.memberNameHint}
          error={problems?.userName ?? ''}
        />
      </MemberForm>
    </div>
  )
}

export function ChangePassword({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const { problems, isBusy, isDone, send } = useForm(
    ['password', 'newPassword'],
    ({ password = '', newPassword = '' }) => member.changePassword({ password, newPassword }),
  )
  if (isDone) return <Told>{words.memberPasswordChanged}</Told>
  return (
    <MemberForm
      send={words.memberChangePassword}
      look="action"
      isBusy={isBusy}
      problems={problems}
      onSend={send}
    >
      <AccountName email={profile.email} />
      <PasswordField label={words.memberOldPassword} name="password" problems={problems} />
      <PasswordField label={words.memberNewPassword} name="newPassword" problems={problems} />
    </MemberForm>
  )
}

/** Folded away: nobody deletes an account by pressing what comes next. */
export function DeleteAccount({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const { problems, isBusy, send } = useForm(['password'], async ({ password = '' }) => {
    const outcome = await member.deleteAccount(password)
    if (outcome.isDone) member.leaveFor('/')
    return outcome
  })
  return (
    <details className={memberStyles.fold}>
      <summary>{words.memberDelete}</summary>
      <div className={memberStyles.stack}>
        <p>{words.memberDeleteText}</p>
        <MemberForm send={words.memberDeleteSure} isBusy={isBusy} problems={problems} onSend={send}>
          <AccountName email={profile.email} />
          <PasswordField label={words.memberPassword} name="password" problems={problems} />
        </MemberForm>
      </div>
    </details>
  )
}

/** Tells a password manager whose password it is. */
function AccountName({ email }: { email: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
}
