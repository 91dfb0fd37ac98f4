import type { Profile } from '@lerret/model'
import { Field } from '../../elements/Field.tsx'
import { useForm } from '../../member/forms/form-state.ts'
import { MemberForm } from '../../member/forms/MemberForm.tsx'
import { PasswordField } from '../../member/forms/PasswordField.tsx'
import memberStyles from '../../member/Member.module.css'
import type { Member } from '../../member/member.ts'
import { StatusNotice } from '../../member/Notices.tsx'
import { useMemberWords } from '../../member/words.ts'
import { EmailAddress } from './EmailAddress.tsx'
import styles from './Profile.module.css'

interface AccountProps {
  member: Member
  profile: Profile
}

export function ChangeName({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const form = useForm(['userName'], ({ userName = '' }) => member.rename(userName))
  return (
    <div className={memberStyles.stack}>
      <p className={styles.address}>
        <span>{words.memberEmail}</span> <b>{profile.email}</b>
      </p>
      <EmailAddress member={member} email={profile.email} />
      {form.isDone && <StatusNotice>{words.memberSaved}</StatusNotice>}
      <MemberForm submitLabel={words.memberSave} look="action" form={form}>
        <Field
          label={words.memberName}
          name="userName"
          autoComplete="nickname"
          defaultValue={profile.userName}
          required
          hint={words.memberNameHint}
          error={form.errors?.userName ?? ''}
        />
      </MemberForm>
    </div>
  )
}

export function ChangePassword({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const form = useForm(['password', 'newPassword'], ({ password = '', newPassword = '' }) =>
    member.changePassword({ password, newPassword }),
  )
  if (form.isDone) return <StatusNotice>{words.memberPasswordChanged}</StatusNotice>
  return (
    <MemberForm submitLabel={words.memberChangePassword} look="action" form={form}>
      <AccountName email={profile.email} />
      <PasswordField label={words.memberOldPassword} name="password" form={form} />
      <PasswordField label={words.memberNewPassword} name="newPassword" form={form} />
    </MemberForm>
  )
}

/** Collapsed, so that nobody deletes an account by accident. */
export function DeleteAccount({ member, profile }: AccountProps) {
  const words = useMemberWords()
  const form = useForm(['password'], async ({ password = '' }) => {
    const outcome = await member.deleteAccount(password)
    if (outcome.isDone) member.leave(words.memberDeleted)
    return outcome
  })
  return (
    <details className={memberStyles.fold}>
      <summary>{words.memberDelete}</summary>
      <div className={memberStyles.stack}>
        <p>{words.memberDeleteText}</p>
        <MemberForm submitLabel={words.memberDeleteSure} look="danger" form={form}>
          <AccountName email={profile.email} />
          <PasswordField label={words.memberPassword} name="password" form={form} />
        </MemberForm>
      </div>
    </details>
  )
}

/** Tells password managers which account the password belongs to. */
function AccountName({ email }: { email: string }) {
  return <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
}
